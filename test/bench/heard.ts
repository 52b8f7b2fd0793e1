// `npm run bench:speech`: how well the offline ear hears, by kind of phrase and by voice, and what it takes for an answer
// that is none: ten kinds of noise, and sentences outside the grammar.
import { earFor, modelFor } from '../../lambda/local/ear.ts';
import { between, readWav } from '../../lambda/local/speech/audio.ts';
import { openEar } from '../../lambda/local/speech/ear.ts';
import { grammarNow, installedDictionary } from '../../lambda/local/speech/speech-extras.ts';
import { openVoice, VOICES } from '../../lambda/local/speech/voice.ts';
import type { Situation } from '../../lambda/chat/matcher.ts';
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

const ear = await openEar();
const speak = await openVoice();
const dictionary = installedDictionary();
const model = modelFor('en-US');
const { matcher } = earFor('en-US');

const situationOf = (choices: readonly Heard[]): Situation => ({ choices, names: [...NAMES] });
const soundOf = async (words: string, voice: (typeof VOICES)[number]) =>
  between(8000, readWav(await speak(words, voice)).samples);

const rows: string[][] = [['heard right', ...VOICES, 'all']];
let accepted = 0;
let offered = 0;
for (const [kind, { choices, said }] of Object.entries({
  ...KINDS,
  commands: { choices: guesses('red', 'black'), said: COMMANDS },
})) {
  const situation = situationOf(choices);
  ear.listenFor(grammarNow(model, situation, dictionary));
  const meaningOf = (words: string) => JSON.stringify(matcher.match(words, situation));
  const right: number[] = [];
  for (const voice of VOICES) {
    let count = 0;
    for (const words of said) {
      const heard = ear.hear(await soundOf(words, voice));
      if (heard !== null && meaningOf(heard) === meaningOf(words)) count += 1;
    }
    right.push(count);
    for (const words of OUTSIDE) {
      offered += 1;
      if (ear.hear(await soundOf(words, voice)) !== null) accepted += 1;
    }
  }
  const all = right.reduce((sum, count) => sum + count, 0);
  rows.push([
    kind,
    ...right.map((count) => `${count}/${said.length}`),
    `${Math.round((100 * all) / (said.length * VOICES.length))} %`,
  ]);
}
console.log(rows.map((row) => row.map((cell) => cell.padEnd(20)).join('')).join('\n'));
console.log(`\nsentences outside the grammar taken for an answer: ${accepted} of ${offered}`);

ear.listenFor(grammarNow(model, situationOf(guesses('red', 'black')), dictionary));
const noises = Object.entries(NOISES).map(
  ([name, wave]) => [name, ear.hear(Int16Array.from({ length: LENGTH }, (_, index) => wave(index)))] as const,
);
console.log(
  `noises taken for an answer: ${noises.filter(([, heard]) => heard !== null).length} of ${noises.length}`,
);
