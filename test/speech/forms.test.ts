// Guards how English puts numbers, cards, amounts and lists into words.
import { english } from '../../lambda/locales/en-US/forms.ts';
import { DECK, type Card } from '../../lambda/engine/index.ts';

const american = english({ zero: 'zero', and: '' });
const british = english({ zero: 'nought', and: 'and ' });

const ONES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Nought to a hundred, as one would write them out. */
const NUMBERS = [
  'zero',
  ...ONES.slice(1),
  ...TEENS,
  ...TENS.flatMap((ten) => ONES.map((one) => (one === '' ? ten : `${ten}-${one}`))),
  'one hundred',
];

test.each(NUMBERS.map((words, count) => [count, words] as const))('%d is %s', (count, words) => {
  expect(american.number(count)).toBe(words);
});

test.each([
  [101, 'one hundred one', 'one hundred and one'],
  [234, 'two hundred thirty-four', 'two hundred and thirty-four'],
  [700, 'seven hundred', 'seven hundred'],
  [0, 'zero', 'nought'],
])('%d on both sides of the ocean', (count, here, there) => {
  expect([american.number(count), british.number(count)]).toEqual([here, there]);
});

test.each<[Card, string]>([
  ['2S', 'the two of spades'],
  ['8H', 'the eight of hearts'],
  ['TD', 'the ten of diamonds'],
  ['JC', 'the jack of clubs'],
  ['QH', 'the queen of hearts'],
  ['KS', 'the king of spades'],
  ['AD', 'the ace of diamonds'],
])('%s is %s', (card, words) => {
  expect(american.card(card)).toBe(words);
});

test('no two cards are said alike', () => {
  expect(new Set(DECK.map(american.card)).size).toBe(52);
});

test.each([
  [american.units(1, 'points'), 'one point'],
  [american.units(2, 'points'), 'two points'],
  [american.units(0, 'sips'), 'no sips'],
  [american.units(1, 'sips'), 'one sip'],
  [american.theUnits(1, 'points'), 'the point'],
  [american.theUnits(12, 'sips'), 'the twelve sips'],
  [american.cards(1), 'one card'],
  [american.cards(4), 'four cards'],
  [american.spots(1), 'one spot'],
  [american.spots(6), 'six spots'],
  [american.players(1), 'one player'],
  [american.players(8), 'eight players'],
  [american.games(1), 'one game'],
  [american.misses(0), 'no misses'],
  [american.misses(1), 'one miss'],
  [american.misses(21), 'twenty-one misses'],
  [american.player(3), 'player three'],
  [american.theRank('8S'), 'the eight'],
])('"%s"', (words, expected) => {
  expect(words).toBe(expected);
});

test.each([
  [['Sam'], 'Sam', 'Sam'],
  [['Sam', 'Alex'], 'Sam and Alex', 'Sam or Alex'],
  [['Sam', 'Alex', 'Jo'], 'Sam, Alex and Jo', 'Sam, Alex or Jo'],
])('the list of %j', (items, all, any) => {
  expect([american.all(items), american.any(items)]).toEqual([all, any]);
});
