// The bus, both kinds: which question is due, where its cards lie, and when a ride ends (RULES.md, "The bus").
import { QUESTION_KINDS, type QuestionKind } from './actions.ts';
import type { Card } from './cards.ts';
import { GAUNTLET_STREAK, gameEnded } from './ending.ts';
import type { EventOf, GameEvent } from './events.ts';
import type { Game, Phase } from './game.ts';
import { nextCard, whenPileShort } from './pile.ts';
import type { Rules } from './rules.ts';
import { playerAt } from './seats.ts';
import type { Shuffle } from './shuffle.ts';

type Bus = Extract<Phase, { type: 'bus' }>;

/** The question that is due on a bus with these cards laid; none after the fourth. */
export function busKind(rules: Rules, laid: readonly Card[]): QuestionKind | undefined {
  return rules.bus === 'questions' ? QUESTION_KINDS[laid.length] : 'higherLower';
}

/** Hits in a row that end a ride well (RULES.md, "The bus" 1 and 2, "Solo gauntlet" 3). */
export function hitsWanted({ mode, bus, streak }: Rules): number {
  if (mode === 'gauntlet') return GAUNTLET_STREAK;
  return bus === 'questions' ? QUESTION_KINDS.length : streak;
}

/** Where the cards lie after a guess: those on the bus, and those that it sends out. */
export function laidAfter(
  rules: Rules,
  laid: readonly Card[],
  card: Card,
  isRight: boolean,
): { readonly cards: readonly Card[]; readonly out: readonly Card[] } {
  if (rules.bus !== 'questions') return { cards: [card], out: laid };
  return isRight ? { cards: [...laid, card], out: [] } : { cards: [], out: [...laid, card] };
}

/** What follows by itself on the bus: the end of a ride, or its base; nothing while a guess is asked. */
export function busStep(game: Game, bus: Bus, shuffle: Shuffle): readonly GameEvent[] {
  const why = whyRideEnds(game, bus);
  if (why) {
    const { rider: seat, misses, streak } = bus;
    const [next] = bus.next;
    return [
      { type: 'rideEnded', seat, why, misses, streak },
      next ? { type: 'rideBegan', seat: next, ride: null } : gameEnded(game, 'played'),
    ];
  }
  return game.rules.bus === 'higherLower' && bus.cards.length === 0 ? flipBase(game, shuffle) : [];
}

/** Flips the base, which is a card due like any other: a new pile comes first where the old one is out. */
export function flipBase(game: Game, shuffle: Shuffle): readonly GameEvent[] {
  const newPile = whenPileShort(game, 1, shuffle);
  return newPile.length > 0 ? newPile : [{ type: 'baseFlipped', card: nextCard(game) }];
}

/** Why the ride is over, or null while it goes on. */
function whyRideEnds(game: Game, { rider, streak, guesses }: Bus): EventOf<'rideEnded'>['why'] | null {
  const { rules } = game;
  if (playerAt(game, rider).gone) return 'left';
  if (streak === hitsWanted(rules)) return rules.bus === 'questions' ? 'run' : 'streak';
  return rules.cap !== 'none' && guesses >= rules.cap ? 'cap' : null;
}
