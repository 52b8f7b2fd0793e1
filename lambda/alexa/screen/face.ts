// A card as a screen shows it: its shapes by name, and whether this turn turned it over; and what a screen reader says of
// any card, once for all of them.
import { RANKS, rankOf, SUITS, suitOf, type Card, type Rank, type Suit } from '../../engine/index.ts';
import type { View } from '../../speech/view.ts';
import type { Words } from './words.ts';

/** A card, a card face down, or a place that waits for one. */
export interface Face {
  /** Rank and suit, by the names of `SHAPES`; absent on a card that shows neither. */
  readonly r?: Rank;
  readonly s?: Suit;
  /** Turned over in this turn: the nth of its cards, from 1. */
  readonly fresh?: number;
  /** Of the rank that was flipped last. */
  readonly match?: true;
  /** Drawn for the ride: no card of the row beside it. */
  readonly apart?: true;
  /** A place without a card. */
  readonly slot?: true;
}

/** A card face down, and a place without one. */
export const DOWN: Face = {};
export const SLOT: Face = { slot: true };

/** The faces of a turn's cards: whatever happened to a card, it is turned over where it lies now. */
export type Faces = (card: Card) => Face;

/** Makes the faces of one view's cards. */
export function facesOf({ happened, board, phase }: View): Faces {
  const shown = happened.flatMap(({ card }) => (card ? [card] : []));
  const [row = 0, index = 0] = board?.at ?? [];
  const flipped = phase === 'board' ? board?.rows[row]?.[index]?.card : null;
  return (card) => ({
    r: rankOf(card),
    s: suitOf(card),
    ...(shown.includes(card) ? { fresh: shown.indexOf(card) + 1 } : {}),
    ...(flipped && rankOf(flipped) === rankOf(card) ? { match: true } : {}),
  });
}

/** What a screen reader says of a card: its rank and then its suit, that it lies face down, or that there is none. */
export interface CardNames {
  readonly ranks: Readonly<Record<string, string>>;
  readonly suits: Readonly<Record<string, string>>;
  readonly down: string;
  readonly slot: string;
}

/** The names of cards in the words of a locale, which says the rank first. */
export function cardNames({ forms, screen }: Words): CardNames {
  return {
    ranks: Object.fromEntries(RANKS.map((rank) => [rank, forms.theRank(`${rank}S`)])),
    suits: Object.fromEntries(
      SUITS.map((suit) => [suit, forms.card(`A${suit}`).slice(forms.theRank(`A${suit}`).length)]),
    ),
    down: screen.faceDown,
    slot: screen.noCard,
  };
}
