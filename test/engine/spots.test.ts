// Guards the spots and the give and take rows: what is flipped from where, who gives, who takes, and how it ends.
import { questionOf, type ValueOf } from '../../lambda/engine/index.ts';
import {
  FLIP,
  after,
  afterQuestions,
  classic,
  drawnAs,
  giveTo,
  leave,
  refusalOf,
  scores,
  table,
} from '../support/builders.ts';

const ROWS = drawnAs('2S 3S 9H 2H', '2D 6S 7S 9S', 'TS JS QS KS');

describe('spots', () => {
  const start = (flips: string, options = {}) =>
    afterQuestions(table(classic({ board: 'spots', ...options }), 3, `${ROWS} ${flips}`));

  test('nothing is dealt face down; eight spots in four rows, a Give then a Take', () => {
    const { events, game } = start('2C');
    expect(events[1]).toEqual({ type: 'boardDealt', kind: 'spots', cards: 0 });
    expect(game.board?.rows.map((row) => row.map((spot) => `${spot.kind} ${spot.stake}`))).toEqual([
      ['give 1', 'take 1'],
      ['give 2', 'take 2'],
      ['give 3', 'take 3'],
      ['give 4', 'take 4'],
    ]);
  });

  test('a flip that nobody holds goes out, and the spot is flipped again', () => {
    const { events, game } = start('AC AD 2C');
    expect(events.slice(2, 5)).toMatchObject([
      { card: 'AC', at: [0, 0], matched: [] },
      { card: 'AD', at: [0, 0], matched: [] },
      { card: '2C', at: [0, 0], matched: [{ seat: 1 }, { seat: 2 }] },
    ]);
    expect(game.out).toEqual(['AC', 'AD', '2S', '2H']);
    expect(game.board?.rows[0]?.[0]?.card).toBe('2C');
  });

  test('Give: one pick for the whole amount, holder by holder; Take: the holder takes it, and nobody is asked', () => {
    const now = start('2C 9C');
    expect(questionOf(now.game)).toEqual({ type: 'give', seat: 1, stake: 2, count: 1, receivers: [2, 3] });
    expect(refusalOf(now, giveTo(2, 2))).toBe('tooMany');
    const second = after(now, giveTo(3));
    expect(second.events).toMatchObject([{ amount: 2 }, { type: 'cardsPlayed', seat: 2, cards: ['2D'] }]);
    expect(questionOf(second.game)).toEqual({ type: 'give', seat: 2, stake: 1, count: 1, receivers: [1, 3] });
    const taken = after(second, giveTo(1), FLIP);
    expect(taken.events.slice(1)).toEqual([
      { type: 'cardsPlayed', seat: 1, cards: ['9H'], amount: 1 },
      { type: 'took', seat: 1, amount: 1 },
      { type: 'cardsPlayed', seat: 2, cards: ['9S'], amount: 1 },
      { type: 'took', seat: 2, amount: 1 },
    ]);
    expect(questionOf(taken.game)).toEqual({ type: 'continue' });
    expect(scores(taken)).toEqual([10 + 1 + 1, 10 + 1, 10 + 2]);
  });

  test('ends after spot eight', () => {
    const rows = drawnAs('2S 3S 9H 5S', '6D 7S 8S TD', 'TS JS QS KS');
    const spots = `${rows} 2C 3C 6C 7C 8C TC JC QC`;
    const dealt = afterQuestions(table(classic({ board: 'spots', quickFlips: 'on' }), 3, spots));
    const over = after(dealt, giveTo(2), giveTo(1), giveTo(1), giveTo(1));
    expect(over.events).toContainEqual({ type: 'boardEnded', why: 'flipped' });
    expect(over.game.players.map((player) => player.row.join(' '))).toEqual(['9H 5S', '', 'KS']);
    // Gives of 1, 2, 3 and 3 on spots 1, 3, 5 and 7; takes of 1, 2, 3 and 4.
    expect(scores(over)).toEqual([10 + 1 + 2 + 3 + 4, 10 + 1 + 2 + 3, 10 + 3 + 4]);
  });

  test('ends before the eighth when at most one player has cards', () => {
    const rows = drawnAs('2S 3S 2H 3H', '2D 3D 9S TS');
    const dealt = afterQuestions(table(classic({ board: 'spots' }), 2, `${rows} 2C 3C`));
    const over = after(dealt, FLIP);
    expect(over.events.slice(-4)).toMatchObject([
      { type: 'boardEnded', why: 'oneHolder' },
      { type: 'ridersChosen', seats: [2], cards: 2, by: 'cards' },
      { type: 'rideBegan', seat: 2 },
      { type: 'baseFlipped' },
    ]);
    expect(scores(over)).toEqual([10 + 1 + 2, 10 + 2 + 1]);
  });

  test('ends as soon as leaving makes it one', () => {
    const rows = drawnAs('2S 3S 2H 3H', '5D 6D 9S TS', '7D 8D 9D TD');
    const dealt = after(
      afterQuestions(table(classic({ board: 'spots' }), 3, `${rows} 2C 3C`)),
      giveTo(2),
      FLIP,
    );
    expect(questionOf(dealt.game)).toEqual({ type: 'continue' });
    expect(after(dealt, leave(2)).events).toContainEqual({ type: 'boardEnded', why: 'oneHolder' });
    expect(questionOf(after(dealt, leave(1)).game)).toEqual({ type: 'continue' });
  });

  test('ends where the pile runs out, and the base makes a new one of all cards', () => {
    // Every rank that is held is held four of four, so that no flip ever matches.
    const rows = drawnAs('2S 2H 2D 2C', '3S 3H 3D 3C');
    let now = table(classic({ board: 'spots', sameRank: 'right' }), 2, rows);
    while (now.game.phase.type === 'questions') {
      const { round } = now.game.phase;
      const guess = (['black', 'higher', 'inside', 'spades'] as const)[round - 1] ?? 'red';
      now = after(now, { type: 'guess', guess, goalPost: false });
    }
    expect(now.events.slice(-5)).toMatchObject([
      { type: 'boardEnded', why: 'pileOut' },
      { type: 'ridersChosen', cards: 4 },
      { type: 'rideBegan' },
      { type: 'reshuffled', cards: 52 },
      { type: 'baseFlipped' },
    ]);
    expect(now.game.board).toBeNull();
    expect(now.game.players.map((player) => player.row)).toEqual([[], []]);
  });
});

describe('give and take rows', () => {
  const start = (board: string, options = {}) =>
    afterQuestions(table(classic({ board: 'rows', ...options }), 3, `${ROWS} ${board}`));
  const BOARD = '2C AC AD AH  9C AS 4C  6C 5C  KC';

  const KINDS: { readonly [P in ValueOf<'pyramidRows'>]: readonly string[] } = {
    4: ['give', 'take', 'give', 'take'],
    5: ['give', 'take', 'give', 'take', 'give'],
  };
  test.each([4, 5] as const)('%i rows, give and take in turn from the bottom', (pyramidRows) => {
    const { events, game } = start(BOARD, { pyramidRows });
    expect(events[1]).toMatchObject({ type: 'boardDealt', kind: 'rows', cards: pyramidRows === 4 ? 10 : 15 });
    expect(game.board?.rows.map((row) => row[0]?.kind)).toEqual(KINDS[pyramidRows]);
  });

  test('a give row has a pick a card, a take row costs its holder the row for each', () => {
    const now = start(BOARD);
    expect(questionOf(now.game)).toEqual({ type: 'give', seat: 1, stake: 1, count: 2, receivers: [2, 3] });
    const taken = after(now, giveTo(2), giveTo(3), giveTo(3), FLIP);
    expect(taken.events.slice(-4)).toEqual([
      { type: 'cardsPlayed', seat: 1, cards: ['9H'], amount: 2 },
      { type: 'took', seat: 1, amount: 2 },
      { type: 'cardsPlayed', seat: 2, cards: ['9S'], amount: 2 },
      { type: 'took', seat: 2, amount: 2 },
    ]);
    expect(scores(taken)).toEqual([10 + 2, 10 + 1 + 2, 10 + 1 + 1]);
    const last = after(taken, FLIP, giveTo(1), FLIP);
    expect(last.events).toContainEqual({ type: 'took', seat: 3, amount: 4 });
    expect(last.events).toContainEqual({ type: 'boardEnded', why: 'flipped' });
  });
});
