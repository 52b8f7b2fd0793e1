// "Undo" takes back the last gift, option or name while no card has shown since. Kept as the fields that were different.
import { hasShown, type PublicEvent } from '../engine/index.ts';
import type { Household } from './household.ts';
import type { Act } from './reply.ts';
import { saying, type Step } from './step.ts';

/** The household after a change that can be taken back, or after one that showed a card and can't. */
export function remember(before: Household, after: Household, acts: readonly Act[]): Household {
  if (before.game === after.game && before.table === after.table) return after;
  const events = acts.flatMap((act) => (act.type === 'happened' ? act.events : []));
  const gave = events.some(({ type }) => type === 'gave');
  const shown = events.some(showsCard);
  const ended = events.some(({ type }) => type === 'gameEnded' || type === 'playerLeft');
  const what = gave ? 'gift' : before.table.rules !== after.table.rules ? 'option' : 'name';
  const other = before.game !== null && after.game !== null && before.game.seed !== after.game.seed;
  if (shown || ended || other || (before.table === after.table && !gave)) return { ...after, undo: null };
  const wasOpen = before.game !== null && before.game.phase.type !== 'over';
  const game = wasOpen && before.game ? different(before.game, after.game ?? before.game) : null;
  const table = different(before.table, after.table);
  const nothing = game !== null && Object.keys({ ...game, ...table }).length === 0;
  return nothing ? after : { ...after, undo: { what, game, table, about: before.about } };
}

/** Takes it back, or says why it can't be. */
export function undo(household: Household): Step {
  const { undo: last, game, table } = household;
  if (!last) {
    const shown = game !== null && hasShown(game);
    return saying(household, { type: 'notUndone', why: shown ? 'shown' : 'nothing' });
  }
  const back: Household = {
    ...household,
    game: last.game && game ? { ...game, ...last.game } : null,
    table: { ...table, ...last.table },
    about: last.about,
    undo: null,
  };
  return saying(back, { type: 'undone', what: last.what });
}

/** The fields of `before` that `after` has otherwise. */
function different<T extends object>(before: T, after: T): Partial<T> {
  const fields = Object.entries(before) as [keyof T, T[keyof T]][]; // Object.entries forgets the key type
  const isOther = (one: unknown, other: unknown) =>
    one !== other && JSON.stringify(one) !== JSON.stringify(other);
  return Object.fromEntries(fields.filter(([field, value]) => isOther(value, after[field]))) as Partial<T>; // of T's fields
}

function showsCard(event: PublicEvent): boolean {
  return 'card' in event;
}
