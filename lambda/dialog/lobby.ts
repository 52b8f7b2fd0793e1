// Setting up, until the first card shows: options, a number of players and names, as many as a sentence has.
import { MAX_PLAYERS, fewestPlayers, isPlaying } from '../engine/index.ts';
import { dealTo, reseated, staying } from './dealing.ts';
import { isLobby, type Household } from './household.ts';
import type { Move } from './moves.ts';
import { chooseAll, isSetting } from './options.ts';
import type { Act } from './reply.ts';
import { seatAll } from './seating.ts';
import { saying, type Step } from './step.ts';
import type { Turn } from './turn.ts';

type SetUp = Extract<Move, { readonly type: 'setUp' }>;
type Name = string | null;

/** Takes options, a number of players and names, as many as a sentence has, and deals when the table is complete. */
export function setUp(household: Household, move: SetUp, turn: Turn): Step {
  const playing = isPlaying(household.game);
  if (playing && (move.names.length > 0 || move.count !== null))
    return saying(household, { type: 'tooLate', what: 'join' });
  if (playing && !move.options.every(isSetting)) {
    return saying(household, { type: 'tooLate', what: 'option' });
  }
  const chosen = chooseAll(household, move.options, turn);
  if ('refused' in chosen) return saying(household, chosen.refused);
  const { household: next, acts, solo } = chosen;
  const nothingElse = move.names.length === 0 && move.count === null && !move.start && !move.anew && !solo;
  if (playing || (nothingElse && next.table === household.table)) return { household: next, acts };

  const most = MAX_PLAYERS;
  const least = fewestPlayers(next.table.rules);
  if (move.count !== null && move.count > most) return saying(household, { type: 'tooMany', most });
  if (move.count !== null && move.count < least) return saying(household, { type: 'tooFew', least });
  const there = solo ? alone(next.table.names) : move.start ? staying(next) : next.table.names;
  const seated = seatAll(move.anew ? [] : there, move.names, turn.reserved);
  if (seated.names.length > most) return saying(household, { type: 'tooMany', most });
  const unchanged = !move.anew && JSON.stringify(seated.names) === JSON.stringify(next.table.names);
  const named = unchanged ? next : { ...next, table: { ...next.table, names: seated.names } };
  const said: Step = { household: named, acts: [...acts, ...seated.faults] };
  return household.about.type === 'game' && household.game
    ? changeBeforeFirstCard(said, move, turn)
    : gather(said, { ...move, start: move.start || solo, solo, complete: seated.faults.length === 0 }, turn);
}

/** Before the first card the game that lies dealt is dealt to the new table; what doesn't suffice goes back to the lobby. */
function changeBeforeFirstCard({ household, acts }: Step, move: SetUp, turn: Turn): Step {
  const { table, game } = household;
  const names = move.count === null ? table.names : resized(table.names, move.count);
  if (names === null) {
    const about = { type: 'players', count: move.count, again: false } as const; // who of them stays has to be said
    return { household: { ...household, game: null, about, table: { ...table, names: [] } }, acts };
  }
  const before = game?.players.length ?? 0;
  const came = names.map((_, index) => index + 1).slice(before);
  const changed: Act[] =
    move.anew || names.length < before
      ? [{ type: 'rollCall' }]
      : came.length > 0
        ? [{ type: 'joined', seats: came }]
        : [];
  return reseated({ ...household, table: { ...table, names } }, [...acts, ...changed], turn);
}

/** Who plays the solo gauntlet: the only one who sits there, else somebody without a name. */
function alone(names: readonly Name[]): readonly Name[] {
  return names.length === 1 ? names : [null];
}

/** A table of that many: nameless seats come and go, named ones don't. */
function resized(names: readonly Name[], count: number): readonly Name[] | null {
  const extra = Array.from({ length: Math.max(0, count - names.length) }, () => null);
  const fewer = names.slice(0, count);
  return names.slice(count).some((name) => name !== null) ? null : [...fewer, ...extra];
}

/** In the lobby: deals if the table is complete, else asks for who is missing. */
function gather(
  { household, acts }: Step,
  move: SetUp & { readonly solo: boolean; readonly complete: boolean },
  turn: Turn,
): Step {
  const { about, table } = household;
  if (about.type === 'rematch' && !move.start && !move.anew) return { household, acts };
  const known = move.count ?? (isLobby(about) && !move.solo ? about.count : null);
  const count = known !== null && known < fewestPlayers(table.rules) ? null : known; // the rules may be others by now
  const filled = move.start && count !== null ? (resized(table.names, count) ?? table.names) : table.names;
  const enough = filled.length >= Math.max(fewestPlayers(table.rules), count ?? 0);
  if (enough && move.complete && (count !== null || move.start || move.names.length > 1)) {
    return dealTo({ ...household, table: { ...table, names: filled } }, acts, turn);
  }
  const asked: Household = {
    ...household,
    game: null,
    about:
      table.names.length === 0
        ? { type: 'players', count, again: about.type === 'players' && about.again && count === null }
        : { type: 'morePlayers', count },
  };
  return { household: asked, acts: table.names.length > 0 ? [...acts, { type: 'seated' }] : acts };
}

/** "That's everyone". */
export function everyone(household: Household, turn: Turn): Step {
  const { table } = household;
  const least = fewestPlayers(table.rules);
  if (table.names.length < least) return saying(household, { type: 'tooFew', least });
  return dealTo(household, [], turn);
}

/** "No names": the number that was said, without names for those who have none. */
export function noNames(household: Household, turn: Turn): Step {
  const { about, table } = household;
  const count = isLobby(about) ? about.count : null;
  if (count === null) return saying(household, { type: 'countWanted' });
  return everyone(
    { ...household, table: { ...table, names: resized(table.names, count) ?? table.names } },
    turn,
  );
}
