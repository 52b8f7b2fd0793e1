// Many tables at once: each replays one of the recorded games, all begun at different moments, and a minute of it is
// watched. What matters is how the turns fall together, so that chance decides; the same seed gives the same minute.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import { turnsOf } from './compute.ts';
import type { Recording } from './measured.ts';
import { ASSUMED } from './prices.ts';

/** What the minute looked like; rates are of its seconds. */
export interface Load {
  readonly tables: number;
  readonly turnsASecond: Spread;
  readonly writeUnitsASecond: Spread;
  readonly readUnitsASecond: Spread;
  /** Turns at the same moment. */
  readonly concurrency: Spread;
  /** Write units of one household in its busiest second. */
  readonly busiestItem: number;
}

/** In the mean, and at most. */
export interface Spread {
  readonly mean: number;
  readonly most: number;
}

/** How long is watched, in seconds. */
const WATCHED = 60;

/** A game laid out in time: when each turn comes, in milliseconds from its start. */
interface Timeline {
  readonly length: number;
  readonly turns: readonly {
    readonly at: number;
    readonly ms: number;
    readonly writes: number;
    readonly reads: number;
  }[];
}

/** Simulates that many tables, playing game after game, on a function with that much memory (in MB). */
export function simulate(
  tables: number,
  { games, memory, seed }: { games: readonly Recording[]; memory: number; seed: number },
): Load {
  const timelines = games.map((game) => timelineOf(game, memory));
  const generator = mersenne(seed);
  const turns = new Float64Array(WATCHED);
  const writes = new Float64Array(WATCHED);
  const reads = new Float64Array(WATCHED);
  const busy = new Int32Array(WATCHED * 1000 + 1); // by the millisecond: turns that begin, less those that end
  let busiestItem = 0;

  for (let table = 0; table < tables; table += 1) {
    const timeline = timelines[uniformInt(generator, 0, timelines.length - 1)];
    if (!timeline) continue;
    const into = uniformInt(generator, 0, timeline.length - 1);
    let second = -1;
    let units = 0;
    for (let from = -into; from < WATCHED * 1000; from += timeline.length) {
      for (const turn of timeline.turns) {
        const at = Math.floor(from + turn.at);
        if (at < 0 || at >= WATCHED * 1000) continue;
        const now = Math.floor(at / 1000);
        turns[now] = (turns[now] ?? 0) + 1;
        writes[now] = (writes[now] ?? 0) + turn.writes;
        reads[now] = (reads[now] ?? 0) + turn.reads;
        const end = Math.min(at + Math.ceil(turn.ms), WATCHED * 1000);
        busy[at] = (busy[at] ?? 0) + 1;
        busy[end] = (busy[end] ?? 0) - 1;
        units = now === second ? units + turn.writes : turn.writes;
        second = now;
        busiestItem = Math.max(busiestItem, units);
      }
    }
  }
  return {
    tables,
    turnsASecond: spreadOf(turns),
    writeUnitsASecond: spreadOf(writes),
    readUnitsASecond: spreadOf(reads),
    concurrency: spreadOf(runningTotal(busy)),
    busiestItem,
  };
}

/** A turn comes once the reply before it has been said and thought about. */
function timelineOf(game: Recording, memory: number): Timeline {
  let at = 0;
  const turns = turnsOf(game, memory).map(({ ms, writeUnits, readUnits }, index) => {
    const turn = { at, ms, writes: writeUnits, reads: readUnits };
    at += ms + ((game.seconds[index] ?? 0) + ASSUMED.thinking.value) * 1000;
    return turn;
  });
  return { turns, length: Math.ceil(at) };
}

function runningTotal(changes: Int32Array): Float64Array {
  let total = 0;
  return Float64Array.from(changes, (change) => (total += change));
}

function spreadOf(values: Float64Array): Spread {
  return {
    mean: values.reduce((total, value) => total + value, 0) / values.length,
    most: values.reduce((a, b) => Math.max(a, b), 0),
  };
}
