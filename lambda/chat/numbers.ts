// Numbers in words and digits, and words that sound like another: the normaliser and the slot readers use them.

const UNITS: ReadonlyMap<string, number> = new Map(
  [
    ['zero', 'nought', 'naught'],
    ...'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word) => [word]),
  ].flatMap((words, value) => words.map((word) => [word, value] as const)),
);
const TENS: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, 20 + 10 * index]),
);
const ALIKE: ReadonlyMap<string, string> = new Map([
  ['to', '2'],
  ['too', '2'],
  ['for', '4'],
  ['fore', '4'],
  ['ate', '8'],
  ['won', '1'],
]);

/** A number read off a list of words: its digits, and how many of the words it took. */
export interface NumberRead {
  readonly digits: string;
  readonly length: number;
}

/** The number that these words begin with, up to ninety-nine in words and of any length in digits. */
export function numberAt(words: readonly string[], at: number): NumberRead | null {
  const word = words[at] ?? '';
  if (/^\d+$/.test(word)) return { digits: word.replace(/^0+(?=\d)/, ''), length: 1 };
  const tens = TENS.get(word);
  if (tens === undefined) {
    const unit = UNITS.get(word);
    return unit === undefined ? null : { digits: String(unit), length: 1 };
  }
  const unit = UNITS.get(words[at + 1] ?? '') ?? 0;
  return unit >= 1 && unit <= 9
    ? { digits: String(tens + unit), length: 2 }
    : { digits: String(tens), length: 1 };
}

/** The key under which words that sound alike meet: "to", "too" and 2; "for" and 4; "ate" and 8; "won" and 1. */
export function soundOf(word: string): string {
  return ALIKE.get(word) ?? word;
}
