// Guards which words are no names in the Lambda: those that answer or command, and no real first name.
import { locales } from '../../lambda/locales/index.ts';
import { listened } from '../../lambda/locales/listened.ts';

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
  ])('"%s" is no name', (word) => {
    expect(reserved.has(word)).toBe(true);
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
    expect(reserved.has(word)).toBe(true);
  });

  it('every first name is one', () => {
    const names = listened.find((locale) => locale.tag === tag)?.listen.firstNames ?? [];
    expect(names.filter((name) => reserved.has(name.toLowerCase()))).toEqual([]);
    expect(names).toContain('Jack');
  });

  it('holds lower-case words only', () => {
    expect([...reserved].filter((word) => !/^[a-z' ]+$/.test(word))).toEqual([]);
  });
});
