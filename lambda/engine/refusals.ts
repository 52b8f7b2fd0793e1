// Why an action can't be taken. A refused action changes nothing, and its reason is spoken.
import type { GameEvent } from './events.ts';

/** Every reason for which an action is refused. */
export const REFUSALS = [
  /** The game has ended. */
  'over',
  /** The action isn't what the question asks for. */
  'notAsked',
  /** The guess isn't one of the question's calls. */
  'notACall',
  /** Goal post is switched off. */
  'goalPostOff',
  /** Goal post belongs to questions 2 and 3 of the first part only. */
  'noGoalPostHere',
  /** There is no goal post to take back. */
  'noGoalPostCalled',
  /** Nobody gives to oneself. */
  'oneself',
  /** More gifts than there are. */
  'tooMany',
  /** No gift was named, or a gift of none. */
  'noGift',
  /** The receiver has left the game. */
  'cannotReceive',
  /** Nobody sits there. */
  'noSuchSeat',
  /** The player has left already. */
  'alreadyGone',
  /** More cards than match the flip (or not a number of cards at all). */
  'tooManyCards',
] as const;

/** Why an action was refused. */
export type Refusal = (typeof REFUSALS)[number];

/** What comes of an action: the events that it causes, in order, or the reason why it isn't taken. */
export type Decision = { readonly events: readonly GameEvent[] } | { readonly refused: Refusal };
