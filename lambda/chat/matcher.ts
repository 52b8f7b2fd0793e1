// Words to an intent with its slots, over the generated interaction model, as Alexa would hear them: what local play
// and the page type goes through here, so that the samples that ship are the ones that are proved.
import type { Heard, IntentName } from '../dialog/intents.ts';
import type { Listen } from '../speech/locale.ts';
import type { InteractionModel } from './model.ts';
import { playerReader, playersReader, type Names } from './names.ts';
import { ARTICLE_AND_NAME, tokenise, type Lexicon } from './normalise.ts';
import { compile, readThrough, type Pattern, type Reading, type Readers } from './pattern.ts';
import { bookOf, COST, phraseBook, phraseOf, phraseReader, readNumber, type Reader } from './readers.ts';
import { soundOf } from './numbers.ts';
import { wordsOf } from './vocabulary.ts';

/** What the table waits for: the legal answers of its question, and who is seated. */
export interface Situation {
  readonly choices: readonly Heard[];
  /** As they are spelled at the table. */
  readonly names: readonly string[];
}

/** Turns words into what Alexa would have heard. */
export interface Matcher {
  /** AMAZON.FallbackIntent without slots where nothing matches. Never throws, whatever is typed. */
  match(words: string, situation: Situation): Heard;
}

/** No sentence is longer, in words: eight names of three words, their commas and a frame. */
const LONGEST_SENTENCE = 60;
/** Literal words and values that it takes to believe a name that nobody knows and that has no capital. */
const BELIEVED = 3;
const NOTHING: Heard = { intent: 'AMAZON.FallbackIntent', slots: {} };
/** Whoever may answer with one of these is asked for names, or may say them: who plays, who else, who receives. */
const NAMING: readonly IntentName[] = ['PlayersIntent', 'EveryoneIntent', 'NoNamesIntent', 'StartIntent'];

/** A matcher over a model and the words of the built-in intents, which the model leaves to Alexa. */
export function createMatcher(model: InteractionModel, builtIns: Listen['builtIns']): Matcher {
  const { intents, types } = model.interactionModel.languageModel;
  const patterns = [
    ...intents.flatMap((intent) => intent.samples.map((sample) => compile(intent, sample))),
    ...Object.entries(builtIns).flatMap(([name, samples]) =>
      samples.map((sample) => compile({ name, slots: [], samples: [] }, sample)),
    ),
  ];
  const players = types.find(({ name }) => name === 'PLAYER')?.values ?? [];
  const vocabulary = wordsOf(model, builtIns);
  const closed = new Map(
    types.map(({ name, values }) => [
      name,
      phraseReader(
        phraseBook(values, ({ id }) => id),
        COST.closed,
        2,
      ),
    ]),
  );
  const firstNames = phraseReader(
    phraseBook(players, ({ id, name }) => (id === undefined ? name.value : undefined)),
    COST.name,
    1,
  );

  function namesOf(seated: readonly string[]): Names {
    return {
      closed: closed.get('PLAYER') ?? (() => []),
      seated: phraseReader(bookOf(seated.map((name) => phraseOf(name, name))), COST.name, 1),
      first: firstNames,
      mayBeName: (word) => !vocabulary.isWord(word) || word === ARTICLE_AND_NAME,
    };
  }

  return {
    match(words, situation) {
      const seated = new Set(situation.names.flatMap((name) => phraseOf(name, name).words));
      const lexicon: Lexicon = {
        ...vocabulary,
        isName: (word) => vocabulary.isName(word) || seated.has(word),
      };
      const tokens = tokenise(words, lexicon);
      if (tokens.length === 0 || tokens.length > LONGEST_SENTENCE) return NOTHING;
      const sounds = new Set(tokens.map(({ word }) => soundOf(word)));
      const names = namesOf(situation.names);
      const readers: Readers = { one: readerOf(closed, playerReader(names)), many: playersReader(names) };
      const readings = patterns
        .filter((pattern) => couldMatch(pattern, sounds, tokens.length))
        .map((pattern) => readThrough(pattern, tokens, readers))
        .filter((reading) => reading !== null)
        .filter((reading) => isBelieved(reading, situation));
      const best = readings.reduce<Reading | null>(
        (first, reading) => (first && !isBetter(reading, first, situation) ? first : reading),
        null,
      );
      return best ? heardOf(best) : NOTHING;
    },
  };
}

function readerOf(closed: ReadonlyMap<string, Reader>, player: Reader): Readers['one'] {
  return (type) => {
    if (type === 'AMAZON.NUMBER') return readNumber;
    if (type === 'PLAYER') return player;
    return closed.get(type) ?? (() => []);
  };
}

function couldMatch(pattern: Pattern, sounds: ReadonlySet<string>, length: number): boolean {
  return pattern.elements.length <= length && pattern.needs.every((sound) => sounds.has(sound));
}

/** Whether a sentence with a name that nobody knows is one, rather than words that happen to fit. */
function isBelieved(reading: Reading, situation: Situation): boolean {
  const { strangers, strength } = reading;
  if (strangers.some(({ taken }) => taken)) return isNaming(situation);
  if (strangers.length === 0 || strength >= BELIEVED) return true;
  if (strength === 0 && strangers.some(({ loose }) => loose)) return false;
  if (strength > 0 && strangers.every(({ capital }) => capital)) return true;
  return strangers.length === 1 && isNaming(situation);
}

function isNaming({ choices, names }: Situation): boolean {
  return names.length === 0 || choices.some(({ intent }) => NAMING.includes(intent));
}

/** A command first, then a legal answer of the question on the table, then the cheaper reading. */
function isBetter(one: Reading, other: Reading, { choices }: Situation): boolean {
  const rank = (reading: Reading) => {
    if (reading.cost === 0) return 0;
    return choices.some((choice) => isSame(choice, reading)) ? 1 : 2;
  };
  return rank(one) === rank(other) ? one.cost < other.cost : rank(one) < rank(other);
}

function isSame(choice: Heard, reading: Reading): boolean {
  if (choice.intent !== reading.intent) return false;
  const names = Object.keys(choice.slots);
  return (
    names.length === Object.keys(reading.slots).length &&
    names.every((name) => String(choice.slots[name]) === String(reading.slots[name]))
  );
}

function heardOf({ intent, slots }: Reading): Heard {
  return { intent: intent as IntentName, slots }; // the model's intents are ours and the built-in ones
}
