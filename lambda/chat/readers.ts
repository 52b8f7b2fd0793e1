// How a slot reads tokens: closed values, numbers, and names, each with what it costs to believe it.
import { soundOf } from './numbers.ts';
import { tokenise, NO_LEXICON, type Token } from './normalise.ts';
import type { TypeValue } from './model.ts';

/** A literal word of a sample beats a closed value, that a number, that a known name, that an unknown one, that a word
 * that is no name. */
export const COST = {
  slot: 1,
  sound: 2,
  closed: 10,
  number: 1_000,
  name: 100_000,
  stranger: 10_000_000,
  taken: 1_000_000_000,
} as const;

/** What was read from one place: where it ends, its value, what it costs, and how it speaks for the sentence. */
export interface Read {
  readonly end: number;
  readonly value: string;
  readonly cost: number;
  /** What the rest of the sentence gains by it: 2 for a value of a list or a number, 1 for a known name. */
  readonly strength: number;
  /** A name that nobody knows. */
  readonly stranger: Stranger | null;
}

/** A name that nobody knows. */
interface Stranger {
  /** Whether it's written with a capital. */
  readonly capital: boolean;
  /** Whether it's several words without one. */
  readonly loose: boolean;
  /** Whether a word of the model stands for a name, which is one only in a list where names are asked for. */
  readonly taken: boolean;
}

/** Reads a slot at a place, in every way that is possible there. */
export type Reader = (tokens: readonly Token[], at: number) => readonly Read[];

/** A phrase of the model or a seated name: its words as compared, and what it stands for. */
export interface Phrase {
  readonly words: readonly string[];
  readonly value: string;
}

/** Phrases by the sound of their first word. */
export type PhraseBook = ReadonlyMap<string, readonly Phrase[]>;

/** The phrases of the values that `valueOf` gives something for. */
export function phraseBook(
  values: readonly TypeValue[],
  valueOf: (value: TypeValue) => string | undefined,
): PhraseBook {
  return bookOf(
    values.flatMap((value) => {
      const stands = valueOf(value);
      if (stands === undefined) return [];
      return [value.name.value, ...value.name.synonyms].map((text) => phraseOf(text, stands));
    }),
  );
}

/** A phrase book of these phrases. */
export function bookOf(phrases: readonly Phrase[]): PhraseBook {
  const book = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const key = soundOf(phrase.words[0] ?? '');
    const same = book.get(key);
    if (same) same.push(phrase);
    else book.set(key, [phrase]);
  }
  return book;
}

/** A text as a phrase. */
export function phraseOf(text: string, value: string): Phrase {
  return { words: tokenise(text, NO_LEXICON).map((token) => token.word), value };
}

/** What it costs to take one word for another: nothing, a little where they sound alike, or null. */
export function costOfWord(word: string, heard: string): number | null {
  if (word === heard) return 0;
  return soundOf(word) === soundOf(heard) ? COST.sound : null;
}

/** Reads the phrases of a book; `each` is the cost of a word. */
export function phraseReader(book: PhraseBook, each: number, strength: number): Reader {
  return (tokens, at) => {
    const reads: Read[] = [];
    for (const phrase of book.get(soundOf(tokens[at]?.word ?? '')) ?? []) {
      const cost = costOfPhrase(phrase, tokens, at);
      if (cost === null) continue;
      const end = at + phrase.words.length;
      reads.push({
        end,
        value: phrase.value,
        cost: cost + each * phrase.words.length,
        strength,
        stranger: null,
      });
    }
    return reads;
  };
}

function costOfPhrase(phrase: Phrase, tokens: readonly Token[], at: number): number | null {
  let cost = 0;
  for (const [index, word] of phrase.words.entries()) {
    const token = tokens[at + index];
    const costHere = token ? costOfWord(word, token.word) : null;
    if (costHere === null) return null;
    cost += costHere;
  }
  return cost;
}

/** Reads a number in digits, which number words are by now, or a word that sounds like one. */
export const readNumber: Reader = (tokens, at) => {
  const word = tokens[at]?.word ?? '';
  const digits = soundOf(word);
  if (!/^\d+$/.test(digits)) return [];
  const cost = COST.number + (digits === word ? 0 : COST.sound);
  return [{ end: at + 1, value: digits, cost, strength: 2, stranger: null }];
};
