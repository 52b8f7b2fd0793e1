// What a turn answers: any number of content acts and exactly one way of asking the question, as data.
// `takeTurn` writes it, `compose` (speech) makes it words, and the item keeps the last one.
import type { Choice, Option, Outlook, Preset, PublicEvent, Refusal, Seat } from '../engine/index.ts';
import type { Setting, Topic } from './intents.ts';
import type { PlayerRecord } from './household.ts';

/** Why something said as a name isn't one: names are letters, spaces, hyphens and apostrophes, at most 20 characters. */
export type NameFault = 'letters' | 'long' | 'rude' | 'command' | 'alike';

/** Why there is nothing to undo. */
export type UndoFault = 'nothing' | 'shown';

/** One thing that a reply says. Names and scores come from the household as it is after the turn. */
export type Act =
  /** The first words to a household that has never played. */
  | { readonly type: 'welcomed' }
  /** The first words to one that has; the question offers "same as last time". */
  | { readonly type: 'welcomedBack' }
  /** A new session found an open game: who plays, where it stands. */
  | { readonly type: 'resumed' }
  /** The saved game was too old. */
  | { readonly type: 'lapsed' }
  /** The stored item couldn't be read; a new one starts. */
  | { readonly type: 'unreadable' }
  /** Players named so far, while more are asked for. */
  | { readonly type: 'seated' }
  /** The roll call that opens a game: all names and every option that isn't standard. */
  | { readonly type: 'rollCall' }
  /** How aces and equal ranks count, and how to change it; once a household unless changed. */
  | { readonly type: 'ranksTold' }
  /** A name came, went, changed or moved to the front before the first card. */
  | { readonly type: 'joined'; readonly seats: readonly Seat[] }
  | { readonly type: 'removed'; readonly seat: Seat; readonly name: string | null }
  | { readonly type: 'renamed'; readonly seat: Seat; readonly from: string | null }
  | { readonly type: 'moved'; readonly seat: Seat }
  | { readonly type: 'nameRefused'; readonly said: string; readonly fault: NameFault }
  /** More than eight. */
  | { readonly type: 'tooMany'; readonly most: number }
  /** Fewer than the mode takes, or a number that isn't one of 1 to 8. */
  | { readonly type: 'tooFew'; readonly least: number }
  | { readonly type: 'badCount' }
  /** Options were chosen: a preset, then single values; what they switched off. */
  | {
      readonly type: 'chosen';
      readonly preset: Preset | null;
      readonly choices: readonly Choice[];
      readonly switchedOff: readonly Option[];
    }
  /** An option that means nothing beside another choice. */
  | { readonly type: 'idle'; readonly option: Option; readonly idledBy: Choice }
  /** Sips are off in this deployment. */
  | { readonly type: 'sipsOff' }
  /** Options and names are settled once a card has shown; players can't join. */
  | { readonly type: 'tooLate'; readonly what: 'option' | 'join' | 'order' }
  /** Chosen settings. */
  | { readonly type: 'set'; readonly setting: Setting; readonly on: boolean }
  /** What happened in the game. */
  | { readonly type: 'happened'; readonly events: readonly PublicEvent[] }
  /** Goal post may be called here; told once a game to a table that never used it. */
  | { readonly type: 'goalPostOffered' }
  /** Another ten misses on a bus without a cap: one can pause and come back, or end the game. */
  | { readonly type: 'longRide'; readonly misses: number }
  /** An action that the engine refused. */
  | { readonly type: 'refused'; readonly reason: Refusal; readonly seat: Seat | null }
  /** A name that nobody at the table has. */
  | { readonly type: 'unknownPlayer'; readonly said: string }
  /** "No names" before the number of players is known: the number is needed. */
  | { readonly type: 'countWanted' }
  /** "No" to the next card, "hold on" to anything: no hurry. */
  | { readonly type: 'waiting' }
  /** "Skip": nobody's turn can be. */
  | { readonly type: 'noSkipping' }
  /** "Repeat": what the last reply said, told once more. */
  | { readonly type: 'again'; readonly acts: readonly Act[] }
  /** A command that has nothing to work on now: no game, no board, nobody rides. */
  | { readonly type: 'noGame' }
  | { readonly type: 'scores'; readonly seat: Seat | null }
  | { readonly type: 'cards'; readonly seat: Seat }
  | { readonly type: 'turn' }
  | { readonly type: 'remaining' }
  | { readonly type: 'odds'; readonly outlook: Outlook | null }
  /** The options in force, and what can be changed. */
  | { readonly type: 'options' }
  | { readonly type: 'topic'; readonly topic: Topic }
  | { readonly type: 'help' }
  | { readonly type: 'record'; readonly name: string; readonly record: PlayerRecord | null }
  | { readonly type: 'records' }
  | { readonly type: 'undone'; readonly what: 'gift' | 'option' | 'name' }
  | { readonly type: 'notUndone'; readonly why: UndoFault }
  /** "No" to a confirmation, or a change that changes nothing. */
  | { readonly type: 'keptOn' }
  /** Everything kept of this household has been deleted. */
  | { readonly type: 'forgotten' }
  /** The session closes; `saved` while a game is open. */
  | { readonly type: 'goodbye'; readonly saved: boolean };

/** How the question on the table is put. */
export type Ask =
  /** As it is. */
  | { readonly how: 'plain' }
  /** After a first wrong word: shorter. */
  | { readonly how: 'shorter' }
  /** After a second: the legal answers spelled out. */
  | { readonly how: 'choices' }
  /** After a third and more: an example and the offer of help. */
  | { readonly how: 'example' }
  /** Between players whose names sound like what was heard. */
  | { readonly how: 'which'; readonly seats: readonly Seat[] };

/** One turn's answer. `ask` is null where the session closes. */
export interface Reply {
  readonly acts: readonly Act[];
  readonly ask: Ask | null;
}
