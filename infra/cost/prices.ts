// The public prices and quotas that are computed with, and what is taken for granted, each with where it is from.

/** When the prices and quotas were written down, as they were known; their sources couldn't be opened to compare. */
export const AS_OF = '2026-11-29';

/** One price: USD for `per` of its unit. Its source is the public page that it stands on. */
export interface Price {
  readonly usd: number;
  readonly per: number;
  readonly unit: string;
  readonly source: string;
}

/** Prices in us-east-1, of the first tier, without free tiers. */
export const PRICES = {
  lambdaRequests: { usd: 0.2, per: 1e6, unit: 'requests', source: 'aws.amazon.com/lambda/pricing' },
  lambdaCompute: {
    usd: 0.0000133334,
    per: 1,
    unit: 'GB-second, arm64',
    source: 'aws.amazon.com/lambda/pricing',
  },
  tableWrites: {
    usd: 0.625,
    per: 1e6,
    unit: 'write units, on demand',
    source: 'aws.amazon.com/dynamodb/pricing/on-demand',
  },
  tableReads: {
    usd: 0.125,
    per: 1e6,
    unit: 'read units, on demand',
    source: 'aws.amazon.com/dynamodb/pricing/on-demand',
  },
  logs: { usd: 0.5, per: 1, unit: 'GB of log', source: 'aws.amazon.com/cloudwatch/pricing' },
  traces: { usd: 5, per: 1e6, unit: 'traces recorded', source: 'aws.amazon.com/xray/pricing' },
} as const satisfies Record<string, Price>;

/** Prices that are paid by the month, whether anybody plays or not. */
export const MONTHLY = {
  metrics: { usd: 0.3, per: 1, unit: 'metric', source: 'aws.amazon.com/cloudwatch/pricing' },
  alarms: { usd: 0.1, per: 1, unit: 'metric of an alarm', source: 'aws.amazon.com/cloudwatch/pricing' },
  dashboards: { usd: 3, per: 1, unit: 'dashboard', source: 'aws.amazon.com/cloudwatch/pricing' },
  secrets: { usd: 0.4, per: 1, unit: 'secret', source: 'aws.amazon.com/secrets-manager/pricing' },
  storage: {
    usd: 0.25,
    per: 1,
    unit: 'GB in the table',
    source: 'aws.amazon.com/dynamodb/pricing/on-demand',
  },
  backups: { usd: 0.2, per: 1, unit: 'GB of backups', source: 'aws.amazon.com/dynamodb/pricing/on-demand' },
} as const satisfies Record<string, Price>;

/** A default quota of an account in a region, that asking can raise. */
export interface Quota {
  readonly most: number;
  readonly of: string;
  readonly source: string;
}

/** The quotas that a game can meet. */
export const QUOTAS = {
  concurrency: {
    most: 1000,
    of: 'turns at the same moment',
    source: 'docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html',
  },
  requests: {
    most: 10_000,
    of: 'turns a second (ten for each unit of concurrency)',
    source: 'docs.aws.amazon.com/lambda/latest/dg/scaling-behavior.html',
  },
  newTable: {
    most: 4000,
    of: 'write units a second of a table that never had more',
    source: 'repost.aws/knowledge-center/on-demand-table-throttling-dynamodb',
  },
  table: {
    most: 40_000,
    of: 'write units a second of a table',
    source: 'repost.aws/knowledge-center/on-demand-table-throttling-dynamodb',
  },
  item: {
    most: 1000,
    of: 'write units a second of one partition, and so of one item',
    source: 'repost.aws/knowledge-center/on-demand-table-throttling-dynamodb',
  },
} as const satisfies Record<string, Quota>;

/** What isn't measured here, and is taken to be so. */
export const ASSUMED = {
  /** MB with which a function has one whole CPU; with less it has the same share of it. */
  wholeCpu: { value: 1769, source: 'docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html' },
  /** Milliseconds that one call of the table takes. */
  tableMs: { value: 5, source: '"single-digit milliseconds", aws.amazon.com/dynamodb' },
  /** Seconds that pass between what the skill says and the next request: thinking, speaking, and Alexa's hearing. */
  thinking: { value: 4, source: 'a guess; slower tables need less' },
  /** The share of turns that X-Ray records. */
  traced: { value: 0.05, source: "X-Ray's default sampling rule, beyond one request a second" },
} as const;
