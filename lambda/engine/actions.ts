// What players can do in a game. The dialog turns words into these; `decide` (play.ts) takes or refuses them.
import { COLORS } from './cards.ts';
import type { Seat } from './game.ts';

/** The calls of each question, in the order in which they are offered (RULES.md, "Questions" 1). */
export const GUESSES = {
  color: COLORS,
  higherLower: ['higher', 'lower'],
  insideOutside: ['inside', 'outside'],
  suit: ['hearts', 'diamonds', 'clubs', 'spades'],
} as const;

/** One of the four questions. */
export type QuestionKind = keyof typeof GUESSES;
/** The four questions in the order in which they are asked. */
export const QUESTION_KINDS = Object.keys(GUESSES) as readonly QuestionKind[]; // Object.keys forgets the key type
/** A call. */
export type Guess = (typeof GUESSES)[QuestionKind][number];

/** One gift: how many of the cards' stakes go to whom. */
export interface Gift {
  readonly to: Seat;
  /** How many of the gifts that are still to be made, at least 1. */
  readonly count: number;
}

/** Something a player or the table does. */
export type Action =
  /** The guesser calls; `goalPost` calls it in the same breath. */
  | { readonly type: 'guess'; readonly guess: Guess; readonly goalPost: boolean }
  /** The guesser calls goal post before the guess. */
  | { readonly type: 'callGoalPost' }
  /** The guesser takes the goal post back. */
  | { readonly type: 'withdrawGoalPost' }
  /** The giver picks receivers; whole or in part, never more than there are. */
  | { readonly type: 'give'; readonly gifts: readonly Gift[] }
  /** A holder plays that many of the matching cards and holds the others; 0 holds all. */
  | { readonly type: 'play'; readonly cards: number }
  /** The table says "continue": the next card of the board is flipped. */
  | { readonly type: 'flip' }
  /** A player leaves for good (RULES.md, "Leaving and joining"). */
  | { readonly type: 'leave'; readonly seat: Seat }
  /** The table ends the game with the scores as they stand. */
  | { readonly type: 'end' };
