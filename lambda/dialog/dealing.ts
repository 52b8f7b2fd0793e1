// The deal: a game dealt to the table as it sits, dealt again while no card has shown, and the lobby before it.
import { deal, fewestPlayers, reseat, type Seat } from '../engine/index.ts';
import { EMPTY_TABLE, type Household } from './household.ts';
import { withoutSips } from './options.ts';
import type { Act } from './reply.ts';
import { wrong, type Step } from './step.ts';
import type { Turn } from './turn.ts';

/** Deals a game to the table: the roll call opens it, and party rules say how ranks count. */
export function dealTo(household: Household, acts: readonly Act[], turn: Turn): Step {
  const table = turn.sips ? household.table : withoutSips(household.table);
  const game = deal(table.rules, table.names.length, { seed: turn.seed, shuffle: turn.shuffle });
  // The roll call names every option that isn't standard, so that single choices needn't be told before it.
  const told = acts.filter((act) => act.type !== 'chosen' || act.switchedOff.length > 0);
  return tellRanks({
    household: { ...household, table, last: null, game, about: { type: 'game' }, goalPostOffered: false },
    acts: [...told, { type: 'rollCall' }],
  });
}

/** Who would play the next game: everybody at the table but `without`, and those who left this one. */
export function staying(
  { table, game }: Household,
  without: Seat | null = null,
): Household['table']['names'] {
  const left = game?.players.map(({ gone }) => gone) ?? [];
  return table.names.filter((_, index) => !left[index] && index + 1 !== without);
}

/** "Same as last time", or "yes" to another game: the same players and options. */
export function sameAgain(household: Household, turn: Turn): Step {
  const isRematch = household.about.type === 'rematch';
  const table = isRematch ? { ...household.table, names: staying(household) } : household.last;
  if (isRematch && table) return reseated({ ...household, table }, [], turn);
  if (!table || table.names.length < fewestPlayers(table.rules)) return wrong(household);
  return dealTo({ ...household, table }, [], turn);
}

/** Deals anew to those who are still at the table: "start over". */
export function startOver(household: Household, turn: Turn): Step {
  const table = { ...household.table, names: staying(household) };
  return reseated({ ...household, table, game: null }, [], turn);
}

/** The dealt game for a changed table, a new game after one that is over, or the lobby where too few are left. */
export function reseated(household: Household, acts: readonly Act[], turn: Turn): Step {
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

/** The lobby with some names, or none, said so far. */
export function lobbyFor(names: Household['table']['names']): Household['about'] {
  return names.length === 0
    ? { type: 'players', count: null, again: false }
    : { type: 'morePlayers', count: null };
}

/** A party game opens with how aces and equal ranks count, once a household unless that has changed. */
function tellRanks({ household, acts }: Step): Step {
  const { preset, rules } = household.table;
  const ranks = `${rules.ace}.${rules.sameRank}`;
  if (preset !== 'party' || household.ranksTold === ranks) return { household, acts };
  return { household: { ...household, ranksTold: ranks }, acts: [...acts, { type: 'ranksTold' }] };
}
