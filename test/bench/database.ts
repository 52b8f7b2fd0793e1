// A DynamoDB in a process of its own, so that its work isn't counted as ours, and clients whose requests are counted.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { dynamoClient } from '../../lambda/store/dynamo.ts';
import { tableDefinition } from '../../lambda/store/table.ts';

/** The table that everything is measured on. */
export const TABLE = 'bench';

/** What a function's environment says of the database. */
export const CREDENTIALS = { accessKeyId: 'made-up', secretAccessKey: 'made-up' } as const;

/** Listens on a free port, says which, and ends with whoever started it. */
const SERVER = `
  const server = require('dynalite')({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  server.listen(0, '127.0.0.1', () => process.send(server.address().port));
  process.on('disconnect', () => process.exit());
`;

/** A database with the table in it. */
export interface Database {
  readonly endpoint: string;
  /** A client of its own. */
  connect(): DynamoDBClient;
  stop(): void;
}

/** Starts it. */
export async function startDatabase(): Promise<Database> {
  const child = spawn(process.execPath, ['--eval', SERVER], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port]: unknown[] = await once(child, 'message');
  const endpoint = `http://127.0.0.1:${String(port)}`;
  const clients: DynamoDBClient[] = [];
  const connect = (): DynamoDBClient => {
    const client = dynamoClient({ endpoint, region: 'us-east-1', credentials: CREDENTIALS });
    clients.push(client);
    return client;
  };
  await connect().send(new CreateTableCommand(tableDefinition(TABLE)));
  return {
    endpoint,
    connect,
    stop() {
      for (const client of clients) client.destroy();
      child.disconnect();
    },
  };
}
