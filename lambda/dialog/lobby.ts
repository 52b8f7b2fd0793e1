// Who plays what: names, their order and the options, until the first card shows; and the deal itself.
import { MAX_PLAYERS, deal, fewestPlayers, hasShown, reseat, type Game, type Seat } from '../engine/index.ts';
import { EMPTY_TABLE, type Household } from './household.ts';
import type { Move } from './moves.ts';
import { alike, readName, seatOfId, whoIs } from './names.ts';
import { chooseAll, withoutSips } from './options.ts';
import type { Act } from './reply.ts';
import { only, wrong, type Step } from './step.ts';
import type { Turn } from './turn.ts';

type SetUp = Extract<Move, { readonly type: 'setUp' }>;
type Name = string | null;

/** Takes options, a number of players and names, as many as a sentence has, and deals when the table is complete. */
export function setUp(household: Household, move: SetUp, turn: Turn): Step {
  const playing = isPlaying(household.game);
  if (playing && (move.names.length > 0 || move.count !== null))
    return only(household, { type: 'tooLate', what: 'join' });
  if (playing && move.options.some((id) => !/^(brief|plain)\./.test(id))) {
    return only(household, { type: 'tooLate', what: 'option' });
  }
  const chosen = chooseAll(household, move.options, turn.sips);
  if ('refused' in chosen) return only(household, chosen.refused);
  const { household: next, acts, solo } = chosen;
  const nothingElse = move.names.length === 0 && move.count === null && !move.start && !move.anew && !solo;
  if (playing || (nothingElse && next.table === household.table)) return { household: next, acts };

  const most = MAX_PLAYERS;
  const least = fewestPlayers(next.table.rules);
  if (move.count !== null && move.count > most) return only(household, { type: 'tooMany', most });
  if (move.count !== null && move.count < least) return only(household, { type: 'tooFew', least });
  const seated = seatAll(move.anew ? [] : next.table.names, move.names, turn.reserved);
  if (seated.names.length > most) return only(household, { type: 'tooMany', most });
  const unchanged = !move.anew && seated.names.length === next.table.names.length;
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
  if (names === null) return wrong(household);
  const before = game?.players.length ?? 0;
  const came = names.map((_, index) => index + 1).slice(before);
  const changed: Act[] = move.anew
    ? [{ type: 'rollCall' }]
    : came.length > 0
      ? [{ type: 'joined', seats: came }]
      : [];
  return reseated({ ...household, table: { ...table, names } }, [...acts, ...changed], turn);
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
  const inLobby = about.type === 'players' || about.type === 'morePlayers';
  if (about.type === 'rematch' && !move.start && !move.anew) return { household, acts };
  const count = move.count ?? (inLobby ? about.count : null);
  const filled =
    move.start && count !== null
      ? (resized(table.names, count) ?? table.names)
      : move.solo && table.names.length === 0
        ? [null]
        : table.names;
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
  if (table.names.length < least) return only(household, { type: 'tooFew', least });
  return dealTo(household, [], turn);
}

/** "No names": the number that was said, without names for those who have none. */
export function noNames(household: Household, turn: Turn): Step {
  const { about, table } = household;
  const count = about.type === 'players' || about.type === 'morePlayers' ? about.count : null;
  if (count === null) return only(household, { type: 'countWanted' });
  return dealTo(
    { ...household, table: { ...table, names: resized(table.names, count) ?? table.names } },
    [],
    turn,
  );
}

/** "Same as last time", or "yes" to another game: the same players and options. */
export function sameAgain(household: Household, turn: Turn): Step {
  const table = household.about.type === 'rematch' ? household.table : household.last;
  if (!table || table.names.length < fewestPlayers(table.rules)) return wrong(household);
  return dealTo({ ...household, table }, [], turn);
}

/** A player who goes before the first card, or is left out of the next game. */
export function remove(household: Household, seat: Seat, turn: Turn): Step {
  const { table } = household;
  const name = table.names[seat - 1] ?? null;
  const names = table.names.filter((_, index) => index !== seat - 1);
  const next = { ...household, table: { ...table, names } };
  const acts: readonly Act[] = [{ type: 'removed', seat, name }];
  return household.about.type === 'morePlayers' || household.about.type === 'players'
    ? { household: { ...next, about: lobbyFor(names) }, acts }
    : reseated(next, acts, turn);
}

/** Gives a player another name, at any time; without a player, corrects the name that was heard wrong. */
export function rename(
  household: Household,
  move: Extract<Move, { readonly type: 'rename' }>,
  turn: Turn,
): Step {
  const { table } = household;
  const meant =
    move.said === null ? { seat: lastHeard(move.name, table.names) } : whoIs(move.said, table.names, null);
  if (meant === null) return only(household, { type: 'unknownPlayer', said: move.said ?? move.name });
  if ('seats' in meant) return { household, acts: [], which: meant.seats };
  const others = table.names.map((name, index) => (index === meant.seat - 1 ? null : name));
  const read = readFor(others, move.name, turn.reserved);
  if ('fault' in read) return only(household, { type: 'nameRefused', said: move.name, fault: read.fault });
  const names = table.names.map((name, index) => (index === meant.seat - 1 ? read.name : name));
  const from = table.names[meant.seat - 1] ?? null;
  const last = household.last === table ? { ...table, names } : household.last;
  return only(
    { ...household, table: { ...table, names }, last },
    { type: 'renamed', seat: meant.seat, from },
  );
}

/** The seat that "no, Zoe" corrects: the one that sounds like it, else the last. */
function lastHeard(name: string, names: readonly Name[]): Seat {
  const meant = whoIs(name, names, null);
  return meant && 'seat' in meant ? meant.seat : names.length;
}

/** "Jo starts": Jo sits in front, the others keep their order. */
export function moveToFront(household: Household, seat: Seat, turn: Turn): Step {
  const { table } = household;
  const mover = table.names[seat - 1] ?? null;
  const names = [mover, ...table.names.filter((_, index) => index !== seat - 1)];
  const next = { ...household, table: { ...table, names } };
  const acts: readonly Act[] = [{ type: 'moved', seat: 1 }];
  const inLobby = household.about.type === 'morePlayers' || household.about.type === 'players';
  return inLobby ? { household: next, acts } : reseated(next, acts, turn);
}

/** Deals anew to the table as it is: "start over". */
export function startOver(household: Household, turn: Turn): Step {
  return dealTo(household, [], turn);
}

/** The lobby as a household finds it that opens the skill with no game open. */
export function openLobby(household: Household): Household {
  const { table } = household;
  const left = household.game !== null;
  const last = left ? table : household.last;
  return {
    ...household,
    game: null,
    last,
    table: left ? EMPTY_TABLE : table.names.length === 0 ? table : { ...table, names: [] },
    about: { type: 'players', count: null, again: last !== null },
    undo: null,
  };
}

/** Whether a card has shown, so that names and options are settled. */
export function isPlaying(game: Game | null): game is Game {
  return game !== null && game.phase.type !== 'over' && hasShown(game);
}

/** The dealt game for a changed table, a new game after one that is over, or the lobby where too few are left. */
function reseated(household: Household, acts: readonly Act[], turn: Turn): Step {
  const { table, game, about } = household;
  if (table.names.length < fewestPlayers(table.rules)) {
    const least = fewestPlayers(table.rules);
    return {
      household: { ...household, game: null, about: lobbyFor(table.names) },
      acts: [...acts, { type: 'tooFew', least }],
    };
  }
  if (about.type === 'rematch' || !game) return dealTo(household, acts, turn);
  const dealt = { ...household, game: reseat(game, table.rules, table.names.length) };
  return tellRanks({ household: dealt, acts });
}

function lobbyFor(names: readonly Name[]): Household['about'] {
  return names.length === 0
    ? { type: 'players', count: null, again: false }
    : { type: 'morePlayers', count: null };
}

/** Deals a game to the table: the roll call opens it, and party rules say how ranks count. */
function dealTo(household: Household, acts: readonly Act[], turn: Turn): Step {
  const table = withoutSips(household.table, turn.sips);
  const game = deal(table.rules, table.names.length, { seed: turn.seed, shuffle: turn.shuffle });
  // The roll call names every option that isn't standard, so that single choices needn't be told before it.
  const told = acts.filter((act) => act.type !== 'chosen' || act.switchedOff.length > 0);
  return tellRanks({
    household: { ...household, table, last: null, game, about: { type: 'game' }, goalPostOffered: false },
    acts: [...told, { type: 'rollCall' }],
  });
}

/** A party game opens with how aces and equal ranks count, once a household unless that has changed. */
function tellRanks({ household, acts }: Step): Step {
  const { preset, rules } = household.table;
  const ranks = `${rules.ace}.${rules.sameRank}`;
  if (preset !== 'party' || household.ranksTold === ranks) return { household, acts };
  return { household: { ...household, ranksTold: ranks }, acts: [...acts, { type: 'ranksTold' }] };
}

/** Seats the names of a sentence behind those who sit there; what isn't a name is told and left out. */
function seatAll(
  there: readonly Name[],
  said: readonly string[],
  reserved: ReadonlySet<string>,
): { readonly names: readonly Name[]; readonly faults: readonly Act[] } {
  const names: Name[] = [...there];
  const faults: Act[] = [];
  for (const word of said) {
    if (seatOfId(word) !== null) {
      names.push(null);
      continue;
    }
    const read = readFor(names, word, reserved);
    if ('fault' in read) faults.push({ type: 'nameRefused', said: word, fault: read.fault });
    else names.push(read.name);
  }
  return { names, faults };
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
