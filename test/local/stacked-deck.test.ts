// Guards stacked piles: which game they reach, what lies on top, and that every pile is still made of its own cards.
import { DECK, fairShuffle, type Card, type Seed } from '../../lambda/engine/index.ts';
import { seeds } from '../../lambda/local/seeds.ts';
import { stackedShuffle } from '../../lambda/local/stacked-deck.ts';

const FIRST: Seed = [1, 2, 3, 4];
const SECOND: Seed = [5, 6, 7, 8];
const TOP: readonly Card[] = ['7H', '2C', 'TD'];

test('the first pile begins with the deck, and goes on as the fair shuffle orders the others', () => {
  const pile = stackedShuffle([TOP])(DECK, FIRST, 1);
  expect(pile.slice(0, 3)).toEqual(['7H', '2C', 'TD']);
  expect(pile.slice(3)).toEqual(fairShuffle(DECK, FIRST, 1).filter((card) => !TOP.includes(card)));
  expect([...pile].sort()).toEqual([...DECK].sort());
});

test('the nth deck is the top of the nth pile, without cards that are in play', () => {
  const shuffle = stackedShuffle([TOP, ['9S', '2C', '9H']]);
  shuffle(DECK, FIRST, 1);
  const left = DECK.filter((card) => card !== '2C');
  const pile = shuffle(left, FIRST, 2);
  expect(pile.slice(0, 2)).toEqual(['9S', '9H']);
  expect([...pile].sort()).toEqual([...left].sort());
  expect(shuffle(left, FIRST, 3)).toEqual(fairShuffle(left, FIRST, 3));
});

test('only the first game that is dealt is stacked', () => {
  const shuffle = stackedShuffle([TOP, ['9S']]);
  shuffle(DECK, FIRST, 1);
  expect(shuffle(DECK, SECOND, 1)).toEqual(fairShuffle(DECK, SECOND, 1));
  expect(shuffle(DECK, FIRST, 2)[0]).toBe('9S');
});

test('a game that goes on from an earlier run is fair', () => {
  const shuffle = stackedShuffle([TOP, TOP]);
  expect(shuffle(DECK, SECOND, 2)).toEqual(fairShuffle(DECK, SECOND, 2));
});

test('the same number gives the same seeds, another number others, and no number fresh ones', () => {
  const [once, again, other, fresh, fresher] = [seeds(7), seeds(7), seeds(8), seeds(null), seeds(null)];
  const first = once();
  expect(again()).toEqual(first);
  expect(once()).not.toEqual(first);
  expect(other()).not.toEqual(first);
  expect(fresh()).not.toEqual(fresher());
});
