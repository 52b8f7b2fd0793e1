// Guards the log's lines: what CloudWatch counts of a record, and that Lambda can filter them.
// Which records a turn gives is the handler's tests' business, but for the refusals of every kind.
import { DIMENSION, logLine, METRICS, NAMESPACE, type Metric } from '../lambda/metrics.ts';
import { createHandler } from '../lambda/handler.ts';
import type { LogRecord } from '../lambda/handler/log.ts';
import type { Heard, IntentName } from '../lambda/dialog/intents.ts';
import { deviceOf, partsWith } from './support/devices.ts';

const WRITTEN = { functionName: 'ride-the-bus-dev', now: Date.UTC(2026, 0, 15, 20) };

function read(record: LogRecord): Record<string, unknown> {
  return JSON.parse(logLine(record, WRITTEN));
}

const TURN: LogRecord = {
  level: 'info',
  event: 'turn',
  household: 'ab12',
  intent: 'GuessIntent',
  ms: 12,
  lostRaces: 0,
};
const FAILURE: LogRecord = { level: 'error', event: 'failure', lostRaces: 4, error: 'late' };
const ENDED: LogRecord = {
  level: 'warn',
  event: 'report',
  type: 'SessionEndedRequest',
  why: 'INVALID_RESPONSE',
};

/** For each metric a record that counts for it, how much, and a record that doesn't. */
const COUNTED: Readonly<Record<Metric, readonly [counts: LogRecord, value: number, not: LogRecord]>> = {
  Turns: [TURN, 1, FAILURE],
  NewGames: [{ ...TURN, newGame: true }, 1, { ...TURN, newGame: false }],
  FinishedGames: [{ ...TURN, finished: true }, 1, { ...TURN, finished: false }],
  Fallbacks: [{ ...TURN, fallback: true }, 1, { ...TURN, fallback: false }],
  Refusals: [{ ...TURN, refused: true }, 1, { ...TURN, refused: false }],
  LostRaces: [FAILURE, 4, TURN],
  Apologies: [FAILURE, 1, TURN],
  FailedSessions: [ENDED, 1, { ...ENDED, level: 'info', why: 'USER_INITIATED' }],
  StoreLatency: [{ ...TURN, storeMs: 7 }, 7, TURN],
};

test.each(Object.entries(COUNTED))('%s', (name, [counts, value, not]) => {
  expect(read(counts)[name]).toBe(value);
  expect(read(not)).not.toHaveProperty(name);
});

type Said = readonly [IntentName, Heard['slots']?];
const TABLE: Said = ['PlayersIntent', { players: ['Sam', 'Alex'] }];
const THREE: Said = ['PlayersIntent', { players: ['Sam', 'Alex', 'Jo'] }];
const RED: Said = ['GuessIntent', { guess: 'red' }];

test.each<[what: string, refused: boolean, said: readonly Said[]]>([
  ['a table', false, [TABLE]],
  ['a guess', false, [TABLE, RED]],
  ['a gift to oneself', true, [THREE, RED, ['PlayersIntent', { players: ['Sam'] }]]],
  ['nobody that plays', true, [TABLE, ['ScoreIntent', { player: 'Zebedee' }]]],
  ['players after the first card', true, [TABLE, RED, ['AddIntent', { players: ['Jo'] }]]],
  ['too many players', true, [['CountIntent', { count: '9' }]]],
  ['nothing to undo', true, [['UndoIntent']]],
  ['the score of no game', true, [['ScoreIntent']]],
  ['a name that is rude', true, [['PlayersIntent', { players: ['Bitch'] }]]],
])('%s: refused is %s', async (_, refused, said) => {
  const log: LogRecord[] = [];
  const device = deviceOf(createHandler(partsWith({ log: (record) => log.push(record) }, '7H 2C TD 3S')));
  for (const [intent, slots] of said) await device.say(intent, slots);
  expect(log.at(-1)).toMatchObject({ event: 'turn', refused });
});

test('a line names its metrics with their units, under one dimension', () => {
  expect(read({ ...TURN, newGame: true, storeMs: 7 })['_aws']).toEqual({
    Timestamp: WRITTEN.now,
    CloudWatchMetrics: [
      {
        Namespace: 'RideTheBus',
        Dimensions: [['FunctionName']],
        Metrics: [
          { Name: 'Turns', Unit: 'Count' },
          { Name: 'NewGames', Unit: 'Count' },
          { Name: 'StoreLatency', Unit: 'Milliseconds' },
        ],
      },
    ],
  });
  expect([NAMESPACE, DIMENSION, ...Object.keys(METRICS)]).toHaveLength(11);
});

test('a line is one line, with the record in it, and the time and level as Lambda filters by', () => {
  const line = logLine(FAILURE, WRITTEN);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toMatchObject({
    timestamp: '2026-01-15T20:00:00.000Z',
    level: 'ERROR',
    event: 'failure',
    error: 'late',
    FunctionName: 'ride-the-bus-dev',
  });
});

test('a record that counts for nothing carries no metrics', () => {
  expect(read({ level: 'warn', event: 'unprimed', error: 'AccessDenied' })).toEqual({
    timestamp: '2026-01-15T20:00:00.000Z',
    level: 'WARN',
    event: 'unprimed',
    error: 'AccessDenied',
  });
});
