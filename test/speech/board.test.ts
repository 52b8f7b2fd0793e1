// Guards how flips are told: runs in one sentence, matches with those who play and take, many flips as a summary, and
// gifts to the player who is asked next without saying the name twice.
import type { Card, PublicEvent } from '../../lambda/engine/index.ts';
import { MOST_WORDS } from '../../lambda/speech/compose.ts';
import { wordCount } from '../../lambda/speech/voice.ts';
import {
  after,
  afterQuestions,
  call,
  cards,
  classic,
  drawnAs,
  giveTo,
  party,
  playCards,
  table,
} from '../support/builders.ts';
import { COUNTERS, ROUND_TWO, asked, scene, spoken } from '../support/spoken.ts';

const HOUSEHOLD = scene({ game: ROUND_TWO });

function told(...events: readonly PublicEvent[]): string {
  return spoken(HOUSEHOLD, [{ type: 'happened', events }]).text;
}

function flip(card: Card, ...seats: readonly number[]): PublicEvent {
  const matched = seats.map((seat) => ({ seat, cards: 1 }));
  return { type: 'cardFlipped', card, at: [0, 0], stake: 2, kind: 'pick', matched };
}

function unmatched(text: string): readonly PublicEvent[] {
  return cards(text).map((card) => flip(card));
}

const PLAYED: PublicEvent = { type: 'cardsPlayed', seat: 1, cards: ['9H'], amount: 2 };
const GIFT: PublicEvent = { type: 'gave', seat: 1, to: 2, amount: 2, count: 1, only: true };

test('flips that match nobody are one sentence', () => {
  expect(told(...unmatched('9C 2H KS'))).toBe(
    'The nine of clubs, the two of hearts and the king of spades match nobody.',
  );
});

test('more than five are counted, and the last two named', () => {
  expect(told(...unmatched('9C 2H KS 3D 4D 5S'))).toBe(
    'Six cards match nobody, ending with the four of diamonds and the five of spades.',
  );
});

test('a match names its holders', () => {
  expect(told(flip('9C', 2, 3))).toBe('The nine of clubs matches Alex and Jo.');
});

test('a match whose gift needs no asking says who plays and who takes', () => {
  expect(told(flip('9C', 1), PLAYED, GIFT)).toBe(
    'The nine of clubs: Sam plays one card, two points to Alex.',
  );
});

test('on a take the holders take', () => {
  const take = (seat: number): readonly PublicEvent[] => [
    { type: 'cardsPlayed', seat, cards: ['9H'], amount: 2 },
    { type: 'took', seat, amount: 2 },
  ];
  expect(told(flip('9C', 1, 3), ...take(1), ...take(3))).toBe(
    'The nine of clubs: Sam takes two points; Jo takes two points.',
  );
});

test('several gifts in one sentence are told in one', () => {
  const other: PublicEvent = { type: 'gave', seat: 1, to: 3, amount: 4, count: 2, only: false };
  expect(told(GIFT, other)).toBe('Two points to Alex and four points to Jo.');
});

test('some played and some held', () => {
  expect(told(PLAYED, { type: 'cardsHeld', seat: 1, cards: ['9D'] })).toBe('One played, one held.');
});

test.each(COUNTERS)('what is held needs no later match, at counter %d', (wording) => {
  const held: PublicEvent = { type: 'cardsHeld', seat: 1, cards: ['9D'] };
  expect(spoken({ ...HOUSEHOLD, wording }, [{ type: 'happened', events: [held] }]).text).not.toMatch(/later/);
});

test('a second run in one reply is worded anew', () => {
  expect(told(flip('2C'), flip('9C', 2), flip('3C'))).toBe(
    'The two of clubs matches nobody. The nine of clubs: Alex has a match. No match for the three of clubs.',
  );
});

test('scores at the deal are those of the questions, though gifts of the board follow at once', () => {
  const dealt: PublicEvent = { type: 'boardDealt', kind: 'pyramid', cards: 10 };
  const gift: PublicEvent = { type: 'gave', seat: 1, to: 2, amount: 1, count: 1, only: true };
  expect(told(dealt, flip('9C', 1), PLAYED, gift)).toMatch(/^Sam one, Alex zero, Jo one\. /);
});

test('many flips in one reply become a summary, the last flip told as ever', () => {
  const events = Array.from({ length: 9 }, () => [flip('9C', 1), PLAYED, GIFT]).flat();
  expect(told(...events, flip('3C'))).toBe(
    'Nine cards flipped: Alex takes eighteen points. The three of clubs matches nobody.',
  );
  expect(wordCount(told(...events))).toBeLessThanOrEqual(MOST_WORDS);
});

test('where there is much to tell, a run of flips is told as one number', () => {
  const events: readonly PublicEvent[] = [
    ...unmatched('9C 2H KS 3D 4D 5S'),
    { type: 'boardEnded', why: 'flipped' },
    { type: 'rideTied', seats: [1, 2, 3] },
    ...([1, 2, 3] as const).flatMap((seat): readonly PublicEvent[] => [
      { type: 'cardDrawn', seat, card: 'QD' },
      { type: 'cardDrawn', seat, card: 'QC' },
    ]),
    { type: 'guessedWrong', seat: 1, guess: 'hearts', card: 'AC', amount: 4, place: 'row' },
    { type: 'ridersChosen', seats: [3], cards: 2, by: 'draw' },
  ];
  const told = (wording: number) =>
    spoken(scene({ game: ROUND_TWO, wording }), [{ type: 'happened', events }]).text;
  expect(told(0)).toContain('Six cards match nobody. ');
  for (const wording of COUNTERS) expect(told(wording)).not.toMatch(/(later|flipped)\./);
});

describe('a gift to the player who is asked next', () => {
  test('the name is said once', () => {
    const gift: PublicEvent = { type: 'gave', seat: 3, to: 1, amount: 1, count: 1, only: false };
    const reply = spoken(HOUSEHOLD, [{ type: 'happened', events: [gift] }], { how: 'plain' });
    expect(reply.text).toBe('Sam, you take one point. Higher or lower than the seven?');
  });

  test('but not where that player has something else to give', () => {
    const matches = drawnAs('7H 2C 9D KS', '7D 3C 8D QS', '4H 5C 6D JS');
    const start = afterQuestions(table(classic(), 3, `${matches} 7S`));
    const given = after(start, giveTo(2));
    const reply = spoken(scene({ game: given.game }), [{ type: 'happened', events: given.events }], {
      how: 'plain',
    });
    expect(reply.text).toBe('One point to Alex. Alex, who gets the point?');
  });
});

describe('held matches', () => {
  const rows = drawnAs('7H 2C 9D KS', '3H 4C 8D QS', '4H 5C 6D JS');
  const start = afterQuestions(table(party(), 3, `${rows} 7S`));

  test('the holder is asked', () => {
    const household = scene({ game: start.game, rules: party() });
    expect(asked(household)).toBe('Sam, play or hold, for two sips?');
  });

  test('what is held is said', () => {
    const held = after(start, playCards(0));
    expect(spoken(scene({ game: held.game }), [{ type: 'happened', events: held.events }]).text).toBe(
      'One held.',
    );
  });

  test('what is played is told by the question', () => {
    const played = after(start, playCards(1));
    const reply = spoken(scene({ game: played.game }), [{ type: 'happened', events: played.events }], {
      how: 'plain',
    });
    expect(reply.text).toBe('Sam, who gets the two sips?');
  });
});

test('a guess, its gift and the next question are one breath', () => {
  const right = after(table(classic(), 2, '7H 2C'), call('red'));
  const reply = spoken(
    scene({ names: ['Sam', 'Alex'], game: right.game }),
    [{ type: 'happened', events: right.events }],
    { how: 'plain' },
  );
  expect(reply.text).toBe('Red it is: the seven of hearts. Right! Alex, you take one point. Red or black?');
});

describe('several gifts to one player', () => {
  const gift = (to: number): PublicEvent => ({ type: 'gave', seat: 2, to, amount: 1, count: 1, only: false });

  test('are told as one', () => {
    expect(told(gift(3), gift(3), gift(1))).toBe('Two points to Jo and one point to Sam.');
    expect(told(flip('9C', 2), { ...PLAYED, seat: 2 }, gift(3), gift(1), gift(3))).toBe(
      'The nine of clubs: Alex plays one card, two points to Jo and one point to Sam.',
    );
  });

  test('also to the one who is asked next', () => {
    const events = [gift(1), gift(1)];
    expect(spoken(HOUSEHOLD, [{ type: 'happened', events }], { how: 'plain' }).text).toBe(
      'Sam, you take two points. Higher or lower than the seven?',
    );
  });
});
