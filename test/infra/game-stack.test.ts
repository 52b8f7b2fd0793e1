// Guards the promises of the game's stack, each by what CloudFormation is told: what runs, what it may do, who may call
// it, what is kept, and what rings. The skill's own stack and the checks by other people's rules are elsewhere.
/* eslint jest/expect-expect: ["warn", { "assertFunctionNames": ["expect", "live.*", "thrownAway.*", "template.*"] }] --
   CDK's templates have assertions of their own */
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { ALARM_METRICS } from '../../infra/cost/page.ts';
import { emptyHousehold } from '../../lambda/dialog/household.ts';
import { ENV } from '../../lambda/env.ts';
import { METRICS } from '../../lambda/metrics.ts';
import { itemOf } from '../../lambda/store/item.ts';
import { tableDefinition } from '../../lambda/store/table.ts';
import { SKILL_ID, synthesise } from '../support/synthesised.ts';

const PROD = 'ride-the-bus-prod-us-east-1';
const prod = synthesise({
  stage: 'prod',
  skillId: SKILL_ID,
  privacyUrl: 'https://example.com/PRIVACY.md',
  alarmEmail: 'sam@example.com',
  monthlyBudget: 5,
});
const dev = synthesise({ throwaway: 'true', sips: 'off' });
const live = prod.template(PROD);
const thrownAway = dev.template('ride-the-bus-dev-us-east-1');

/** The only resource of a type, whole. */
function only(template: Template, type: string) {
  const [resource, ...others] = Object.values(template.findResources(type));
  expect(others).toEqual([]);
  if (!resource) throw new Error(`no ${type}`);
  return resource;
}

/** The logical id of the only resource of a type. */
function idOf(template: Template, type: string): string {
  const [id] = Object.keys(template.findResources(type));
  if (id === undefined) throw new Error(`no ${type}`);
  return id;
}

test('the function: its runtime pinned, on arm64, with seven seconds', () => {
  live.hasResourceProperties('AWS::Lambda::Function', {
    FunctionName: 'ride-the-bus-prod',
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    MemorySize: 1024,
    Timeout: 7,
    TracingConfig: { Mode: 'Active' },
  });
});

test('its log: JSON with levels, kept 90 days in production and 14 in development', () => {
  live.hasResourceProperties('AWS::Lambda::Function', {
    LoggingConfig: {
      LogFormat: 'JSON',
      ApplicationLogLevel: 'INFO',
      SystemLogLevel: 'WARN',
      LogGroup: { Ref: idOf(live, 'AWS::Logs::LogGroup') },
    },
  });
  live.hasResourceProperties('AWS::Logs::LogGroup', { RetentionInDays: 90 });
  thrownAway.hasResourceProperties('AWS::Logs::LogGroup', { RetentionInDays: 14 });
});

test('its environment: the table and the skill in production, and that sips are off where they are', () => {
  const table = { Ref: idOf(live, 'AWS::DynamoDB::Table') };
  const environment = (template: Template) =>
    only(template, 'AWS::Lambda::Function').Properties.Environment.Variables;
  expect(environment(live)).toEqual({ [ENV.table]: table, [ENV.skillId]: SKILL_ID });
  expect(environment(thrownAway)).toEqual({
    [ENV.table]: { Ref: idOf(thrownAway, 'AWS::DynamoDB::Table') },
    [ENV.sips]: 'off',
  });
});

test('the table: the keys that the store uses, paid by request, expiring, encrypted, with backups', () => {
  const { AttributeDefinitions, KeySchema, BillingMode } = tableDefinition('any');
  live.hasResourceProperties('AWS::DynamoDB::Table', {
    AttributeDefinitions,
    KeySchema,
    BillingMode,
    TimeToLiveSpecification: { Enabled: true },
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    SSESpecification: { SSEEnabled: true },
  });
});

test('the table knows its items by what the store writes into them', () => {
  const { KeySchema, TimeToLiveSpecification } = only(live, 'AWS::DynamoDB::Table').Properties;
  const item = itemOf('sam', { version: 1, household: emptyHousehold(0) }, 0);
  expect(item).toMatchObject({
    [KeySchema[0].AttributeName]: 'sam',
    [KeySchema[1].AttributeName]: 'household',
    [TimeToLiveSpecification.AttributeName]: 400 * 24 * 60 * 60,
  });
});

const RETAINED = { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' };
// The log has a name, which the next deployment needs: where the first one fails, it goes.
const RETAINED_ONCE_MADE = { DeletionPolicy: 'RetainExceptOnCreate', UpdateReplacePolicy: 'Retain' };
const GONE = { DeletionPolicy: 'Delete', UpdateReplacePolicy: 'Delete' };
test.each([
  ['kept', live, true, { table: RETAINED, log: RETAINED_ONCE_MADE }],
  ['gone with a throwaway stack', thrownAway, false, { table: GONE, log: GONE }],
])('the households and the log are %s', (_, template, DeletionProtectionEnabled, { table, log }) => {
  template.hasResource('AWS::DynamoDB::Table', { Properties: { DeletionProtectionEnabled }, ...table });
  template.hasResource('AWS::Logs::LogGroup', log);
});

test('the function may use four calls on its table, write its own log and trace; nothing else', () => {
  const { Statement } = only(live, 'AWS::IAM::Policy').Properties.PolicyDocument;
  expect(Statement).toEqual([
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: { 'Fn::GetAtt': [idOf(live, 'AWS::Logs::LogGroup'), 'Arn'] },
    },
    { Effect: 'Allow', Action: ['xray:PutTelemetryRecords', 'xray:PutTraceSegments'], Resource: '*' },
    {
      Effect: 'Allow',
      Action: ['dynamodb:DeleteItem', 'dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:Query'],
      Resource: { 'Fn::GetAtt': [idOf(live, 'AWS::DynamoDB::Table'), 'Arn'] },
    },
  ]);
  live.hasResourceProperties('AWS::IAM::Role', {
    AssumeRolePolicyDocument: {
      Statement: [Match.objectLike({ Principal: { Service: 'lambda.amazonaws.com' } })],
    },
    ManagedPolicyArns: Match.absent(),
  });
});

test('Alexa alone may call, for the one skill, and the alias alone', () => {
  expect(only(live, 'AWS::Lambda::Permission').Properties).toEqual({
    Action: 'lambda:InvokeFunction',
    Principal: 'alexa-appkit.amazon.com',
    EventSourceToken: SKILL_ID,
    FunctionName: { Ref: idOf(live, 'AWS::Lambda::Alias') },
  });
  expect(idOf(live, 'AWS::Lambda::Alias')).toMatch(/^SkillFunctionAliaslive/);
});

test('without a skill nobody may call, and an output says so', () => {
  thrownAway.resourceCountIs('AWS::Lambda::Permission', 0);
  thrownAway.hasOutput('AlexaTrigger', { Value: Match.stringLikeRegexp('no one may call.*-c skillId=') });
  live.hasOutput('AlexaTrigger', { Value: `Alexa may call the function for ${SKILL_ID}.` });
});

/** A reference to the alarm on a metric, which has to look every minute. */
function alarmOn(Namespace: string, MetricName: string) {
  const [id] = Object.keys(
    live.findResources('AWS::CloudWatch::Alarm', { Properties: { Namespace, MetricName, Period: 60 } }),
  );
  return { Name: { Ref: id ?? `no alarm on ${MetricName}` } };
}

test('production goes over to a new version by a tenth first, and back if it fails; development at once', () => {
  live.hasResourceProperties('AWS::CodeDeploy::DeploymentGroup', {
    DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
    AlarmConfiguration: {
      Enabled: true,
      Alarms: [
        alarmOn('AWS/Lambda', 'Errors'),
        alarmOn('RideTheBus', 'Apologies'),
        alarmOn('RideTheBus', 'FailedSessions'),
      ],
    },
    AutoRollbackConfiguration: { Enabled: true, Events: Match.arrayWith(['DEPLOYMENT_STOP_ON_ALARM']) },
  });
  live.hasResource('AWS::Lambda::Alias', {
    UpdatePolicy: {
      CodeDeployLambdaAliasUpdate: {
        DeploymentGroupName: { Ref: idOf(live, 'AWS::CodeDeploy::DeploymentGroup') },
      },
    },
  });
  thrownAway.resourceCountIs('AWS::CodeDeploy::DeploymentGroup', 0);
});

test.each([
  ['errors', { Namespace: 'AWS/Lambda', MetricName: 'Errors', Threshold: 0 }],
  ['throttles', { Namespace: 'AWS/Lambda', MetricName: 'Throttles', Threshold: 0 }],
  [
    'one turn in a hundred over three seconds',
    { Namespace: 'AWS/Lambda', MetricName: 'Duration', ExtendedStatistic: 'p99', Threshold: 3000 },
  ],
  ['apologies', { Namespace: 'RideTheBus', MetricName: 'Apologies', Threshold: 0 }],
  ['sessions ended by an error', { Namespace: 'RideTheBus', MetricName: 'FailedSessions', Threshold: 0 }],
  [
    'table throttles',
    {
      Metrics: Match.arrayWith([
        Match.objectLike({
          MetricStat: Match.objectLike({ Metric: Match.objectLike({ MetricName: 'ThrottledRequests' }) }),
        }),
      ]),
    },
  ],
])('%s ring, at the topic', (_, alarm) => {
  live.hasResourceProperties('AWS::CloudWatch::Alarm', {
    ...alarm,
    ComparisonOperator: 'GreaterThanThreshold',
    TreatMissingData: 'notBreaching',
    AlarmActions: [{ Ref: idOf(live, 'AWS::SNS::Topic') }],
  });
});

test('alarms of the function watch the alias, and those of the game the metrics that it writes', () => {
  const alarms = Object.values(live.findResources('AWS::CloudWatch::Alarm'));
  const watched = alarms.map(({ Properties }) => Properties).filter(({ MetricName }) => MetricName);
  const of = (namespace: string) => watched.filter(({ Namespace }) => Namespace === namespace);
  expect(of('AWS/Lambda')).toHaveLength(3);
  for (const { Dimensions } of of('AWS/Lambda')) {
    expect(Dimensions).toMatchObject([{ Name: 'FunctionName' }, { Name: 'Resource' }]);
  }
  expect(of('RideTheBus')).toHaveLength(2);
  for (const { MetricName, Dimensions } of of('RideTheBus')) {
    expect(Object.keys(METRICS)).toContain(MetricName);
    expect(Dimensions).toEqual([{ Name: 'FunctionName', Value: 'ride-the-bus-prod' }]);
  }
});

test('the topic reaches whoever was named, over TLS, and lets alarms and budgets of this account speak', () => {
  live.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'sam@example.com' });
  live.hasResourceProperties('AWS::SNS::TopicPolicy', {
    PolicyDocument: {
      Statement: [
        Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        Match.objectLike({
          Effect: 'Allow',
          Action: 'sns:Publish',
          Principal: { Service: ['budgets.amazonaws.com', 'cloudwatch.amazonaws.com'] },
          Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
        }),
      ],
    },
  });
});

test('a budget is watched where one is given', () => {
  live.hasResourceProperties('AWS::Budgets::Budget', {
    Budget: { BudgetType: 'COST', TimeUnit: 'MONTHLY', BudgetLimit: { Amount: 5, Unit: 'USD' } },
  });
  thrownAway.resourceCountIs('AWS::Budgets::Budget', 0);
});

test('the cost page counts what the alarms watch and the dashboard that there are', () => {
  const watched = JSON.stringify(live.findResources('AWS::CloudWatch::Alarm')).match(/"MetricName":/g);
  expect(watched).toHaveLength(ALARM_METRICS);
  live.resourceCountIs('AWS::CloudWatch::Dashboard', 1);
});

test('the dashboard draws every metric of the game', () => {
  const drawn = JSON.stringify(only(live, 'AWS::CloudWatch::Dashboard').Properties.DashboardBody);
  for (const name of Object.keys(METRICS)) expect(drawn).toContain(`\\"RideTheBus\\",\\"${name}\\"`);
});
