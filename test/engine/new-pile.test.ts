// Guards what happens when the pile runs out, wherever it does: which cards are shuffled, and that nothing else moves.
import { DECK, type Action, type Rules } from '../../lambda/engine/index.ts';
import {
  after,
  afterQuestions,
  call,
  calling,
  classic,
  drawnAs,
  party,
  table,
  type Table,
} from '../support/builders.ts';
import { policyAction } from '../support/policy.ts';

/** Eight rows that hold every two to nine, so that no flip of the ten to ace that are left matches. */
const EIGHT = [0, 1, 2, 3, 4, 5, 6, 7].map((shift) =>
  ['S', 'H', 'D', 'C'].map((suit, index) => `${'23456789'[(shift + 2 * index) % 8]}${suit}`).join(' '),
);

const times = (count: number, action: Action) => Array.from({ length: count }, () => action);
const tell = (now: Table) => now.events.map((event) => event.type);

describe('on the bus', () => {
  const TWO = drawnAs('2S 3S 4S 5H', '2H 3H 4H 5D');
  const start = (options: Partial<Rules> = {}) =>
    afterQuestions(table(classic(options), 2, `${TWO} 8C 8D 8H 8S  9C 9D 9H  9S QC  QD`));

  test('the card that is due makes a new pile of all but the base; the streak and the count carry on', () => {
    // 52 cards less 8 in rows, 10 of the board and the base: 33 guesses, and the 34th (42 - 4n) shuffles.
    const nearly = after(start(), ...times(33, call('lower')));
    const { phase } = nearly.game;
    if (phase.type !== 'bus') throw new Error('nobody rides');
    expect(nearly.game.pile).toEqual([]);
    expect(nearly.game.board).not.toBeNull();
    const [base] = phase.cards;
    const now = after(nearly, call('lower'));
    expect(tell(now)).toEqual(['reshuffled', 'guessedRight']);
    expect(now.events[0]).toEqual({ type: 'reshuffled', cards: 51 });
    expect(now.game.pile).toEqual(DECK.filter((card) => card !== base && card !== '2S'));
    expect(now.game).toMatchObject({ shuffles: 2, board: null, draws: [], out: [base] });
    expect(now.game.players.map((player) => player.row)).toEqual([[], []]);
    expect(now.game.phase).toMatchObject({ guesses: 34, streak: phase.streak + 1, misses: phase.misses });
  });

  test('with the questions, the cards laid since the last miss stay', () => {
    let now = start({ bus: 'questions' });
    for (let guess = 1; guess <= 34; guess += 1)
      now = after(now, calling(now, guess <= 32 ? 'wrong' : 'right'));
    const { phase } = now.game;
    if (phase.type !== 'bus') throw new Error('nobody rides');
    expect(phase.cards).toHaveLength(2);
    const next = after(now, call('inside'));
    expect(next.events[0]).toEqual({ type: 'reshuffled', cards: 50 });
  });

  test('an equal rank that takes the last card has the same guess go on with the new pile', () => {
    const last = after(start({ sameRank: 'again' }), ...times(32, call('lower')));
    const [base] = last.game.phase.type === 'bus' ? last.game.phase.cards : [];
    const equal = DECK.find((card) => card !== base && card[0] === base?.[0]);
    if (!equal) throw new Error('no equal card');
    const swapped = { ...last, game: { ...last.game, pile: [equal] } };
    const now = after(swapped, call('lower'));
    expect(tell(now).slice(0, 2)).toEqual(['equalDrawn', 'reshuffled']);
    expect(now.events[1]).toEqual({ type: 'reshuffled', cards: 51 });
  });
});

test('in the gauntlet the first shuffle falls on guess 52 - 4n', () => {
  const start = afterQuestions(table(classic({ mode: 'gauntlet' }), 8, drawnAs(...EIGHT)));
  const nearly = after(start, ...times(19, call('lower')));
  expect(nearly.game.pile).toEqual([]);
  const now = after(nearly, call('lower'));
  expect(now.events[0]).toEqual({ type: 'reshuffled', cards: 51 });
  expect(now.game.players.every((player) => player.row.length === 0)).toBe(true);
});

describe('before the bus, eight players', () => {
  test('a question that finds no pile is decided by the cards that are out; the rows stay', () => {
    const asked = after(table(classic(), 8, drawnAs(...EIGHT)), ...times(3, call('red')));
    const [first, ...others] = asked.game.pile;
    if (!first) throw new Error('a pile, please');
    const now = after({ ...asked, game: { ...asked.game, pile: [], out: [first, ...others] } }, call('red'));
    expect(now.events[0]).toEqual({ type: 'reshuffled', cards: 49 });
    expect(now.game.players.slice(0, 3).map((player) => player.row.length)).toEqual([1, 1, 1]);
    expect(now.game).toMatchObject({ out: [], shuffles: 2 });
    expect(now.game.pile).toHaveLength(48);
  });

  test('the board is dealt from what is left, then from the cards that are out', () => {
    const firsts = '2S 3S 4S 5S 6S 7S 8S 9S';
    const seconds = '2H TS 3H TH 4H TD 5H TC 6H JS 7H JH 8H JD 9H JC'; // an equal rank, and the card that decides
    const deck = `${firsts} ${seconds} QS QH QD QC KS KH KD KC 2D 3D 4D 5D 6D 7D 8D 9D`;
    let now = table(party({ sameRank: 'again' }), 8, `${deck} AS AH AD AC`);
    while (now.game.phase.type === 'questions') now = after(now, policyAction(now.game));
    const from = tell(now).indexOf('reshuffled');
    expect(now.events.slice(from, from + 2)).toEqual([
      { type: 'reshuffled', cards: 8 },
      { type: 'boardDealt', kind: 'pyramid', cards: 15 },
    ]);
    expect(now.game.pile).toHaveLength(5);
    expect(now.events.slice(from + 2, from + 6)).toMatchObject(
      ['AS', 'AH', 'AD', 'AC'].map((card) => ({ card })),
    );
  });

  test('a base that finds no pile is a card due: everything is shuffled', () => {
    let now = table(classic({ board: 'spots', quickFlips: 'on' }), 8, drawnAs(...EIGHT));
    now = afterQuestions(now);
    expect(tell(now).slice(-5)).toEqual([
      'boardEnded',
      'ridersChosen',
      'rideBegan',
      'reshuffled',
      'baseFlipped',
    ]);
    expect(now.events.at(-2)).toEqual({ type: 'reshuffled', cards: 52 });
  });

  test('a draw for the ride that finds no card out takes the cards of the earlier draws', () => {
    const board = 'JS JH JD JC QS QH QD QC KS KH KD KC AH AD AC';
    const start = table(
      party({ ace: 'high' }),
      8,
      `${drawnAs(...EIGHT)} ${board} TS TH TD TC AS`, // four players share the nine; all draw a ten
      'TD TC TS TH',
    );
    const now = afterQuestions(start);
    const from = tell(now).indexOf('rideTied');
    expect(now.events.slice(from, from + 13)).toMatchObject([
      { type: 'rideTied', seats: [2, 4, 6, 8] },
      { card: 'TS' },
      { card: 'TH' },
      { card: 'TD' },
      { card: 'TC' },
      { type: 'rideTied', seats: [2, 4, 6, 8] },
      { seat: 2, card: 'AS' },
      { type: 'reshuffled', cards: 4 },
      { seat: 4, card: 'TD' },
      { seat: 6, card: 'TC' },
      { seat: 8, card: 'TS' },
      { type: 'ridersChosen', seats: [2], cards: 4, by: 'draw' },
      { type: 'rideBegan', seat: 2 },
    ]);
    expect(now.game.pile).toEqual(['TH']);
    expect(now.game.draws.map((draw) => draw.card)).toEqual(['AS', 'TD', 'TC', 'TS']);
  });
});
