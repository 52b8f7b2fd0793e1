// The floor of the bundle: what the function uses of both SDKs, and no game. Bundled by the bench, run by nobody else.
import { ResponseFactory, SkillBuilders } from 'ask-sdk-core';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';

const TableName = process.env['TABLE_NAME'];
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ maxAttempts: 2 }));

/** Nothing of these is called: they are there to weigh what they weigh. */
export const weighed = [ResponseFactory, SkillBuilders, DeleteCommand, QueryCommand];

/** Reads a household that isn't there: what primes the connection. */
export async function prime(): Promise<void> {
  await documents.send(new GetCommand({ TableName, Key: { user: 'nobody', part: 'household' } }));
}

/** A first turn's requests: one read, one write. */
export async function turn(): Promise<void> {
  const key = { user: 'somebody', part: 'household' };
  await documents.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  await documents.send(new PutCommand({ TableName, Item: { ...key, version: 1, body: 'x'.repeat(1000) } }));
}
