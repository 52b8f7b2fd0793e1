// What both functions run on in production: the real table, real chance, and a log with its metrics. Settings come from
// the environment.
import { freshSeed } from './chance.ts';
import { fairShuffle } from './engine/index.ts';
import { ENV } from './env.ts';
import type { Parts } from './handler.ts';
import { locales } from './locales/index.ts';
import { logLine } from './metrics.ts';
import { DEADLINE } from './store/deadline.ts';
import { DynamoStore, dynamoClient } from './store/dynamo.ts';

/** The handler's parts but for the skill that it answers. Throws where the environment names no table. */
export function productionParts(): Omit<Parts, 'skillId'> {
  return {
    store: new DynamoStore(dynamoClient(), needed(ENV.table)),
    seed: freshSeed,
    shuffle: fairShuffle,
    locales,
    sips: process.env[ENV.sips] !== 'off',
    now: Date.now,
    log(record) {
      const functionName = process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'local';
      process.stdout.write(`${logLine(record, { functionName, now: Date.now() })}\n`);
    },
    deadline: DEADLINE,
  };
}

/** A variable of the environment. Throws where it isn't set. */
export function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the deployment sets it (infra/).`);
  return value;
}
