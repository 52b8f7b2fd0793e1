// What a question, a match or a miss is worth (RULES.md, "Options", stakes and rowStakes; "Questions" 6).
import type { Rules } from './rules.ts';

interface Stakes {
  /** Questions 1 to 4. */
  readonly questions: readonly number[];
  /** The rows of the board from the bottom. */
  readonly rows: readonly number[];
  /** Every row where they don't escalate. */
  readonly flat: number;
}

const STAKES: { readonly [S in Rules['stakes']]: Stakes } = {
  single: { questions: [1, 2, 3, 4], rows: [1, 2, 3, 4, 5], flat: 1 },
  double: { questions: [2, 4, 6, 8], rows: [2, 4, 6, 8, 16], flat: 2 },
};

/** What a miss on the bus costs, under any rules (RULES.md, "The bus" 1 and 2). */
export const MISS_STAKE = 1;

/** How many times the stake a guess is for after a goal post. */
export const GOAL_POST_FACTOR = 3;

/** The stake of the question of a round, from 1. */
export function questionStake(rules: Rules, round: number): number {
  return STAKES[rules.stakes].questions[round - 1] ?? 0;
}

/** The stake of one card played on a row of the board, from 0 at the bottom. */
export function rowStake(rules: Rules, row: number): number {
  const stakes = STAKES[rules.stakes];
  return (rules.rowStakes === 'flat' ? stakes.flat : stakes.rows[row]) ?? 0;
}
