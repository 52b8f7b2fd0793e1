// What the parts of a turn hand on: the household so far, what is said so far, and who is between two names.
import type { Seat } from '../engine/index.ts';
import { unconfirmed, type Confirmation, type Household } from './household.ts';
import type { Heard } from './intents.ts';
import type { Act } from './reply.ts';

/** A part of a turn, done. */
export interface Step {
  readonly household: Household;
  readonly acts: readonly Act[];
  /** What "undo" goes back to where that isn't the household before the turn: a gift in the breath of a guess. */
  readonly since?: { readonly household: Household; readonly acts: readonly Act[] };
  /** Players between whom the name that was heard doesn't decide. */
  readonly which?: readonly Seat[];
  /** Whether the words don't answer the question on the table. */
  readonly wrong?: true;
}

/** The household as it is now, and what is said of it. */
export function saying(household: Household, ...acts: readonly Act[]): Step {
  return { household, acts };
}

/** Something that would be lost is asked for first; `then` is done after "yes". */
export function confirming(household: Household, what: Confirmation, then: Heard | null): Step {
  const { about: before } = unconfirmed(household);
  return saying({ ...household, about: { type: 'confirm', what, before, then } });
}

/** Words that don't answer the question on the table. */
export function wrong(household: Household): Step {
  return { household, acts: [], wrong: true };
}
