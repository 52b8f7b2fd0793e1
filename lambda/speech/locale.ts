// The shape of a locale: the words said and the words listened for, as tables typed by the engine's and the
// dialog's unions, so that a forgotten line or synonym does not compile.
import type { Guess } from '../engine/index.ts';
import type { BuiltIn, ME, OptionId, OwnIntent, Play, SEAT_IDS, Topic } from '../dialog/intents.ts';
import type { Said } from './said.ts';
import type { ScreenWords } from './screen-words.ts';

/** Ways to say one value; the first is the word that is said, the others (sound-alikes too) are only understood. */
export type Synonyms = readonly [string, ...string[]];

/** The values of the closed slot types, each with its synonyms. */
export interface Words {
  readonly GUESS: Readonly<Record<Guess, Synonyms>>;
  readonly GOAL_POST: Readonly<Record<'on' | 'off', Synonyms>>;
  readonly PLAY: Readonly<Record<Play, Synonyms>>;
  readonly OPTION: Readonly<Record<OptionId, Synonyms>>;
  /** The closed values of PLAYER: seats by number, and whoever is asked. */
  readonly PLAYER: Readonly<Record<(typeof SEAT_IDS)[number] | typeof ME, Synonyms>>;
}

/** The values of TOPIC: only understood, never said. */
export type TopicWords = Readonly<Record<Topic, Synonyms>>;

/** What is listened for: read by the generator of the interaction model and by the word matcher, never by the skill's function. */
export interface Listen {
  /** The invocation name, lower case. */
  readonly invocation: string;
  /** Sample utterances of every intent of ours, with slots in braces. */
  readonly samples: Readonly<Record<OwnIntent, readonly string[]>>;
  /** What people say for the built-in intents: the word matcher's own table, and samples that extend them. */
  readonly builtIns: Readonly<Record<BuiltIn, readonly string[]>>;
  /** First names that train the open slot type. */
  readonly firstNames: readonly string[];
}

/** A locale as the handler needs it. */
export interface Locale {
  /** Such as `en-US`. */
  readonly tag: string;
  readonly said: Said;
  /** What stands on a screen. */
  readonly screen: ScreenWords;
  readonly words: Words;
  /** Every single word or phrase, folded, that answers or commands, and so is no name. */
  readonly reserved: ReadonlySet<string>;
}
