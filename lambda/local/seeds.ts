// Chance for local play: one seed a turn, fresh, or the same ones again for the same `--seed`.
import { mersenne } from 'pure-rand/generator/mersenne';
import { freshSeed } from '../chance.ts';
import type { Seed } from '../engine/index.ts';

/** The highest number that `--seed` takes. */
export const MOST_SEED = 2 ** 32 - 1;

/** Seeds one after the other: reproducible from a number between 0 and `MOST_SEED`, or random where it is null. */
export function seeds(number: number | null): () => Seed {
  if (number === null) return freshSeed;
  const generator = mersenne(number);
  return () => [generator.next(), generator.next(), generator.next(), generator.next()];
}
