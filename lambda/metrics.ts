// One line of JSON a log record, with the metrics in it that CloudWatch counts (the embedded metric format), so that
// measuring costs no request. index.ts writes the lines; infra/ draws and watches the metrics by the names given here.
import type { LogRecord } from './handler/log.ts';

/** Where the metrics stand in CloudWatch. */
export const NAMESPACE = 'RideTheBus';
/** Their one dimension: the function's name, which carries the stage. No names, no households: each would be a metric more. */
export const DIMENSION = 'FunctionName';

/** Every metric with its unit. */
export const METRICS = {
  /** Turns that were answered. */
  Turns: 'Count',
  /** Games that were dealt. */
  NewGames: 'Count',
  /** Games that were played to their end. */
  FinishedGames: 'Count',
  /** Turns whose words were no answer to the question. */
  Fallbacks: 'Count',
  /** Turns that asked for what can't be had: against the rules, too late, or beside another choice. */
  Refusals: 'Count',
  /** Saves that another turn of the household came before. */
  LostRaces: 'Count',
  /** Turns that were answered with an apology. */
  Apologies: 'Count',
  /** Sessions that Alexa ended because something went wrong. */
  FailedSessions: 'Count',
  /** How long a turn waited for the store. */
  StoreLatency: 'Milliseconds',
} as const;
/** A metric's name. */
export type Metric = keyof typeof METRICS;

/** What a record counts for each metric; null for nothing. */
const COUNTED: Readonly<Record<Metric, (record: LogRecord) => number | null>> = {
  Turns: ({ event }) => one(event === 'turn'),
  NewGames: ({ newGame }) => one(newGame === true),
  FinishedGames: ({ finished }) => one(finished === true),
  Fallbacks: ({ fallback }) => one(fallback === true),
  Refusals: ({ refused }) => one(refused === true),
  LostRaces: ({ lostRaces }) => (typeof lostRaces === 'number' && lostRaces > 0 ? lostRaces : null),
  Apologies: ({ event }) => one(event === 'failure'),
  FailedSessions: ({ event, level, type }) =>
    one(event === 'report' && level === 'warn' && type === 'SessionEndedRequest'),
  StoreLatency: ({ storeMs }) => (typeof storeMs === 'number' ? storeMs : null),
};

/** Where and when a record was written. */
export interface Written {
  readonly functionName: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A record as a line of the log, with the metrics that it counts for. */
export function logLine(record: LogRecord, { functionName, now }: Written): string {
  const values = Object.entries(COUNTED).flatMap(([name, count]) => {
    const value = count(record);
    return value === null ? [] : [{ name: name as Metric, value }]; // Object.entries forgets the key type
  });
  const embedded = {
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          Namespace: NAMESPACE,
          Dimensions: [[DIMENSION]],
          Metrics: values.map(({ name }) => ({ Name: name, Unit: METRICS[name] })),
        },
      ],
    },
    [DIMENSION]: functionName,
    ...Object.fromEntries(values.map(({ name, value }) => [name, value])),
  };
  return JSON.stringify({
    // Lambda filters by these two where they are as it writes them itself.
    timestamp: new Date(now).toISOString(),
    ...record,
    level: record.level.toUpperCase(),
    ...(values.length > 0 ? embedded : {}),
  });
}

function one(counts: boolean): number | null {
  return counts ? 1 : null;
}
