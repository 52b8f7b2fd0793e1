// The state of one game: what lies where, and where the game stands. It knows seats and no names.
// `deal` (play.ts) makes the first state and `evolve` (evolve.ts) every other; all here is plain data that survives JSON.
import type { Card } from './cards.ts';
import type { Rules } from './rules.ts';
import type { Seed } from './shuffle.ts';

/** A place at the table, from 1, in the order of joining (RULES.md, "Words"). */
export type Seat = number;

/** The highest number of players (RULES.md, "Options"). */
export const MAX_PLAYERS = 8;

/** The lowest number of players: the gauntlet can be played alone (RULES.md, "Options"). */
export function fewestPlayers(rules: Rules): number {
  return rules.mode === 'gauntlet' ? 1 : 2;
}

/** What one player has. */
export interface Player {
  /** The face-up cards in front of the player, in the order drawn; played cards have left it. */
  readonly row: readonly Card[];
  /** Points or sips taken so far. */
  readonly score: number;
  /** The longest streak on a bus so far, in hits. */
  readonly best: number;
  /** Rides of the gauntlet that the player has begun. */
  readonly rides: number;
  /** Whether the player has left the game. */
  readonly gone: boolean;
}

/** One place on the board: face down, face up, or waiting for its first card (spots). */
export interface Spot {
  /** The card that lies face up here, or null. */
  readonly card: Card | null;
  /** What one card played here is worth. */
  readonly stake: number;
  /** Whether holders give, take, or (the pyramid) pick a receiver a card. */
  readonly kind: 'give' | 'take' | 'pick';
}

/** A place on the board: row from the bottom and index in it, both from 0. */
export type At = readonly [row: number, index: number];

/** The pyramid, the spots or the rows. */
export interface Board {
  readonly kind: Rules['board'];
  /** Bottom row first. */
  readonly rows: readonly (readonly Spot[])[];
  /** The cards dealt face down, in the order in which they will be flipped; empty for spots, which flip from the pile. */
  readonly hidden: readonly Card[];
  /** The place of the last flip, or null before the first. */
  readonly at: At | null;
}

/** Gifts that one player is about to make: `count` gifts of `stake` each (RULES.md, "Questions" 2, "Pyramid" 2, "Spots" 3). */
export interface Giving {
  readonly seat: Seat;
  readonly stake: number;
  readonly count: number;
}

/** A holder who still has to deal with the last flip: plays, holds or takes. */
export interface Holder {
  readonly seat: Seat;
  /** The matching cards in the holder's row. */
  readonly cards: number;
}

/** Where the game stands. */
export type Phase =
  /** Round 1 to 4; `seat` is the guesser, and `giving` is set while a right answer is being given away. */
  | {
      readonly type: 'questions';
      readonly round: number;
      readonly seat: Seat;
      readonly goalPost: boolean;
      readonly giving: Giving | null;
    }
  /** The holders of the last flip that wait for their turn, and the gift that is being made; neither: the table says "continue". */
  | { readonly type: 'board'; readonly waiting: readonly Holder[]; readonly giving: Giving | null }
  /** The rider rides; `next` are those who ride after (bothRide). */
  | {
      readonly type: 'bus';
      readonly rider: Seat;
      readonly next: readonly Seat[];
      /** The base (higher/lower), or the cards laid since the last miss (questions). */
      readonly cards: readonly Card[];
      readonly streak: number;
      readonly guesses: number;
      readonly misses: number;
    }
  /** The rider of the gauntlet; whose ride it is of ten stands in the player's `rides`. */
  | {
      readonly type: 'gauntlet';
      readonly rider: Seat;
      /** The base. */
      readonly cards: readonly Card[];
      readonly streak: number;
      /** Guesses of this ride so far. */
      readonly guesses: number;
    }
  /** The end: the winners' seats, in seat order; empty when nobody won (RULES.md, "The end", "Solo gauntlet" 4). */
  | { readonly type: 'over'; readonly winners: readonly Seat[]; readonly why: Ending };

/** Why a game ended: played to its end, someone reached the gauntlet's streak, the table ended it, or too few players were left. */
export type Ending = 'played' | 'streak' | 'ended' | 'left';

/** One game, whole. */
export interface Game {
  readonly rules: Rules;
  readonly players: readonly Player[];
  /** The face-down cards still to be drawn, the next one first. */
  readonly pile: readonly Card[];
  /** Face-up cards no longer in play. */
  readonly out: readonly Card[];
  readonly board: Board | null;
  /** The rider's draw, in the order drawn (RULES.md, "The rider"). */
  readonly draws: readonly { readonly seat: Seat; readonly card: Card }[];
  /** Who has ridden or rides the bus of this game, in the order of riding, with the misses so far. */
  readonly rides: readonly { readonly seat: Seat; readonly misses: number }[];
  /** Whether anybody has called goal post in this game. */
  readonly goalPostUsed: boolean;
  /** The seed of the first shuffle; later ones follow from it. */
  readonly seed: Seed;
  /** How many piles have been shuffled. */
  readonly shuffles: number;
  readonly phase: Phase;
}
