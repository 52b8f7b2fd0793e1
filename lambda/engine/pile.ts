// What happens when a card is due and the pile is out: which cards make the new one (RULES.md, "The bus" 3 and 4).
import { DECK, type Card } from './cards.ts';
import type { GameEvent } from './events.ts';
import type { Game } from './game.ts';
import type { Shuffle } from './shuffle.ts';

/**
 * The cards that would make the next pile. On a bus and in the gauntlet: all but those that lie on it. Before: those
 * that are out. The one case in which none is out: eight players who held every card draw for the ride twice; then
 * the cards of their earlier draws, though never those of the draw in hand (`drawn`), are shuffled.
 */
export function looseCards(game: Game, drawn: readonly Card[] = []): readonly Card[] {
  const { phase } = game;
  if (phase.type === 'bus' || phase.type === 'gauntlet') {
    return DECK.filter((card) => !phase.cards.includes(card));
  }
  if (game.out.length > 0) return game.out;
  return game.draws.map((draw) => draw.card).filter((card) => !drawn.includes(card));
}

/**
 * The new pile where fewer than `due` cards are left, else nothing. What is left stays on top of it: those cards
 * are drawn first, as if the pile ran out halfway.
 */
export function whenPileShort(
  game: Game,
  due: number,
  shuffle: Shuffle,
  drawn: readonly Card[] = [],
): readonly GameEvent[] {
  if (game.pile.length >= due) return [];
  const shuffled = shuffle(looseCards(game, drawn), game.seed, game.shuffles + 1);
  return [
    { type: 'pileShuffled', pile: [...game.pile, ...shuffled] },
    { type: 'reshuffled', cards: shuffled.length },
  ];
}

/** The next card of the pile; it is due only after `whenPileShort` has made sure of it. */
export function nextCard(game: Game): Card {
  const card = game.pile[0];
  if (!card) throw new Error('a card is drawn from an empty pile');
  return card;
}
