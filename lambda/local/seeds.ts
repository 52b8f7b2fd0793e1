// Chance for local play: one seed a turn, fresh, or the same ones again for the same `--seed`.
import { randomBytes } from 'node:crypto';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { Seed } from '../engine/index.ts';

/** The highest number that `--seed` takes. */
export const MOST_SEED = 2 ** 32 - 1;

/** Seeds one after the other: reproducible from a number between 0 and `MOST_SEED`, or random where it is null. */
export function seeds(number: number | null): () => Seed {
  if (number === null) {
    return () => {
      const bytes = randomBytes(16);
      return [bytes.readInt32LE(0), bytes.readInt32LE(4), bytes.readInt32LE(8), bytes.readInt32LE(12)];
    };
  }
  const generator = mersenne(number);
  return () => [generator.next(), generator.next(), generator.next(), generator.next()];
}
