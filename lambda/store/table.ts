// The table's keys, for whoever makes one outside production: local play and the tests.
import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import { PART, USER } from './item.ts';

/** What creates the households' table under that name. */
export function tableDefinition(name: string): CreateTableCommandInput {
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: [
      { AttributeName: USER, AttributeType: 'S' },
      { AttributeName: PART, AttributeType: 'S' },
    ],
    KeySchema: [
      { AttributeName: USER, KeyType: 'HASH' },
      { AttributeName: PART, KeyType: 'RANGE' },
    ],
  };
}
