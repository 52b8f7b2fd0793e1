// Production's composition root without its first read, so that the bench can tell what that read costs and saves.
import { randomBytes } from 'node:crypto';
import { fairShuffle } from '../../../lambda/engine/index.ts';
import { ENV } from '../../../lambda/env.ts';
import { createHandler } from '../../../lambda/handler.ts';
import { locales } from '../../../lambda/locales/index.ts';
import { DynamoStore, dynamoClient } from '../../../lambda/store/dynamo.ts';

/** Answers as production does. */
export const handler = createHandler({
  store: new DynamoStore(dynamoClient(), process.env[ENV.table] ?? ''),
  seed: () => [randomBytes(4).readUInt32LE(), 2, 3, 4],
  shuffle: fairShuffle,
  skillId: process.env[ENV.skillId],
  locales,
  sips: true,
  now: Date.now,
  log: (record) => process.stdout.write(`${JSON.stringify(record)}\n`),
  deadline: 5000,
});
