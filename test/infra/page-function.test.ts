// Guards the flag that publishes the page: off by default, and where it is on, a second function of its own beside a skill
// that stays as closed as it was.
/* eslint jest/expect-expect: ["warn", { "assertFunctionNames": ["expect", "closed.*", "open.*", "small.*"] }] --
   CDK's templates have assertions of their own */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match } from 'aws-cdk-lib/assertions';
import { PAGE_ALARM_METRICS } from '../../infra/cost/page.ts';
import { userOf } from '../../lambda/web/household-cookie.ts';
import { SKILL_ID, synthesise } from '../support/synthesised.ts';

const NAME = 'ride-the-bus-dev-us-east-1';
const closed = synthesise({ skillId: SKILL_ID }).template(NAME);
const published = synthesise({ skillId: SKILL_ID, page: 'true' });
const open = published.template(NAME);

test('without the flag there is no address and no secret', () => {
  closed.resourceCountIs('AWS::Lambda::Url', 0);
  closed.resourceCountIs('AWS::SecretsManager::Secret', 0);
  closed.resourceCountIs('AWS::Lambda::Function', 1);
});

test('with it, a second function has an address, a secret, and an end to what it can cost', () => {
  open.resourceCountIs('AWS::Lambda::Url', 1);
  open.hasResourceProperties('AWS::Lambda::Function', {
    FunctionName: 'ride-the-bus-dev-page',
    ReservedConcurrentExecutions: 20,
    Environment: {
      Variables: {
        TABLE_NAME: Match.anyValue(),
        COOKIE_SECRET: Match.anyValue(),
        PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: Match.anyValue(),
      },
    },
  });
  open.hasResourceProperties('AWS::SecretsManager::Secret', {
    GenerateSecretString: { PasswordLength: 64, ExcludePunctuation: true },
  });
});

test('an account that allows few turns at the same moment need reserve none of them for it', () => {
  const small = synthesise({ skillId: SKILL_ID, page: 'true', pageConcurrency: 'none' }).template(NAME);
  small.allResourcesProperties('AWS::Lambda::Function', { ReservedConcurrentExecutions: Match.absent() });
});

/** A reference to the page's function. */
function functionOfThePage(): { readonly Ref: string | undefined } {
  const found = open.findResources('AWS::Lambda::Function', {
    Properties: { FunctionName: 'ride-the-bus-dev-page' },
  });
  return { Ref: Object.keys(found)[0] };
}

test("the address leads to the page's function, and Alexa's has no other caller than Alexa", () => {
  const { Ref: page } = functionOfThePage();
  const permissions = Object.values(open.findResources('AWS::Lambda::Permission'));
  const forEverybody = permissions.filter(({ Properties }) => Properties.Principal === '*');
  expect(forEverybody.length).toBeGreaterThan(0);
  for (const { Properties } of forEverybody) {
    expect(Properties.FunctionName).toEqual({ 'Fn::GetAtt': [page, 'Arn'] });
  }
  open.hasResourceProperties('AWS::Lambda::Permission', {
    Principal: 'alexa-appkit.amazon.com',
    EventSourceToken: SKILL_ID,
  });
});

test('what goes wrong with it rings too', () => {
  const topic = { Ref: Object.keys(open.findResources('AWS::SNS::Topic'))[0] };
  const { Ref } = functionOfThePage();
  const watched = ['Errors', 'Throttles', 'Apologies'];
  expect(watched).toHaveLength(PAGE_ALARM_METRICS);
  for (const MetricName of watched) {
    open.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName,
      Dimensions: [{ Name: 'FunctionName', Value: { Ref } }],
      AlarmActions: [topic],
    });
  }
});

/** What a function's role may do: the page's, or the skill's. */
function statementsOf(role: RegExp): readonly Statement[] {
  return Object.values(open.findResources('AWS::IAM::Policy'))
    .filter(({ Properties }) => role.test(JSON.stringify(Properties.Roles)))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement as readonly Statement[]); // as CDK wrote it
}

interface Statement {
  readonly Action: string | readonly string[];
  readonly Condition?: unknown;
}

test('its role reads one secret, the households and nothing else', () => {
  const actions = statementsOf(/"Page/).flatMap(({ Action }) => Action);
  expect(actions.sort()).toEqual([
    'dynamodb:DeleteItem',
    'dynamodb:GetItem',
    'dynamodb:PutItem',
    'dynamodb:Query',
    'logs:CreateLogStream',
    'logs:PutLogEvents',
    'secretsmanager:DescribeSecret',
    'secretsmanager:GetSecretValue',
  ]);
});

test("of the households it touches the page's own alone; the skill's function touches all", () => {
  const ofTable = (role: RegExp) =>
    statementsOf(role).filter(({ Action }) => [Action].flat().some((each) => each.startsWith('dynamodb:')));
  expect(ofTable(/"Page/).map(({ Condition }) => Condition)).toEqual([
    { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['page.*'] } },
  ]);
  expect(userOf('a-household')).toMatch(/^page\../);
  expect(ofTable(/"Skill/).map(({ Condition }) => Condition)).toEqual([undefined]);
});

test('the checks by other people’s rules find nothing', () => {
  const report = JSON.parse(readFileSync(join(published.folder, 'validation-report.json'), 'utf8')) as {
    pluginReports: readonly { readonly conclusion?: string; readonly violations: readonly unknown[] }[];
  };
  expect(report.pluginReports.flatMap(({ violations }) => violations)).toEqual([]);
});
