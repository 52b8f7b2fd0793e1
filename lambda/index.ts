// Production: the handler with the real table, real chance and the skill's id. The bundle starts here.
import { randomBytes } from 'node:crypto';
import { fairShuffle, type Seed } from './engine/index.ts';
import { ENV } from './env.ts';
import { createHandler, type Parts } from './handler.ts';
import { rehearse } from './handler/rehearsal.ts';
import { locales } from './locales/index.ts';
import type { LogRecord } from './handler/log.ts';
import { logLine } from './metrics.ts';
import { DynamoStore, dynamoClient } from './store/dynamo.ts';
import { within } from './store/deadline.ts';

/** The longest that a turn may wait for the store, in milliseconds: Alexa itself gives up after eight seconds. */
const DEADLINE = 5000;

const table = process.env[ENV.table];
if (!table)
  throw new Error(`${ENV.table} is not set: it names the DynamoDB table that keeps the households.`);

const parts: Parts = {
  store: new DynamoStore(dynamoClient(), table),
  seed: realSeed,
  shuffle: fairShuffle,
  skillId: process.env[ENV.skillId],
  locales,
  sips: process.env[ENV.sips] !== 'off',
  now: Date.now,
  log,
  deadline: DEADLINE,
};

/** Answers Alexa's requests to the skill in SKILL_ID, and rejects all others. */
export const handler = createHandler(parts);

// A first read, of nobody's household, connects to the table; while it is on its way, a turn that nobody hears warms the
// code. The first turn waits for neither.
await Promise.all([
  within(DEADLINE, (signal) => parts.store.load('nobody', { now: Date.now(), signal })).catch(
    (error: unknown) => log({ level: 'warn', event: 'unprimed', error: String(error) }),
  ),
  rehearse(parts),
]);

function realSeed(): Seed {
  const bytes = randomBytes(16);
  return [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
}

function log(record: LogRecord): void {
  const functionName = process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'local';
  process.stdout.write(`${logLine(record, { functionName, now: Date.now() })}\n`);
}
