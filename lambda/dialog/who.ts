// From what was heard to one player at the table, for whatever is then done with that player.
import type { Seat } from '../engine/index.ts';
import { askedSeat, type Household } from './household.ts';
import { whoIs } from './names.ts';
import { saying, wrong, type Step } from './step.ts';

/**
 * Goes on with the player that was heard, or with who is asked where nobody was named. A name that nobody has is told,
 * and one that several may have asks which.
 */
export function withPlayer(household: Household, said: string | null, then: (seat: Seat) => Step): Step {
  const asked = askedSeat(household);
  if (said === null) return asked === null ? wrong(household) : then(asked);
  const meant = whoIs(said, household.table.names, asked);
  if (meant === null) return saying(household, { type: 'unknownPlayer', said });
  return 'seats' in meant ? { household, acts: [], which: meant.seats } : then(meant.seat);
}
