// Guards how names are heard: alone, in lists, two-word names, names that are words too, names that nobody knows.
import { COLOR, GIFT, hear, LOBBY } from './table.ts';
import type { Situation } from '../../lambda/chat/matcher.ts';

type Players = readonly [words: string, players: readonly string[]];

const LISTS: readonly Players[] = [
  ['sam', ['Sam']],
  ['Sam, Alex and Jo', ['Sam', 'Alex', 'Jo']],
  ['sam alex and jo', ['Sam', 'Alex', 'Jo']],
  ['Sam Alex Jo', ['Sam', 'Alex', 'Jo']],
  ['Sam & Alex & Jo', ['Sam', 'Alex', 'Jo']],
  ['Sam, Alex, and Jo.', ['Sam', 'Alex', 'Jo']],
  ["it's Sam and Alex", ['Sam', 'Alex']],
  ["hi, we're Sam, Alex and um Jo", ['Sam', 'Alex', 'Jo']],
  ['mary jane', ['Mary Jane']],
  ['Mary Jane, Sam and Bob', ['Mary Jane', 'Sam', 'Bob']],
  ['Anna Lena, Sam and Bob Lee', ['Anna Lena', 'Sam', 'Bob Lee']],
  ['Will, Rose, Hope and Jack', ['Will', 'Rose', 'Hope', 'Jack']],
  ['May and June are playing', ['May', 'June']],
  ['Dick, Randy and Fanny', ['Dick', 'Randy', 'Fanny']],
  ['Zoë and José', ['Zoë', 'José']],
  ['player two and Sam', ['P2', 'Sam']],
  ['Sam and me', ['Sam', 'ME']],
  ['myself', ['ME']],
  ['Zork, Blip and Foo', ['Zork', 'Blip', 'Foo']],
  ["Mary-Jane and O'Brien", ['Mary-Jane', "O'Brien"]],
  ["mary-jane and d'angelo", ['Mary-Jane', "D'Angelo"]],
  ['zork', ['Zork']],
];

it.each(LISTS)('who plays? "%s"', (words, players) => {
  expect(hear(words, LOBBY)).toEqual({ intent: 'PlayersIntent', slots: { players } });
});

const SEATED: Situation = { ...COLOR, names: ['McKay', 'Zork', 'Anna Lena', 'Ace', 'An'] };
const AT_THE_TABLE: readonly Players[] = [
  ['mckay', ['McKay']],
  ['ZORK', ['Zork']],
  ['anna lena', ['Anna Lena']],
  ['zork anna lena and mckay', ['Zork', 'Anna Lena', 'McKay']],
  ['ace', ['Ace']],
  ['An and Ace', ['An', 'Ace']],
];

it.each(AT_THE_TABLE)('a seated name keeps its spelling: "%s"', (words, players) => {
  expect(hear(words, SEATED)).toEqual({ intent: 'PlayersIntent', slots: { players } });
});

it('a name that nobody knows is one only where names are asked for', () => {
  expect(hear('zork', COLOR)).toEqual({ intent: 'AMAZON.FallbackIntent', slots: {} });
  expect(hear('zork', GIFT)).toEqual({ intent: 'PlayersIntent', slots: { players: ['Zork'] } });
});

it('who else plays is a question for names, however it can be answered', () => {
  const choices = [{ intent: 'StartIntent', slots: { option: 'mode.solo' } }] as const;
  expect(hear('zork', { choices, names: ['Sam'] })).toEqual({
    intent: 'PlayersIntent',
    slots: { players: ['Zork'] },
  });
});

it('a sentence around it makes it one, with a capital or with enough words', () => {
  expect(hear('no, Zork', COLOR)).toEqual({ intent: 'RenameIntent', slots: { name: 'Zork' } });
  expect(hear('player three is zork', COLOR)).toEqual({
    intent: 'RenameIntent',
    slots: { player: 'P3', name: 'Zork' },
  });
  expect(hear('rename sam to zork', COLOR)).toEqual({
    intent: 'RenameIntent',
    slots: { player: 'Sam', name: 'Zork' },
  });
});

it.each(["I'm hungry", 'sam is cheating', 'no luck', 'we are bored'])('"%s" names nobody', (words) => {
  expect(hear(words, COLOR)).toEqual({ intent: 'AMAZON.FallbackIntent', slots: {} });
});

it.each(['stop', 'score', 'help', 'next', 'undo', 'rules', 'odds'])(
  'the command "%s" never loses to a name',
  (word) => {
    const seated: Situation = {
      choices: [{ intent: 'PlayersIntent', slots: { players: [word] } }],
      names: [word, 'Sam'],
    };
    expect(hear(word, seated).intent).not.toBe('PlayersIntent');
    expect(hear(word, LOBBY).intent).not.toBe('PlayersIntent');
  },
);

it.each(['red', 'higher', 'between', 'clubs'])('nor does the guess "%s"', (word) => {
  expect(hear(word, { ...GIFT, names: [word, 'Sam'] }).intent).toBe('GuessIntent');
  expect(hear(`add ${word}`, LOBBY).intent).toBe('AMAZON.FallbackIntent');
});
