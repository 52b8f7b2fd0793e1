// Plays whole games with WAV in and WAV out, and listens to noise, then prints what came of it as one line of JSON. A
// process of its own: the recognizer's WebAssembly brings down the test runner's.
import { fairShuffle } from '../../lambda/engine/index.ts';
import { converse, LOCAL_USER } from '../../lambda/local/conversation.ts';
import { openLocalDesk } from '../../lambda/local/desk.ts';
import { modelFor } from '../../lambda/local/ear.ts';
import { seeds } from '../../lambda/local/seeds.ts';
import { between, readWav } from '../../lambda/local/speech/audio.ts';
import { openEar } from '../../lambda/local/speech/ear.ts';
import { grammarNow, installedDictionary } from '../../lambda/local/speech/speech-extras.ts';
import { openVoice } from '../../lambda/local/speech/voice.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';

/** What came of it. */
export interface Played {
  readonly games: Readonly<Record<string, Game>>;
  /** What was heard in each noise. */
  readonly noises: Readonly<Record<string, string | null>>;
}

/** How a game went. */
export interface Game {
  readonly phase: string;
  readonly players: number;
  /** How often somebody spoke, and was understood. */
  readonly said: number;
  readonly heard: number;
  /** The shortest reply that was read aloud, in samples. */
  readonly shortest: number;
}

/** The voices that say "higher" as the recognizer knows it; `npm run bench -- heard` has them all. */
const PLAYERS = ['kal16', 'rms'] as const;

/** What is quiet around the words: half a second. */
const SILENCE = 8000;

const GAMES = {
  gauntlet: { opening: ['start the solo gauntlet'], seed: 5 },
  classic: { opening: ['four players', 'no names'], seed: 26 },
} as const;

/** Kinds of noise, as waves. */
const NOISES: Readonly<Record<string, (index: number) => number>> = {
  silence: () => 0,
  hum: (index) => 6000 * Math.sin(index / 25),
  hiss: (index) => ((Math.imul(index, 1_103_515_245) >>> 16) % 8000) - 4000,
  clicks: (index) => (index % 4000 < 40 ? 20_000 : 0),
};

const ear = await openEar();
const speak = await openVoice();
const dictionary = installedDictionary();
const model = modelFor('en-US');

const games: Record<string, Game> = {};
for (const [name, { opening, seed }] of Object.entries(GAMES)) games[name] = await playByEar(opening, seed);
const noises: Record<string, string | null> = {};
for (const [name, wave] of Object.entries(NOISES)) noises[name] = hearIn(wave);
process.stdout.write(`${JSON.stringify({ games, noises } satisfies Played)}\n`);

/** Plays a game: each answer is spoken, what was heard is said, and every fifth reply is read aloud: that takes longest. */
async function playByEar(opening: readonly string[], seed: number): Promise<Game> {
  const desk = openLocalDesk(
    {
      store: new MemoryStore(),
      seed: seeds(seed),
      shuffle: fairShuffle,
      now: Date.now,
      log: () => undefined,
      sips: true,
    },
    'en-US',
  );
  const conversation = converse(desk, 'kitchen');
  let last = await conversation.launch();
  let said = 0;
  let heard = 0;
  let shortest = Infinity;
  while (last.view?.phase !== 'over' && said < 300) {
    const words = opening[heard] ?? last.view?.question?.choices[0]?.say ?? '';
    ear.listenFor(grammarNow(model, await desk.situationOf(LOCAL_USER), dictionary));
    const recording = await speak(words, PLAYERS[said++ % PLAYERS.length]); // who isn't understood says it in another voice
    const understood = ear.hear(between(SILENCE, readWav(recording).samples));
    if (understood === null) continue;
    heard += 1;
    last = await conversation.hear(understood);
    if (heard % 5 === 1) shortest = Math.min(shortest, readWav(await speak(last.speech)).samples.length);
  }
  const { phase = '', players = [] } = last.view ?? {};
  return { phase, players: players.length, said, heard, shortest };
}

function hearIn(wave: (index: number) => number): string | null {
  const choices = [{ intent: 'GuessIntent', slots: { guess: 'red' } }] as const;
  ear.listenFor(grammarNow(model, { choices, names: [] }, dictionary));
  return ear.hear(Int16Array.from({ length: 24_000 }, (_, index) => wave(index)));
}
