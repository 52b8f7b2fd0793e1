// A card is two characters, rank then suit; every room reads and writes cards in this form.
// How high an ace counts is an option, so a rank has its value only under a game's rules.

/** Ranks in ascending order with the ace high; T is ten. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
/** The four suits: spades, hearts, diamonds, clubs. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** The two colors of a deck. */
export const COLORS = ['red', 'black'] as const;

/** A card's rank. */
export type Rank = (typeof RANKS)[number];
/** A card's suit. */
export type Suit = (typeof SUITS)[number];
/** A card's color. */
export type Color = (typeof COLORS)[number];
/** One playing card, such as `TH` for the ten of hearts. */
export type Card = `${Rank}${Suit}`;

/** The 52 cards, in a fixed order. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** The rank of a card. */
export function rankOf(card: Card): Rank {
  return card.charAt(0) as Rank; // the first character of a Card is its rank by type
}

/** The suit of a card. */
export function suitOf(card: Card): Suit {
  return card.charAt(1) as Suit; // the second character of a Card is its suit by type
}

/** The color of a card: hearts and diamonds are red. */
export function colorOf(card: Card): Color {
  const suit = suitOf(card);
  return suit === 'H' || suit === 'D' ? 'red' : 'black';
}

/** What a card counts in comparisons: 2 to 14, or 1 for an ace that is low. */
export function valueOf(card: Card, ace: 'high' | 'low'): number {
  const rank = rankOf(card);
  return rank === 'A' && ace === 'low' ? 1 : RANKS.indexOf(rank) + 2;
}
