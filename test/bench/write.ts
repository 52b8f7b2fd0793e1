// Writes what turns cost into infra/measured.json, from which `npm run cost` computes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../infra/bundle.ts';
import type { Measured, Recording } from '../../infra/cost/measured.ts';
import { DynamoStore } from '../../lambda/store/dynamo.ts';
import { bundled } from './bundles.ts';
import { startDatabase, TABLE } from './database.ts';
import { MAIN_KINDS } from './kinds.ts';
import { startOnce } from './processes.ts';
import { recordGames, type Recorded } from './recorded.ts';
import { median } from './table.ts';

/** Cold starts, of which the median is written. */
const STARTS = 9;

/** Measures one game of each kind over loopback, and cold starts. */
export async function writeMeasured(): Promise<void> {
  const database = await startDatabase();
  try {
    const games = await recordGames(new DynamoStore(database.connect(), TABLE));
    const game = await bundled('game');
    const starts: number[] = [];
    for (let start = 0; start < STARTS; start += 1) {
      const { importedCpuMs } = await startOnce({ file: game.file, turn: '' }, database);
      starts.push(importedCpuMs);
    }
    const measured: Measured = {
      date: new Date().toISOString().slice(0, 10),
      node: process.version,
      coldCpuMs: rounded(median(starts)),
      logBytes: median(games.flatMap(({ turns }) => turns.map(({ logBytes }) => logBytes))),
      games: MAIN_KINDS.map(({ name }) => recordingOf(name, games)),
    };
    const file = join(ROOT, 'infra/measured.json');
    writeFileSync(
      file,
      await format(JSON.stringify(measured), { ...(await resolveConfig(file)), filepath: file }),
    );
  } finally {
    database.stop();
  }
}

/** The game of median length. */
function recordingOf(name: string, games: readonly Recorded[]): Recording {
  const lengths = games.flatMap(({ kind, turns }) => (kind === name ? [turns.length] : []));
  const typical = games.find(({ kind, turns }) => kind === name && turns.length === median(lengths));
  const turns = typical?.turns ?? [];
  return {
    name,
    seconds: turns.map(({ seconds }) => rounded(seconds)),
    cpuMs: turns.map(({ cpuMs }) => rounded(cpuMs)),
    itemBytes: turns.map(({ itemBytes }) => itemBytes),
    reads: turns.map(({ reads }) => reads),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
