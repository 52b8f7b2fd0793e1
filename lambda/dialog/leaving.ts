// Who leaves: a player who is named goes at once. "I'm leaving" anybody may have said, and a name may sound like another: then
// it is asked who. Whoever is alone ends the game with it, and is asked as for any other end.
import { isPlaying, type Seat } from '../engine/index.ts';
import { askedSeat, isOpen, seatsLeft, unconfirmed, type Household } from './household.ts';
import { ME } from './intents.ts';
import { alike, seatOfId, whoIs } from './names.ts';
import { leave } from './playing.ts';
import { remove } from './seating.ts';
import { confirming, saying, wrong, type Step } from './step.ts';
import type { Turn } from './turn.ts';

/** Leaving the game that is played; in the lobby and before the first card, leaving the table. */
export function leaveTable(known: Household, said: string | null, turn: Turn): Step {
  const household = unconfirmed(known);
  const { names } = household.table;
  const asked = askedSeat(household);
  const isAsked = known !== household; // who leaves, or another yes or no
  if (said === null || (said === ME && !isAsked))
    return names.length === 0 ? wrong(known) : whoLeaves(household, asked === null ? [] : [asked]);
  const meant = whoIs(said, names, asked);
  if (meant === null) return saying(known, { type: 'unknownPlayer', said });
  if ('seats' in meant) return whoLeaves(household, meant.seats);
  const { seat } = meant;
  const sure = said === ME || seatOfId(said) !== null || alike(said, names[seat - 1] ?? '');
  if (!sure || isAlone(household)) return whoLeaves(household, [seat]);
  return isPlaying(household.game) ? leave(household, seat, turn) : remove(household, seat, turn);
}

/** Asks who is leaving; of several that may be meant, or none, a name says who. */
function whoLeaves(household: Household, seats: readonly Seat[]): Step {
  if (isAlone(household)) return confirming(household, 'end', null);
  const [seat] = seats;
  if (seat === undefined) return confirming(household, 'leave', null);
  const then = seats.length > 1 ? null : ({ intent: 'LeaveIntent', slots: { player: `P${seat}` } } as const);
  return { ...confirming(household, 'leave', then), which: seats };
}

function isAlone(household: Household): boolean {
  return isOpen(household) && seatsLeft(household).length === 1;
}
