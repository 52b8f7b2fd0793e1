// The shape of the few words that stand on a screen: shorter than what is said, with figures instead of number words.
import type { Confirmation } from '../dialog/household.ts';
import type { Rules } from '../engine/index.ts';
import type { QuestionType, View } from './view.ts';

/** Words for the eye. */
export interface ScreenWords {
  /** What stands above a question that is put to the whole table, by phase; the board has its own names. */
  readonly titles: Readonly<Record<Exclude<View['phase'], 'board' | 'over'>, string>>;
  readonly boards: Readonly<Record<Rules['board'], string>>;
  /** Stands above the names of so many winners. */
  readonly winners: (count: number) => string;
  /** The question as it is read from across the room; `worth` is what is given away in all. */
  readonly ask: Readonly<Record<Exclude<QuestionType, 'confirm'>, (worth: string | null) => string>>;
  /** The button that deals for one, shorter than what one would say. */
  readonly solo: string;
  /** What is to be confirmed, by the name of whoever is leaving. */
  readonly confirm: Readonly<Record<Confirmation, (name: string | null) => string>>;
  /** In place of a question where the session has closed: that the game waits, or goodbye; and how it goes on. */
  readonly saved: string;
  readonly goodbye: string;
  readonly reopen: string;
  /** What a guess is worth; on a bus, what a miss costs. */
  readonly worth: (amount: string) => string;
  readonly missCosts: (amount: string) => string;
  readonly goalPost: (amount: string) => string;
  /** What a guess is worth, and that a goal post can be called. */
  readonly mayCall: (amount: string) => string;
  /** Several cards that are given or played at once. */
  readonly each: (cards: number, amount: string) => string;
  /** "3 points". */
  readonly units: (amount: number, unit: Rules['unit']) => string;
  readonly guesses: (count: number, cap: number | null) => string;
  readonly misses: (count: number) => string;
  readonly ride: (ride: number) => string;
  /** Under a player's longest streak in the gauntlet, null before a ride: that it is that, and the rides left. */
  readonly standing: (best: number | null, rides: number) => string;
  /** The longest streak of all, where nobody wins. */
  readonly longest: (hits: number) => string;
  readonly pile: (count: number) => string;
  readonly kinds: Readonly<Record<'give' | 'take' | 'pick', string>>;
  /** For a screen reader: a card that lies face down, a place without a card, and a player's standing. */
  readonly faceDown: string;
  readonly noCard: string;
  readonly score: (name: string, amount: string) => string;
  readonly streak: (hits: number, target: number) => string;
  readonly best: (name: string, hits: number) => string;
  /** What else is said of a player: that they won, that they have left. */
  readonly wins: (standing: string) => string;
  readonly left: (standing: string) => string;
}
