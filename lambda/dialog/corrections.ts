// Second thoughts: "no, Zoe" corrects who got the last gift, or a name, and "undo" takes back.
import { isPlaying, type Gift } from '../engine/index.ts';
import { questionBefore, type Household } from './household.ts';
import type { GiftSaid, Move } from './moves.ts';
import { whoIs } from './names.ts';
import { act, give } from './playing.ts';
import { rename } from './seating.ts';
import type { Step } from './step.ts';
import type { Turn } from './turn.ts';
import { undo } from './undo.ts';

/** "No, Zoe" corrects the last gift while one is played, else a name. */
export function renameOrRegive(
  household: Household,
  move: Extract<Move, { type: 'rename' }>,
  turn: Turn,
): Step {
  if (move.said !== null || !isPlaying(household.game)) return rename(household, move, turn);
  const { undo: last } = household;
  if (last?.what !== 'gift') return give(household, [{ said: move.name, count: null }], turn);
  const taken = undo(household);
  const given = give(taken.household, corrected(last.gifts, move, household), turn);
  if (given.which) return { ...given, acts: taken.acts }; // the gift is asked for again, and a name answers
  if (given.household === taken.household) return { ...given, household };
  return {
    ...given,
    household: goalPostCalled(household) ? recall(given.household, turn) : given.household,
    acts: [...taken.acts, ...given.acts],
    since: { household: taken.household, acts: given.acts }, // where "undo" asks who gets it
  };
}

/** The gifts as they were made, but for the one to whoever wasn't meant, or the last. */
function corrected(
  gifts: readonly Gift[],
  { not, name }: Extract<Move, { type: 'rename' }>,
  { table }: Household,
): readonly GiftSaid[] {
  const meant = not === null ? null : whoIs(not, table.names, null);
  const named = gifts.findIndex(({ to }) => meant !== null && 'seat' in meant && meant.seat === to);
  const wrongly = named >= 0 ? named : gifts.length - 1;
  return gifts.map(({ to, count }, index) => ({ said: index === wrongly ? name : `P${to}`, count }));
}

/** The goal post that stood goes on standing: it was called for the guess, whoever got the gift before it. */
function recall(household: Household, turn: Turn): Household {
  return act(household, [{ type: 'callGoalPost' }], [], turn).household;
}

function goalPostCalled(household: Household): boolean {
  const question = questionBefore(household);
  return question !== null && 'goalPost' in question && question.goalPost;
}

/** A goal post that stands is taken back first, else the last gift, option or name. */
export function takeBack(household: Household, turn: Turn): Step {
  return goalPostCalled(household)
    ? act(household, [{ type: 'withdrawGoalPost' }], [], turn)
    : undo(household);
}
