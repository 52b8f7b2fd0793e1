// A card as a screen shows it: its shapes by name, its name for a screen reader, and whether this turn turned it over.
import { rankOf, suitOf, type Card } from '../../engine/index.ts';
import type { View } from '../../speech/view.ts';
import type { Words } from './words.ts';

/** A card, a card face down, or a place that waits for one. */
export interface Face {
  /** Rank and suit, by the names of `SHAPES`; absent on a card that shows neither. */
  readonly r?: string;
  readonly s?: string;
  /** What a screen reader says. */
  readonly say: string;
  /** Turned over in this turn: the nth of its cards, from 1. */
  readonly fresh?: number;
  /** Of the rank that was flipped last. */
  readonly match?: true;
  /** A place without a card. */
  readonly slot?: true;
}

/** Makes faces of one view's cards. */
export interface Faces {
  readonly up: (card: Card) => Face;
  /** Face up, or face down where it is null. */
  readonly down: Face;
  readonly slot: Face;
}

/** The faces of a turn: whatever happened to a card, it is turned over where it lies now. */
export function facesOf({ happened, board, phase }: View, { forms, screen }: Words): Faces {
  const shown = happened.flatMap(({ card }) => (card ? [card] : []));
  const [row = 0, index = 0] = board?.at ?? [];
  const flipped = phase === 'board' ? board?.rows[row]?.[index]?.card : null;
  return {
    up: (card) => ({
      r: rankOf(card),
      s: suitOf(card),
      say: forms.card(card),
      ...(shown.includes(card) ? { fresh: shown.indexOf(card) + 1 } : {}),
      ...(flipped && rankOf(flipped) === rankOf(card) ? { match: true } : {}),
    }),
    down: { say: screen.faceDown },
    slot: { say: screen.noCard, slot: true },
  };
}
