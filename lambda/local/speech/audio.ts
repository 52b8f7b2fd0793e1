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

/** Samples in a frame of a twentieth of a second, at 16,000 a second. */
const FRAME = 800;
/** What is kept around the words: a quarter of a second. */
const AROUND = 4000;
/** A frame is loud that is louder than this, as the root of its mean square, and than a part of the loudest. */
const GATE = { least: 250, part: 0.05 } as const;

/** The samples from the first loud frame to the last, between short quiet; null where nothing is loud. */
export function wordsOf(samples: Int16Array): Int16Array | null {
  const levels = Array.from({ length: Math.floor(samples.length / FRAME) }, (_, frame) =>
    levelOf(samples.subarray(frame * FRAME, (frame + 1) * FRAME)),
  );
  const gate = Math.max(GATE.least, GATE.part * Math.max(0, ...levels));
  const first = levels.findIndex((level) => level > gate);
  if (first < 0) return null;
  const last = levels.findLastIndex((level) => level > gate);
  return withHiss(samples.subarray(Math.max(0, first * FRAME - AROUND), (last + 1) * FRAME + AROUND));
}

/** Two bits of hiss over everything, the same every time: digital silence breaks the recognizer. */
function withHiss(samples: Int16Array): Int16Array {
  let state = 1;
  return samples.map((sample) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.max(-32_768, Math.min(32_767, sample + ((state >>> 16) % 9) - 4));
  });
}

/** The samples between two stretches of silence, in samples. */
export function between(silence: number, samples: Int16Array): Int16Array {
  const all = new Int16Array(samples.length + 2 * silence);
  all.set(samples, silence);
  return all;
}

function levelOf(samples: Int16Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
