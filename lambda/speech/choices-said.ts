// A legal answer as one would say it: the word that the matcher turns back into the same intent and slots.
import { GUESS_IDS, ME, PLAYS, SEAT_IDS, type Heard } from '../dialog/intents.ts';
import type { Locale, Synonyms } from './locale.ts';
import type { Said } from './said.ts';

/** Answers that no slot has. */
const ANSWERS: Partial<Record<Heard['intent'], keyof Said['answers']>> = {
  ContinueIntent: 'continue',
  EveryoneIntent: 'everyone',
  NoNamesIntent: 'noNames',
  SameAgainIntent: 'sameAgain',
  StartIntent: 'solo',
  'AMAZON.YesIntent': 'yes',
  'AMAZON.NoIntent': 'no',
};

/** What one says for an answer. */
export function sayFor({ intent, slots }: Heard, { said, words }: Locale): string {
  switch (intent) {
    case 'GuessIntent':
      return wordIn(words.GUESS, GUESS_IDS, slots['guess']);
    case 'PlayIntent':
      return wordIn(words.PLAY, PLAYS, slots['choice']);
    case 'PlayersIntent':
      return wordIn(words.PLAYER, [...SEAT_IDS, ME], slots['players']);
    case 'CountIntent':
      return said.forms.players(Number(slots['count']));
  }
  const answer = ANSWERS[intent];
  if (answer) return said.answers[answer];
  // Every intent that is ever offered stands above (dialog/choices.ts).
  throw new Error(`${intent} is no answer that is offered`);
}

/** The word for a slot's value; a name is its own. */
function wordIn<V extends string>(
  words: Readonly<Record<V, Synonyms>>,
  values: readonly V[],
  slot: Heard['slots'][string] | undefined,
): string {
  const said = typeof slot === 'string' ? slot : (slot?.[0] ?? '');
  const value = values.find((known) => known === said);
  return value === undefined ? said : words[value][0];
}
