// What a screen shows, made of the view and nothing else, so that it can't know more than the voice tells.
// The document draws it as it stands; no rule of the game is applied here.
import type { View, ViewChoice, ViewQuestion } from '../../speech/view.ts';
import { touchArguments } from '../envelope.ts';
import { facesOf } from './face.ts';
import { seatsIn, type SeatData } from './seats-data.ts';
import { stageIn, type Stage } from './stage-data.ts';
import { capitalized } from '../../speech/voice.ts';
import { label, widest, type Label, type Words } from './words.ts';

/** A legal answer as a touch target. */
export interface Target extends Label {
  /** The place among the answers, from 0. */
  readonly nth: number;
  /** What a screen reader says, where it isn't the text: the words one would say. */
  readonly say?: string;
  /** The arguments that a touch sends. */
  readonly send: readonly unknown[];
  /** The color that a guess is about. */
  readonly look?: 'red' | 'black';
  /** The suit that a guess is about, by the names of `SHAPES`. */
  readonly suit?: string;
}

/** The table on a screen. */
export interface TableData {
  /** Whose turn it is, or what is on. */
  readonly who: Label;
  /** Whether one player is asked. */
  readonly turn: boolean;
  readonly ask: Label;
  /** What it is worth; empty where it is worth nothing. */
  readonly note: Label;
  readonly targets: readonly Target[];
  /** The widest target, in ems. */
  readonly widestTarget: number;
  /** Whether every target is a player, so that the players themselves can be touched. */
  readonly onSeats: boolean;
  readonly seats: readonly SeatData[];
  readonly stage: Stage;
}

/** The table as a screen shows it. */
export function tableData(view: View, words: Words): TableData {
  const { question, players } = view;
  const faces = facesOf(view);
  const asked = players.find(({ seat }) => seat === question?.seat);
  const targets = question
    ? question.choices.map((choice, index) => target(choice, question.id, index, words))
    : [];
  const seatTargets = new Map(
    question?.type === 'give'
      ? question.choices.flatMap((choice, index) => {
          const seat = seatIn(choice, players);
          return seat === null ? [] : [[seat, targets[index]?.send ?? []] as const];
        })
      : [],
  );
  const seats = seatsIn(view, words, { faces, targets: seatTargets });
  return {
    who: label(asked ? capitalized(asked.name) : titleOf(view, words)),
    turn: asked !== undefined,
    ask: label(question ? askOf(question, view, words) : leftWith(view, words)),
    note: label(question ? noteOf(question, view, words) : words.screen.reopen),
    targets,
    widestTarget: widest(targets),
    onSeats: targets.length > 0 && seatTargets.size === targets.length,
    seats,
    stage: stageIn(view, words, faces),
  };
}

/** The colors of the guesses; every other answer has none. */
const GUESS_LOOKS: Readonly<Record<string, Pick<Target, 'look' | 'suit'>>> = {
  red: { look: 'red' },
  black: { look: 'black' },
  hearts: { look: 'red', suit: 'H' },
  diamonds: { look: 'red', suit: 'D' },
  clubs: { look: 'black', suit: 'C' },
  spades: { look: 'black', suit: 'S' },
};

function target(
  { say, label: said, heard }: ViewChoice,
  question: number,
  index: number,
  { screen }: Words,
): Target {
  const text = heard.slots['option'] === 'mode.solo' ? screen.solo : said;
  const guess = heard.slots['guess'];
  const look = typeof guess === 'string' ? GUESS_LOOKS[guess] : undefined;
  return {
    ...label(text),
    nth: index,
    ...(say === text ? {} : { say }),
    send: touchArguments(question, index),
    ...look,
  };
}

/** The player whom a choice names, by name or by the seat's own value. */
function seatIn({ heard }: ViewChoice, players: View['players']): number | null {
  const [called] = [heard.slots['players'] ?? []].flat();
  return players.find(({ name, seat }) => name === called || `P${seat}` === called)?.seat ?? null;
}

/** What is on, where the table is asked or nobody is. */
function titleOf({ phase, board, winners, question }: View, { screen }: Words): string {
  if (phase === 'over') return screen.winners(winners?.length ?? 0);
  if (!question) return screen.titles.lobby;
  return phase === 'board' ? screen.boards[board?.kind ?? 'pyramid'] : screen.titles[phase];
}

/** What stands where the question stood, once the session has closed. */
function leftWith({ phase }: View, { screen }: Words): string {
  return phase === 'lobby' || phase === 'over' ? screen.goodbye : screen.saved;
}

function askOf(question: ViewQuestion, { unit, players }: View, { screen }: Words): string {
  const { type, stake, count, confirms, leaver } = question;
  const name = players.find(({ seat }) => seat === leaver)?.name ?? null;
  if (type === 'confirm') return confirms ? screen.confirm[confirms](name) : '';
  return screen.ask[type](stake === null || count > 1 ? null : screen.units(stake, unit));
}

/** What it is worth, or where the bus stands. */
function noteOf(question: ViewQuestion, view: View, { screen }: Words): string {
  const { type, stake, count, goalPost, mayCall } = question;
  if (stake === null || view.phase === 'gauntlet') return '';
  const amount = screen.units(stake, view.unit);
  if (view.phase === 'bus') return screen.missCosts(amount);
  if (goalPost) return screen.goalPost(amount);
  if (mayCall) return screen.mayCall(amount);
  if (count > 1) return screen.each(count, amount);
  return type === 'give' ? '' : screen.worth(amount);
}
