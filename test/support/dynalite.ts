// A DynamoDB for tests: dynalite in this process, in memory, or the server that DYNAMODB_ENDPOINT names (Amazon's own
// DynamoDB Local). Each call makes a table of its own.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { CreateTableCommand, DeleteTableCommand, DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import dynalite from 'dynalite';
import { DynamoStore, dynamoClient } from '../../lambda/store/dynamo.ts';
import type { Found } from '../../lambda/store/item.ts';
import { tableDefinition } from '../../lambda/store/table.ts';

/** The longest that a test waits for the table, in milliseconds. */
const PATIENCE = 60_000;

/** A table that ends with the test. */
export interface TestTable {
  readonly endpoint: string;
  readonly name: string;
  /** Another store on the same table, with a client of its own, as another instance of the function has. */
  openStore(): DynamoStore;
  /** Lays down an item as it is. */
  put(item: Found): Promise<void>;
  /** Every item of a user. */
  itemsOf(user: string): Promise<readonly Found[]>;
  close(): Promise<void>;
}

/** Starts an engine where none is given, and makes a table in it. */
export async function openTable(): Promise<TestTable> {
  const given = process.env['DYNAMODB_ENDPOINT'];
  const server = given ? null : await start();
  const endpoint = given ?? `http://127.0.0.1:${portOf(server)}`;
  const name = `test-${randomUUID()}`;
  const clients: DynamoDBClient[] = [];
  const connect = (): DynamoDBClient => {
    const client = dynamoClient({
      endpoint,
      region: 'local',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      requestHandler: { requestTimeout: PATIENCE }, // a busy machine is no failing network
    });
    clients.push(client);
    return client;
  };

  const client = connect();
  const documents = DynamoDBDocumentClient.from(client);
  await client.send(new CreateTableCommand(tableDefinition(name)));
  while (!(await isReady(client, name))) await setTimeout(5);
  return {
    endpoint,
    name,
    openStore: () => new DynamoStore(connect(), name),
    async put(item) {
      await documents.send(new PutCommand({ TableName: name, Item: item }));
    },
    async itemsOf(user) {
      const found = await documents.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: '#user = :user',
          ExpressionAttributeNames: { '#user': 'user' },
          ExpressionAttributeValues: { ':user': user },
        }),
      );
      return found.Items ?? [];
    },
    async close() {
      await client.send(new DeleteTableCommand({ TableName: name }));
      for (const each of clients) each.destroy();
      await new Promise<unknown>((closed) => (server ? server.close(closed) : closed(null)));
    },
  };
}

async function isReady(client: DynamoDBClient, name: string): Promise<boolean> {
  const { Table: table } = await client.send(new DescribeTableCommand({ TableName: name }));
  return table?.TableStatus === 'ACTIVE';
}

async function start(): Promise<Server> {
  const server = dynalite({ createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

function portOf(server: Server | null): number {
  const address = server?.address();
  if (!address || typeof address === 'string') throw new Error('The embedded engine listens on no port.');
  return address.port;
}
