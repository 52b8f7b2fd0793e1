// Guards verdicts that depend on what lies on the table: hits in a row on the bus, a card of the same rank; and the offer
// of the goal post that may follow one.
import type { Card, PublicEvent } from '../../lambda/engine/index.ts';
import { cards, classic } from '../support/builders.ts';
import { ROUND_TWO, scene, spoken, type Scene } from '../support/spoken.ts';

function told(events: readonly PublicEvent[], known: Scene = {}): string {
  return spoken(scene({ game: ROUND_TWO, ...known }), [{ type: 'happened', events }]).text;
}

describe('verdicts on the bus', () => {
  const right = (streak: number): PublicEvent => ({
    type: 'guessedRight',
    seat: 1,
    guess: 'higher',
    card: 'TC',
    amount: 0,
    place: 'bus',
    streak,
  });
  test.each([
    [1, 'Higher it is: the ten of clubs. Right!'],
    [2, "Higher it is: the ten of clubs. Right! That's two."],
    [4, 'Higher it is: the ten of clubs. Right! Four in a row: one more!'],
    [5, 'Higher it is: the ten of clubs. Right!'],
  ])('a hit that makes %d', (streak, words) => {
    expect(told([right(streak)])).toBe(words);
  });

  test('in brief the count is told too', () => {
    expect(told([right(3)], { brief: true })).toBe("The ten of clubs. Right! That's three.");
    expect(told([right(1)], { brief: true })).toBe('The ten of clubs. Right!');
  });

  test('a miss costs one', () => {
    const miss: PublicEvent = {
      type: 'guessedWrong',
      seat: 1,
      guess: 'lower',
      card: 'TC',
      amount: 1,
      place: 'bus',
    };
    expect(told([miss])).toBe("You said lower, but it's the ten of clubs. A miss: one point.");
  });
});

describe('a card of the same rank is told as that', () => {
  const guessed = (guess: 'higher' | 'inside' | 'hearts', card: Card, place: 'row' | 'bus') =>
    ({ seat: 1, guess, card, place }) as const;
  const withRow = (row: readonly Card[], sameRank: 'right' | 'wrong'): Scene => ({
    game: {
      ...ROUND_TWO,
      rules: classic({ sameRank }),
      players: ROUND_TWO.players.map((player, index) => (index === 0 ? { ...player, row } : player)),
    },
  });
  const onTheBus = (out: readonly Card[], laid: readonly Card[]): Scene => ({
    game: {
      ...ROUND_TWO,
      out,
      phase: { type: 'bus', rider: 1, next: [], cards: laid, streak: 0, guesses: 3, misses: 1 },
    },
  });

  test('where it is right', () => {
    const right = { type: 'guessedRight', ...guessed('higher', '6S', 'row'), amount: 2, streak: 0 } as const;
    expect(told([right], withRow(['6H', '6S'], 'right'))).toBe('The six of spades: same rank, right.');
    expect(told([right], withRow(['5H', '6S'], 'right'))).toBe('Higher it is: the six of spades. Right!');
  });

  test('where it is wrong, on either end of inside or outside', () => {
    const wrong = { type: 'guessedWrong', ...guessed('inside', '9D', 'row'), amount: 3 } as const;
    for (const row of ['9C KH 9D', 'KH 9C 9D'])
      expect(told([wrong], withRow(cards(row), 'wrong'))).toBe(
        'The nine of diamonds: same rank, wrong, three points.',
      );
    expect(told([wrong], withRow(cards('2C KH 9D'), 'wrong'))).toMatch(/^You said inside/);
  });

  test('on the bus, after a hit, after a miss and once the laid cards are out', () => {
    const right = { type: 'guessedRight', ...guessed('higher', '6S', 'bus'), amount: 0, streak: 1 } as const;
    const wrong = { type: 'guessedWrong', ...guessed('higher', '6S', 'bus'), amount: 1 } as const;
    const same = 'The six of spades: same rank, wrong';
    expect(told([right], onTheBus(['2C', '6H'], ['6S']))).toBe(`${same}.`);
    expect(told([wrong], onTheBus(['2C', '6H'], ['6S']))).toBe(`${same}, one point.`);
    expect(told([wrong], onTheBus(['2C', '6H', '6S'], []))).toBe(`${same}, one point.`);
    expect(told([wrong], onTheBus(['6H', '2C'], ['6S']))).toMatch(/^You said higher/);
  });

  test('but not by suit', () => {
    const wrong = { type: 'guessedWrong', ...guessed('hearts', '6S', 'row'), amount: 4 } as const;
    expect(told([wrong], withRow(cards('2C KH 6D 6S'), 'wrong'))).toMatch(/^You said hearts/);
  });
});

test('the offer of the goal post speaks to the player of the next question, by name and once', () => {
  const offered = (event: PublicEvent) =>
    spoken(scene({ game: ROUND_TWO }), [{ type: 'happened', events: [event] }, { type: 'goalPostOffered' }], {
      how: 'plain',
    }).text;
  expect(offered({ type: 'guessedWrong', seat: 3, guess: 'red', card: '8S', amount: 1, place: 'row' })).toBe(
    "You said red, but it's the eight of spades. One point to you. Sam, say goal post to triple the two points. Higher or lower than the seven?",
  );
  expect(offered({ type: 'gave', seat: 3, to: 1, amount: 1, count: 1, only: true })).toBe(
    'Sam, you take one point. Say goal post to triple the two points. Higher or lower than the seven?',
  );
});
