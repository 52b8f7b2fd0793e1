// Guards what counts as a name and who is meant by one: spelling, sound, homophones, rudeness, words that command.
import { alike, readName, whoIs } from '../../lambda/dialog/names.ts';
import { RESERVED } from '../support/talk.ts';

test.each([
  ['sam', 'Sam'],
  ['mary jane', 'Mary Jane'],
  ['MacKenzie', 'MacKenzie'],
  ['jean-luc', 'Jean-Luc'],
  ["o'neil", "O'neil"],
  ['zoë', 'Zoë'],
  ['  jo   anne ', 'Jo Anne'],
  ['dick', 'Dick'],
  ['randy', 'Randy'],
  ['fanny', 'Fanny'],
  ['jack', 'Jack'],
  ['will', 'Will'],
  ['christopher robinson', 'Christopher Robinson'],
  ['whitehead', 'Whitehead'],
])('%s is the name %s', (said, name) => {
  expect(readName(said, RESERVED)).toEqual({ name });
});

test.each([
  ['r2d2', 'letters'],
  ['<img onerror>', 'letters'],
  [']]>&', 'letters'],
  ["'quoted'", 'letters'],
  ['', 'letters'],
  ['?', 'letters'],
  ['christopher robinsons', 'long'],
  ['red', 'command'],
  ['Stop', 'command'],
  ['me', 'command'],
  ['shit', 'rude'],
  ['miss bitch', 'rude'],
  ['shithead', 'rude'],
] as const)('%s is no name: %s', (said, fault) => {
  expect(readName(said, RESERVED)).toEqual({ fault });
});

test.each([
  ['Jo', 'Joe', true],
  ['Ann', 'anne', true],
  ['Sean', 'Shawn', true],
  ['Zoë', 'zoe', true],
  ['Jo-Anne', 'Jo Anne', true],
  ['Ian', 'Iain', true],
  ['Jean', 'Gene', true],
  ['John', 'Jean', false],
  ['Tim', 'Tom', false],
  ['Sam', 'Alex', false],
  ['Jon', 'Jo', false],
  ['राम', 'रीमा', false],
])('%s and %s sound the same: %s', (one, other, same) => {
  expect(alike(one, other)).toBe(same);
  expect(alike(other, one)).toBe(same);
});

describe('who is meant', () => {
  const names = ['Sam', 'Johnny', null, 'Tim', 'Tom', 'Zoë'];
  test.each([
    ['sam', { seat: 1 }],
    ['SAM', { seat: 1 }],
    ['jonny', { seat: 2 }],
    ['P3', { seat: 3 }],
    ['zoe', { seat: 6 }],
    ['tim', { seat: 4 }],
    ['tam', { seats: [4, 5] }],
    ['P8', null],
    ['alexandra', null],
    ['?', null],
    ['ME', { seat: 2 }],
  ])('%s', (said, meant) => {
    expect(whoIs(said, names, 2)).toEqual(meant);
  });

  test('"me" is nobody where the whole table is asked', () => {
    expect(whoIs('ME', names, null)).toBeNull();
  });
});
