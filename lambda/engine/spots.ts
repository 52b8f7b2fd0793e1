// The spots: eight places in four rows of two, a Give then a Take in each, flipped from the pile (RULES.md, "Spots").
import type { Board, Game } from './game.ts';
import type { Rules } from './rules.ts';
import { playerAt, seatsLeft } from './seats.ts';
import { rowStake } from './stakes.ts';

const SPOT_ROWS = 4;

/** The eight spots, waiting for their cards. */
export function spotRows(rules: Rules): Board['rows'] {
  return Array.from({ length: SPOT_ROWS }, (_, row) => [
    { card: null, stake: rowStake(rules, row), kind: 'give' },
    { card: null, stake: rowStake(rules, row), kind: 'take' },
  ]);
}

/** Why the spots end before the eighth is settled, or null while they go on (RULES.md, "Spots" 4 and 5). */
export function whySpotsEnd(game: Game): 'oneHolder' | 'pileOut' | null {
  const holders = seatsLeft(game).filter((seat) => playerAt(game, seat).row.length > 0);
  if (holders.length <= 1) return 'oneHolder';
  return game.pile.length === 0 ? 'pileOut' : null;
}
