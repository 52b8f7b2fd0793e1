// What lines are made of: their wordings, the forms that put numbers and cards into words, and what a line is told.
// Everything that a line is told is in words already: a card is "the seven of hearts".
import type { Card, Preset, Rules } from '../engine/index.ts';

/** Ways to say one thing; lines that are said more than once a game have three or more. */
export type Wordings<T> = readonly [T, ...T[]];
/** A line that needs to be told something. */
export type Line<P> = Wordings<(told: P) => string>;
/** A line that is always the same. */
export type Fixed = Wordings<string>;

/** How numbers, cards and lists are put into words. */
export interface Forms {
  /** "twelve". */
  number(count: number): string;
  /** "two points", "one sip". */
  units(count: number, unit: Rules['unit']): string;
  /** "the two points", "the point". */
  theUnits(count: number, unit: Rules['unit']): string;
  /** "two cards". */
  cards(count: number): string;
  /** "two spots". */
  spots(count: number): string;
  /** "two games". */
  games(count: number): string;
  /** "three players". */
  players(count: number): string;
  /** "two misses", "no misses". */
  misses(count: number): string;
  /** "player three". */
  player(seat: number): string;
  /** "the seven of hearts". */
  card(card: Card): string;
  /** "seven and jack", "a pair of sevens". */
  ranks(cards: readonly Card[]): string;
  /** "the seven". */
  theRank(card: Card): string;
  /** "red, black and hearts". */
  all(items: readonly string[]): string;
  /** "red, black or hearts". */
  any(items: readonly string[]): string;
}

/** A player's name and an amount in words. */
export interface Share {
  readonly name: string;
  readonly amount: string;
}

/** An amount that one or several players have. */
export interface Standing extends Share {
  readonly many: boolean;
}

/** What a topic is told: the options in force, the preset they came from, and whether one plays alone. */
export interface TopicTold {
  readonly rules: Rules;
  readonly preset: Preset;
  readonly alone: boolean;
  readonly forms: Forms;
}

/** What a verdict is told: the call, the card and its value. */
export interface Verdict {
  readonly call: string;
  readonly card: string;
}

/** One holder's part of a flip: the cards played, and who takes how much. */
export interface Play {
  readonly name: string;
  /** "two cards", or null where the holder takes. */
  readonly cards: string | null;
  readonly takes: readonly Share[];
}

/** What help is told about the question. */
export interface HelpTold {
  readonly choices: string;
  /** What it is worth or costs: "two points"; null where nothing. */
  readonly stake: string | null;
  readonly place: 'row' | 'bus' | 'gauntlet' | null;
  readonly alone: boolean;
  readonly mayCall: boolean;
  /** A goal post was called; the stake is the tripled one. */
  readonly goalPost?: boolean;
  readonly gauntlet: boolean;
  /** No later card can match. */
  readonly last?: boolean;
  /** Several cards are given or could be played. */
  readonly many: boolean;
}
