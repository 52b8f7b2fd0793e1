// The one object that screens, cards, chat and `--json` show. It carries words, and never a hidden card.
import {
  hitsWanted,
  ridesLeft,
  type Card,
  type Game,
  type PublicEvent,
  type Rules,
  type Seat,
} from '../engine/index.ts';
import { choicesOf } from '../dialog/choices.ts';
import { isLobby, leaverIn, unconfirmed, type Confirmation, type Household } from '../dialog/household.ts';
import type { Heard } from '../dialog/intents.ts';
import type { Reply } from '../dialog/reply.ts';
import { sayFor } from './choices-said.ts';
import type { Locale } from './locale.ts';
import { questionTypeOf } from './ask.ts';
import { voiceOf, type Voice } from './voice.ts';

/** The types of question that can stand on the table. */
export const QUESTION_TYPES = [
  'players',
  'morePlayers',
  'color',
  'higherLower',
  'insideOutside',
  'suit',
  'give',
  'playOrHold',
  'continue',
  'rematch',
  'confirm',
] as const;
/** A type of question. */
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** One legal answer: what one would say, what a button shows, and what is heard when it is said. */
export interface ViewChoice {
  readonly say: string;
  readonly label: string;
  readonly heard: Heard;
}

/** The question on the table. */
export interface ViewQuestion {
  readonly id: number;
  readonly type: QuestionType;
  /** Who is asked, or null for the table. */
  readonly seat: Seat | null;
  /** Whose leaving is to be confirmed. */
  readonly leaver: Seat | null;
  /** What one card (or the guess, without goal post) is worth; null where nothing is, as in the gauntlet's rides. */
  readonly stake: number | null;
  /** Cards still to give or matching cards, else 1. */
  readonly count: number;
  readonly goalPost: boolean;
  /** Whether a goal post can be called before the answer. */
  readonly mayCall: boolean;
  /** What "yes" would do, where that is to be confirmed. */
  readonly confirms: Confirmation | null;
  readonly choices: readonly ViewChoice[];
}

/** What one event shows; seats and cards where it has them. */
export interface ViewEvent {
  readonly type: string;
  readonly seat?: Seat;
  readonly card?: Card;
  readonly to?: Seat;
  readonly amount?: number;
  readonly spot?: readonly [row: number, index: number];
}

/** The table as everybody may see it. */
export interface View {
  readonly phase: 'lobby' | 'questions' | 'board' | 'bus' | 'gauntlet' | 'over';
  readonly rules: Rules;
  /** The table's unit. */
  readonly unit: Rules['unit'];
  readonly question: ViewQuestion | null;
  readonly players: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly cards: readonly Card[];
    readonly score: number;
    /** Gauntlet rides left, the one being ridden included; null outside the gauntlet. */
    readonly rides: number | null;
    /** The longest streak, in hits; null for a player who hasn't ridden. */
    readonly best: number | null;
    readonly gone: boolean;
  }[];
  readonly board: {
    readonly kind: Rules['board'];
    /** Bottom row first. */
    readonly rows: readonly (readonly {
      readonly card: Card | null;
      readonly stake: number;
      readonly kind: 'give' | 'take' | 'pick';
    }[])[];
    /** Row and index of the last flip, from 0; null before it. */
    readonly at: readonly [row: number, index: number] | null;
  } | null;
  readonly bus: {
    readonly rider: Seat;
    readonly next: readonly Seat[];
    /** The rider's ride in the gauntlet, from 1; null on the bus. */
    readonly ride: number | null;
    readonly cards: readonly Card[];
    readonly streak: number;
    readonly target: number;
    readonly guesses: number;
    readonly misses: number;
    readonly cap: number | null;
  } | null;
  /** The rider's draw, in order. */
  readonly draws: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Cards face down in the pile. */
  readonly pile: number;
  /** Cards out of play. */
  readonly out: number;
  readonly winners: readonly Seat[] | null;
  /** This turn's public events in the order spoken. */
  readonly happened: readonly ViewEvent[];
}

/** What everybody may see of a household after a turn. */
export function viewOf(household: Household, reply: Reply, locale: Locale): View {
  const voice = voiceOf(household, locale);
  const { game, table } = household;
  const shown = isLobby(unconfirmed(household).about) ? null : game;
  return {
    phase: shown?.phase.type ?? 'lobby',
    rules: shown?.rules ?? table.rules,
    unit: (shown?.rules ?? table.rules).unit,
    question: reply.ask ? questionIn(voice) : null,
    players: shown ? shown.players.map((_, index) => playerIn(voice, shown, index + 1)) : seatedIn(voice),
    board: shown?.board ? boardIn(shown.board) : null,
    bus: shown ? busIn(shown) : null,
    draws: shown?.draws ?? [],
    pile: shown?.pile.length ?? 0,
    out: shown?.out.length ?? 0,
    winners: shown?.phase.type === 'over' ? shown.phase.winners : null,
    happened: reply.acts.flatMap((act) => (act.type === 'happened' ? act.events.map(eventIn) : [])),
  };
}

function questionIn(voice: Voice): ViewQuestion {
  const { household, locale, question, asked } = voice;
  const staked = question && question.type !== 'continue' ? question : null;
  return {
    id: household.question,
    type: questionTypeOf(voice),
    seat: asked,
    leaver: leaverIn(household.about),
    stake: staked && staked.stake > 0 ? staked.stake : null,
    count: staked && 'count' in staked ? staked.count : 1,
    goalPost: staked !== null && 'goalPost' in staked && staked.goalPost,
    mayCall: staked !== null && 'mayCall' in staked && staked.mayCall,
    confirms: household.about.type === 'confirm' ? household.about.what : null,
    choices: choicesOf(household).map((heard) => {
      const say = sayFor(heard, locale);
      return { say, label: say.charAt(0).toUpperCase() + say.slice(1), heard };
    }),
  };
}

/** Players in the lobby, before any game. */
function seatedIn({ household, name }: Voice): View['players'] {
  return household.table.names.map((_, index) => ({
    seat: index + 1,
    name: name(index + 1),
    cards: [],
    score: 0,
    rides: null,
    best: null,
    gone: false,
  }));
}

function playerIn({ name }: Voice, game: Game, seat: Seat): View['players'][number] {
  const { row = [], score = 0, best = 0, rides = 0, gone = false } = game.players[seat - 1] ?? {};
  const isGauntlet = game.rules.mode === 'gauntlet';
  const hasRidden = isGauntlet ? rides > 0 : game.rides.some((ride) => ride.seat === seat);
  return {
    seat,
    name: name(seat),
    cards: row,
    score,
    rides: isGauntlet ? ridesLeft(game, seat) : null,
    best: hasRidden ? best : null,
    gone,
  };
}

/** The board without the cards that lie face down. */
function boardIn({ kind, rows, at }: NonNullable<Game['board']>): View['board'] {
  return {
    kind,
    rows: rows.map((row) => row.map(({ card, stake, kind: how }) => ({ card, stake, kind: how }))),
    at,
  };
}

function busIn({ phase, rules, players }: Game): View['bus'] {
  if (phase.type === 'gauntlet') {
    const { rider, cards, streak, guesses } = phase;
    const ride = players[rider - 1]?.rides ?? 1;
    return {
      rider,
      next: [],
      ride,
      cards,
      streak,
      target: hitsWanted(rules),
      guesses,
      misses: guesses - streak,
      cap: null,
    };
  }
  if (phase.type !== 'bus') return null;
  const { rider, next, cards, streak, guesses, misses } = phase;
  return {
    rider,
    next,
    ride: null,
    cards,
    streak,
    target: hitsWanted(rules),
    guesses,
    misses,
    cap: rules.cap === 'none' ? null : rules.cap,
  };
}

function eventIn(event: PublicEvent): ViewEvent {
  return {
    type: event.type,
    ...('seat' in event ? { seat: event.seat } : {}),
    ...('card' in event ? { card: event.card } : {}),
    ...('to' in event ? { to: event.to } : {}),
    ...('amount' in event ? { amount: event.amount } : {}),
    ...('at' in event ? { spot: event.at } : {}),
  };
}
