// Where households are kept: one item each, with a version that every save must know.
import type { Household } from '../dialog/household.ts';

/** A household as it lies in the store. */
export interface Stored {
  /** Grows by one with every save. */
  readonly version: number;
  readonly household: Household;
}

/**
 * The version that a save over `before` gives. The first counts from the clock: a household that starts anew never repeats
 * one that a process remembers.
 */
export function versionAfter(before: number | null, now: number): number {
  return (before ?? now) + 1;
}

/** What a load finds: a household, nothing, or an item that can't be read (another schema, damaged). */
export type Loaded =
  | { readonly found: 'household'; readonly stored: Stored }
  | { readonly found: 'nothing' }
  /** `version` is null where even that is damaged. */
  | { readonly found: 'unreadable'; readonly version: number | null };

/**
 * Keeps households. Every call takes an AbortSignal and rejects when it fires or the store fails;
 * a save that rejects may have landed all the same.
 */
export interface Store {
  /** Reads one household; expired items are found as nothing, whatever the table has cleaned up. */
  load(user: string, call: Call): Promise<Loaded>;
  /** Saves if the stored version is still `before` (null: nothing with a version may lie there). False: the race is lost. */
  save(user: string, next: Stored, before: number | null, call: Call): Promise<boolean>;
  /** Copies an item that can't be read aside, kept for 30 days; one that can be read by now stays alone. */
  setAside(user: string, call: Call): Promise<void>;
  /** Deletes every item of a household. */
  forget(user: string, call: Call): Promise<void>;
}

/** What every call carries. */
export interface Call {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly signal: AbortSignal;
}
