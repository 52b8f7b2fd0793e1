// What a screen shows, made of the view and nothing else, so that it can't know more than the voice tells.
// The document draws it as it stands; no rule of the game is applied here.
import type { View, ViewChoice, ViewQuestion } from '../../speech/view.ts';
import { touchArguments } from '../envelope.ts';
import { facesOf } from './face.ts';
import { seatsIn, type SeatData } from './seats-data.ts';
import { stageIn, type Stage } from './stage-data.ts';
import { label, widest, type Label, type Words } from './words.ts';

/** A legal answer as a touch target. */
export interface Target extends Label {
  /** The place among the answers, from 0. */
  readonly nth: number;
  /** What a screen reader says: the words one would say. */
  readonly say: string;
  /** The arguments that a touch sends. */
  readonly send: readonly unknown[];
  /** The color that a guess is about, or plain. */
  readonly look: 'plain' | 'red' | 'black';
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
  /** The widest name, in ems. */
  readonly widestName: number;
  readonly stage: Stage;
}

/** The table as a screen shows it. */
export function tableData(view: View, words: Words): TableData {
  const { question, players } = view;
  const faces = facesOf(view, words);
  const asked = players.find(({ seat }) => seat === question?.seat);
  const targets = question ? question.choices.map((choice, index) => target(choice, question.id, index)) : [];
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
    who: label(asked?.name ?? titleOf(view, words)),
    turn: asked !== undefined,
    ask: label(question ? askOf(question, view, words) : ''),
    note: label(question ? noteOf(question, view, words) : ''),
    targets,
    widestTarget: widest(targets),
    onSeats: targets.length > 0 && seatTargets.size === targets.length,
    seats,
    widestName: widest(seats),
    stage: stageIn(view, words, faces),
  };
}

/** The colors of the guesses; every other answer looks plain. */
const GUESS_LOOKS: Readonly<Record<string, Pick<Target, 'look' | 'suit'>>> = {
  red: { look: 'red' },
  black: { look: 'black' },
  hearts: { look: 'red', suit: 'H' },
  diamonds: { look: 'red', suit: 'D' },
  clubs: { look: 'black', suit: 'C' },
  spades: { look: 'black', suit: 'S' },
};

function target({ say, label: text, heard }: ViewChoice, question: number, index: number): Target {
  const guess = heard.slots['guess'];
  const look = typeof guess === 'string' ? GUESS_LOOKS[guess] : undefined;
  return {
    ...label(text),
    nth: index,
    say,
    send: touchArguments(question, index),
    ...(look ?? { look: 'plain' }),
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

function askOf({ type, stake, count }: ViewQuestion, { unit }: View, { screen }: Words): string {
  return screen.ask[type](stake === null || count > 1 ? null : screen.units(stake, unit));
}

/** What it is worth, or where the bus stands. */
function noteOf({ type, stake, count, goalPost }: ViewQuestion, view: View, { screen }: Words): string {
  if (stake === null || view.phase === 'gauntlet') return '';
  const amount = screen.units(stake, view.unit);
  if (view.phase === 'bus') return screen.missCosts(amount);
  if (goalPost) return screen.goalPost(amount);
  if (count > 1) return screen.each(count, amount);
  return type === 'give' ? '' : screen.worth(amount);
}
