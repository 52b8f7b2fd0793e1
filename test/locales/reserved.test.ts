// Guards which words are no names in the Lambda: those that answer or command, and no real first name.
import { fold, readName } from '../../lambda/dialog/names.ts';
import { locales } from '../../lambda/locales/index.ts';
import { listened, type Listened } from '../../lambda/locales/listened.ts';

describe.each(locales)('in $tag', ({ tag, reserved }) => {
  it.each([
    'red',
    'hire',
    'spades',
    'between',
    'goal post',
    'hold',
    'play one',
    'gauntlet',
    'party rules',
    'stop',
    'cancel',
    'Goal-Post',
    'Stóp',
    'Alexa',
    'him',
    'end the game',
  ])('"%s" is no name', (word) => {
    expect(readName(word, reserved)).toEqual({ fault: 'command' });
  });

  it.each([
    'yes',
    'no',
    'help',
    'repeat',
    'next',
    'start',
    'undo',
    'score',
    'continue',
    'start over',
    'everyone',
  ])('nor is "%s"', (word) => {
    expect(readName(word, reserved)).toEqual({ fault: 'command' });
  });

  it('every first name is one', () => {
    const names = listened.find((locale) => locale.tag === tag)?.listen.firstNames ?? [];
    expect(names.filter((name) => 'fault' in readName(name, reserved))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['Jack', 'Chance', 'Win']));
  });
});

/** Words of a topic, which say nothing without a question around them, that are first names too. */
const NAMES_TOO = ['win'];

/** Every word that says something by itself. */
function singleWords({ words, listen }: Listened): readonly string[] {
  const types: readonly Readonly<Record<string, readonly string[]>>[] = Object.values(words);
  const values = types.flatMap((type) => Object.values(type).flat());
  const samples = [...Object.values(listen.samples), ...Object.values(listen.builtIns)].flat();
  return [...values, ...samples].filter(
    (phrase) => /^[a-z][a-z'-]*$/.test(phrase) && !NAMES_TOO.includes(phrase),
  );
}

it.each(listened)('in $tag every word that says something by itself is no name', (locale) => {
  const reserved = locales.find(({ tag }) => tag === locale.tag)?.reserved;
  const words = singleWords(locale);
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((word) => !reserved?.has(fold(word)))).toEqual([]);
});
