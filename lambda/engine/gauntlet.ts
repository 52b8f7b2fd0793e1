// The solo gauntlet: who rides when, and how a ride ends (RULES.md, "Solo gauntlet").
import { flipBase } from './bus.ts';
import { GAUNTLET_STREAK, gameEnded } from './ending.ts';
import type { EventOf, GameEvent } from './events.ts';
import type { Game, Phase, Seat } from './game.ts';
import { highestOf, playerAt, seatsLeft } from './seats.ts';
import type { Shuffle } from './shuffle.ts';

type Gauntlet = Extract<Phase, { type: 'gauntlet' }>;

/** How often each player rides. */
export const GAUNTLET_RIDES = 10;

/** The rides that a player has left, the one being ridden included. */
export function ridesLeft({ phase, players }: Game, seat: Seat): number {
  const isRiding = phase.type === 'gauntlet' && phase.rider === seat;
  return GAUNTLET_RIDES - (players[seat - 1]?.rides ?? 0) + (isRiding ? 1 : 0);
}

/** The first ride: the most points of the questions, then the earlier seat. */
export function beginGauntlet(game: Game): readonly GameEvent[] {
  const [first] = highestOf(seatsLeft(game), (seat) => playerAt(game, seat).score);
  return first ? [rideBegan(game, first)] : [];
}

/** What follows by itself in the gauntlet: the next ride, the end, or the base; nothing while a guess is asked. */
export function gauntletStep(game: Game, gauntlet: Gauntlet, shuffle: Shuffle): readonly GameEvent[] {
  const why = whyRideEnds(game, gauntlet);
  if (why) {
    const { rider: seat, streak, guesses } = gauntlet;
    return [{ type: 'rideEnded', seat, why, misses: guesses - streak, streak }, afterRide(game, gauntlet)];
  }
  return gauntlet.cards.length === 0 ? flipBase(game, shuffle) : [];
}

/** Why the ride is over, or null while it goes on. A ride with more guesses than hits has missed. */
function whyRideEnds(game: Game, { rider, streak, guesses }: Gauntlet): EventOf<'rideEnded'>['why'] | null {
  if (playerAt(game, rider).gone) return 'left';
  if (streak === GAUNTLET_STREAK) return 'streak';
  return guesses > streak ? 'miss' : null;
}

function afterRide(game: Game, { rider, streak }: Gauntlet): GameEvent {
  if (streak === GAUNTLET_STREAK) return gameEnded(game, 'streak');
  const next = nextRider(game, rider);
  return next ? rideBegan(game, next) : gameEnded(game, 'played');
}

/** The next round the table, the last rider last, who has rides left. */
function nextRider(game: Game, rider: Seat): Seat | undefined {
  const seats = seatsLeft(game);
  const inOrder = [...seats.filter((seat) => seat > rider), ...seats.filter((seat) => seat <= rider)];
  return inOrder.find((seat) => playerAt(game, seat).rides < GAUNTLET_RIDES);
}

function rideBegan(game: Game, seat: Seat): GameEvent {
  return { type: 'rideBegan', seat, ride: playerAt(game, seat).rides + 1 };
}
