// How names are read: seated players, known first names, and words that look like a name; alone or in a list.
import { COST, type Read, type Reader } from './readers.ts';
import type { Token } from './normalise.ts';

/** The most words of a name. */
const LONGEST = 3;
/** Words that nobody means for a name, even in a list of them. */
const NEVER_NAMES: ReadonlySet<string> = new Set(
  'and i you he she it we they him her us them this that all both'.split(' '),
);
const LOOKS_LIKE_A_NAME = /^\p{L}[\p{L}\p{M}'’-]*$/u;

/** What is known of names when a sentence is read. */
export interface Names {
  /** Closed values of the open type: seats by number, and whoever is asked. */
  readonly closed: Reader;
  /** Seated players, as they are spelled at the table. */
  readonly seated: Reader;
  /** First names of the model; the value isn't used. */
  readonly first: Reader;
  /** Whether a word may be part of a name. */
  readonly mayBeName: (word: string) => boolean;
}

/** Reads one player. */
export function playerReader(names: Names): Reader {
  return (tokens, at) => {
    const spelled = names
      .first(tokens, at)
      .map((read) => ({ ...read, value: nameOf(tokens.slice(at, read.end)) }));
    const known = [...names.closed(tokens, at), ...names.seated(tokens, at), ...spelled];
    return [...known.filter((read) => isTogether(tokens, at, read.end)), ...strangers(names, tokens, at)];
  };
}

/** Several players: their values in the order said. */
export interface ListRead extends Omit<Read, 'value'> {
  readonly values: readonly string[];
}

/**
 * Reads a list of players: set apart by commas and "and"; where no comma stands in the sentence, known names may
 * follow each other directly ("Sam Alex and Jo"), while with commas what stands together is one name.
 */
export function playersReader(names: Names): (tokens: readonly Token[], at: number) => readonly ListRead[] {
  const read = playerReader(names);
  const elements: Reader = (tokens, at) => [...read(tokens, at), ...takenWord(names, tokens, at)];
  return (tokens, start) => {
    const commas = tokens.some((token, index) => index > start && token.apart);
    const best = new Map<number, ListRead>();
    const keep = (list: ListRead) => {
      const other = best.get(list.end);
      if (!other || list.cost < other.cost) best.set(list.end, list);
    };
    for (const one of elements(tokens, start)) keep({ ...one, values: [one.value] });
    for (let end = start + 1; end < tokens.length; end += 1) {
      const list = best.get(end);
      if (!list) continue;
      const and = tokens[end]?.word === 'and';
      const apart = and || tokens[end]?.apart === true;
      if (!apart && (commas || list.stranger)) continue;
      for (const next of elements(tokens, and ? end + 1 : end)) {
        if (!apart && next.stranger) continue;
        keep(joined(list, next));
      }
    }
    return [...best.values()].filter((list) => !isTaken(list));
  };
}

/** A list with one more name: names set apart by commas and "and" aren't loose words. */
function joined(list: ListRead, next: Read): ListRead {
  const strangers = [list.stranger, next.stranger].filter((stranger) => stranger !== null);
  return {
    end: next.end,
    values: [...list.values, next.value],
    cost: list.cost + next.cost + COST.slot,
    strength: list.strength + next.strength,
    stranger:
      strangers.length === 0
        ? null
        : {
            capital: strangers.every((stranger) => stranger.capital),
            loose: false,
            taken: strangers.some((stranger) => stranger.taken),
          },
  };
}

/** One to three words that may be a name though nobody knows them. */
function strangers(names: Names, tokens: readonly Token[], at: number): readonly Read[] {
  const reads: Read[] = [];
  for (let end = at + 1; end <= Math.min(at + LONGEST, tokens.length); end += 1) {
    const part = tokens.slice(at, end);
    const last = part.at(-1);
    if (!last || !LOOKS_LIKE_A_NAME.test(last.raw) || !names.mayBeName(last.word)) break;
    if (NEVER_NAMES.has(last.word) || !isTogether(tokens, at, end)) break;
    const known = part.every((_, index) =>
      names.first(tokens, at + index).some((read) => read.end === at + index + 1),
    );
    if (known && part.length === 1) continue;
    const capital = part.every((token) => /\p{Lu}/u.test(token.raw));
    reads.push({
      end,
      value: nameOf(part),
      cost: (known ? COST.name : COST.stranger) * part.length + COST.closed, // dearer than as many names
      strength: known ? 1 : 0,
      stranger: known ? null : { capital, loose: part.length > 1 && !capital, taken: false },
    });
  }
  return reads;
}

/** A word of the model where a name could stand, as "Red" in "Red and Sam": whoever seats them says why it is none. */
function takenWord(names: Names, tokens: readonly Token[], at: number): readonly Read[] {
  const [token] = tokens.slice(at, at + 1);
  if (
    !token ||
    NEVER_NAMES.has(token.word) ||
    !LOOKS_LIKE_A_NAME.test(token.raw) ||
    names.mayBeName(token.word)
  )
    return [];
  const capital = /\p{Lu}/u.test(token.raw);
  return [
    {
      end: at + 1,
      value: nameOf([token]),
      cost: COST.taken,
      strength: 0,
      stranger: { capital, loose: false, taken: true },
    },
  ];
}

/** Whether no word of the list can be a name: every other reading of a name costs less than a word that is none. */
function isTaken({ cost, values }: ListRead): boolean {
  return cost >= COST.taken * values.length;
}

function isTogether(tokens: readonly Token[], at: number, end: number): boolean {
  return !tokens.slice(at + 1, end).some((token) => token.apart);
}

/** A name as typed if it has capitals, else with a capital for each of its parts. */
function nameOf(tokens: readonly Token[]): string {
  const typed = tokens.map((token) => token.raw.replace(/’/g, "'")).join(' ');
  if (/\p{Lu}/u.test(typed)) return typed;
  return typed.replace(
    /(^|[ -]|'(?=\p{L}{2}))(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
