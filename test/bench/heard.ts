// How well the offline ear hears, by kind of phrase and by voice, and what it takes for an answer
// that is none: ten kinds of noise, and sentences outside the grammar.
import { earFor, modelFor } from '../../lambda/local/ear.ts';
import { between, readWav } from '../../lambda/local/speech/audio.ts';
import { openEar } from '../../lambda/local/speech/ear.ts';
import { grammarNow, installedDictionary } from '../../lambda/local/speech/speech-extras.ts';
import { openVoice, VOICES } from '../../lambda/local/speech/voice.ts';
import type { Situation } from '../../lambda/chat/matcher.ts';
import type { Measurement, Row } from './table.ts';
import type { Heard } from '../../lambda/dialog/intents.ts';

const NAMES = ['Sam', 'Alex', 'Jo', 'Kim'] as const;
const guesses = (...values: readonly string[]): readonly Heard[] =>
  values.map((guess) => ({ intent: 'GuessIntent', slots: { guess } }));
const plain = (...intents: readonly Heard['intent'][]): readonly Heard[] =>
  intents.map((intent) => ({ intent, slots: {} }));

/** What the table waits for, and what is said then; commands are said at every question. */
const KINDS: Readonly<
  Record<string, { readonly choices: readonly Heard[]; readonly said: readonly string[] }>
> = {
  'red or black': { choices: guesses('red', 'black'), said: ['red', 'black', 'i say red', 'i think black'] },
  'higher or lower': {
    choices: guesses('higher', 'lower'),
    said: ['higher', 'lower', "i'll say lower", 'i think higher'],
  },
  'inside or outside': {
    choices: guesses('inside', 'outside'),
    said: ['inside', 'outside', 'going outside', 'between'],
  },
  suits: {
    choices: guesses('hearts', 'diamonds', 'clubs', 'spades'),
    said: ['hearts', 'diamonds', 'clubs', 'spades'],
  },
  names: {
    choices: NAMES.map((name) => ({ intent: 'PlayersIntent', slots: { players: [name] } })),
    said: ['sam', 'alex', 'jo', 'kim', 'give it to sam', 'to kim'],
  },
  continue: { choices: plain('ContinueIntent'), said: ['continue', 'next card', 'go on', 'flip'] },
  'yes or no': { choices: plain('AMAZON.YesIntent', 'AMAZON.NoIntent'), said: ['yes', 'no'] },
};
const COMMANDS = ['undo', 'stop', 'help', 'score', 'repeat', 'whose turn'];
const OUTSIDE = [
  'what a lovely day',
  'good morning everyone',
  'pass the salt please',
  'banana',
  'the quick brown fox',
  'one hundred and seven',
  'computer',
  'could you turn the music down',
  'seventeen bicycles',
  'I left my umbrella on the train',
];
const LENGTH = 24_000;
const chance = (index: number) => ((Math.imul(index + 7, 1_664_525) >>> 8) % 2001) / 1000 - 1;
/** Ten kinds of noise, as waves. */
const NOISES: Readonly<Record<string, (index: number) => number>> = {
  silence: () => 0,
  hiss: (index) => 4000 * chance(index),
  'a loud hiss': (index) => 15_000 * chance(index),
  hum: (index) => 6000 * Math.sin(index / 51),
  whistle: (index) => 6000 * Math.sin(index / 2.5),
  'a rising whistle': (index) => 6000 * Math.sin((index * index) / 90_000),
  clicks: (index) => (index % 4000 < 40 ? 20_000 : 0),
  knocks: (index) => 18_000 * Math.exp(-(index % 6000) / 300) * chance(index),
  motor: (index) => 7000 * chance(Math.floor(index / 40)) * (1 + Math.sin(index / 400)),
  chord: (index) => 3000 * (Math.sin(index / 9.7) + Math.sin(index / 7.7) + Math.sin(index / 6.5)),
};

/** What every part of the measurement works with. */
interface Room {
  readonly ear: Awaited<ReturnType<typeof openEar>>;
  readonly speak: Awaited<ReturnType<typeof openVoice>>;
  listenFor(choices: readonly Heard[]): Situation;
}

/** The share heard right, by kind of phrase and voice, and what is taken for an answer that is none. */
export const heard: Measurement = async () => {
  const dictionary = installedDictionary();
  const model = modelFor('en-US');
  const ear = await openEar();
  const room: Room = {
    ear,
    speak: await openVoice(),
    listenFor(choices) {
      const situation = { choices, names: [...NAMES] };
      ear.listenFor(grammarNow(model, situation, dictionary));
      return situation;
    },
  };
  const kinds = { ...KINDS, commands: { choices: guesses('red', 'black'), said: COMMANDS } };
  const rows: Row[] = [];
  let accepted = 0;
  for (const [kind, { choices, said }] of Object.entries(kinds)) {
    const situation = room.listenFor(choices);
    rows.push(await heardRight(room, kind, { situation, said }));
    accepted += await takenForAnswers(room);
  }
  room.listenFor(guesses('red', 'black'));
  const noises = Object.values(NOISES).filter(
    (wave) => ear.hear(Int16Array.from({ length: LENGTH }, (_, index) => wave(index))) !== null,
  );
  const offered = Object.keys(kinds).length * VOICES.length * OUTSIDE.length;
  return [
    { title: `Speech heard right (${VOICES.join(', ')})`, rows },
    {
      title: 'Taken for an answer that is none',
      rows: [
        { what: 'sentences outside the grammar', figure: `${accepted} of ${offered}` },
        { what: 'kinds of noise', figure: `${noises.length} of ${Object.keys(NOISES).length}` },
      ],
    },
  ];
};

async function heardRight(
  { ear, speak }: Room,
  kind: string,
  { situation, said }: { readonly situation: Situation; readonly said: readonly string[] },
): Promise<Row> {
  const { matcher } = earFor('en-US');
  const meaningOf = (words: string) => JSON.stringify(matcher.match(words, situation));
  const right: number[] = [];
  for (const voice of VOICES) {
    let count = 0;
    for (const words of said) {
      const understood = ear.hear(await soundOf(speak, words, voice));
      if (understood !== null && meaningOf(understood) === meaningOf(words)) count += 1;
    }
    right.push(count);
  }
  const all = right.reduce((sum, count) => sum + count, 0);
  const share = Math.round((100 * all) / (said.length * VOICES.length));
  return { what: kind, figure: `${share} % (${right.map((count) => `${count}/${said.length}`).join(', ')})` };
}

async function takenForAnswers({ ear, speak }: Room): Promise<number> {
  let accepted = 0;
  for (const voice of VOICES) {
    for (const words of OUTSIDE) {
      if (ear.hear(await soundOf(speak, words, voice)) !== null) accepted += 1;
    }
  }
  return accepted;
}

async function soundOf(speak: Room['speak'], words: string, voice: (typeof VOICES)[number]) {
  return between(8000, readWav(await speak(words, voice)).samples);
}
