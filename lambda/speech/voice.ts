// What every sentence of a reply is made with: the locale's lines, this turn's wording, and how to name players and
// amounts at this table. Read by all that tells or asks.
import { type Card, type GameQuestion, type Guess, type Rules, type Seat } from '../engine/index.ts';
import { nameOf, questionBefore, type Household } from '../dialog/household.ts';
import { ME } from '../dialog/intents.ts';
import type { Locale } from './locale.ts';
import type { Fixed, Forms, Line, Wordings } from './line.ts';
import type { Said } from './said.ts';
import type { Sound } from './sounds.ts';

/** One sentence or more, or a sound. `to` is the player it speaks to; `same` leaves that as it was. */
export type Piece = Text | { readonly sound: Sound };
interface Text {
  readonly text: string;
  readonly to?: Seat | 'same';
}

/** How much is told where there is much to tell, from most to least; each leaves out what the one before it does, too. */
export const DETAILS = [
  'full',
  // Many flips are told as a summary.
  'summary',
  // The scores between two parts and what gets the rider off the bus aren't told.
  'unscored',
  // Nor is the end of a part, what the board's first row is worth, the last flip of a finished board, or a draw for the ride that left players level.
  'least',
] as const;
/** How much is told. */
export type Detail = (typeof DETAILS)[number];

/** The means of one reply. */
export interface Voice {
  readonly household: Household;
  readonly locale: Locale;
  readonly said: Said;
  readonly forms: Forms;
  /** The rules of the game that is open, else of the table. */
  readonly rules: Rules;
  readonly brief: boolean;
  readonly detail: Detail;
  /** The game's question where that is what the table is asked. */
  readonly question: GameQuestion | null;
  /** Who is asked, or null where the whole table is. */
  readonly asked: Seat | null;
  /** One who plays alone and gave no name: is spoken to, and has no name said. */
  readonly unnamed: boolean;
  /** This turn's wording of a line; `nth` moves on where a line is said more than once in a reply. */
  pick<T>(wordings: Wordings<T>, nth?: number): T;
  /** This turn's wording of a line as a piece. */
  say(line: Fixed): Text;
  say<P>(line: Line<P>, told: P): Text;
  name(seat: Seat): string;
  names(seats: readonly Seat[]): string;
  units(amount: number): string;
  cards(cards: readonly Card[]): readonly string[];
  call(guess: Guess): string;
}

/** The means to speak of a household in a locale. */
export function voiceOf(household: Household, locale: Locale): Voice {
  const { said, words } = locale;
  const { forms } = said;
  const rules = household.game?.rules ?? household.table.rules;
  const question = questionBefore(household);
  const pick: Voice['pick'] = (wordings, nth = 0) => wordingOf(wordings, household.wording + nth);
  const name = (seat: Seat) => nameOf(household, seat) ?? forms.player(seat);
  return {
    household,
    locale,
    said,
    forms,
    rules,
    brief: household.brief ?? household.finished > 0,
    detail: 'full',
    question,
    asked: question && question.type !== 'continue' ? question.seat : null,
    unnamed: household.table.names.length === 1 && household.table.names[0] === null,
    pick,
    say: <P>(line: Fixed | Line<P>, told?: P) => {
      const wording = pick<string | ((told: P) => string)>(line);
      return { text: typeof wording === 'string' ? wording : wording(told as P) }; // what the overloads ask for
    },
    name,
    names: (seats) => forms.all(seats.map(name)),
    units: (amount) => forms.units(amount, rules.unit),
    cards: (cards) => cards.map(forms.card),
    call: (guess) => words.GUESS[guess][0],
  };
}

/** The wording for a counter that grows by one a turn: never the same twice running where there are two or more. */
export function wordingOf<T>(wordings: Wordings<T>, counter: number): T {
  return wordings[counter % wordings.length] ?? wordings[0];
}

/** With a capital at the start and after every full stop, since a sentence may begin with any word. */
export function capitalized(text: string): string {
  return text.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** How many words a text has, as they are spoken. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Words as they were heard, fit to be repeated; null where they aren't, or where only an id was heard (ME, P3). */
export function repeatable(heard: string): string | null {
  const words = heard.trim();
  return words !== ME && /^[\p{L}\p{M}' -]{1,30}$/u.test(words) ? words : null;
}
