// How English puts numbers, cards and lists into words; the lines of said.ts are built from these.
import { rankOf, suitOf, type Rank, type Rules, type Suit } from '../../engine/index.ts';
import type { Forms } from '../../speech/line.ts';

const UNDER_TWENTY = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const RANKS: Readonly<Record<Rank, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
};
const SUITS: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const UNITS: Readonly<Record<Rules['unit'], readonly [one: string, many: string]>> = {
  points: ['point', 'points'],
  sips: ['sip', 'sips'],
};

/** The forms of English, with a country's word for nought and its "and" after hundreds. */
export function english({ zero, and }: { readonly zero: string; readonly and: string }): Forms {
  const number = (count: number): string => {
    if (count < 0) return `minus ${number(-count)}`;
    if (count === 0) return zero;
    if (count < 20) return UNDER_TWENTY[count - 1] ?? String(count);
    if (count < 100) {
      const ten = TENS[Math.floor(count / 10) - 2] ?? String(count);
      return count % 10 === 0 ? ten : `${ten}-${number(count % 10)}`;
    }
    if (count >= 1000) return String(count);
    const hundreds = `${number(Math.floor(count / 100))} hundred`;
    return count % 100 === 0 ? hundreds : `${hundreds} ${and}${number(count % 100)}`;
  };
  const counted = (count: number, one: string, many: string) =>
    `${count === 0 ? 'no' : number(count)} ${count === 1 ? one : many}`;
  return {
    number,
    units: (count, unit) => counted(count, ...UNITS[unit]),
    theUnits: (count, unit) => `the ${count === 1 ? UNITS[unit][0] : counted(count, ...UNITS[unit])}`,
    cards: (count) => counted(count, 'card', 'cards'),
    spots: (count) => counted(count, 'spot', 'spots'),
    games: (count) => counted(count, 'game', 'games'),
    players: (count) => counted(count, 'player', 'players'),
    misses: (count) => counted(count, 'miss', 'misses'),
    player: (seat) => `player ${number(seat)}`,
    card: (card) => `the ${RANKS[rankOf(card)]} of ${SUITS[suitOf(card)]}`,
    ranks: (cards) => {
      const [one = '', other] = cards.map((card) => RANKS[rankOf(card)]);
      return one === other ? `a pair of ${one}${one === 'six' ? 'es' : 's'}` : `${one} and ${other}`;
    },
    theRank: (card) => `the ${RANKS[rankOf(card)]}`,
    all: (items) => listed(items, 'and'),
    any: (items) => listed(items, 'or'),
  };
}

/** "a", "a and b", "a, b and c". */
function listed(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
