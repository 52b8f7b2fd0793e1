// What a deployment is told by context (`-c name=value`, or cdk.json): read once, here, and refused with a sentence
// where it can't work.
import { ALEXA_REGIONS, isRegion, type Region } from './regions.ts';

/** What differs between stages. */
export const STAGES = {
  /** For whoever builds the skill: works without a skill yet, deploys at once. */
  dev: { forHouseholds: false, canary: false, logDays: 14 },
  /** For households: answers a skill and no one else, tells them what is kept, and rolls a bad deployment back. */
  prod: { forHouseholds: true, canary: true, logDays: 90 },
} as const;
/** A deployment of the game beside others in one account. */
export type Stage = keyof typeof STAGES;

/** What lets CloudFormation make and update the skill itself. */
export interface Vendor {
  /** The vendor id of the Amazon developer account. */
  readonly id: string;
  /** The name of the secret in Secrets Manager with `clientId`, `clientSecret` and `refreshToken` of Login with Amazon. */
  readonly secret: string;
}

/** A deployment, as context describes it. */
export interface Settings {
  readonly stage: Stage;
  /** The skill that is answered; null while there is none. */
  readonly skillId: string | null;
  /** One stack and one table each; the first is where Alexa calls from everywhere else. */
  readonly regions: readonly [Region, ...Region[]];
  /** Whether the households go when the stack does. */
  readonly throwaway: boolean;
  readonly vendor: Vendor | null;
  /** Whether to make the skill alone, so that it has an id for the next deployment. */
  readonly newSkill: boolean;
  /** Where PRIVACY.md is published, for the skill store; null while it isn't. */
  readonly privacyUrl: string | null;
  /** Who hears of alarms; null for nobody. */
  readonly alarmEmail: string | null;
  /** USD a month, above which there is an alarm; null for no budget. */
  readonly monthlyBudget: number | null;
  /** Whether the unit sips may be chosen. */
  readonly sips: boolean;
  /** Whether the page is published, by a second function with an address of its own. */
  readonly page: boolean;
  /** How many requests the page's function answers at the same moment; null for as many as the account allows. */
  readonly pageConcurrency: number | null;
}

/** Some six visitors who come in the same second: each is given a document, a script, a style sheet and a picture. */
const PAGE_CONCURRENCY = 20;

/** Looks a value up by name; undefined where it isn't given. */
export type Context = (name: string) => unknown;

/** Reads the settings. Throws a sentence that says what is wrong with them and what to do. */
export function settingsFrom(context: Context): Settings {
  const stage = stageFrom(text(context, 'stage') ?? 'dev');
  const skillId = skillIdFrom(text(context, 'skillId'));
  const vendor = vendorFrom(text(context, 'vendorId'), text(context, 'lwaSecret'));
  const newSkill = flag(context, 'newSkill');
  if (newSkill && !vendor) {
    throw new Error(
      'newSkill makes the skill in an Amazon developer account: give vendorId and lwaSecret too.',
    );
  }
  if (newSkill && skillId) {
    throw new Error('There is a skill already: leave newSkill out, or skillId.');
  }
  if (STAGES[stage].forHouseholds && !skillId && !newSkill) {
    throw new Error(
      `The stage ${stage} answers one skill only: give its id with -c skillId=amzn1.ask.skill.... It stands under ` +
        `the skill's name in the Alexa developer console ("Copy Skill ID"), and is the output SkillId of a ` +
        `deployment with -c newSkill=true, which makes the skill.`,
    );
  }
  const privacyUrl = urlFrom(text(context, 'privacyUrl'));
  if (STAGES[stage].forHouseholds && !privacyUrl && !newSkill) {
    throw new Error(
      `The stage ${stage} is for other people's households: say where PRIVACY.md is published, with ` +
        `-c privacyUrl=https://.... The skill store takes no skill that keeps names without it.`,
    );
  }
  return {
    stage,
    skillId,
    regions: regionsFrom(context('regions')),
    throwaway: flag(context, 'throwaway'),
    vendor,
    newSkill,
    privacyUrl,
    alarmEmail: text(context, 'alarmEmail'),
    monthlyBudget: budgetFrom(text(context, 'monthlyBudget')),
    sips: onOff(text(context, 'sips')),
    page: flag(context, 'page'),
    pageConcurrency: concurrencyFrom(text(context, 'pageConcurrency')),
  };
}

function stageFrom(name: string): Stage {
  if (name === 'dev' || name === 'prod') return name;
  throw new Error(`There is no stage ${name}: it is one of ${Object.keys(STAGES).join(', ')}.`);
}

function skillIdFrom(id: string | null): string | null {
  if (id === null || /^amzn1\.ask\.skill\.[0-9a-f-]{36}$/.test(id)) return id;
  throw new Error(
    `${id} is no skill id: one looks like amzn1.ask.skill.01234567-89ab-cdef-0123-456789abcdef.`,
  );
}

function vendorFrom(id: string | null, secret: string | null): Vendor | null {
  if (id !== null && secret !== null) return { id, secret };
  if (id === null && secret === null) return null;
  throw new Error('vendorId and lwaSecret belong together: give both, or neither.');
}

function regionsFrom(given: unknown): Settings['regions'] {
  const names = Array.isArray(given) ? given.map(String) : String(given ?? 'us-east-1').split(',');
  const unknown = names.find((name) => !isRegion(name));
  if (unknown !== undefined) {
    throw new Error(
      `Alexa calls no function in ${unknown}: it does in ${Object.keys(ALEXA_REGIONS).join(', ')}.`,
    );
  }
  const [first, ...others] = names.filter(isRegion);
  if (!first) throw new Error('Name at least one region.');
  const served = [first, ...others].map((region) => ALEXA_REGIONS[region]);
  const twice = served.find((part, index) => served.indexOf(part) !== index);
  if (twice) throw new Error(`Two of the regions serve Alexa's region ${twice}: keep one of them.`);
  return [first, ...others];
}

function urlFrom(url: string | null): string | null {
  if (url === null || /^https:\/\/\S+$/.test(url)) return url;
  throw new Error(`privacyUrl is ${url}: it is an address that begins with https://.`);
}

function budgetFrom(value: string | null): number | null {
  if (value === null) return null;
  const budget = Number(value);
  if (Number.isFinite(budget) && budget > 0) return budget;
  throw new Error(`monthlyBudget is ${value}: it is an amount of USD, such as 5.`);
}

function concurrencyFrom(value: string | null): number | null {
  if (value === null) return PAGE_CONCURRENCY;
  if (value === 'none') return null;
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  throw new Error(`pageConcurrency is ${value}: it is a number of requests, such as 20, or none.`);
}

function onOff(value: string | null): boolean {
  if (value === null || value === 'on') return true;
  if (value === 'off') return false;
  throw new Error(`sips is ${value}: it is on or off.`);
}

function flag(context: Context, name: string): boolean {
  const value = String(context(name) ?? false);
  if (value === 'true' || value === 'false') return value === 'true';
  throw new Error(`${name} is ${value}: it is true or false.`);
}

function text(context: Context, name: string): string | null {
  const value = context(name);
  return value === undefined || value === null || value === '' ? null : String(value);
}
