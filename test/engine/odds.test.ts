// Guards the odds: counted by hand in small positions, and against every next card that there could be.
import fc from 'fast-check';
import { fairShuffle, outlook, play, type Card, type Game, type Guess } from '../../lambda/engine/index.ts';
import {
  FLIP,
  after,
  afterQuestions,
  call,
  classic,
  drawnAs,
  fairTable,
  giveTo,
  leave,
  party,
  playCards,
  table,
} from '../support/builders.ts';
import { anySeed } from '../support/random-play.ts';
import { policyAction } from '../support/policy.ts';

const chance = (game: Game) => {
  const found = outlook(game);
  return found?.type === 'call'
    ? { ...found, chances: found.chances.map(({ call: guess, cards }) => `${guess} ${cards}`) }
    : found;
};

test('color and rank of the first cards, by hand', () => {
  const start = table(classic(), 2, '7H 2S 9D');
  expect(chance(start.game)).toEqual({ type: 'call', unseen: 52, chances: ['red 26', 'black 26'], equal: 0 });
  const second = after(start, call('black'), call('red'));
  // Seen: the seven of hearts and the two of spades. Seven ranks above, four on each; five below, less the two.
  expect(chance(second.game)).toEqual({
    type: 'call',
    unseen: 50,
    chances: ['higher 28', 'lower 19'],
    equal: 0,
  });
});

test.each([
  ['wrong', ['higher 28', 'lower 19'], 0],
  ['right', ['higher 28', 'lower 19'], 3],
  ['again', ['higher 28', 'lower 19'], 3],
] as const)('same rank %s', (sameRank, chances, equal) => {
  const now = after(table(classic({ sameRank }), 2, '7H 2S'), call('black'), call('red'));
  expect(chance(now.game)).toEqual({ type: 'call', unseen: 50, chances, equal });
});

test('inside and outside, and the suits', () => {
  const now = after(
    table(classic(), 2, '7H 2S TD 3S'),
    call('black'),
    call('red'),
    call('lower'),
    call('lower'),
  );
  // Between seven and ten: eights and nines. Beyond: two to six less the two and the three, and jack to ace.
  expect(chance(now.game)).toMatchObject({ unseen: 48, chances: ['inside 8', `outside ${18 + 16}`] });
  const suits = after(
    table(classic(), 2, drawnAs('7H 8H 9H', '2S 3S 4S')),
    call('black'),
    call('red'),
    call('lower'),
    call('lower'),
    call('inside'),
    call('inside'),
  );
  expect(chance(suits.game)).toMatchObject({
    unseen: 46,
    chances: ['hearts 10', 'diamonds 13', 'clubs 13', 'spades 10'],
  });
});

test('under same rank right, cards equal to either end are told apart from those inside and outside', () => {
  const now = after(
    table(classic({ sameRank: 'right' }), 2, '7H 2S TD 3S'),
    call('black'),
    call('red'),
    call('lower'),
    call('lower'),
  );
  // Seven and ten have three each left; the others as under same rank wrong: 8 + 34 + 6 = 48.
  expect(chance(now.game)).toEqual({
    type: 'call',
    unseen: 48,
    chances: ['inside 8', 'outside 34'],
    equal: 6,
  });
});

describe('on a board', () => {
  const rows = drawnAs('2S 3S 9H 2H', '2D 6S 7S 9S', 'TS JS QS KS');
  const board = '2C AC AD AH  6C AS 4C  9C 5C  KC';

  test('cards of a rank that a row still has, the face-down board among the unseen', () => {
    const now = after(afterQuestions(table(classic(), 3, `${rows} ${board}`)), giveTo(2, 2), giveTo(3));
    // Left in rows: 3, 9, 6, 7, 9, T, J, Q, K. Unseen of those ranks: 3 each, but 2 nines.
    expect(outlook(now.game)).toEqual({ type: 'match', unseen: 39, matching: 7 * 3 + 2 });
    const left = after(now, leave(3));
    expect(outlook(left.game)).toEqual({ type: 'match', unseen: 39, matching: 3 * 3 + 2 });
  });

  test('nothing more is drawn after the last flip, while a gift of the questions is made, and after the end', () => {
    const last = after(
      afterQuestions(table(classic(), 3, `${rows} ${board}`)),
      giveTo(2, 2),
      giveTo(3),
      FLIP,
      giveTo(1),
      FLIP,
      giveTo(2),
      giveTo(3),
      FLIP,
    );
    expect(outlook(last.game)).toBeNull();
    expect(outlook(after(table(classic(), 3, '7H'), call('red')).game)).toBeNull();
    expect(outlook(after(table(classic(), 3), { type: 'end' }).game)).toBeNull();
  });

  test('while a match may be held, and on spots', () => {
    const held = afterQuestions(table(party(), 3, `${rows} ${board}`));
    expect(outlook(held.game)).toMatchObject({ type: 'match', unseen: 39 });
    expect(outlook(after(held, playCards(0)).game)).toMatchObject({ type: 'match', unseen: 39 });
    const spots = afterQuestions(table(classic({ board: 'spots' }), 3, `${rows} 2C`));
    expect(outlook(spots.game)).toMatchObject({ type: 'match', unseen: 39 });
  });
});

test('with no pile left, the odds are those of the cards that would be shuffled', () => {
  const rows = drawnAs('2S 3S 4S 5H', '2H 3H 4H 5D');
  let now = afterQuestions(table(classic(), 2, `${rows} 8C 8D 8H 8S  9C 9D 9H  9S QC  QD`));
  while (now.game.pile.length > 0) now = after(now, call('lower'));
  expect(outlook(now.game)).toMatchObject({ unseen: 51 });
});

/** The call, the goal post left out, as it comes out with each of the unseen cards on top of the pile. */
function countRight(game: Game, guess: Guess): { right: number; again: number } {
  const count = { right: 0, again: 0 };
  for (const card of game.pile) {
    const onTop: readonly Card[] = [card, ...game.pile.filter((other) => other !== card)];
    const played = play({ ...game, pile: onTop }, call(guess), fairShuffle);
    const [first] = 'refused' in played ? [] : played.events;
    if (first?.type === 'guessedRight') count.right += 1;
    if (first?.type === 'equalDrawn') count.again += 1;
  }
  return count;
}

test.each(['wrong', 'right', 'again'] as const)(
  'agrees with trying every next card, same rank %s',
  (sameRank) => {
    fc.assert(
      fc.property(anySeed, fc.constantFrom<'high' | 'low'>('high', 'low'), (seed, ace) => {
        let now = fairTable(
          classic({ sameRank, ace, board: 'spots', quickFlips: 'on', tie: 'bothRide' }),
          3,
          seed,
        );
        for (let turn = 0; turn < 25 && now.game.phase.type !== 'over'; turn += 1) {
          const found = outlook(now.game);
          const chances = found?.type === 'call' && now.game.pile.length > 0 ? found.chances : [];
          for (const { call: guess, cards } of chances) {
            const equal = found?.type === 'call' ? found.equal : 0;
            const [wins, again] = [sameRank === 'right' ? equal : 0, sameRank === 'again' ? equal : 0];
            expect({ guess, right: cards + wins, again }).toEqual({ guess, ...countRight(now.game, guess) });
          }
          now = after(now, policyAction(now.game));
        }
      }),
      { numRuns: 25 },
    );
  },
);
