// How a pile is made: any deck can come of a seed, and the same seed gives the same decks again.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Card } from './cards.ts';

/** Four 32-bit words, 128 bits of chance. */
export type Seed = readonly [number, number, number, number];

/** Makes the pile number `nth` (from 1) of the game with that seed out of exactly these cards. Pure. */
export type Shuffle = (cards: readonly Card[], seed: Seed, nth: number) => readonly Card[];

/** The fair shuffle: Fisher and Yates on a generator that starts at the seed and jumps ahead for each later pile. */
export const fairShuffle: Shuffle = (cards, seed, nth) => {
  // The generator never leaves the all-zero state, so that one seed gets a bit of its own.
  const generator = xoroshiro128plusFromState(seed.some((word) => word !== 0) ? seed : [1, 0, 0, 0]);
  for (let pile = 1; pile < nth; pile += 1) generator.jump();
  const pile = [...cards].sort();
  for (let last = pile.length - 1; last > 0; last -= 1) {
    const other = uniformInt(generator, 0, last);
    const card = pile[last] as Card; // both indexes lie within the pile
    pile[last] = pile[other] as Card;
    pile[other] = card;
  }
  return pile;
};
