// The shape of the few words that stand on a screen: shorter than what is said, with figures instead of number words.
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
  readonly ask: Readonly<Record<QuestionType, (worth: string | null) => string>>;
  /** What a guess is worth; on a bus, what a miss costs. */
  readonly worth: (amount: string) => string;
  readonly missCosts: (amount: string) => string;
  readonly goalPost: (amount: string) => string;
  /** Several cards that are given or played at once. */
  readonly each: (cards: number, amount: string) => string;
  /** "3 points". */
  readonly units: (amount: number, unit: Rules['unit']) => string;
  readonly guesses: (count: number, cap: number | null) => string;
  readonly misses: (count: number) => string;
  readonly ride: (ride: number) => string;
  readonly ridesLeft: (count: number) => string;
  readonly pile: (count: number) => string;
  readonly kinds: Readonly<Record<'give' | 'take' | 'pick', string>>;
  /** For a screen reader: a card that lies face down, a place without a card, and a player's standing. */
  readonly faceDown: string;
  readonly noCard: string;
  readonly score: (name: string, amount: string) => string;
  readonly streak: (hits: number, target: number) => string;
  readonly best: (name: string, hits: number) => string;
  readonly left: (name: string) => string;
}
