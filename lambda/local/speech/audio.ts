// Audio as numbers: reads and writes WAV, and gives a recognizer the quiet hiss that it needs around words.

/** Samples of 16 bits with their rate. */
export interface Audio {
  readonly rate: number;
  readonly samples: Int16Array;
}

const HEADER = 44;

/** Reads a WAV of one channel and 16 bits. Throws for any other. */
export function readWav(bytes: Uint8Array): Audio {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x52494646 || view.getUint16(22, true) !== 1 || view.getUint16(34, true) !== 16) {
    throw new Error('this is no WAV of one channel and 16 bits');
  }
  const samples = new Int16Array((bytes.byteLength - HEADER) >> 1);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = view.getInt16(HEADER + 2 * index, true);
  }
  return { rate: view.getUint32(24, true), samples };
}

/** Writes a WAV of one channel and 16 bits. */
export function writeWav({ rate, samples }: Audio): Uint8Array {
  const bytes = new Uint8Array(HEADER + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  samples.forEach((sample, index) => view.setInt16(HEADER + 2 * index, sample, true));
  return bytes;
}

/** The samples with half a second of hiss before and after, and two bits of it over all: digital silence breaks the ear. */
export function withHiss(samples: Int16Array, around = 4000): Int16Array {
  const heard = new Int16Array(samples.length + 2 * around);
  heard.set(samples, around);
  let state = 1;
  for (let index = 0; index < heard.length; index++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0; // the same hiss every time
    heard[index] = Math.max(-32_768, Math.min(32_767, (heard[index] ?? 0) + ((state >>> 16) % 9) - 4));
  }
  return heard;
}

/** How loud the loudest tenth of a second is, as the root of its mean square. */
export function loudestOf({ rate, samples }: Audio): number {
  const length = rate / 10;
  let loudest = 0;
  for (let from = 0; from + length <= samples.length; from += length) {
    const sum = samples.subarray(from, from + length).reduce((total, sample) => total + sample * sample, 0);
    loudest = Math.max(loudest, Math.sqrt(sum / length));
  }
  return loudest;
}
