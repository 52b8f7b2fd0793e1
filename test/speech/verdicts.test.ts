// Guards verdicts that depend on what lies on the table: hits in a row on the bus, a card of the same rank; and the offer
// of the goal post that may follow one.
import type { PublicEvent } from '../../lambda/engine/index.ts';
import { classic } from '../support/builders.ts';
import { ROUND_TWO, scene, spoken, told, type Scene } from '../support/spoken.ts';

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
  const right = { type: 'guessedRight', seat: 1, guess: 'higher', card: '6S', amount: 2, streak: 0 } as const;
  const wrong = { type: 'guessedWrong', seat: 1, guess: 'higher', card: '6S', amount: 2 } as const;
  const under = (sameRank: 'right' | 'wrong'): Scene => ({
    game: { ...ROUND_TWO, rules: classic({ sameRank }) },
  });

  test('where it is right', () => {
    expect(told([{ ...right, place: 'row', equal: true }], under('right'))).toBe(
      'The six of spades: same rank, right.',
    );
    expect(told([{ ...right, place: 'row' }], under('right'))).toBe(
      'Higher it is: the six of spades. Right!',
    );
  });

  test.each(['row', 'bus'] as const)('where it is wrong, with what it costs: %s', (place) => {
    expect(told([{ ...wrong, place, equal: true }], under('wrong'))).toBe(
      'The six of spades: same rank, wrong, two points.',
    );
    expect(told([{ ...wrong, place }], under('wrong'))).toMatch(/^You said higher/);
  });

  test('in the gauntlet, where it costs nothing', () => {
    expect(told([{ ...wrong, place: 'gauntlet', equal: true }], under('wrong'))).toBe(
      'The six of spades: same rank, wrong.',
    );
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
