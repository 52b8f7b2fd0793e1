// Guards the start of a game: who may play, what stays when the table changes its mind, and the shuffle.
import {
  DECK,
  MAX_PLAYERS,
  PRESETS,
  deal,
  fairShuffle,
  hasShown,
  questionOf,
  reseat,
  type Seed,
  type ValueOf,
} from '../../lambda/engine/index.ts';
import { SEED, after, call, classic, party, stacked, table } from '../support/builders.ts';

const PLAYERS: { readonly [M in ValueOf<'mode'>]: { readonly fewest: number } } = {
  table: { fewest: 2 },
  gauntlet: { fewest: 1 },
};

test.each(Object.entries(PLAYERS) as [ValueOf<'mode'>, { fewest: number }][])(
  '%s takes its players',
  (mode, { fewest }) => {
    const deck = { seed: SEED, shuffle: fairShuffle };
    for (const players of [fewest - 1, 9, 2.5, NaN]) {
      expect(() => deal(classic({ mode }), players, deck)).toThrow('players in a game');
    }
    for (let players = fewest; players <= 8; players += 1) {
      const game = deal(classic({ mode }), players, deck);
      expect(game.players).toHaveLength(players);
      expect(questionOf(game)).toMatchObject({ type: 'color', seat: 1, stake: 1 });
    }
    expect(MAX_PLAYERS).toBe(8);
  },
);

test('until the first card shows, rules and players may change and the pile stays', () => {
  const start = deal(PRESETS.classic, 2, { seed: SEED, shuffle: fairShuffle });
  expect(hasShown(start)).toBe(false);
  const changed = reseat(start, party(), 5);
  expect(changed.pile).toEqual(start.pile);
  expect(changed).toMatchObject({ seed: SEED, shuffles: 1, rules: PRESETS.party });
  expect(changed.players).toHaveLength(5);
});

test('once a card has shown, they may not', () => {
  const shown = after(table(classic(), 2), call('red')).game;
  expect(hasShown(shown)).toBe(true);
  expect(() => reseat(shown, party(), 3)).toThrow('a card has shown');
});

describe('the shuffle', () => {
  const pile = (seed: Seed, nth = 1) => fairShuffle(DECK, seed, nth);

  test('keeps the 52 cards, and comes out the same for the same seed and number', () => {
    expect([...pile([1, 2, 3, 4])].sort()).toEqual([...DECK].sort());
    expect(new Set(DECK).size).toBe(52);
    expect(pile([1, 2, 3, 4])).toEqual(pile([1, 2, 3, 4]));
    expect(fairShuffle([...DECK].reverse(), [1, 2, 3, 4], 1)).toEqual(pile([1, 2, 3, 4]));
  });

  test('differs by the seed and by the number of the pile, the seed of noughts not left out', () => {
    const piles = [
      pile([1, 2, 3, 4]),
      pile([1, 2, 3, 5]),
      pile([1, 2, 3, 4], 2),
      pile([1, 2, 3, 4], 3),
      pile([0, 0, 0, 0]),
    ];
    expect(new Set(piles.map((cards) => cards.join(' '))).size).toBe(piles.length);
  });
});

test('a stacked shuffle names the top of each pile in turn', () => {
  const shuffle = stacked('AS KS', '2H');
  expect(shuffle(DECK, SEED, 1).slice(0, 3)).toEqual(['AS', 'KS', '2S']);
  expect(shuffle(DECK, SEED, 2).slice(0, 2)).toEqual(['2H', '2S']);
  expect(shuffle(['3S', '4S'], SEED, 2)).toEqual(['3S', '4S']);
});
