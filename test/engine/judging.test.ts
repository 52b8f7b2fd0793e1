// Guards how every call is judged: each question, each ace, each meaning of an equal rank, against tables by hand.
import type { Guess, ValueOf } from '../../lambda/engine/index.ts';
import { isEqual, isInsideHopeless, judge, type Verdict } from '../../lambda/engine/guesses.ts';
import { after, call, cards, classic, table } from '../support/builders.ts';

const card = (word: string) => {
  const [only] = cards(word);
  if (!only) throw new Error('a card, please');
  return only;
};

const COLORS_AND_SUITS: {
  readonly [G in Exclude<Guess, 'higher' | 'lower' | 'inside' | 'outside'>]: string;
} = {
  red: 'HD',
  black: 'SC',
  hearts: 'H',
  diamonds: 'D',
  clubs: 'C',
  spades: 'S',
};

describe.each(Object.entries(COLORS_AND_SUITS) as [Guess, string][])('%s', (guess, suits) => {
  test.each(['S', 'H', 'D', 'C'])('on the seven of %s', (suit) => {
    expect(judge(classic(), guess, [], card(`7${suit}`))).toBe(suits.includes(suit) ? 'right' : 'wrong');
  });
});

describe('higher or lower than the first card', () => {
  test.each<[base: string, next: string, higher: Verdict, lower: Verdict]>([
    ['7H', '8C', 'right', 'wrong'],
    ['7H', '6C', 'wrong', 'right'],
    ['TH', 'JS', 'right', 'wrong'],
    ['QH', 'KS', 'right', 'wrong'],
    ['KH', 'AS', 'right', 'wrong'],
    ['2H', 'AS', 'right', 'wrong'],
    ['AH', '2S', 'wrong', 'right'],
    ['7H', '7C', 'wrong', 'wrong'],
    ['7H 2D', '5C', 'wrong', 'right'],
  ])('%s, then %s', (laid, next, higher, lower) => {
    expect(judge(classic(), 'higher', cards(laid), card(next))).toBe(higher);
    expect(judge(classic(), 'lower', cards(laid), card(next))).toBe(lower);
  });

  const ACE_AFTER_TWO: { readonly [A in ValueOf<'ace'>]: Verdict } = { high: 'right', low: 'wrong' };
  test.each(Object.entries(ACE_AFTER_TWO) as [ValueOf<'ace'>, Verdict][])('aces %s', (ace, higher) => {
    expect(judge(classic({ ace }), 'higher', cards('2H'), card('AS'))).toBe(higher);
    expect(judge(classic({ ace }), 'higher', cards('AH'), card('2S'))).toBe(
      higher === 'right' ? 'wrong' : 'right',
    );
    expect(judge(classic({ ace }), 'lower', cards('KH'), card('AS'))).toBe(
      higher === 'right' ? 'wrong' : 'right',
    );
  });
});

describe('inside or outside the first two', () => {
  test.each<[laid: string, next: string, inside: Verdict, outside: Verdict]>([
    ['4H 9D', '7C', 'right', 'wrong'],
    ['9D 4H', '7C', 'right', 'wrong'],
    ['4H 9D', '3C', 'wrong', 'right'],
    ['4H 9D', 'TC', 'wrong', 'right'],
    ['4H 9D', '4C', 'wrong', 'wrong'],
    ['4H 9D', '9C', 'wrong', 'wrong'],
    ['5H 5D', '5C', 'wrong', 'wrong'],
    ['5H 6D', '2C', 'wrong', 'right'],
    ['2H AD', 'KC', 'right', 'wrong'],
    ['2H KD', 'AC', 'wrong', 'right'],
    ['4H 9D 2S', '7C', 'right', 'wrong'],
  ])('%s, then %s', (laid, next, inside, outside) => {
    expect(judge(classic(), 'inside', cards(laid), card(next))).toBe(inside);
    expect(judge(classic(), 'outside', cards(laid), card(next))).toBe(outside);
  });

  test('with aces low an ace lies below the two', () => {
    expect(judge(classic({ ace: 'low' }), 'inside', cards('AH 3D'), card('2C'))).toBe('right');
    expect(judge(classic({ ace: 'low' }), 'inside', cards('2H KD'), card('AC'))).toBe('wrong');
  });
});

const EQUAL_IS: { readonly [S in ValueOf<'sameRank'>]: Verdict } = {
  wrong: 'wrong',
  right: 'right',
  again: 'again',
};

describe.each(Object.entries(EQUAL_IS) as [ValueOf<'sameRank'>, Verdict][])(
  'same rank %s',
  (sameRank, equal) => {
    test.each<[Guess, string, string]>([
      ['higher', '7H', '7C'],
      ['lower', '7H', '7C'],
      ['inside', '4H 9D', '4C'],
      ['inside', '4H 9D', '9C'],
      ['outside', '4H 9D', '9C'],
      ['inside', '5H 5D', '5C'],
    ])('%s on %s, then %s', (guess, laid, next) => {
      expect(judge(classic({ sameRank }), guess, cards(laid), card(next))).toBe(equal);
    });

    test('says nothing about colors and suits', () => {
      expect(judge(classic({ sameRank }), 'red', cards('7H'), card('7C'))).toBe('wrong');
      expect(judge(classic({ sameRank }), 'clubs', cards('7H'), card('7C'))).toBe('right');
    });
  },
);

test.each<[laid: string, wrong: boolean, right: boolean, again: boolean]>([
  ['5H 5D', true, false, true],
  ['5H 6D', true, false, true],
  ['6H 5D', true, false, true],
  ['5H 7D', false, false, false],
  ['KH AD', true, false, true],
  ['2H AD', false, false, false],
])('inside is hopeless on %s: %p (wrong), %p (right), %p (again)', (laid, wrong, right, again) => {
  expect(isInsideHopeless(classic({ sameRank: 'wrong' }), cards(laid))).toBe(wrong);
  expect(isInsideHopeless(classic({ sameRank: 'right' }), cards(laid))).toBe(right);
  expect(isInsideHopeless(classic({ sameRank: 'again' }), cards(laid))).toBe(again);
});

test('with aces low an ace and a two are neighbours, and an ace and a king are not', () => {
  expect(isInsideHopeless(classic({ ace: 'low' }), cards('AH 2D'))).toBe(true);
  expect(isInsideHopeless(classic({ ace: 'low' }), cards('AH KD'))).toBe(false);
});

test.each([
  ['higher', '7H', '7C', true],
  ['lower', '7H', '8C', false],
  ['inside', '4H 9D', '9C', true],
  ['outside', '9D 4H', '4C', true],
  ['outside', '4H 9D', '5C', false],
  ['hearts', '7H 9D 4C', '4H', false],
] as const)('%s on %s, then %s is of a rank that it is compared with: %s', (guess, laid, next, equal) => {
  for (const sameRank of ['wrong', 'right', 'again'] as const)
    expect(isEqual(classic({ sameRank }), guess, cards(laid), card(next))).toBe(equal);
});

test('an event tells that the rank was equal', () => {
  const { events } = after(table(classic(), 2, '7H 2C 7D'), call('black'), call('red'), call('higher'));
  expect(events).toContainEqual(expect.objectContaining({ type: 'guessedWrong', card: '7D', equal: true }));
  expect(events.filter((event) => 'equal' in event)).toHaveLength(1);
});
