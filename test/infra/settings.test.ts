// Guards what a deployment can be told: each setting read as it was meant, each that can't work refused with a
// sentence that says what to do. No stack is made here.
import { readFileSync } from 'node:fs';
import { settingsFrom, type Settings } from '../../infra/settings.ts';

const SKILL_ID = 'amzn1.ask.skill.01234567-89ab-cdef-0123-456789abcdef';
const VENDOR = { vendorId: 'M123', lwaSecret: 'alexa' };

function read(context: Readonly<Record<string, unknown>>): Settings {
  return settingsFrom((name) => context[name]);
}

test('nothing told: a dev stage in one region, kept safe, with no skill yet', () => {
  expect(read({})).toEqual({
    stage: 'dev',
    skillId: null,
    regions: ['us-east-1'],
    throwaway: false,
    vendor: null,
    newSkill: false,
    privacyUrl: null,
    alarmEmail: null,
    monthlyBudget: null,
    sips: true,
    page: false,
    pageConcurrency: 20,
  });
});

test.each<[Readonly<Record<string, unknown>>, Partial<Settings>]>([
  [
    { stage: 'prod', skillId: SKILL_ID, privacyUrl: 'https://example.com/PRIVACY.md' },
    { stage: 'prod', skillId: SKILL_ID },
  ],
  [{ regions: 'eu-west-1,us-east-1' }, { regions: ['eu-west-1', 'us-east-1'] }],
  [{ regions: ['ap-northeast-1'] }, { regions: ['ap-northeast-1'] }],
  [{ throwaway: 'true' }, { throwaway: true }],
  [{ pageConcurrency: '50' }, { pageConcurrency: 50 }],
  [{ pageConcurrency: 'none' }, { pageConcurrency: null }],
  [{ throwaway: false }, { throwaway: false }],
  [VENDOR, { vendor: { id: 'M123', secret: 'alexa' } }],
  [
    { stage: 'prod', newSkill: 'true', ...VENDOR },
    { newSkill: true, skillId: null, privacyUrl: null },
  ],
  [{ alarmEmail: 'sam@example.com' }, { alarmEmail: 'sam@example.com' }],
  [{ privacyUrl: 'https://example.com/PRIVACY.md' }, { privacyUrl: 'https://example.com/PRIVACY.md' }],
  [{ monthlyBudget: '2.5' }, { monthlyBudget: 2.5 }],
  [{ sips: 'off' }, { sips: false }],
])('%j is read', (context, expected) => {
  expect(read(context)).toMatchObject(expected);
});

test.each<[Readonly<Record<string, unknown>>, string]>([
  [{ stage: 'live' }, 'There is no stage live: it is one of dev, prod.'],
  [{ stage: 'prod' }, 'Alexa developer console'],
  [{ stage: 'prod', ...VENDOR }, '-c skillId=amzn1.ask.skill'],
  [{ stage: 'prod', skillId: SKILL_ID }, 'say where PRIVACY.md is published, with -c privacyUrl=https://'],
  [{ skillId: 'ride-the-bus' }, 'ride-the-bus is no skill id'],
  [{ regions: 'eu-central-1' }, 'Alexa calls no function in eu-central-1'],
  [{ regions: [] }, 'Name at least one region.'],
  [{ regions: 'us-west-2,ap-northeast-1' }, "Two of the regions serve Alexa's region FE"],
  [{ regions: 'us-east-1,us-east-1' }, "Two of the regions serve Alexa's region NA"],
  [{ vendorId: 'M123' }, 'vendorId and lwaSecret belong together'],
  [{ lwaSecret: 'alexa' }, 'vendorId and lwaSecret belong together'],
  [{ newSkill: 'true' }, 'give vendorId and lwaSecret too'],
  [{ newSkill: 'true', skillId: SKILL_ID, ...VENDOR }, 'There is a skill already'],
  [{ throwaway: 'yes' }, 'throwaway is yes: it is true or false.'],
  [{ privacyUrl: 'PRIVACY.md' }, 'privacyUrl is PRIVACY.md'],
  [{ pageConcurrency: '0' }, 'pageConcurrency is 0'],
  [{ monthlyBudget: 'much' }, 'monthlyBudget is much'],
  [{ monthlyBudget: '-1' }, 'monthlyBudget is -1'],
  [{ sips: 'false' }, 'sips is false: it is on or off.'],
])('%j is refused', (context, sentence) => {
  expect(() => read(context)).toThrow(sentence);
});

test('the README says what each of them does', () => {
  const asked: string[] = [];
  settingsFrom((name) => void asked.push(name));
  const readme = readFileSync('README.md', 'utf8');
  expect(asked.filter((name) => !new RegExp(`^\\|.*\`${name}=.*\\|.*\\|$`, 'm').test(readme))).toEqual([]);
});
