// "Undo" takes back the last gift, option or name while no card has shown since. What it goes back to is kept whole: the
// store deflates it to next to nothing, since most of it stands in the household too.
import { hasShown, type PublicEvent } from '../engine/index.ts';
import type { Household, Undo } from './household.ts';
import type { Act } from './reply.ts';
import { saying, type Step } from './step.ts';

/** The household after a change that can be taken back, or after one that showed a card and can't. */
export function remember(before: Household, after: Household, acts: readonly Act[]): Household {
  if (before.game === after.game && before.table === after.table) return after;
  const events = acts.flatMap((act) => (act.type === 'happened' ? act.events : []));
  if (events.some(isFinal) || isAnotherGame(before, after)) return { ...after, undo: null };
  const gifts = events.flatMap((event) =>
    event.type === 'gave' ? [{ to: event.to, count: event.count }] : [],
  );
  const gave = gifts.length > 0;
  // A card that is held, say: what could be taken back still can, and this with it.
  if (before.table === after.table && !gave) return after;
  if (JSON.stringify(undoable(before)) === JSON.stringify(undoable(after))) return after;
  const what = gave ? 'gift' : before.table.rules !== after.table.rules ? 'option' : 'name';
  return { ...after, undo: { what, gifts, before: undoable(before) } };
}

/** Takes it back, or says why it can't be. */
export function undo(household: Household): Step {
  const { undo: last, game } = household;
  if (last) return saying({ ...household, ...last.before, undo: null }, { type: 'undone', what: last.what });
  return saying(household, { type: 'notUndone', why: game !== null && hasShown(game) ? 'shown' : 'nothing' });
}

/** What "undo" goes back to: the table as it was asked, with no confirmation in between. */
function undoable({ game, table, last, about }: Household): Undo['before'] {
  return { game, table, last, about: about.type === 'confirm' ? about.before : about };
}

/** Whether an event can't be taken back: a card has shown, or somebody is gone. */
function isFinal(event: PublicEvent): boolean {
  return 'card' in event || event.type === 'gameEnded' || event.type === 'playerLeft';
}

/** Whether one game was left for another. */
function isAnotherGame(before: Household, after: Household): boolean {
  return before.game !== null && after.game !== null && before.game.seed !== after.game.seed;
}
