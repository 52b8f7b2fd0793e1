// What turns were measured to cost, as `npm run bench -- --write` writes it down. The computations read it here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bundle.ts';

/** A whole game, turn by turn; each list has one entry a turn. */
export interface Recording {
  readonly name: string;
  /** How long the reply takes to say. */
  readonly seconds: readonly number[];
  /** Milliseconds of a whole CPU. */
  readonly cpuMs: readonly number[];
  /** The household's item, after the turn. */
  readonly itemBytes: readonly number[];
  /** Reads of the item; each turn writes it once. */
  readonly reads: readonly number[];
}

/** The measurements. */
export interface Measured {
  /** When they were made. */
  readonly date: string;
  /** The version of Node that they were made with. */
  readonly node: string;
  /** Milliseconds of a whole CPU that a cold start takes: Node's own start, the bundle, and its first read. */
  readonly coldCpuMs: number;
  /** A line of the log in the median. */
  readonly logBytes: number;
  readonly games: readonly Recording[];
}

/** The committed measurements. */
export function committedMeasures(): Measured {
  return JSON.parse(readFileSync(join(ROOT, 'infra/measured.json'), 'utf8')) as Measured; // as it was written
}
