// Stacked piles for local play and transcripts: the game takes any shuffle, and knows nothing of these.
import { DECK, fairShuffle, type Card, type Seed, type Shuffle } from '../engine/index.ts';

/** A deck as it was written, or one line that says why no pile can begin like that. */
export type ParsedDeck = { readonly cards: readonly Card[] } | { readonly fault: string };

/** Reads cards such as `7H 2c TD 10S`: rank then suit, in the order drawn. */
export function parseDeck(text: string): ParsedDeck {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const written = word.toUpperCase().replace(/^10/, 'T');
    const card = DECK.find((each) => each === written);
    if (!card) return { fault: `${JSON.stringify(word)} is no card; write rank then suit, such as 7H or TD` };
    if (cards.includes(card)) return { fault: `${card} stands in one deck twice` };
    cards.push(card);
  }
  return cards.length > 0 ? { cards } : { fault: 'a deck names at least one card, such as "7H 2C TD"' };
}

/**
 * A shuffle whose first game is stacked: its nth pile begins with the nth deck, as far as those cards are in it,
 * and goes on as the fair shuffle orders the rest. Later games are fair.
 */
export function stackedShuffle(decks: readonly (readonly Card[])[]): Shuffle {
  let stacked: Seed | null = null;
  return (cards, seed, nth) => {
    if (nth === 1) stacked ??= seed;
    const top = isSame(seed, stacked) ? (decks[nth - 1] ?? []).filter((card) => cards.includes(card)) : [];
    return [...top, ...fairShuffle(cards, seed, nth).filter((card) => !top.includes(card))];
  };
}

function isSame(seed: Seed, other: Seed | null): boolean {
  return other !== null && seed.every((word, index) => word === other[index]);
}
