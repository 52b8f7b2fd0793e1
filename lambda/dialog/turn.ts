// One spoken turn as one pure function. Read this first.
import { isPlaying, questionOf, type Seed, type Shuffle } from '../engine/index.ts';
import { answer } from './answers.ts';
import {
  emptyHousehold,
  GAME_LAPSES,
  isOpen,
  unconfirmed,
  type About,
  type Answered,
  type Household,
} from './household.ts';
import type { Heard } from './intents.ts';
import { openLobby, sameAgain, startOver } from './dealing.ts';
import { everyone, noNames, setUp } from './lobby.ts';
import { meaningOf } from './meaning.ts';
import { renameOrRegive, takeBack } from './corrections.ts';
import type { Move } from './moves.ts';
import { leaveTable } from './leaving.ts';
import { act, give } from './playing.ts';
import { moveToFront } from './seating.ts';
import type { Act, Ask, Reply } from './reply.ts';
import { confirming, saying, wrong, type Step } from './step.ts';
import { remember } from './undo.ts';
import { withPlayer } from './who.ts';

/** What a turn is told beside the household: what was heard, to which question, and what the world adds. */
export interface Turn {
  readonly heard: Heard;
  /** The id of the question that was answered; null in a new session, which answers the current one. */
  readonly question: number | null;
  /** The request's id: the same request gets the same answer. */
  readonly request: string;
  /** The request whose answer was lost when the store failed, if the session remembers one. */
  readonly lost: string | null;
  readonly newSession: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Chance for a game that this turn may deal. */
  readonly seed: Seed;
  readonly shuffle: Shuffle;
  /** Whether the unit sips may be chosen. */
  readonly sips: boolean;
  /** Words that answer or command in this locale, folded (`fold`): no names. */
  readonly reserved: ReadonlySet<string>;
}

/** A turn's outcome: the household to keep (null: delete everything of it) and the answer. */
export interface Taken {
  readonly household: Household | null;
  readonly reply: Reply;
  /** Whether the household changed; an unchanged one needs no write (a request that was answered before). */
  readonly changed: boolean;
}

/** The moves that a stale request still gets: they move nothing. */
const HARMLESS: readonly Move['type'][] = ['ask', 'goodbye'];
/** Moves after which "undo" finds what it found before, or nothing. */
const NOT_UNDONE: readonly Move['type'][] = ['undo', 'launch', 'goodbye'];
/** What "repeat" looks past, to what was told before. */
const TELLS_NOTHING: readonly Act['type'][] = ['waiting', 'keptOn', 'noSkipping'];
/** What a standing confirmation leaves possible beside yes and no. */
const BESIDE_CONFIRMATION: readonly Move['type'][] = [
  'confirmed',
  'keepOn',
  'confirm',
  'leave',
  'ask',
  'repeat',
  'wait',
  'goodbye',
  'launch',
];

/**
 * Takes one turn: the household as it was and what was heard give the household to keep and the answer.
 * A request that was answered before gets its answer again, and one that answers an older question moves nothing.
 */
export function takeTurn(known: Household | null, turn: Turn): Taken {
  const stored = known ?? emptyHousehold(turn.now);
  const { answered } = stored;
  if (answered && wasAnswered(answered, stored, turn))
    return { household: stored, reply: answered.reply, changed: false };

  const lapsed = stored.game !== null && turn.now - stored.playedAt > GAME_LAPSES;
  const before = fresh(lapsed ? openLobby(stored) : stored, turn);
  const move = moveOf(before, turn);
  if (move === null) return { household: before, reply: { acts: [], ask: { how: 'plain' } }, changed: false };
  if (move.type === 'confirmed' && before.about.type === 'confirm' && before.about.what === 'forget') {
    return { household: null, reply: { acts: [{ type: 'forgotten' }], ask: null }, changed: true };
  }

  const step = carryOut(before, move, turn);
  const lapse: readonly Act[] = lapsed && stored.game?.phase.type !== 'over' ? [{ type: 'lapsed' }] : [];
  const reply: Reply = { acts: [...lapse, ...step.acts], ask: askAfter(before, move, step) };
  return { household: settled(before, { stored, move, step, reply }, turn), reply, changed: true };
}

/** Whether the words were answered before: sent again, or said again after an apology for an answer that was lost. */
function wasAnswered({ request }: Answered, household: Household, turn: Turn): boolean {
  return (
    request === turn.request || (request === turn.lost && meaningOf(household, turn.heard).type !== 'goodbye')
  );
}

/** A new session answers the question on the table, but no confirmation of a session before it. */
function fresh(household: Household, turn: Turn): Household {
  return turn.newSession ? unconfirmed(household) : household;
}

/** The move that was meant; null for a stale request that would move something. */
function moveOf(household: Household, turn: Turn): Move | null {
  const move = meaningOf(household, turn.heard);
  const stale = !turn.newSession && turn.question !== null && turn.question !== household.question;
  if (stale && !HARMLESS.includes(move.type)) return null;
  const confirming = household.about.type === 'confirm';
  return confirming && !BESIDE_CONFIRMATION.includes(move.type) ? { type: 'wrong' } : move;
}

function carryOut(household: Household, move: Move, turn: Turn): Step {
  switch (move.type) {
    case 'launch':
      return launch(household);
    case 'play':
      return act(household, move.actions, move.gifts, turn);
    case 'give':
      return give(household, move.gifts, turn);
    case 'setUp':
      return setUp(household, move, turn);
    case 'badCount':
      return saying(household, { type: 'badCount' });
    case 'everyone':
      return everyone(household, turn);
    case 'noNames':
      return noNames(household, turn);
    case 'sameAgain':
      return sameAgain(household, turn);
    case 'notAgain':
      return saying({ ...household, about: { type: 'players', count: null, again: false } });
    case 'leave':
      return leaveTable(household, move.said, turn);
    case 'first':
      return startWith(household, move.said, turn);
    case 'rename':
      return renameOrRegive(household, move, turn);
    case 'ask':
      return answer(household, move.query);
    case 'undo':
      return takeBack(household, turn);
    case 'repeat':
      return repeat(household);
    case 'goOn':
      return saying(household);
    case 'skip':
      return saying(household, { type: 'noSkipping' });
    case 'wait':
      return saying(household, { type: 'waiting' });
    case 'confirm':
      return confirming(household, move.what, move.then);
    case 'confirmed':
      return confirmed(household, turn);
    case 'keepOn':
      return household.about.type === 'confirm'
        ? saying(unconfirmed(household), { type: 'keptOn' })
        : wrong(household);
    case 'goodbye':
      return saying(leftStanding(household), { type: 'goodbye', saved: isOpen(household) });
    case 'wrong':
      return wrong(household);
  }
}

/** An open game is taken up where it stands; else the lobby opens. */
function launch(household: Household): Step {
  if (isOpen(household)) return saying(household, { type: 'resumed' });
  return saying(openLobby(household), { type: household.last ? 'welcomedBack' : 'welcomed' });
}

/** A game that is over is left behind with the goodbye; a confirmation is dropped. */
function leftStanding(household: Household): Household {
  return household.about.type === 'rematch' ? openLobby(household) : unconfirmed(household);
}

/** The order of the seats is settled with the first card. */
function startWith(household: Household, said: string, turn: Turn): Step {
  if (isPlaying(household.game)) return saying(household, { type: 'tooLate', what: 'order' });
  return withPlayer(household, said, (seat) => moveToFront(household, seat, turn));
}

function repeat(household: Household): Step {
  const acts = toldLast(household).flatMap((said) => (said.type === 'again' ? said.acts : [said]));
  return saying(household, { type: 'again', acts });
}

function toldLast({ answered }: Household): readonly Act[] {
  return answered?.told ?? answered?.reply.acts ?? [];
}

/** What "yes" does; forgetting is done by `takeTurn` itself, since nothing is kept. */
function confirmed(household: Household, turn: Turn): Step {
  const { about } = household;
  if (about.type !== 'confirm') return wrong(household);
  const back = unconfirmed(household);
  switch (about.what) {
    case 'end':
      return act(back, [{ type: 'end' }], [], turn);
    case 'startOver': {
      if (!about.then) return startOver(back, turn);
      const lobby = openLobby(back);
      return carryOut(lobby, meaningOf(lobby, about.then), turn);
    }
    case 'leave':
      return about.then ? carryOut(back, meaningOf(back, about.then), turn) : wrong(household);
    case 'forget':
      return wrong(household);
  }
}

/** How the question is put after this turn; null closes the session. */
function askAfter(before: Household, move: Move, step: Step): Ask | null {
  if (move.type === 'goodbye') return null;
  if (step.which) return { how: 'which', seats: step.which };
  const unknown = step.acts.some(({ type }) => type === 'unknownPlayer');
  if (unknown && before.game && questionOf(before.game)?.type === 'give') return { how: 'choices' };
  if (!step.wrong) return { how: 'plain' };
  if (before.misses === 0) return { how: 'shorter' };
  return { how: before.misses === 1 ? 'choices' : 'example' };
}

/** The household as it is kept: the question's id, the misses, what undo can take back, and the answer itself. */
function settled(
  before: Household,
  done: { stored: Household; move: Move; step: Step; reply: Reply },
  turn: Turn,
): Household {
  const { stored, move, step, reply } = done;
  const since = step.since ?? { household: before, acts: step.acts };
  const kept = NOT_UNDONE.includes(move.type)
    ? step.household
    : remember(since.household, step.household, since.acts);
  // A confirmation that a new session drops was a question too: what still shows it is stale from now on.
  const moved =
    stored.game !== kept.game || stored.table !== kept.table || !sameAbout(stored.about, kept.about);
  return {
    ...kept,
    playedAt: turn.now,
    question: before.question + (moved ? 1 : 0),
    misses: step.wrong ? before.misses + 1 : 0,
    goalPostOffered: kept.goalPostOffered || reply.acts.some(({ type }) => type === 'goalPostOffered'),
    wording: before.wording + 1,
    answered: {
      request: turn.request,
      reply,
      ...(reply.acts.every(({ type }) => TELLS_NOTHING.includes(type)) && { told: toldLast(before) }),
    },
  };
}

function sameAbout(one: About, other: About): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
