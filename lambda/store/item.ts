// What lies in the table for one household, and how it becomes a household again. The stores read and write it.
import { HOUSEHOLD_LAPSES, SCHEMA, type Household } from '../dialog/household.ts';
import { ATTRIBUTES } from '../env.ts';
import { pack, unpack } from './packed.ts';
import type { Loaded, Stored } from './store.ts';

/** The partition key: the user's id. */
export const USER = ATTRIBUTES.user;
/** The sort key: which part of what is kept for the user. */
export const PART = ATTRIBUTES.part;
/** When the item lapses, in seconds since 1970, as DynamoDB's time to live wants it. */
const EXPIRES = ATTRIBUTES.expires;
/** The part that holds the household. */
export const HOUSEHOLD = 'household';
/** The schemas that can be read: today's, and those that `upgraded` knows. */
const READABLE: readonly unknown[] = [1, SCHEMA];
/** A copy of what couldn't be read is kept this long, in milliseconds. */
const ASIDE_LAPSES = 30 * 24 * 60 * 60 * 1000;

/** The household's item. */
export type Item = {
  readonly [USER]: string;
  readonly [PART]: string;
  readonly version: number;
  readonly schema: number;
  readonly [EXPIRES]: number;
  /** The household as bytes (packed.ts). */
  readonly body: Uint8Array;
};

/** An item as found: anything may have written it. */
export type Found = Readonly<Record<string, unknown>>;

/** The item of a household whose last turn was at `now`, in milliseconds since 1970. */
export function itemOf(user: string, stored: Stored, now: number): Item {
  return {
    [USER]: user,
    [PART]: HOUSEHOLD,
    version: stored.version,
    schema: stored.household.schema,
    [EXPIRES]: Math.ceil((now + HOUSEHOLD_LAPSES) / 1000),
    body: pack(stored.household),
  };
}

/** What a found item means at `now`; an expired one is nothing, whether or not the table has removed it yet. */
export function loadedOf(found: Found | undefined, now: number): Loaded {
  if (!found || hasExpired(found, now)) return { found: 'nothing' };
  const version = versionOf(found);
  const household = READABLE.includes(found['schema']) ? householdOf(found['body']) : null;
  if (version === null || !household) return { found: 'unreadable', version };
  return { found: 'household', stored: { version, household } };
}

/** Whether an item's time to live has passed at `now`. */
export function hasExpired(found: Found, now: number): boolean {
  const expires = found[EXPIRES];
  return typeof expires === 'number' && expires <= secondsOf(now);
}

/** An item's version; null where it has none. */
export function versionOf(found: Found): number | null {
  const version = found['version'];
  return typeof version === 'number' ? version : null;
}

/** A moment as the table counts time: whole seconds since 1970. */
export function secondsOf(now: number): number {
  return Math.floor(now / 1000);
}

/** The copy of an item that can't be read: all that it held, out of the way. */
export function asideOf(found: Found, now: number): Found {
  return {
    ...found,
    [PART]: `unreadable#${new Date(now).toISOString()}`,
    [EXPIRES]: Math.ceil((now + ASIDE_LAPSES) / 1000),
  };
}

function householdOf(body: unknown): Household | null {
  if (!(body instanceof Uint8Array)) return null;
  try {
    const value = upgraded(unpack(body));
    return isHousehold(value) ? value : null;
  } catch {
    return null;
  }
}

/** A household of an older schema as one of today's. The first kept other things of what "undo" goes back to. */
function upgraded(value: unknown): unknown {
  return isRecord(value) && value['schema'] === 1 ? { ...value, schema: SCHEMA, undo: null } : value;
}

/** Cheap: the schema's number vouches for what only this code can have written; the fields that every turn reads are looked at. */
function isHousehold(value: unknown): value is Household {
  if (!isRecord(value) || value['schema'] !== SCHEMA) return false;
  const { records, table, game, about } = value;
  return (
    ['finished', 'playedAt', 'question', 'misses', 'wording'].every(
      (field) => typeof value[field] === 'number',
    ) &&
    Array.isArray(records) &&
    isRecord(table) &&
    Array.isArray(table['names']) &&
    isRecord(table['rules']) &&
    (game === null || (isRecord(game) && isRecord(game['phase']) && Array.isArray(game['players']))) &&
    isRecord(about) &&
    typeof about['type'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
