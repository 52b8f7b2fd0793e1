// Guards several regions at once: a stack and a table in each, and a manifest that tells Alexa where to call. What one
// stack holds is game-stack.test.ts's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SKILL_ID, synthesise } from '../support/synthesised.ts';

const ACCOUNT = '123456789012';
const REGIONS = ['eu-west-1', 'us-east-1', 'us-west-2'];
const world = synthesise(
  {
    stage: 'prod',
    skillId: SKILL_ID,
    privacyUrl: 'https://example.com/PRIVACY.md',
    regions: REGIONS,
    monthlyBudget: 5,
    vendorId: 'M123',
    lwaSecret: 'alexa',
  },
  { account: ACCOUNT },
);

function uri(region: string): string {
  return `arn:aws:lambda:${region}:${ACCOUNT}:function:ride-the-bus-prod:live`;
}

/** Where Alexa calls: the first region from everywhere, the others from their part of the world. */
const ENDPOINTS = {
  endpoint: { uri: uri('eu-west-1') },
  regions: {
    EU: { endpoint: { uri: uri('eu-west-1') } },
    NA: { endpoint: { uri: uri('us-east-1') } },
    FE: { endpoint: { uri: uri('us-west-2') } },
  },
};

test('each region has a stack, a function and a table of its own', () => {
  expect(world.names).toEqual([
    ...REGIONS.map((region) => `ride-the-bus-prod-${region}`),
    'ride-the-bus-prod-skill',
  ]);
  for (const region of REGIONS) {
    const template = world.template(`ride-the-bus-prod-${region}`);
    template.resourceCountIs('AWS::DynamoDB::Table', 1);
    template.hasResourceProperties('AWS::Lambda::Function', { FunctionName: 'ride-the-bus-prod' });
    template.hasResourceProperties('AWS::Lambda::Permission', { EventSourceToken: SKILL_ID });
  }
});

test("the budget is the account's: the first stack alone has it", () => {
  const counts = REGIONS.map(
    (region) =>
      Object.keys(world.template(`ride-the-bus-prod-${region}`).findResources('AWS::Budgets::Budget')).length,
  );
  expect(counts).toEqual([1, 0, 0]);
});

test('the manifest names the function of each region, for turns and for events', () => {
  const { manifest } = JSON.parse(readFileSync(join(world.folder, 'skill-package/skill.json'), 'utf8'));
  expect(manifest.apis.custom).toEqual({ ...ENDPOINTS, interfaces: expect.any(Array) });
  expect(manifest.events).toEqual({ ...ENDPOINTS, subscriptions: [{ eventName: 'SKILL_DISABLED' }] });
});

test('CloudFormation is told the same endpoints, and deploys the skill after the functions', () => {
  const skill = world.template('ride-the-bus-prod-skill');
  skill.hasResourceProperties('Alexa::ASK::Skill', {
    SkillPackage: { Overrides: { Manifest: { apis: { custom: ENDPOINTS }, events: ENDPOINTS } } },
  });
  const { artifacts } = JSON.parse(readFileSync(join(world.folder, 'manifest.json'), 'utf8'));
  expect(artifacts['ride-the-bus-prod-skill'].dependencies).toEqual(
    expect.arrayContaining(REGIONS.map((region) => `ride-the-bus-prod-${region}`)),
  );
});
