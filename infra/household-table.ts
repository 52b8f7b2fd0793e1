// The table that keeps the households: one item each, gone 400 days after its last turn. Safe unless thrown away.
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, Table, TableEncryption } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { ATTRIBUTES, ENV } from '../lambda/env.ts';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';

/** What the function may do with the table; lambda/store asks for nothing else. */
const ACTIONS = ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:Query'];

/** Whether the households go when the stack does. */
export interface HouseholdTableProps {
  readonly throwaway: boolean;
}

/** The households' table. */
export class HouseholdTable extends Construct {
  /** The table itself, for what is watched of it. */
  readonly table: Table;

  constructor(scope: Construct, id: string, { throwaway }: HouseholdTableProps) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: { name: ATTRIBUTES.user, type: AttributeType.STRING },
      sortKey: { name: ATTRIBUTES.part, type: AttributeType.STRING },
      timeToLiveAttribute: ATTRIBUTES.expires,
      billingMode: BillingMode.PAY_PER_REQUEST,
      encryption: TableEncryption.AWS_MANAGED,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: !throwaway,
      removalPolicy: throwaway ? RemovalPolicy.DESTROY : RemovalPolicy.RETAIN,
    });
  }

  /** Lets a function keep its households here, all or those of `users`, a pattern of their ids; and tells it where that is. */
  serve(server: { readonly function: LambdaFunction }, users: string | null = null): void {
    const { principalStatements } = this.table.grant(server.function, ...ACTIONS);
    if (users !== null) {
      const own = { 'dynamodb:LeadingKeys': [users] };
      for (const statement of principalStatements) statement.addCondition('ForAllValues:StringLike', own);
    }
    server.function.addEnvironment(ENV.table, this.table.tableName);
  }
}
