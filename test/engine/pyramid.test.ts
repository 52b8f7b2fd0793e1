// Guards the pyramid: the deal, the flips, played and held matches, the gifts a card, "continue" and quick flips.
import { questionOf, type Rules, type ValueOf } from '../../lambda/engine/index.ts';
import {
  FLIP,
  after,
  afterQuestions,
  classic,
  drawnAs,
  giveAll,
  giveTo,
  party,
  playCards,
  refusalOf,
  scores,
  table,
} from '../support/builders.ts';

/** Rows of three players and a board: flips 1, 5, 8 and 10 of a pyramid of four rows find a match. */
const ROWS = drawnAs('2S 3S 9H 2H', '2D 6S 7S 9S', 'TS JS QS KS');
const BOARD = '2C AC AD AH  6C AS 4C  9C 5C  KC';
const start = (rules: Rules, board = BOARD) => afterQuestions(table(rules, 3, `${ROWS} ${board}`));

test('is dealt face down after the questions and flipped from the bottom row', () => {
  const { events, game } = start(classic());
  expect(events.slice(1)).toEqual([
    { type: 'boardDealt', kind: 'pyramid', cards: 10 },
    {
      type: 'cardFlipped',
      card: '2C',
      at: [0, 0],
      stake: 1,
      kind: 'pick',
      matched: [
        { seat: 1, cards: 2 },
        { seat: 2, cards: 1 },
      ],
    },
    { type: 'cardsPlayed', seat: 1, cards: ['2S', '2H'], amount: 2 },
  ]);
  expect(game.board?.rows.map((row) => row.length)).toEqual([4, 3, 2, 1]);
  expect(questionOf(game)).toEqual({ type: 'give', seat: 1, stake: 1, count: 2, receivers: [2, 3] });
});

test('one pick a card; the rest of the picks is asked for; then the next holder in seat order', () => {
  const one = after(start(classic()), giveTo(2));
  expect(questionOf(one.game)).toEqual({ type: 'give', seat: 1, stake: 1, count: 1, receivers: [2, 3] });
  const both = after(one, giveTo(3));
  expect(both.events).toEqual([
    { type: 'gave', seat: 1, to: 3, amount: 1, count: 1, only: false },
    { type: 'cardsPlayed', seat: 2, cards: ['2D'], amount: 1 },
  ]);
  expect(questionOf(both.game)).toEqual({ type: 'give', seat: 2, stake: 1, count: 1, receivers: [1, 3] });
  const settled = after(both, giveTo(1));
  expect(questionOf(settled.game)).toEqual({ type: 'continue' });
  expect(scores(settled)).toEqual([11, 11, 11]);
});

test('several picks in one sentence are taken together or not at all', () => {
  const now = start(classic());
  expect(refusalOf(now, giveAll({ to: 2, count: 1 }, { to: 3, count: 2 }))).toBe('tooMany');
  expect(refusalOf(now, giveAll({ to: 2, count: 1 }, { to: 1, count: 1 }))).toBe('oneself');
  expect(scores(after(now, giveAll({ to: 2, count: 1 }, { to: 3, count: 1 })))).toEqual([10, 11, 11]);
  expect(scores(after(now, giveTo(3, 2)))).toEqual([10, 10, 12]);
});

test('flips that match nobody run on to the next match; a continue comes between matches only', () => {
  const settled = after(start(classic()), giveTo(2, 2), giveTo(3));
  expect(refusalOf(settled, giveTo(2))).toBe('notAsked');
  expect(refusalOf(settled, playCards(1))).toBe('notAsked');
  const run = after(settled, FLIP);
  expect(run.events.map((event) => ('card' in event ? event.card : event.type))).toEqual([
    'AC',
    'AD',
    'AH',
    '6C',
    'cardsPlayed',
  ]);
  expect(questionOf(run.game)).toEqual({ type: 'give', seat: 2, stake: 2, count: 1, receivers: [1, 3] });
  expect(refusalOf(run, FLIP)).toBe('notAsked');
});

test('after the last flip the game goes on without a continue', () => {
  const nine = after(start(classic()), giveTo(2, 2), giveTo(3), FLIP, giveTo(1), FLIP, giveTo(2), giveTo(3));
  const last = after(nine, FLIP);
  expect(questionOf(last.game)).toEqual({ type: 'give', seat: 3, stake: 4, count: 1, receivers: [1, 2] });
  const over = after(last, giveTo(1));
  expect(over.events.map((event) => event.type)).toEqual([
    'gave',
    'boardEnded',
    'ridersChosen',
    'rideBegan',
    'baseFlipped',
  ]);
  expect(over.events[1]).toEqual({ type: 'boardEnded', why: 'flipped' });
  expect(scores(over)).toEqual([10 + 2 + 4, 10 + 2 + 3, 10 + 1 + 3]);
});

const CONTINUES: { readonly [Q in ValueOf<'quickFlips'>]: boolean } = { off: true, on: false };
test.each(Object.entries(CONTINUES) as [ValueOf<'quickFlips'>, boolean][])(
  'quick flips %s: the table is asked to continue: %p',
  (quickFlips, isAsked) => {
    const settled = after(start(classic({ quickFlips })), giveTo(2, 2), giveTo(3));
    expect(questionOf(settled.game)?.type).toBe(isAsked ? 'continue' : 'give');
  },
);

test('nobody has any card left: the rest of the pyramid is flipped in one go', () => {
  const rows = drawnAs('2S 3S 4S 2H', '2D 3H 4H 3D');
  const dealt = afterQuestions(table(classic(), 2, `${rows} 2C 3C 4C 9C  9D 9H 9S  TC TD  TH`));
  const empty = after(dealt, FLIP, FLIP);
  expect(empty.game.players.map((player) => player.row)).toEqual([[], []]);
  expect(questionOf(empty.game)).toEqual({ type: 'continue' });
  const over = after(empty, FLIP);
  expect(over.events.slice(0, 7).map((event) => event.type === 'cardFlipped' && event.card)).toEqual([
    '9C',
    '9D',
    '9H',
    '9S',
    'TC',
    'TD',
    'TH',
  ]);
  expect(over.events[7]).toEqual({ type: 'boardEnded', why: 'flipped' });
});

type Shape = {
  readonly [P in ValueOf<'pyramidRows'>]: { readonly rows: readonly number[]; readonly cards: number };
};
const SHAPE: Shape = { 4: { rows: [4, 3, 2, 1], cards: 10 }, 5: { rows: [5, 4, 3, 2, 1], cards: 15 } };
test.each([4, 5] as const)('a pyramid of %i rows', (pyramidRows) => {
  const { events, game } = start(classic({ pyramidRows }));
  expect(events[1]).toMatchObject({ type: 'boardDealt', cards: SHAPE[pyramidRows].cards });
  expect(game.board?.rows.map((row) => row.length)).toEqual(SHAPE[pyramidRows].rows);
});

type RowStakes = {
  readonly [S in ValueOf<'stakes'>]: { readonly [R in ValueOf<'rowStakes'>]: readonly number[] };
};
const ROW_STAKES: RowStakes = {
  single: { escalating: [1, 2, 3, 4, 5], flat: [1, 1, 1, 1, 1] },
  double: { escalating: [2, 4, 6, 8, 16], flat: [2, 2, 2, 2, 2] },
};
test.each(
  (['single', 'double'] as const).flatMap((stakes) =>
    (['escalating', 'flat'] as const).map((rowStakes) => [stakes, rowStakes] as const),
  ),
)('%s stakes, %s rows', (stakes, rowStakes) => {
  const { game } = start(classic({ stakes, rowStakes, pyramidRows: 5 }));
  expect(game.board?.rows.map((row) => row.map((spot) => spot.stake))).toEqual(
    ROW_STAKES[stakes][rowStakes].map((stake, row) => Array.from({ length: 5 - row }, () => stake)),
  );
});

describe('held matches', () => {
  const held = (board: string) => start(party(), board);
  // Five rows: the match of the first flip, then a second nine and the last two on higher rows.
  const TWOS = '2C AC AD AH AS  6C 4C 4D 4H  5C 5D 5H  8C 8D  8H';

  test('each holder in seat order plays some, all or none', () => {
    const now = held(TWOS);
    expect(questionOf(now.game)).toEqual({ type: 'playOrHold', seat: 1, stake: 2, count: 2, last: true });
    expect(refusalOf(now, playCards(3))).toBe('tooManyCards');
    expect(refusalOf(now, playCards(-1))).toBe('tooManyCards');
    expect(refusalOf(now, playCards(0.5))).toBe('tooManyCards');
    expect(refusalOf(now, giveTo(2))).toBe('notAsked');
    const some = after(now, playCards(1));
    expect(some.events).toEqual([
      { type: 'cardsPlayed', seat: 1, cards: ['2S'], amount: 2 },
      { type: 'cardsHeld', seat: 1, cards: ['2H'] },
    ]);
    expect(questionOf(some.game)).toEqual({ type: 'give', seat: 1, stake: 2, count: 1, receivers: [2, 3] });
    const next = after(some, giveTo(3));
    expect(questionOf(next.game)).toMatchObject({ type: 'playOrHold', seat: 2, count: 1 });
    const none = after(next, playCards(0));
    expect(none.events).toEqual([{ type: 'cardsHeld', seat: 2, cards: ['2D'] }]);
    expect(none.game.players.map((player) => player.row.length)).toEqual([3, 4, 4]);
    expect(questionOf(none.game)).toEqual({ type: 'continue' });
    expect(after(now, playCards(2)).events).toHaveLength(1);
  });

  test('a held card matches a later card of its rank, at the later stake', () => {
    // The nine of the first flip is held; the one on the third row is worth six.
    const nines = '9C AC AD AH AS  5C 4C 4D 4H  9D 5D 5H  8C 8D  8H';
    const first = held(nines);
    expect(questionOf(first.game)).toMatchObject({
      type: 'playOrHold',
      seat: 1,
      stake: 2,
      count: 1,
      last: false,
    });
    const second = after(first, playCards(0), playCards(0), FLIP);
    expect(questionOf(second.game)).toEqual({ type: 'playOrHold', seat: 1, stake: 6, count: 1, last: true });
  });

  test('the last flip is the last chance, though a card of the rank lies in the pile', () => {
    const lastFlip = 'AC AD AH AS 8C  4C 4D 4H 4S  5C 5D 5H  8D 8H  6C';
    expect(questionOf(held(lastFlip).game)).toEqual({
      type: 'playOrHold',
      seat: 2,
      stake: 16,
      count: 1,
      last: true,
    });
  });

  test('played matches are not asked about', () => {
    const MATCHES: { readonly [M in ValueOf<'matches'>]: string } = { played: 'give', held: 'playOrHold' };
    for (const matches of ['played', 'held'] as const) {
      expect(questionOf(start(party({ matches })).game)?.type).toBe(MATCHES[matches]);
    }
  });
});
