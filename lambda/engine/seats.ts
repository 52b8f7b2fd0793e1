// Who sits where and who is still in the game (RULES.md, "Leaving and joining").
import type { Game, Player, Seat } from './game.ts';

/** The player at a seat; a seat that doesn't exist is our own bug. */
export function playerAt(game: Game, seat: Seat): Player {
  const player = game.players[seat - 1];
  if (!player) throw new Error(`no seat ${seat}`);
  return player;
}

/** The seats of those who haven't left, in order. */
export function seatsLeft(game: Game): readonly Seat[] {
  const seats: Seat[] = [];
  for (const [index, player] of game.players.entries()) if (!player.gone) seats.push(index + 1);
  return seats;
}

/** Those who can be given something by the player at `giver`: everybody else who is left. */
export function receiversOf(game: Game, giver: Seat): readonly Seat[] {
  return seatsLeft(game).filter((seat) => seat !== giver);
}

/** Those of `seats` for whom `measure` is highest, in their order. */
export function highestOf(seats: readonly Seat[], measure: (seat: Seat) => number): readonly Seat[] {
  const top = Math.max(...seats.map(measure));
  return seats.filter((seat) => measure(seat) === top);
}
