// Who sits where: names taken, corrected, moved and taken away again.
import type { Seat } from '../engine/index.ts';
import { lobbyFor, reseated, staying } from './dealing.ts';
import { askedSeat, isLobby, type Household } from './household.ts';
import { ME } from './intents.ts';
import type { Move } from './moves.ts';
import { alike, fold, readName, seatOfId, whoIs } from './names.ts';
import type { Act } from './reply.ts';
import { saying, type Step } from './step.ts';
import type { Turn } from './turn.ts';

type Name = string | null;

/**
 * Seats the names of a sentence behind those who sit there. Who sits there already stays; what isn't a name is left
 * out, and told once a fault.
 */
export function seatAll(
  there: readonly Name[],
  said: readonly string[],
  reserved: ReadonlySet<string>,
): { readonly names: readonly Name[]; readonly faults: readonly Act[] } {
  const names: Name[] = [...there];
  const faults: Extract<Act, { type: 'nameRefused' }>[] = [];
  for (const word of said) {
    if (seatOfId(word) !== null || word === ME) {
      names.push(null);
      continue;
    }
    if (there.some((name) => name !== null && fold(name) === fold(word))) continue;
    const read = readFor(names, word, reserved);
    if ('name' in read) names.push(read.name);
    else if (!faults.some(({ fault }) => fault === read.fault)) {
      faults.push({ type: 'nameRefused', said: word, fault: read.fault });
    }
  }
  return { names, faults };
}

/** A player who goes before the first card, or is left out of the next game. */
export function remove(household: Household, seat: Seat, turn: Turn): Step {
  const { table } = household;
  const name = table.names[seat - 1] ?? null;
  const names = staying(household, seat);
  const next = { ...household, table: { ...table, names } };
  const acts: readonly Act[] = [{ type: 'removed', seat, name }];
  return isLobby(household.about)
    ? { household: { ...next, about: lobbyFor(names) }, acts }
    : reseated(next, acts, turn);
}

/** "Jo starts": Jo sits in front, the others keep their order. */
export function moveToFront(household: Household, seat: Seat, turn: Turn): Step {
  const { table } = household;
  const mover = table.names[seat - 1] ?? null;
  const names = [mover, ...staying(household, seat)];
  const next = { ...household, table: { ...table, names } };
  const acts: readonly Act[] = [{ type: 'moved', seat: 1 }];
  return isLobby(household.about) ? { household: next, acts } : reseated(next, acts, turn);
}

/** Gives a player another name, at any time; without a player, corrects the name that was heard wrong. */
export function rename(
  household: Household,
  move: Extract<Move, { readonly type: 'rename' }>,
  turn: Turn,
): Step {
  const { table } = household;
  const meant =
    move.said === null
      ? { seat: lastHeard(move.name, table.names) }
      : whoIs(move.said, table.names, askedSeat(household));
  if (meant === null) return saying(household, { type: 'unknownPlayer', said: move.said ?? move.name });
  if ('seats' in meant) return { household, acts: [], which: meant.seats };
  const others = table.names.map((name, index) => (index === meant.seat - 1 ? null : name));
  const read = readFor(others, move.name, turn.reserved);
  if ('fault' in read) return saying(household, { type: 'nameRefused', said: move.name, fault: read.fault });
  const names = table.names.map((name, index) => (index === meant.seat - 1 ? read.name : name));
  const from = table.names[meant.seat - 1] ?? null;
  if (from === read.name) return saying(household, { type: 'keptOn' });
  return saying({ ...household, table: { ...table, names } }, { type: 'renamed', seat: meant.seat, from });
}

/** The seat that "no, Zoe" corrects: the one that sounds like it, else the last. */
function lastHeard(name: string, names: readonly Name[]): Seat {
  const meant = whoIs(name, names, null);
  return meant && 'seat' in meant ? meant.seat : names.length;
}

function readFor(
  others: readonly Name[],
  said: string,
  reserved: ReadonlySet<string>,
): ReturnType<typeof readName> {
  const read = readName(said, reserved);
  const clashes = 'name' in read && others.some((other) => other !== null && alike(other, read.name));
  return clashes ? { fault: 'alike' } : read;
}
