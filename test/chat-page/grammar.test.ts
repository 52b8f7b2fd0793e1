// Guards what the offline ear listens for: what is legal now and the commands, no more, with a sound for every word.
import type { Heard } from '../../lambda/dialog/intents.ts';
import { modelFor } from '../../lambda/local/ear.ts';
import { between, readWav, wordsOf, writeWav } from '../../lambda/local/speech/audio.ts';
import { grammarOf, wordsIn } from '../../lambda/local/speech/grammar.ts';
import { phrasesFor } from '../../lambda/local/speech/phrases.ts';
import { readDictionary, soundsFromLetters } from '../../lambda/local/speech/pronounce.ts';

const model = modelFor('en-US');
const guesses = (...values: readonly string[]): readonly Heard[] =>
  values.map((guess) => ({ intent: 'GuessIntent', slots: { guess } }));

test.each([
  [
    'red or black',
    guesses('red', 'black'),
    ['red', 'black', 'i say red'],
    ['hearts', 'higher', 'sam', 'continue'],
  ],
  ['suits', guesses('hearts', 'clubs'), ['hearts', 'clubs'], ['red', 'spades', 'outside']],
  [
    'a gift',
    [{ intent: 'PlayersIntent', slots: { players: ['Zoe'] } } satisfies Heard],
    ['zoe', 'to zoe'],
    ['red', 'sam', 'continue'],
  ],
])('%s: what is legal, and the commands', (_, choices, legal, others) => {
  const phrases = phrasesFor(model, { choices });
  expect(phrases).toEqual(expect.arrayContaining([...legal, 'stop', 'undo', 'help', 'score']));
  expect(phrases.filter((phrase) => others.includes(phrase))).toEqual([]);
});

const dictionary = readDictionary('give G IH V\nit IH T\nto T UW\nto(2) T AH\nsam S AE M\nred R EH D\n');

test('a name without an entry sounds as its letters do, and one of other letters is left to typing', () => {
  const { words, typedOnly } = grammarOf(['to zane', 'to 明'], dictionary, ['Zane', '明']);
  expect(words).toContainEqual(['zane', 'Z EY N']);
  expect(words).toContainEqual(['to', 'T UW']);
  expect(words).toContainEqual(['to(2)', 'T AH']);
  expect(typedOnly).toEqual(['明']);
});

test('a phrase with a word that has no sounds is left out, and costs the others nothing', () => {
  const { transitions } = grammarOf(['red', 'give qwx', 'give it to sam'], dictionary, []);
  const words = transitions.map(({ word }) => word).filter((word) => word !== '' && !word.startsWith('@'));
  expect(words).toEqual(['red', 'give', 'it', 'to', 'sam']);
});

test.each([
  ['Zane', 'Z EY N'],
  ['Shelby', 'SH EH L B IY'],
  ['Joelle', 'JH OW L'],
  ['Phoebe', 'F OW B'],
  ['Ann-Lee', 'AE N L IY'],
  ['明', null],
])('%s may sound like %s', (name, sounds) => {
  expect(soundsFromLetters(name)).toBe(sounds);
});

test.each([
  ['give it to sam', 'give it to sam'],
  ['to(2) sam', 'to sam'],
  ['@AA @S', null],
  ['', null],
])('%j was heard: %j', (hypothesis, words) => {
  expect(wordsIn(hypothesis)).toBe(words);
});

test('a recording comes back as it was written, and only its loud part is listened to', () => {
  const tone = Int16Array.from({ length: 8000 }, (_, index) => 9000 * Math.sin(index / 8));
  const written = readWav(writeWav({ rate: 16_000, samples: between(40_000, tone) }));
  expect(written.rate).toBe(16_000);
  expect(written.samples).toEqual(between(40_000, tone));
  expect(wordsOf(written.samples)).toHaveLength(8000 + 2 * 4000);
  expect(wordsOf(new Int16Array(40_000))).toBeNull();
});
