// What is a name, and who at the table is meant by what was heard. Read by the lobby and by every gift.
import { doubleMetaphone } from 'double-metaphone';
import { distance } from 'fastest-levenshtein';
import rudeWords from 'naughty-words/en.json' with { type: 'json' };
import type { Seat } from '../engine/index.ts';
import { ME, SEAT_IDS } from './intents.ts';
import type { NameFault } from './reply.ts';

/** The longest name, in characters. */
const LONGEST_NAME = 20;

/** Names that sound the same however they are spelled, so that a speaker can't tell them apart. */
const HOMOPHONES: readonly (readonly string[])[] = (
  'jo joe|ann anne an|sean shawn shaun|john jon|sara sarah|steven stephen|mark marc|brian bryan|eric erik|' +
  'catherine katherine kathryn katharine|geoffrey jeffrey|geoff jeff|alan allan allen|philip phillip|' +
  'neil neal|claire clare|karl carl|kris chris|lynn lynne|rachel rachael|teresa theresa|zoe zoey|' +
  'hannah hanna|leah lea|mia mya|aidan aiden|caitlin kaitlyn|toni tony|terri terry|bobbie bobby|' +
  'kelly kelley|lee leigh|graham graeme|stuart stewart|derek derrick|megan meghan|isabel isabelle isobel|' +
  'emily emilie|gail gale gayle|matthew mathew|ian iain|jean gene|amy aimee|sophie sofie|sofia sophia'
)
  .split('|')
  .map((names) => names.split(' '));

/** First names that the list of rude words would refuse. */
const REAL_NAMES = new Set(['dick', 'randy', 'fanny', 'willy', 'roger', 'peter', 'rod', 'johnson']);
const RUDE = new Set(rudeWords.filter((word) => /^[a-z]+$/.test(word) && !REAL_NAMES.has(word)));

/** A rude word, alone or with a part of the body behind it. */
function isRude(word: string): boolean {
  return RUDE.has(word) || RUDE.has(word.replace(/(head|face|hole)$/, ''));
}

/** Words as they are compared: without case, accents, hyphens and spaces. Marks that are vowels of a script stay. */
export function fold(words: string): string {
  return words
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}]/gu, '')
    .toLowerCase();
}

/** A name fit to be kept and spoken, or why it isn't one. */
export function readName(
  said: string,
  reserved: ReadonlySet<string>,
): { readonly name: string } | { readonly fault: NameFault } {
  const name = said.normalize('NFC').replace(/’/g, "'").trim().replace(/\s+/g, ' ');
  if (!/^\p{L}[\p{L}\p{M}' -]*$/u.test(name)) return { fault: 'letters' };
  if (name.length > LONGEST_NAME) return { fault: 'long' };
  if (reserved.has(fold(name)) || name.toUpperCase() === ME) return { fault: 'command' };
  if (
    name
      .toLowerCase()
      .split(/[ '-]/)
      .some((word) => isRude(fold(word)))
  )
    return { fault: 'rude' };
  return { name: name === name.toLowerCase() ? capitalised(name) : name };
}

/** Speech arrives in lower case: "mary jane" becomes "Mary Jane". */
function capitalised(name: string): string {
  return name.replace(/(^|[ -])\p{L}/gu, (start) => start.toUpperCase());
}

/** Whether two names can't be told apart by ear. */
export function alike(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return a === b || HOMOPHONES.some((group) => group.includes(a) && group.includes(b));
}

/** The seat that a closed value such as "P3" names, or null for a name. */
export function seatOfId(said: string): Seat | null {
  const index = SEAT_IDS.findIndex((id) => id === said);
  return index < 0 ? null : index + 1;
}

/** Who was meant: one seat, several that sound alike, or nobody. */
export type Meant = { readonly seat: Seat } | { readonly seats: readonly Seat[] } | null;

/**
 * Finds the player that was heard: by seat, then by spelling, then by sound among the seated. Several that sound
 * alike give the closest spelling, and all the closest where that doesn't decide. `asked` is "me".
 */
export function whoIs(said: string, names: readonly (string | null)[], asked: Seat | null): Meant {
  if (said === ME) return asked === null ? null : { seat: asked };
  const byId = seatOfId(said);
  if (byId !== null) return byId <= names.length ? { seat: byId } : null;
  const heard = fold(said);
  if (heard === '') return null;
  const bySpelling = names.findIndex((name) => name !== null && fold(name) === heard);
  if (bySpelling >= 0) return { seat: bySpelling + 1 };
  const near = names.flatMap((name, index) =>
    name !== null && soundsLike(heard, fold(name))
      ? [{ seat: index + 1, far: distance(heard, fold(name)) }]
      : [],
  );
  const nearest = Math.min(...near.map(({ far }) => far));
  const seats = near.filter(({ far }) => far === nearest).map(({ seat }) => seat);
  const [only] = seats;
  if (only === undefined) return null;
  return seats.length === 1 ? { seat: only } : { seats };
}

function soundsLike(one: string, other: string): boolean {
  if (alike(one, other)) return true;
  const sounds = doubleMetaphone(one);
  return doubleMetaphone(other).some((sound) => sound !== '' && sounds.includes(sound));
}
