// Guards the many ways to say one thing that a table comes up with: gifts, another game, options and their opposites,
// guesses, names that can't be used, corrections and questions. Each is heard as written here by hand.
import type { OptionId } from '../../lambda/dialog/intents.ts';
import { listened } from '../../lambda/locales/listened.ts';
import { COLOR, GIFT, hear, LOBBY, rows, type Case } from './table.ts';

const TO_JO = { player: 'Jo' };
const ONE_TO_JO = { count: '1', player: 'Jo' };
const TWO_TO_JO = { count: '2', player: 'Jo' };
const ONE_AND_THE_REST = { count: '1', player: 'Alex', playerTwo: 'Jo' };

const GIFTS: readonly Case[] = [
  ...[
    'Jo gets the point',
    'Jo gets a point',
    'Jo gets the points',
    'Jo gets the sips',
    'the point goes to Jo',
    'the sips go to Jo',
    'a point for Jo',
    'a sip for Jo',
    'point to Jo',
    'points to Jo',
    'let Jo have it',
    'both sips to Jo',
    'both points to Jo',
    'all three to Jo',
    'all three points to Jo',
    'give Jo the sip',
    'play it to Jo',
    'play and give it to Jo',
  ].map((words): Case => [words, 'GiveIntent', TO_JO]),
  ...[
    'Jo gets one point',
    'Jo gets one sip',
    'one point to Jo',
    'one sip for Jo',
    'give Jo one point',
    'give one point to Jo',
    'give one sip to Jo',
  ].map((words): Case => [words, 'GiveIntent', ONE_TO_JO]),
  ...['two sips to Jo', 'Jo gets two sips', 'two points to Jo', 'give Jo two points', 'to points to Jo'].map(
    (words): Case => [words, 'GiveIntent', TWO_TO_JO],
  ),
  ...[
    'one to Alex and the rest to Jo',
    'give one to Alex and the rest to Jo',
    'one point to Alex and the rest to Jo',
    'give Alex one and Jo the rest',
    'Alex gets one and Jo gets the rest',
  ].map((words): Case => [words, 'GiveIntent', ONE_AND_THE_REST]),
  [
    'two points to Alex and one point to Jo',
    'GiveIntent',
    { count: '2', player: 'Alex', countTwo: '1', playerTwo: 'Jo' },
  ],
  [
    'two sips to Alex and one to Jo',
    'GiveIntent',
    { count: '2', player: 'Alex', countTwo: '1', playerTwo: 'Jo' },
  ],
  [
    'one sip to Alex, two sips to Jo and one sip to Sam',
    'GiveIntent',
    { count: '1', player: 'Alex', countTwo: '2', playerTwo: 'Jo', countThree: '1', playerThree: 'Sam' },
  ],
  ['one point each to Alex and Jo', 'GiveIntent', { player: 'Alex', playerTwo: 'Jo' }],
  ['Alex one Jo two', 'GiveIntent', { count: '1', player: 'Alex', countTwo: '2', playerTwo: 'Jo' }],
  ['Alex one, Jo two', 'GiveIntent', { count: '1', player: 'Alex', countTwo: '2', playerTwo: 'Jo' }],
];

const ANOTHER_GAME: readonly Case[] = [
  ['yes with Zoe too', 'AddIntent', { players: ['Zoe'] }],
  ['yes, with Zoe', 'AddIntent', { players: ['Zoe'] }],
  ['yes and Zoe too', 'AddIntent', { players: ['Zoe'] }],
  ['yes and Zoe', 'AddIntent', { players: ['Zoe'] }],
  ['with Zoe', 'AddIntent', { players: ['Zoe'] }],
  ['yes without Jo', 'LeaveIntent', { player: 'Jo' }],
  ['yes, but without Jo', 'LeaveIntent', { player: 'Jo' }],
  ['play again with Sam and Max', 'StartIntent', { players: ['Sam', 'Max'] }],
  ['another game with Sam and Max', 'StartIntent', { players: ['Sam', 'Max'] }],
];

const OPTION_WORDS: readonly (readonly [words: string, option: OptionId])[] = [
  ['same rank drawn again', 'sameRank.again'],
  ['no held matches', 'matches.played'],
  ['ties broken by points', 'tie.points'],
  ['ties broken by the highest card', 'tie.highest'],
  ['both riding on a tie', 'tie.bothRide'],
  ['points', 'unit.points'],
  ['not for sips', 'unit.points'],
  ['sips off', 'unit.points'],
  ['no spots', 'board.pyramid'],
  ['no rows', 'board.pyramid'],
  ['no give and take', 'board.pyramid'],
  ['not both ride', 'tie.points'],
  ['only one rides', 'tie.points'],
  ['aces not high', 'ace.low'],
  ['no aces high', 'ace.low'],
  ['aces not low', 'ace.high'],
  ['no aces low', 'ace.high'],
  ['no party rules', 'preset.classic'],
  ['no higher lower bus', 'bus.questions'],
  ['no questions bus', 'bus.higherLower'],
  ['no solo gauntlet', 'mode.table'],
  ['no gauntlet', 'mode.table'],
  ['hold matches off', 'matches.played'],
  ['hold matches on', 'matches.held'],
  ['no brief', 'brief.off'],
  ['verbose', 'brief.off'],
  ['no plain', 'plain.off'],
  ['sounds on', 'plain.off'],
  ['sound on', 'plain.off'],
  ['sounds off', 'plain.on'],
  ['sound off', 'plain.on'],
  ['turn the goal post off', 'goalPost.off'],
  ['turn the goal post on', 'goalPost.on'],
  ['turn quick flips off', 'quickFlips.off'],
  ['same rank is not right', 'sameRank.wrong'],
  ["same rank isn't right", 'sameRank.wrong'],
  ["same rank doesn't draw again", 'sameRank.wrong'],
  ['same rank does not draw again', 'sameRank.wrong'],
  ['same rank is not wrong', 'sameRank.right'],
];

const HIGH_UNCAPPED_FLAT = { option: 'ace.high', optionTwo: 'cap.none', optionThree: 'rowStakes.flat' };
const TOGETHER: readonly Case[] = [
  'aces high and no cap but flat points',
  'aces high, no cap, flat points',
  'aces high, no cap but flat points',
  'aces high but no cap, and flat points',
  'aces high with no cap and flat points',
  'play aces high and no cap, flat points',
  'I want aces high, no cap and flat points',
].map((words): Case => [words, 'OptionIntent', HIGH_UNCAPPED_FLAT]);

const GUESSES: readonly Case[] = [
  ...[
    "I'm going to say red",
    'I want red',
    'give me red',
    'I reckon red',
    'red for sure',
    'actually, red',
  ].map((words): Case => [words, 'GuessIntent', { guess: 'red' }]),
  ['black for sure', 'GuessIntent', { guess: 'black' }],
  ...['the next one is lower', 'lower than that', 'lower than a seven', 'less', 'less than two'].map(
    (words): Case => [words, 'GuessIntent', { guess: 'lower' }],
  ),
  ...['it goes up', 'higher than the king', 'higher than an ace', 'higher than ten', 'greater'].map(
    (words): Case => [words, 'GuessIntent', { guess: 'higher' }],
  ),
  ...['between them', 'between the two', 'inside the two', 'inside them'].map((words): Case => [
    words,
    'GuessIntent',
    { guess: 'inside' },
  ]),
  ...['outside of them', 'outside the two'].map((words): Case => [
    words,
    'GuessIntent',
    { guess: 'outside' },
  ]),
  ['the suit is hearts', 'GuessIntent', { guess: 'hearts' }],
];

const TABLE: readonly Case[] = [
  ...['turn the card', 'reveal', 'let us continue', 'reveal the next card'].map((words): Case => [
    words,
    'ContinueIntent',
  ]),
  ['yes play', 'PlayIntent', { choice: 'play' }],
  ['yes, hold', 'PlayIntent', { choice: 'hold' }],
  ['save it for later', 'PlayIntent', { choice: 'hold' }],
];

const CORRECTIONS: readonly Case[] = [
  ['my name is Samuel', 'PlayersIntent', { players: ['Samuel'] }],
  ['actually Zoe', 'RenameIntent', { name: 'Zoe' }],
  ["actually, it's Zoe", 'RenameIntent', { name: 'Zoe' }],
  ['actually, stop', 'AMAZON.StopIntent'],
  ["actually, Sam's cards", 'CardsIntent', { player: 'Sam' }],
];

const TOPICS: readonly Case[] = (
  [
    ['explain the suit', 'questions'],
    ['explain the color', 'questions'],
    ['what color', 'questions'],
    ['do aces count high', 'ace'],
    ['do aces count high or low?', 'ace'],
    ['do you store our names', 'privacy'],
    ['what happens if I hold', 'matches'],
  ] as const
).map(([words, topic]): Case => [words, 'RulesIntent', { topic }]);

const CASES: readonly Case[] = [
  ...GIFTS,
  ...ANOTHER_GAME,
  ...OPTION_WORDS.map(([words, option]): Case => [words, 'OptionIntent', { option }]),
  ...TOGETHER,
  ...GUESSES,
  ...TABLE,
  ...CORRECTIONS,
  ...TOPICS,
];

describe.each(listened)('in $tag', ({ tag }) => {
  it.each(rows(CASES))('"%s" is %s', (words, intent, slots) => {
    expect([hear(words, COLOR, tag), hear(words, GIFT, tag)]).toEqual([
      { intent, slots },
      { intent, slots },
    ]);
  });
});

const BRITISH: readonly Case[] = [
  ['what colour', 'RulesIntent', { topic: 'questions' }],
  ['explain the colour', 'RulesIntent', { topic: 'questions' }],
  ['the colour is red', 'GuessIntent', { guess: 'red' }],
];

describe.each(listened.filter(({ tag }) => tag !== 'en-US'))('in $tag', ({ tag }) => {
  it.each(rows(BRITISH))('"%s" is %s', (words, intent, slots) => {
    expect(hear(words, COLOR, tag)).toEqual({ intent, slots });
  });
});

it.each<[words: string, players: readonly string[]]>([
  ['Red and Sam', ['Red', 'Sam']],
  ['red, sam and alex', ['Red', 'Sam', 'Alex']],
  ['Sam, Alex and Stop', ['Sam', 'Alex', 'Stop']],
  ['Chance and Zoe', ['Chance', 'Zoe']],
  ['Ace and Zoe', ['Ace', 'Zoe']],
  ['Win and Zoe', ['Win', 'Zoe']],
  ['Skip and Zoe', ['Skip', 'Zoe']],
  ['Do and Zoe', ['Do', 'Zoe']],
  ['An and Zoe', ['An', 'Zoe']],
  ['Zoe and an', ['Zoe', 'An']],
  ['Zoe and Alexa', ['Zoe', 'Alexa']],
  ['Zoe, Alexa and Kim', ['Zoe', 'Alexa', 'Kim']],
  ['Alexa and Zoe', ['Alexa', 'Zoe']],
  ['me', ['ME']],
  ['chance', ['Chance']],
  ['win', ['Win']],
])('who plays? "%s" names everybody, usable or not', (words, players) => {
  expect(hear(words, LOBBY)).toEqual({ intent: 'PlayersIntent', slots: { players } });
});

it.each(['Red and Sam', 'red and black', 'no chance and no luck'])(
  'where no names are asked for, "%s" names nobody',
  (words) => {
    expect(hear(words, COLOR).intent).toBe('AMAZON.FallbackIntent');
  },
);

it.each(['red and black', 'stop and go', 'higher, lower', 'Sam and I', 'Sam and you'])(
  'nor does "%s", which is no list of names',
  (words) => {
    expect(hear(words, LOBBY).intent).toBe('AMAZON.FallbackIntent');
  },
);

it('a seat by its number is nobody called Seat', () => {
  expect(hear('seat two', LOBBY)).toEqual({ intent: 'PlayersIntent', slots: { players: ['P2'] } });
  expect(hear('seat nine', LOBBY)).toEqual({ intent: 'AMAZON.FallbackIntent', slots: {} });
});
