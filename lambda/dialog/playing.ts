// Moves in the game: actions go to the engine, and what happened is told, with what the table should know beside it.
import {
  play,
  questionOf,
  type Action,
  type GameQuestion,
  type Gift,
  type PublicEvent,
  type Refusal,
  type Seat,
} from '../engine/index.ts';
import { askedSeat, type Household } from './household.ts';
import type { GiftSaid } from './moves.ts';
import { fold, whoIs } from './names.ts';
import { withGame } from './records.ts';
import type { Act } from './reply.ts';
import { saying, wrong, type Step } from './step.ts';
import type { Turn } from './turn.ts';

/** A bus without a cap reminds the table after every so many misses that it can pause or end the game. */
const MISSES_TO_REMIND = 10;

/** Takes actions in order; a refused one is told, and those before it stand. Gifts said with them are given. */
export function act(
  household: Household,
  actions: readonly Action[],
  gifts: readonly GiftSaid[],
  turn: Turn,
): Step {
  let { game } = household;
  if (!game) return wrong(household);
  const guesser = questionOf(game)?.type === 'continue' ? null : askedSeat(household);
  const events: PublicEvent[] = [];
  const refusals: Act[] = [];
  for (const action of actions) {
    const played = play(game, action, turn.shuffle);
    if ('refused' in played) {
      refusals.push(refusal(played.refused, action, household));
      break;
    }
    game = played.game;
    events.push(...played.events);
  }
  if (events.length === 0) return saying(household, ...refusals);
  const next = withGame(household, game);
  const question = questionOf(game);
  const gives = gifts.length > 0 && question?.type === 'give' && question.seat === guesser;
  if (!gives)
    return { household: next, acts: [{ type: 'happened', events }, ...refusals, ...notices(next, events)] };
  const shown = { ...next, undo: null };
  const given = give(shown, gifts, turn);
  // Cards that are played to be given away stay where they are if they can't be given like that.
  const plays = actions.every(({ type }) => type === 'play');
  if (plays && given.household === shown && !given.which) return { ...given, household };
  return { ...given, acts: joinEvents(events, given.acts), since: { household: shown, acts: given.acts } };
}

/** One sentence tells the guess and its gift. */
function joinEvents(events: readonly PublicEvent[], acts: readonly Act[]): readonly Act[] {
  const [first, ...rest] = acts;
  return first?.type === 'happened'
    ? [{ type: 'happened', events: [...events, ...first.events] }, ...rest]
    : [{ type: 'happened', events }, ...acts];
}

function refusal(reason: Refusal, action: Action, household: Household): Act {
  const seat =
    action.type === 'give'
      ? (action.gifts[0]?.to ?? null)
      : action.type === 'leave'
        ? action.seat
        : askedSeat(household);
  return { type: 'refused', reason, seat };
}

/** Gives to the players that were heard; a sentence with a name that nobody has gives nothing. */
export function give(household: Household, said: readonly GiftSaid[], turn: Turn): Step {
  const question = household.game && questionOf(household.game);
  if (question?.type !== 'give') return wrong(household);
  const gifts: { to: Seat; count: number | null }[] = [];
  for (const { said: name, count } of said) {
    const meant = whoIs(name, household.table.names, question.seat);
    if (meant === null)
      return turn.reserved.has(fold(name))
        ? wrong(household)
        : saying(household, { type: 'unknownPlayer', said: name });
    const receivers =
      'seats' in meant ? meant.seats.filter((seat) => question.receivers.includes(seat)) : [meant.seat];
    const [to] = receivers;
    if (to === undefined) return saying(household, { type: 'unknownPlayer', said: name });
    if (receivers.length > 1) return { household, acts: [], which: receivers };
    gifts.push({ to, count });
  }
  return act(household, [{ type: 'give', gifts: shared(gifts, question) }], [], turn);
}

/**
 * How many gifts everyone gets: as many as were said, or that many points or sips where it can only mean those. One name
 * alone, or the only one without a number, gets all that are left; several without a number one each.
 */
function shared(
  gifts: readonly { readonly to: Seat; readonly count: number | null }[],
  { count: all, stake }: Extract<GameQuestion, { type: 'give' }>,
): readonly Gift[] {
  const total = gifts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const inUnits =
    total > all && total <= all * stake && gifts.every(({ count }) => (count ?? 0) % stake === 0);
  const counted = gifts.map(({ to, count }) => ({
    to,
    count: count === null ? null : inUnits ? count / stake : count,
  }));
  const rest = all - counted.reduce((sum, { count }) => sum + (count ?? 0), 0);
  const uncounted = counted.filter(({ count }) => count === null).length;
  return counted.map(({ to, count }) => ({ to, count: count ?? (uncounted === 1 ? rest : 1) }));
}

/** A player leaves the game that is being played. */
export function leave(household: Household, seat: Seat, turn: Turn): Step {
  return act(household, [{ type: 'leave', seat }], [], turn);
}

/** What a table should know before its next question: goal post may be called, a ride has been long. */
function notices(household: Household, events: readonly PublicEvent[]): readonly Act[] {
  const { game } = household;
  if (!game) return [];
  const missed = events.some((event) => event.type === 'guessedWrong' && event.place === 'bus');
  const long =
    game.phase.type === 'bus' &&
    game.rules.cap === 'none' &&
    missed &&
    game.phase.misses % MISSES_TO_REMIND === 0
      ? [{ type: 'longRide', misses: game.phase.misses } as const]
      : [];
  return mayOfferGoalPost(household) ? [...long, { type: 'goalPostOffered' }] : long;
}

/** Once a game, to a table that hasn't used it. */
function mayOfferGoalPost({ game, goalPostOffered }: Household): boolean {
  const question = game && questionOf(game);
  return (
    !goalPostOffered &&
    game !== null &&
    !game.goalPostUsed &&
    !!question &&
    'mayCall' in question &&
    question.mayCall &&
    !question.goalPost
  );
}
