// Keeps households in DynamoDB: one item each, read at most once and written at most once a turn.
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type PutCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { ATTRIBUTES } from '../env.ts';
import { asideOf, HOUSEHOLD, itemOf, loadedOf, PART, secondsOf, USER, type Found } from './item.ts';
import type { Call, Loaded, Store, Stored } from './store.ts';

/**
 * A client that gives up in time: connecting takes at most 300 ms and an answer 1 s, tried twice. Without
 * `throwOnRequestTimeout` the SDK only warns and waits on.
 */
export function dynamoClient(config: DynamoDBClientConfig = {}): DynamoDBClient {
  return new DynamoDBClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 300, requestTimeout: 1000, throwOnRequestTimeout: true },
    ...config,
  });
}

/** A store over one table. Rejects with the SDK's errors. */
export class DynamoStore implements Store {
  readonly #documents: DynamoDBDocumentClient;
  readonly #table: string;

  constructor(client: DynamoDBClient, table: string) {
    this.#documents = DynamoDBDocumentClient.from(client);
    this.#table = table;
  }

  async load(user: string, call: Call): Promise<Loaded> {
    return loadedOf(await this.#get(user, call), call.now);
  }

  async save(user: string, next: Stored, before: number | null, call: Call): Promise<boolean> {
    const put: PutCommandInput = {
      TableName: this.#table,
      Item: itemOf(user, next, call.now),
      ...(before === null ? whereNothingLies(call.now) : whereVersionIs(before)),
    };
    try {
      await this.#documents.send(new PutCommand(put), { abortSignal: call.signal });
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  async setAside(user: string, call: Call): Promise<void> {
    const item = await this.#get(user, call);
    // Another turn may have put a readable household in its place meanwhile: that one stays where it is.
    if (!item || loadedOf(item, call.now).found !== 'unreadable') return;
    await this.#documents.send(new PutCommand({ TableName: this.#table, Item: asideOf(item, call.now) }), {
      abortSignal: call.signal,
    });
  }

  async forget(user: string, call: Call): Promise<void> {
    let from: Found | undefined;
    do {
      const page = await this.#documents.send(
        new QueryCommand({
          TableName: this.#table,
          ConsistentRead: true,
          KeyConditionExpression: '#user = :user',
          ProjectionExpression: '#user, #part',
          ExpressionAttributeNames: { '#user': USER, '#part': PART },
          ExpressionAttributeValues: { ':user': user },
          ExclusiveStartKey: from,
        }),
        { abortSignal: call.signal },
      );
      for (const key of page.Items ?? []) {
        await this.#documents.send(new DeleteCommand({ TableName: this.#table, Key: key }), {
          abortSignal: call.signal,
        });
      }
      from = page.LastEvaluatedKey;
    } while (from);
  }

  async #get(user: string, call: Call): Promise<Found | undefined> {
    const read = new GetCommand({
      TableName: this.#table,
      Key: { [USER]: user, [PART]: HOUSEHOLD },
      ConsistentRead: true,
    });
    return (await this.#documents.send(read, { abortSignal: call.signal })).Item;
  }
}

type Condition = Pick<
  PutCommandInput,
  'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
>;

/** In words: the item's version is still the one that this turn was taken on. */
function whereVersionIs(before: number): Condition {
  return {
    ConditionExpression: '#version = :before',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':before': before },
  };
}

/** In words: no item with a version lies here (none at all, or a damaged one), or the one that does has expired. */
function whereNothingLies(now: number): Condition {
  return {
    ConditionExpression: 'NOT attribute_type(#version, :number) OR #expires <= :now',
    ExpressionAttributeNames: { '#version': 'version', '#expires': ATTRIBUTES.expires },
    ExpressionAttributeValues: { ':number': 'N', ':now': secondsOf(now) },
  };
}
