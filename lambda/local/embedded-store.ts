// The DynamoDB of local play: dynalite in this process, with its data in one folder that outlives the run.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceInUseException,
  type DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { DynamoStore, dynamoClient } from '../store/dynamo.ts';
import type { Store } from '../store/store.ts';
import { tableDefinition } from '../store/table.ts';
import { lockFolder } from './folder-lock.ts';
import { listen, LOOPBACK } from './loopback.ts';

const TABLE = 'ride-the-bus';

/** A store in a folder. */
export interface EmbeddedStore {
  readonly store: Store;
  /** Closes the database and lets the next run have the folder. */
  close(): Promise<void>;
}

/** Opens the store in a folder, made where it is missing; null where another run has it. Throws where it can't be written. */
export async function openEmbeddedStore(folder: string): Promise<EmbeddedStore | null> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  if (!unlock) return null;
  const server = dynalite({
    path: join(folder, 'dynamodb'),
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  const client = dynamoClient({
    endpoint: `http://${LOOPBACK}:${await listen(server)}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  await createTable(client);
  return {
    store: new DynamoStore(client, TABLE),
    async close() {
      client.destroy();
      await new Promise((closed) => server.close(closed));
      await unlock();
    },
  };
}

/** Makes the table unless an earlier run did, and waits until it can be used: making it takes a moment. */
async function createTable(client: DynamoDBClient): Promise<void> {
  try {
    await client.send(new CreateTableCommand(tableDefinition(TABLE)));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  for (;;) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName: TABLE }));
    if (Table?.TableStatus === 'ACTIVE') return;
    await setTimeout(5);
  }
}
