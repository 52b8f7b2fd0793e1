// From what a turn was measured to cost to what games cost: money a thousand games, and load a second.
import type { Measured, Recording } from './measured.ts';
import { ASSUMED, PRICES, type Price } from './prices.ts';

/** What one game uses of everything that is paid by use. */
export type Use = Readonly<Record<keyof typeof PRICES, number>>;

/** What a turn asks of the function and the table. */
export interface TurnLoad {
  /** From the request to the reply, in milliseconds. */
  readonly ms: number;
  readonly writeUnits: number;
  readonly readUnits: number;
}

/** Bytes that one unit of the table covers. */
const WRITE_UNIT = 1024;
const READ_UNIT = 4096;
const GB = 1e9;

/** Each turn's load, with that much memory (in MB) for the function. */
export function turnsOf({ cpuMs, itemBytes, reads }: Recording, memory: number): readonly TurnLoad[] {
  return cpuMs.map((cpu, index) => {
    const bytes = itemBytes[index] ?? 0;
    const read = reads[index] ?? 0;
    return {
      ms: cpuTime(cpu, memory) + (1 + read) * ASSUMED.tableMs.value,
      writeUnits: Math.ceil(bytes / WRITE_UNIT),
      readUnits: read * Math.ceil(bytes / READ_UNIT),
    };
  });
}

/** How long a function with that much memory (in MB) takes for milliseconds of a whole CPU. */
export function cpuTime(ms: number, memory: number): number {
  return ms * Math.max(1, ASSUMED.wholeCpu.value / memory);
}

/** What a game uses, with one cold start, which is more than there will be where more than one table plays. */
export function useOf(game: Recording, { logBytes, coldCpuMs }: Measured, memory: number): Use {
  const turns = turnsOf(game, memory);
  const ms = sum(turns.map((turn) => turn.ms)) + cpuTime(coldCpuMs, memory);
  return {
    lambdaRequests: turns.length,
    lambdaCompute: (ms / 1000) * (memory / 1024),
    tableWrites: sum(turns.map(({ writeUnits }) => writeUnits)),
    tableReads: sum(turns.map(({ readUnits }) => readUnits)),
    logs: (turns.length * logBytes) / GB,
    traces: turns.length * ASSUMED.traced.value,
  };
}

/** USD for what is used, by what it is paid for. */
export function costOf(use: Use): Use {
  const priced = Object.entries(PRICES).map(([name, price]) => [
    name,
    priceOf(use[name as keyof Use], price), // Object.entries forgets the key type
  ]);
  return Object.fromEntries(priced) as Use; // one entry a price
}

/** USD for an amount. */
export function priceOf(amount: number, { usd, per }: Price): number {
  return (amount / per) * usd;
}

/** The sum of numbers. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
