// Who leaves: a player who is named goes at once. "I'm leaving" anybody may have said, and a name may sound like another: then
// it is asked who. Whoever is alone ends the game with it, and is asked as for any other end.
import { isPlaying, type Seat } from '../engine/index.ts';
import { askedSeat, isOpen, leaverIn, seatsLeft, unconfirmed, type Household } from './household.ts';
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
  const leaver = leaverIn(known.about);
  if (names.length === 0) return wrong(known);
  if (said === ME && leaver !== null) return leaves(household, leaver, turn);
  if (said === null || said === ME) return whoLeaves(household, asked === null ? [] : [asked]);
  const meant = whoIs(said, names, asked);
  if (meant === null) return saying(known, { type: 'unknownPlayer', said });
  const there = seatsLeft(household);
  const seats = 'seats' in meant ? meant.seats.filter((seat) => there.includes(seat)) : [meant.seat];
  const [seat] = seats;
  if (seat === undefined) return saying(known, { type: 'unknownPlayer', said });
  const sure = seats.length === 1 && (seatOfId(said) !== null || alike(said, names[seat - 1] ?? ''));
  if (!sure || isAlone(household)) return whoLeaves(household, seats);
  if (!there.includes(seat) && !isPlaying(household.game))
    return saying(known, { type: 'unknownPlayer', said });
  return leaves(household, seat, turn);
}

function leaves(household: Household, seat: Seat, turn: Turn): Step {
  return isPlaying(household.game) ? leave(household, seat, turn) : remove(household, seat, turn);
}

/** Asks whether that one is leaving; of several that may be meant, or none, a name says who. */
function whoLeaves(household: Household, seats: readonly Seat[]): Step {
  if (isAlone(household)) return confirming(household, 'end', null);
  const [seat, ...others] = seats.length > 0 ? seats : seatsLeft(household);
  if (seat === undefined || others.length > 0)
    return { ...confirming(household, 'leave', null), ...(seats.length > 0 ? { which: seats } : {}) };
  return confirming(household, 'leave', { intent: 'LeaveIntent', slots: { player: `P${seat}` } });
}

function isAlone(household: Household): boolean {
  return isOpen(household) && seatsLeft(household).length === 1;
}
