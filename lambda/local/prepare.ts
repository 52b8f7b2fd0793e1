// What happens to the local household before the first turn: `--rules` are laid on its table.
import { presetOf, type Rules } from '../engine/index.ts';
import { emptyHousehold, GAME_LAPSES, isOpen, type Table } from '../dialog/household.ts';
import { openLobby } from '../dialog/dealing.ts';
import { versionAfter, type Call, type Store } from '../store/store.ts';

/** Whether the rules lie on the table, or why they can't. */
export type Prepared = 'ready' | 'gameOpen' | 'unreadable';

/** Makes `rules` those of the user's next game. An open game keeps its own. Rejects where the store does. */
export async function prepareRules(store: Store, user: string, rules: Rules, call: Call): Promise<Prepared> {
  const loaded = await store.load(user, call);
  if (loaded.found === 'unreadable') return 'unreadable';
  const stored = loaded.found === 'household' ? loaded.stored : null;
  const household = stored?.household ?? emptyHousehold(call.now);
  if (isOpen(household) && call.now - household.playedAt <= GAME_LAPSES) return 'gameOpen';
  const lobby = openLobby(household);
  const next = { ...lobby, table: withRules(lobby.table, rules) };
  const before = stored?.version ?? null;
  const saved = { version: versionAfter(before, call.now), household: next };
  const isSaved = await store.save(user, saved, before, call);
  if (!isSaved) throw new Error('another process writes to this household');
  return 'ready';
}

function withRules(table: Table, rules: Rules): Table {
  return { ...table, rules, preset: presetOf(rules), giveAndTake: false };
}
