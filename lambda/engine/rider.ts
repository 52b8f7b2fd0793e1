// Who rides the bus: the most cards left, then the game's way of breaking a tie (RULES.md, "The rider").
import { valueOf, type Card } from './cards.ts';
import { evolve } from './evolve.ts';
import type { EventOf, GameEvent } from './events.ts';
import type { Game, Seat } from './game.ts';
import { nextCard, whenPileShort } from './pile.ts';
import { highestOf, playerAt, seatsLeft } from './seats.ts';
import type { Shuffle } from './shuffle.ts';

/** Chooses the rider or riders and lets the first ride begin. */
export function chooseRiders(game: Game, shuffle: Shuffle): readonly GameEvent[] {
  const tied = highestOf(seatsLeft(game), (seat) => playerAt(game, seat).row.length);
  if (tied.length === 1) return chosen(game, tied, 'cards');
  switch (game.rules.tie) {
    case 'points': {
      const highest = highestOf(tied, (seat) => playerAt(game, seat).score);
      return chosen(game, highest.slice(0, 1), highest.length === 1 ? 'points' : 'seat');
    }
    case 'highest': {
      const highest = highestOf(tied, (seat) => highestValue(game, playerAt(game, seat).row));
      return highest.length === 1 ? chosen(game, highest, 'highest') : drawForRide(game, highest, shuffle);
    }
    case 'bothRide':
      return tied.some((seat) => playerAt(game, seat).row.length > 0)
        ? chosen(game, tied, 'both')
        : drawForRide(game, tied, shuffle);
  }
}

/** Each tied player draws, in seat order; the highest card rides, and those who share it draw again. */
function drawForRide(game: Game, tied: readonly Seat[], shuffle: Shuffle): readonly GameEvent[] {
  const events: GameEvent[] = [{ type: 'rideTied', seats: tied }];
  const drawn: Card[] = [];
  let now = game;
  for (const seat of tied) {
    const newPile = whenPileShort(now, 1, shuffle, drawn);
    now = newPile.reduce(evolve, now);
    const draw: GameEvent = { type: 'cardDrawn', seat, card: nextCard(now) };
    now = evolve(now, draw);
    drawn.push(draw.card);
    events.push(...newPile, draw);
  }
  const values = drawn.map((card) => valueOf(card, game.rules.ace));
  const top = Math.max(...values);
  const highest = tied.filter((_, index) => values[index] === top);
  const rest = highest.length === 1 ? chosen(now, highest, 'draw') : drawForRide(now, highest, shuffle);
  return [...events, ...rest];
}

function chosen(game: Game, seats: readonly Seat[], by: EventOf<'ridersChosen'>['by']): readonly GameEvent[] {
  const [seat] = seats;
  if (!seat) throw new Error('nobody to ride');
  const cards = playerAt(game, seat).row.length;
  return [
    { type: 'ridersChosen', seats, cards, by },
    { type: 'rideBegan', seat, ride: null },
  ];
}

/** The value of the highest of these cards, by the game's ace; lowest of all where there are none, so that those share. */
function highestValue(game: Game, cards: readonly Card[]): number {
  return Math.max(...cards.map((card) => valueOf(card, game.rules.ace)));
}
