// Guards every stage and way of deploying by other people's rules: Amazon's description of CloudFormation, and
// cdk-nag's AwsSolutions, whose findings stop a synth. What each stack promises is in the other tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stack, type App } from 'aws-cdk-lib';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { faultsIn, type TemplateJson } from '../support/cloudformation.ts';
import { SKILL_ID, synthesise } from '../support/synthesised.ts';

const VENDOR = { vendorId: 'M123', lwaSecret: 'alexa' };
const ALL = { alarmEmail: 'sam@example.com', monthlyBudget: '5', sips: 'off' };

const WAYS = {
  dev: { ...ALL, ...VENDOR },
  'dev, thrown away': { throwaway: 'true', skillId: SKILL_ID },
  prod: { stage: 'prod', skillId: SKILL_ID, privacyUrl: 'https://example.com/PRIVACY.md', ...ALL, ...VENDOR },
  'prod, the skill alone': { stage: 'prod', newSkill: 'true', ...VENDOR },
};

// A finding of cdk-nag throws here.
const made = Object.entries(WAYS).map(([way, context]) => ({ way, ...synthesise(context) }));

test.each(made)('$way: CloudFormation takes every stack', ({ names, template }) => {
  expect(names.flatMap((name) => faultsIn(template(name).toJSON()))).toEqual([]);
});

test('a finding of cdk-nag stops the synth', () => {
  const open = (app: App) => void new Topic(new Stack(app, 'More'), 'Open');
  expect(() => synthesise({}, { amend: open })).toThrow('AwsSolutions-SNS3');
});

test('the skill alone is the one stack, and has no endpoint before it has an id', () => {
  const alone = made.find(({ way }) => way === 'prod, the skill alone');
  expect(alone?.names).toEqual(['ride-the-bus-prod-skill']);
  const { manifest } = JSON.parse(
    readFileSync(join(alone?.folder ?? '', 'skill-package/skill.json'), 'utf8'),
  );
  expect(manifest.apis).toEqual({ custom: { interfaces: expect.any(Array) } });
  expect(manifest.events).toBeUndefined();
});

const TABLE = {
  Type: 'AWS::DynamoDB::Table',
  Properties: { KeySchema: [{ AttributeName: 'user', KeyType: 'HASH' }] },
};

test.each<[string, TemplateJson]>([
  ['A: no type AWS::Tea::Pot', { Resources: { A: { Type: 'AWS::Tea::Pot' } } }],
  ['A.KeySchema: is missing', { Resources: { A: { ...TABLE, Properties: {} } } }],
  [
    'A.Sise: no such property',
    { Resources: { A: { ...TABLE, Properties: { ...TABLE.Properties, Sise: 1 } } } },
  ],
  [
    'A.KeySchema[0].KeyType: a string is wanted',
    { Resources: { A: { ...TABLE, Properties: { KeySchema: [{ AttributeName: 'user', KeyType: 1 }] } } } },
  ],
  [
    "B is referred to and doesn't exist",
    { Resources: { A: TABLE }, Outputs: { Out: { Value: { Ref: 'B' } } } },
  ],
  [
    'A has no attribute Colour',
    { Resources: { A: TABLE }, Outputs: { Out: { Value: { 'Fn::GetAtt': ['A', 'Colour'] } } } },
  ],
])('a template is found out: %s', (fault, template) => {
  expect(faultsIn(template)).toEqual([fault]);
});
