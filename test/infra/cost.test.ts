// Guards the arithmetic of the cost page, on a made-up game small enough to work out by hand, and that the page says
// what comes of it. What real turns cost is measured, in infra/measured.json.
import { readFileSync } from 'node:fs';
import { costOf, cpuTime, turnsOf, useOf } from '../../infra/cost/compute.ts';
import { committedMeasures, type Measured, type Recording } from '../../infra/cost/measured.ts';
import { costPage } from '../../infra/cost/page.ts';
import { simulate } from '../../infra/cost/simulate.ts';

/** Two turns. The first reads and writes 2,000 bytes, the second writes 5,000. */
const GAME: Recording = {
  name: 'two turns',
  seconds: [6, 6],
  cpuMs: [2, 4],
  itemBytes: [2000, 5000],
  reads: [1, 0],
};
const MEASURED: Measured = { date: '2026-01-01', node: 'v20', coldCpuMs: 80, logBytes: 500, games: [GAME] };
/** With it a function has one whole CPU. */
const WHOLE = 1769;

test('CPU takes longer with less memory, and no shorter with more than a whole CPU', () => {
  expect(cpuTime(8, WHOLE)).toBe(8);
  expect(cpuTime(8, WHOLE / 4)).toBe(32);
  expect(cpuTime(8, WHOLE * 2)).toBe(8);
});

test('a turn takes its CPU and 5 ms for each call; units cover 1,024 bytes written and 4,096 read', () => {
  expect(turnsOf(GAME, WHOLE)).toEqual([
    { ms: 2 + 10, writeUnits: 2, readUnits: 1 },
    { ms: 4 + 5, writeUnits: 5, readUnits: 0 },
  ]);
});

test('what a game uses: 101 ms with its cold start, 7 write units, 1 read unit, 1,000 bytes of log', () => {
  const use = useOf(GAME, MEASURED, WHOLE);
  expect(use).toEqual({
    lambdaRequests: 2,
    lambdaCompute: expect.closeTo(0.101 * 1.7275390625, 9),
    tableWrites: 7,
    tableReads: 1,
    logs: 1e-6,
    traces: 0.1,
  });
});

test('what it costs, at the committed prices', () => {
  const use = {
    lambdaRequests: 1e6,
    lambdaCompute: 1e4,
    tableWrites: 2e6,
    tableReads: 8e6,
    logs: 3,
    traces: 1e6,
  };
  expect(costOf(use)).toEqual({
    lambdaRequests: expect.closeTo(0.2),
    lambdaCompute: expect.closeTo(0.133334),
    tableWrites: expect.closeTo(1.25),
    tableReads: expect.closeTo(1),
    logs: expect.closeTo(1.5),
    traces: expect.closeTo(5),
  });
});

describe('many tables at once', () => {
  // Two turns in 20.021 seconds: 12 and 9 ms of work, and after each 6 s of speech and 4 of thinking.
  const options = { games: [GAME], memory: WHOLE, seed: 7 };
  const load = simulate(10_000, options);

  test('load is what the game asks, times the tables', () => {
    expect(load.turnsASecond.mean).toBeCloseTo((10_000 * 2) / 20.021, -1);
    expect(load.writeUnitsASecond.mean).toBeCloseTo((10_000 * 7) / 20.021, -2);
    expect(load.readUnitsASecond.mean).toBeCloseTo((10_000 * 1) / 20.021, -1);
    expect(load.concurrency.mean).toBeCloseTo((10_000 * 0.021) / 20.021, 0);
  });

  test('the busiest moment is above the mean, the busiest item is one table alone', () => {
    expect(load.turnsASecond.most).toBeGreaterThan(load.turnsASecond.mean);
    expect(load.concurrency.most).toBeGreaterThan(load.concurrency.mean);
    expect(load.busiestItem).toBe(5);
  });

  test('the same seed gives the same minute, another one another', () => {
    expect(simulate(10_000, options)).toEqual(load);
    expect(simulate(10_000, { ...options, seed: 8 })).not.toEqual(load);
  });
});

test('the committed measurements are whole', () => {
  const { games, logBytes, coldCpuMs } = committedMeasures();
  expect(games.length).toBeGreaterThanOrEqual(7);
  for (const { seconds, cpuMs, itemBytes, reads } of games) {
    expect(new Set([seconds, cpuMs, itemBytes, reads].map(({ length }) => length)).size).toBe(1);
    expect(seconds.length).toBeGreaterThan(10);
  }
  expect(Math.min(logBytes, coldCpuMs)).toBeGreaterThan(0);
});

test('what is paid by the month: nine metrics, nine that alarms watch, a dashboard; a secret; a page the like', () => {
  expect(costPage(committedMeasures())).toMatch(
    /9 metrics, 9 metrics that alarms watch and a dashboard, 6\.60 USD in each region .* 0\.40 USD for each secret.* 3 more that alarms watch, 3\.00 USD/,
  );
});

test("the README's page is the computed one", () => {
  expect(readFileSync('README.md', 'utf8')).toContain(costPage(committedMeasures()));
});
