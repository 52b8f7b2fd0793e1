// The log's records, one a turn: what it cost and what it was about; a hash for the user, never a name or a slot.
import { createHash } from 'node:crypto';
import type { Report } from '../alexa/skill.ts';
import type { Household } from '../dialog/household.ts';
import type { Act } from '../dialog/reply.ts';
import { pack } from '../store/packed.ts';
import type { Traffic } from '../store/take-and-save.ts';
import type { Outcome } from './outcome.ts';

/** What the log keeps of a turn. */
export interface LogRecord {
  readonly level: 'info' | 'warn' | 'error';
  readonly event: string;
  readonly [field: string]: string | number | boolean | null;
}

/** The acts that refuse what was asked for. */
const REFUSING: ReadonlySet<Act['type']> = new Set([
  'refused',
  'idle',
  'sipsOff',
  'tooLate',
  'tooMany',
  'tooFew',
  'badCount',
  'nameRefused',
  'unknownPlayer',
  'notUndone',
  'noGame',
]);

/** What a turn cost. */
export interface Cost {
  readonly user: string;
  readonly traffic: Traffic;
  /** How long the turn took, in milliseconds, */
  readonly ms: number;
  /** and how much of that was our own work; the rest is the store's. */
  readonly ownMs: number;
}

/** The record of a turn that was answered. */
export function turnRecord(outcome: Outcome, cost: Cost): LogRecord {
  const { heard, before, household, reply, changed, spoken } = outcome;
  return {
    level: 'info',
    event: 'turn',
    ...costOf(cost),
    intent: heard.intent,
    question: spoken.view.question?.type ?? null,
    phase: spoken.view.phase,
    bytes: household === null ? 0 : Buffer.byteLength(pack(household)),
    changed,
    newGame: isNewGame(before, household),
    finished: (household?.finished ?? 0) > (before?.finished ?? 0),
    fallback: changed && (household?.misses ?? 0) > 0, // words that were no answer
    refused: reply.acts.some(({ type }) => REFUSING.has(type)),
  };
}

/** The record of a turn that was answered with an apology. */
export function failureRecord(error: unknown, cost: Cost): LogRecord {
  return {
    level: 'error',
    event: 'failure',
    ...costOf(cost),
    error: error instanceof Error ? (error.stack ?? error.message) : String(error),
  };
}

/** The record of a request that wanted no answer. */
export function reportRecord({ type, why, wrong }: Report): LogRecord {
  return { level: wrong ? 'warn' : 'info', event: 'report', type, why };
}

/** Every game has a seed of its own. */
function isNewGame(before: Household | null, after: Household | null): boolean {
  return !!after?.game && String(after.game.seed) !== String(before?.game?.seed);
}

function costOf({ user, traffic, ms, ownMs }: Cost) {
  const household = createHash('sha256').update(user).digest('hex').slice(0, 12);
  return { household, ms, storeMs: ms - ownMs, ...traffic };
}
