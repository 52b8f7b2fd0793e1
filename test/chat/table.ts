// The matcher of a locale, and the situations that its tests put words into.
import { modelOf } from '../../interaction-model/model.ts';
import { createMatcher, type Situation } from '../../lambda/chat/matcher.ts';
import type { Heard, IntentName } from '../../lambda/dialog/intents.ts';
import { listened } from '../../lambda/locales/listened.ts';

const matchers = new Map(
  listened.map((locale) => [locale.tag, createMatcher(modelOf(locale), locale.listen.builtIns)]),
);

/** Nobody is seated: the table is asked who plays. */
export const LOBBY: Situation = { choices: [], names: [] };
/** Sam is asked "red or black?". */
export const COLOR: Situation = {
  choices: [
    { intent: 'GuessIntent', slots: { guess: 'red' } },
    { intent: 'GuessIntent', slots: { guess: 'black' } },
  ],
  names: ['Sam', 'Alex', 'Jo'],
};
/** Sam is asked who gets a gift. */
export const GIFT: Situation = {
  choices: [
    { intent: 'PlayersIntent', slots: { players: ['Alex'] } },
    { intent: 'PlayersIntent', slots: { players: ['Jo'] } },
  ],
  names: ['Sam', 'Alex', 'Jo'],
};

/** What is heard of these words. */
export function hear(words: string, situation: Situation, tag = 'en-US'): Heard {
  const matcher = matchers.get(tag);
  if (!matcher) throw new Error(`no locale ${tag}`);
  return matcher.match(words, situation);
}

/** Words with what must be heard: the intent, and its slots where it has any. */
export type Case = readonly [words: string, intent: IntentName, slots?: Heard['slots']];

/** The cases as test tables take them. */
export function rows(cases: readonly Case[]): readonly (readonly [string, IntentName, Heard['slots']])[] {
  return cases.map(([words, intent, slots = {}]) => [words, intent, slots]);
}
