// The grammar of the offline ear: the phrases that may be said now as one graph of words, and beside it a loop of bare
// sounds that takes noise and other words away from them.
import { soundsFromLetters, type Dictionary, type Sounds } from './pronounce.ts';

/** One step of the graph. An empty word is no word. */
export interface Transition {
  readonly from: number;
  readonly to: number;
  readonly word: string;
  /** In steps of the ten-thousandth part of a natural logarithm's base: 0 costs nothing. */
  readonly logp: number;
}

/** All that a recognizer needs to listen. */
export interface Grammar {
  readonly words: readonly (readonly [word: string, sounds: Sounds])[];
  readonly start: number;
  readonly end: number;
  readonly numStates: number;
  readonly transitions: readonly Transition[];
  /** Names that can only be typed: their letters say nothing of how they sound. */
  readonly typedOnly: readonly string[];
}

/** The mark of a bare sound, which no word starts with. */
const FILLER = '@';
/** What it costs to hear noise at all, and each bare sound of it: measured with `npm run bench -- heard`. */
const LEAVE_FILLER = -1_000_000;
const EACH_FILLER = -60_000;

const SOUNDS =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
    ' ',
  );

const START = 0;
const END = 1;
const NOISE = 2;

/** Makes the grammar of some phrases. A phrase with a word that has no sounds is left out; names get them from their letters. */
export function grammarOf(
  phrases: readonly string[],
  dictionary: Dictionary,
  seated: readonly string[],
): Grammar {
  const sounds = new Map<string, readonly Sounds[]>();
  const isKnown = (word: string): boolean => {
    const ways = sounds.get(word) ?? waysOf(word, dictionary, seated);
    sounds.set(word, ways);
    return ways.length > 0;
  };
  const transitions: Transition[] = [];
  let states = 3;
  const steps = new Map<string, number>();
  const step = (from: number, word: string, to?: number): number => {
    const known = steps.get(`${from} ${word} ${to ?? ''}`);
    if (known !== undefined) return known;
    const next = to ?? states++;
    steps.set(`${from} ${word} ${to ?? ''}`, next);
    transitions.push({ from, to: next, word, logp: 0 });
    return next;
  };

  for (const phrase of phrases) {
    const words = phrase.split(' ');
    if (!words.every(isKnown)) continue;
    const last = words.reduce((from, word) => step(from, word), START);
    step(last, '', END);
  }
  transitions.push({ from: START, to: NOISE, word: '', logp: 0 });
  for (const sound of SOUNDS) {
    transitions.push({ from: NOISE, to: NOISE, word: `${FILLER}${sound}`, logp: EACH_FILLER });
  }
  transitions.push({ from: NOISE, to: END, word: '', logp: LEAVE_FILLER }); // at the end: a path that costs much is dropped early

  const words = [...sounds].flatMap(([word, ways]) =>
    ways.map((way, index) => [index === 0 ? word : `${word}(${index + 1})`, way] as const),
  );
  return {
    words: [...words, ...SOUNDS.map((sound) => [`${FILLER}${sound}`, sound] as const)],
    start: START,
    end: END,
    numStates: states,
    transitions,
    typedOnly: seated.filter((name) => !name.toLowerCase().split(' ').every(isKnown)),
  };
}

/** The words that were heard; null for noise, and for words that aren't in the grammar. */
export function wordsIn(hypothesis: string): string | null {
  const words = hypothesis.replace(/\(\d+\)/g, '').trim();
  return words === '' || words.includes(FILLER) ? null : words;
}

function waysOf(word: string, dictionary: Dictionary, seated: readonly string[]): readonly Sounds[] {
  const known = dictionary.of(word);
  if (known.length > 0) return known;
  const isName = seated.some((name) => name.toLowerCase().split(' ').includes(word));
  const guessed = isName ? soundsFromLetters(word) : null;
  return guessed === null ? [] : [guessed];
}
