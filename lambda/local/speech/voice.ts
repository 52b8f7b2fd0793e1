// The offline voice: flite, for a page whose browser has none, and for whoever plays by ear in the tests.
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The voices that flite brings at the ear's own rate. */
export const VOICES = ['slt', 'kal16', 'awb', 'rms'] as const;
/** The name of a voice. */
export type VoiceName = (typeof VOICES)[number];

/** Speaks. */
export interface Voice {
  /** Text as a WAV of 16,000 samples a second. Rejects where the voice fails. */
  speak(text: string, voice?: VoiceName): Promise<Uint8Array>;
  close(): Promise<void>;
}

interface Spoken {
  readonly id: number;
  readonly wav: Uint8Array;
}

/** Opens the voice; what it lacks, it says with the first words. */
export function openVoice(): Voice {
  const thread = new Worker(fileURLToPath(new URL('flite.mjs', import.meta.url)));
  thread.unref();
  const waiting = new Map<number, { done: (wav: Uint8Array) => void; fail: (error: unknown) => void }>();
  let spoken = 0;
  thread.on('message', ({ id, wav }: Spoken) => {
    waiting.get(id)?.done(wav);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref(); // only words that are awaited keep the process
  });
  thread.on('error', (error) => {
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  });
  return {
    speak: (text, voice = 'slt') =>
      new Promise((done, fail) => {
        const id = ++spoken;
        waiting.set(id, { done, fail });
        thread.ref();
        thread.postMessage({ id, text, voice });
      }),
    async close() {
      await thread.terminate();
    },
  };
}
