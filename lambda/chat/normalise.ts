// Turns typed words, and the samples they are compared with, into tokens: case, marks, punctuation, contractions,
// numbers and filler words stop mattering, while a name keeps its spelling.
import { numberAt } from './numbers.ts';

/** One word as it is compared. */
export interface Token {
  /** Lower case, without marks; numbers are digits, and "'s" and "is" are one. */
  readonly word: string;
  /** As typed. */
  readonly raw: string;
  /** Whether a comma or the like stands before it. */
  readonly apart: boolean;
}

/** What the model's words and names tell about spellings that leave something out. */
export interface Lexicon {
  /** Contractions typed without their apostrophe: "whats" is "what", "is". */
  readonly contractions: ReadonlyMap<string, readonly string[]>;
  /** Whether the model uses the word outside names. */
  readonly isWord: (word: string) => boolean;
  /** Whether the word is known as a name. */
  readonly isName: (word: string) => boolean;
}

/** Knows nothing: what the model itself is read with, for it spells everything out. */
export const NO_LEXICON: Lexicon = { contractions: new Map(), isWord: () => false, isName: () => false };

/** A decimal; a word with apostrophes and hyphens inside; an and-sign; any other sign, which sets words apart. */
const PIECES = /\p{N}+\.\p{N}+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?|[&+]|\S/gu;
const STARTS_A_WORD = /^[\p{L}\p{M}\p{N}]/u;

const CLITICS: ReadonlyMap<string, string> = new Map([
  ['s', 'is'],
  ['m', 'am'],
  ['re', 'are'],
  ['ll', 'will'],
  ['d', 'would'],
  ['ve', 'have'],
]);

/** Said without meaning anything; left out wherever something else is said. */
const FILLERS: readonly (readonly string[])[] = [
  'i think',
  'i guess',
  'i suppose',
  'i believe',
  'i mean',
  'let is say',
  'i would say',
  'i will say',
  'i say',
  'you know',
  'thank you',
  'all right',
  ...'well please thanks cheers okay ok sorry so then just maybe perhaps probably obviously'.split(' '),
  ...'hey hi hello alexa actually alright the a an'.split(' '),
].map((phrase) => phrase.split(' '));
const FILLERS_BY_FIRST = new Map<string, (readonly string[])[]>();
for (const filler of FILLERS) {
  const first = filler[0] ?? '';
  FILLERS_BY_FIRST.set(first, [...(FILLERS_BY_FIRST.get(first) ?? []), filler]);
}

/** A sound of thinking, as long as it takes: "um", "uhhh", "hmm". */
const SOUND = /^(?:u+[hm]+|e+r+m*|h+m+|mm+|a+h+|o+h+)$/;

/** Whether a word is left out as a filler, alone or within one. */
export function isFiller(word: string): boolean {
  return FILLERS_BY_FIRST.has(word) || SOUND.test(word);
}

/** The tokens of a text, without fillers unless nothing else is said. */
export function tokenise(text: string, lexicon: Lexicon): readonly Token[] {
  const tokens = withNumbers(words(text, lexicon));
  const kept = withoutFillers(tokens, lexicon);
  return kept.length > 0 ? kept : tokens;
}

/** The tokens of a part of a text, which may be nothing but fillers. */
export function tokenisePart(text: string): readonly Token[] {
  return withoutFillers(withNumbers(words(text, NO_LEXICON)), NO_LEXICON);
}

/** A word in lower case, without marks and with the plain apostrophe. */
export function foldWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase();
}

function words(text: string, lexicon: Lexicon): readonly Token[] {
  const tokens: Token[] = [];
  let apart = false;
  for (const piece of text.normalize('NFC').match(PIECES) ?? []) {
    if (piece === '&' || piece === '+') {
      tokens.push({ word: 'and', raw: piece, apart });
    } else if (STARTS_A_WORD.test(piece)) {
      tokens.push(
        ...partsOf(piece, lexicon).map((part, index) => ({ ...part, apart: apart && index === 0 })),
      );
    } else {
      apart = true;
      continue;
    }
    apart = false;
  }
  return tokens;
}

/** A word with its contraction, possessive or hyphens taken apart where that makes words of the model. */
function partsOf(raw: string, lexicon: Lexicon): readonly Omit<Token, 'apart'>[] {
  const word = foldWord(raw);
  if (word.endsWith("'")) {
    const stem = { word: word.slice(0, -1), raw: raw.slice(0, -1) };
    return stem.word.endsWith('s') ? [stem, { word: 'is', raw: "'" }] : [stem];
  }
  const apostrophe = word.lastIndexOf("'");
  const clitic = apostrophe > 0 ? CLITICS.get(word.slice(apostrophe + 1)) : undefined;
  if (clitic !== undefined) {
    const at = Math.max(raw.lastIndexOf("'"), raw.lastIndexOf('’'));
    return [
      { word: word.slice(0, apostrophe), raw: raw.slice(0, at) },
      { word: clitic, raw: raw.slice(at) },
    ];
  }
  const contraction = lexicon.contractions.get(word);
  if (contraction) return contraction.map((part) => ({ word: part, raw: part }));
  if (word.includes('-')) {
    const parts = word.split('-');
    if (parts.every((part, index) => lexicon.isWord(part) || numberAt(parts, index) !== null)) {
      return parts.map((part) => ({ word: part, raw: part }));
    }
  }
  const stem = word.slice(0, -1);
  if (word.endsWith('s') && !lexicon.isWord(word) && !lexicon.isName(word) && lexicon.isName(stem)) {
    return [
      { word: stem, raw: raw.slice(0, -1) },
      { word: 'is', raw: 's' },
    ];
  }
  return [{ word, raw }];
}

function withNumbers(tokens: readonly Token[]): readonly Token[] {
  const spelled = tokens.map((token) => token.word);
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const number = numberAt(spelled, at);
    const joined =
      number?.length === 2 && tokens[at + 1]?.apart ? numberAt(spelled.slice(at, at + 1), 0) : number;
    result.push(joined ? { ...token, word: joined.digits } : token);
    at += joined?.length ?? 1;
  }
  return result;
}

/** An article that is a name where no noun follows it: "An and Zoe". */
export const ARTICLE_AND_NAME = 'an';
/** A filler that corrects where nothing but a name follows it: "actually, Zoe", "actually, it's Zoe". */
const CORRECTING = 'actually';
/** A filler that says who plays where nothing but "me" follows it: "just me". */
const ALONE = ['just', 'me'];
const IT_IS = ['it', 'is'];
/** The most words of a correction: "it is" and a name. */
const LONGEST_CORRECTION = 5;

/** The wake word calls the speaker, but is a name that won't do where names are listed: "Sam and Alexa". */
const WAKE = 'alexa';

/** Whether a word that may be a filler says something where it stands. */
function isMeant(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const { word = '' } = tokens[at] ?? {};
  if (lexicon.isName(word)) return true;
  const rest = tokens.slice(at + 1);
  if (word === WAKE) {
    const last = tokens[at - 1]?.word ?? '';
    return last === 'and' || lexicon.isName(last) || rest[0]?.word === 'and';
  }
  if (word === ARTICLE_AND_NAME && lexicon !== NO_LEXICON) {
    const [next] = rest;
    return !next || next.apart || next.word === 'and';
  }
  if (word === ALONE[0]) return rest.length === 1 && rest[0]?.word === ALONE[1];
  if (word !== CORRECTING || at > 0 || rest.length > LONGEST_CORRECTION) return false;
  return rest.every((token) => !lexicon.isWord(token.word) || IT_IS.includes(token.word));
}

/** How many words the filler at a place has; none where none stands there. */
function fillerAt(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  const { word = '' } = tokens[at] ?? {};
  if (SOUND.test(word)) return lexicon.isName(word) ? 0 : 1;
  const filler = FILLERS_BY_FIRST.get(word)?.find(
    (words) =>
      words.every((each, index) => tokens[at + index]?.word === each) &&
      !(words.length === 1 && isMeant(tokens, at, lexicon)),
  );
  return filler?.length ?? 0;
}

/** Leaves fillers out, but not a word that is somebody's name ("An") or corrects one. */
function withoutFillers(tokens: readonly Token[], lexicon: Lexicon): readonly Token[] {
  const result: Token[] = [];
  let apart = false;
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    apart ||= token.apart;
    const length = fillerAt(tokens, at, lexicon);
    if (length === 0) {
      result.push({ ...token, apart });
      apart = false;
    }
    at += Math.max(length, 1);
  }
  return result;
}
