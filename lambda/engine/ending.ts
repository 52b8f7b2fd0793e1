// Who wins, and when too few are left to go on (RULES.md, "The end", "Solo gauntlet" 3 and 4, "Leaving and joining").
import type { GameEvent } from './events.ts';
import { fewestPlayers, type Ending, type Game, type Seat } from './game.ts';
import { highestOf, playerAt, seatsLeft } from './seats.ts';

/** Hits in a row that win the gauntlet. */
export const GAUNTLET_STREAK = 5;

/** The end of the game with the scores as they stand. */
export function gameEnded(game: Game, why: Ending): GameEvent {
  return { type: 'gameEnded', winners: winnersOf(game), why };
}

/**
 * Whether too few are left. A table needs two. The gauntlet can be played alone, so that the last one there plays on
 * and is judged as a lone rider; it ends when nobody is left.
 */
export function hasTooFew(game: Game): boolean {
  return seatsLeft(game).length < fewestPlayers(game.rules);
}

/** The lowest score, or the longest streak of the gauntlet; equals share. A lone rider wins by the streak or not at all. */
function winnersOf(game: Game): readonly Seat[] {
  const seats = seatsLeft(game);
  if (game.rules.mode !== 'gauntlet') return highestOf(seats, (seat) => -playerAt(game, seat).score);
  const longest = highestOf(seats, (seat) => playerAt(game, seat).best);
  const isMade = longest.some((seat) => playerAt(game, seat).best >= GAUNTLET_STREAK);
  return seats.length > 1 || isMade ? longest : [];
}
