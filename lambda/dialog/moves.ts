// What a turn can set out to do: what `meaning` makes of words, and what `takeTurn` then carries out.
import type { Action } from '../engine/index.ts';
import type { Confirmation } from './household.ts';
import type { Heard, OptionId, Topic } from './intents.ts';

/** Something asked for that spends no turn. */
export type Query =
  | { readonly type: 'scores'; readonly said: string | null }
  | { readonly type: 'cards'; readonly said: string | null }
  | { readonly type: 'turn' }
  | { readonly type: 'remaining' }
  | { readonly type: 'odds' }
  | { readonly type: 'options' }
  | { readonly type: 'topic'; readonly topic: Topic }
  | { readonly type: 'help' }
  | { readonly type: 'record'; readonly said: string | null };

/** A receiver as heard, with how many of the gifts; null for all that are left, or one each where several are named. */
export interface GiftSaid {
  readonly said: string;
  readonly count: number | null;
}

/** What was meant. Players are still as heard. */
export type Move =
  | { readonly type: 'launch' }
  /** Actions in the game; gifts said in the same breath as a guess, or as cards to play. */
  | { readonly type: 'play'; readonly actions: readonly Action[]; readonly gifts: readonly GiftSaid[] }
  | { readonly type: 'give'; readonly gifts: readonly GiftSaid[] }
  /** Setting up: options, a number of players, names; `start` when whoever is there shall play. */
  | {
      readonly type: 'setUp';
      readonly options: readonly OptionId[];
      readonly count: number | null;
      readonly names: readonly string[];
      readonly start: boolean;
      /** Whether the names take the place of those who sit there. */
      readonly anew: boolean;
    }
  /** A number of players that isn't one. */
  | { readonly type: 'badCount' }
  /** "That's everyone", and "no names", which seats the others without. */
  | { readonly type: 'everyone' }
  | { readonly type: 'noNames' }
  | { readonly type: 'sameAgain' }
  /** "No" to "same as last time". */
  | { readonly type: 'notAgain' }
  | { readonly type: 'leave'; readonly said: string | null }
  /** `not` is who was heard wrong, where a gift may be meant. */
  | {
      readonly type: 'rename';
      readonly said: string | null;
      readonly not: string | null;
      readonly name: string;
    }
  | { readonly type: 'first'; readonly said: string }
  | { readonly type: 'ask'; readonly query: Query }
  | { readonly type: 'undo' }
  | { readonly type: 'repeat' }
  /** The question again, without a miss: "resume". */
  | { readonly type: 'goOn' }
  /** "Skip" to a question that somebody has to answer. */
  | { readonly type: 'skip' }
  /** "No" to the next card, or "hold on" to anything. */
  | { readonly type: 'wait' }
  /** Something that would be lost is asked for once; `then` is done after "yes". */
  | { readonly type: 'confirm'; readonly what: Confirmation; readonly then: Heard | null }
  | { readonly type: 'confirmed' }
  | { readonly type: 'keepOn' }
  | { readonly type: 'goodbye' }
  /** Words that don't answer the question on the table. */
  | { readonly type: 'wrong' };
