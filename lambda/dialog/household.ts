// All that is kept of a household, in one item: records, settings, the table, its game, and the question that stands.
// Plain data that survives JSON; `takeTurn` alone makes a new one.
import {
  PRESETS,
  questionOf,
  seatsLeft as seatsIn,
  type Game,
  type GameQuestion,
  type Gift,
  type Preset,
  type Rules,
  type Seat,
} from '../engine/index.ts';
import type { Heard } from './intents.ts';
import { seatOfId } from './names.ts';
import type { Act, Reply } from './reply.ts';

/** The schema of the stored household; store/item.ts reads older ones too. */
export const SCHEMA = 2;
/** A saved game lapses this long after its last turn, in milliseconds. */
export const GAME_LAPSES = 30 * 24 * 60 * 60 * 1000;
/** A household is forgotten this long after its last turn, in milliseconds. */
export const HOUSEHOLD_LAPSES = 400 * 24 * 60 * 60 * 1000;
/** How many names the records keep; the latest players stay. */
export const MOST_RECORDS = 20;

/** What a name has to show for itself. */
export interface PlayerRecord {
  readonly name: string;
  readonly played: number;
  readonly won: number;
  /** The longest streak on a bus, in hits. */
  readonly best: number;
}

/** Who plays what: set in the lobby, kept through the game and for a rematch. */
export interface Table {
  /** A name a seat, in seat order; null for a player without a name. */
  readonly names: readonly (string | null)[];
  readonly rules: Rules;
  /** The preset that was named last: what "give and take" means depends on it. */
  readonly preset: Preset;
  /** Whether the board was chosen as a bare "give and take", and so follows the preset. */
  readonly giveAndTake: boolean;
}

/** What the table is asked to confirm before something is lost. */
export type Confirmation = 'end' | 'startOver' | 'forget' | 'leave';

/** What the question on the table is about. */
export type About =
  /** The lobby: who plays? `count` when the number of players is known; `again` while "same as last time" is offered. */
  | { readonly type: 'players'; readonly count: number | null; readonly again: boolean }
  /** The lobby: who else plays? */
  | { readonly type: 'morePlayers'; readonly count: number | null }
  /** The game's own question. */
  | { readonly type: 'game' }
  /** Another game? */
  | { readonly type: 'rematch' }
  /**
   * Really? With "no" the question `before` it is asked again; with "yes" what was wanted `then` is done. Who leaves can be
   * answered with a name as well, and only so while nobody is meant.
   */
  | {
      readonly type: 'confirm';
      readonly what: Confirmation;
      readonly before: About;
      readonly then: Heard | null;
    };

/** What "undo" gives back: what the last gift, option or name changed, as it was. */
export interface Undo {
  readonly what: 'gift' | 'option' | 'name';
  /** The gifts that it takes back, as they were made: for who was meant instead. */
  readonly gifts: readonly Gift[];
  readonly before: Pick<Household, 'game' | 'table' | 'last' | 'about'>;
}

/** The last turn, kept so that the same request gets the same answer. */
export interface Answered {
  readonly request: string;
  readonly reply: Reply;
  /** What was told last, for "repeat", where this reply told nothing. */
  readonly told?: readonly Act[];
}

/** Everything kept of one household. */
export interface Household {
  readonly schema: typeof SCHEMA;
  /** The latest players first. */
  readonly records: readonly PlayerRecord[];
  /** Games played to an end by this household. */
  readonly finished: number;
  /** Settings as said; null while nobody has said: brief comes by itself after the first game. */
  readonly brief: boolean | null;
  readonly plain: boolean;
  /** Once-a-household news that has been told: how aces and equal ranks count, as they were then. */
  readonly ranksTold: string | null;
  /** The table of the last game that was left or played to its end, for "same as last time"; null while one is open. */
  readonly last: Table | null;
  readonly table: Table;
  readonly game: Game | null;
  /** When the last turn was taken, in milliseconds since 1970. */
  readonly playedAt: number;
  /** The id of the question on the table; grows by one with every question. */
  readonly question: number;
  readonly about: About;
  /** Wrong words in a row for this question. */
  readonly misses: number;
  /** Whether goal post has been offered in this game. */
  readonly goalPostOffered: boolean;
  /** Grows by one a turn; chooses among wordings. */
  readonly wording: number;
  readonly undo: Undo | null;
  readonly answered: Answered | null;
}

/** A table that nobody sits at yet, with the standard game. */
export const EMPTY_TABLE: Table = {
  names: [],
  rules: PRESETS.classic,
  preset: 'classic',
  giveAndTake: false,
};

/** A household that nothing is known of. */
export function emptyHousehold(now: number): Household {
  return {
    schema: SCHEMA,
    records: [],
    finished: 0,
    brief: null,
    plain: false,
    ranksTold: null,
    last: null,
    table: EMPTY_TABLE,
    game: null,
    playedAt: now,
    question: 1,
    about: { type: 'players', count: null, again: false },
    misses: 0,
    goalPostOffered: false,
    wording: 0,
    undo: null,
    answered: null,
  };
}

/** The name of a seat, or null for a player without one. */
export function nameOf(household: Household, seat: Seat): string | null {
  return household.table.names[seat - 1] ?? null;
}

/** Whether the question is who plays, so that the table is still being set up. */
export function isLobby(about: About): about is Extract<About, { type: 'players' | 'morePlayers' }> {
  return about.type === 'players' || about.type === 'morePlayers';
}

/** The household as it is when the confirmation that stands is dropped. */
export function unconfirmed(household: Household): Household {
  const { about } = household;
  return about.type === 'confirm' ? { ...household, about: about.before } : household;
}

/** Whose leaving is to be confirmed; null while nobody's is. */
export function leaverIn(about: About): Seat | null {
  const leaver = about.type === 'confirm' && about.what === 'leave' ? about.then?.slots['player'] : undefined;
  return typeof leaver === 'string' ? seatOfId(leaver) : null;
}

/** Who sits at the table and hasn't left it. */
export function seatsLeft({ table, game }: Household): readonly Seat[] {
  return game ? seatsIn(game) : table.names.map((_, index) => index + 1);
}

/** Whether a game goes on, though no card of it may have shown yet. */
export function isOpen({ game }: Pick<Household, 'game'>): boolean {
  return game !== null && game.phase.type !== 'over';
}

/** The game's own question, where that is what the table is asked. */
export function questionBefore({ about, game }: Household): GameQuestion | null {
  return about.type === 'game' && game ? questionOf(game) : null;
}

/** Who is asked, or null where the whole table is. */
export function askedSeat(household: Household): Seat | null {
  const question = questionBefore(household);
  return question === null || question.type === 'continue' ? null : question.seat;
}
