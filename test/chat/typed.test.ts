// Guards how freely one may type: case, punctuation, fillers, contractions, numbers, sound-alikes; and that words which
// mean nothing here are nothing.
import { COLOR, GIFT, hear, LOBBY, rows, type Case } from './table.ts';

const FREELY: readonly Case[] = [
  ['RED!!!', 'GuessIntent', { guess: 'red' }],
  ['  um, I think... red, please  ', 'GuessIntent', { guess: 'red' }],
  ['well okay, let’s say black', 'GuessIntent', { guess: 'black' }],
  ["uh I'd say higher", 'GuessIntent', { guess: 'higher' }],
  ['i say red', 'GuessIntent', { guess: 'red' }],
  ['going red', 'GuessIntent', { guess: 'red' }],
  ["it's red", 'GuessIntent', { guess: 'red' }],
  ['its red', 'GuessIntent', { guess: 'red' }],
  ['goal-post: higher', 'GuessIntent', { goalPost: 'on', guess: 'higher' }],
  ['higher goal post', 'GuessIntent', { goalPost: 'on', guess: 'higher' }],
  ['okay', 'AMAZON.YesIntent'],
  ['yes please', 'AMAZON.YesIntent'],
  ['no, thank you', 'AMAZON.NoIntent'],
  ['whats the score', 'ScoreIntent'],
  ['what is the score?', 'ScoreIntent'],
  ['im leaving', 'LeaveIntent'],
  ['I am leaving.', 'LeaveIntent'],
  ['sams cards', 'CardsIntent', { player: 'Sam' }],
  ["James' cards", 'CardsIntent', { player: 'James' }],
  ['rules', 'RulesIntent'],
];

const NUMBERS: readonly Case[] = [
  ['4', 'CountIntent', { count: '4' }],
  ['four', 'CountIntent', { count: '4' }],
  ['there are 04 of us', 'CountIntent', { count: '4' }],
  ['twenty-one', 'CountIntent', { count: '21' }],
  ['twenty one players', 'CountIntent', { count: '21' }],
  ['nought', 'CountIntent', { count: '0' }],
  ['nine', 'CountIntent', { count: '9' }],
  ['streak of 7', 'OptionIntent', { option: 'streak.7' }],
  ['cap of 40', 'OptionIntent', { option: 'cap.40' }],
  ['player 3', 'PlayersIntent', { players: ['P3'] }],
  ['1 to Sam & 2 to Alex', 'GiveIntent', { count: '1', player: 'Sam', countTwo: '2', playerTwo: 'Alex' }],
  ['start a game for 5', 'StartIntent', { count: '5' }],
  ['?', 'AMAZON.FallbackIntent'],
  ['3.5', 'AMAZON.FallbackIntent'],
  ['three point five', 'AMAZON.FallbackIntent'],
  ['NaN', 'AMAZON.FallbackIntent'],
];

const ALIKE: readonly Case[] = [
  ['read', 'GuessIntent', { guess: 'red' }],
  ['hire', 'GuessIntent', { guess: 'higher' }],
  ['lore', 'GuessIntent', { guess: 'lower' }],
  ['in side', 'GuessIntent', { guess: 'inside' }],
  ['out side', 'GuessIntent', { guess: 'outside' }],
  ['harts', 'GuessIntent', { guess: 'hearts' }],
  ['spayed', 'GuessIntent', { guess: 'spades' }],
  ['won', 'CountIntent', { count: '1' }],
  ['too', 'CountIntent', { count: '2' }],
  ['for', 'CountIntent', { count: '4' }],
  ['ate', 'CountIntent', { count: '8' }],
  ['for players', 'CountIntent', { count: '4' }],
  ['player too', 'PlayersIntent', { players: ['P2'] }],
  ['player for', 'PlayersIntent', { players: ['P4'] }],
  [
    'won to Sam and to to Alex',
    'GiveIntent',
    { count: '1', player: 'Sam', countTwo: '2', playerTwo: 'Alex' },
  ],
  ['give it two Sam', 'GiveIntent', { player: 'Sam' }],
  ['streak of for', 'OptionIntent', { option: 'streak.4' }],
  ['with Jo two', 'AddIntent', { players: ['Jo'] }],
];

it.each(rows([...FREELY, ...NUMBERS, ...ALIKE]))('"%s" is %s', (words, intent, slots) => {
  expect(hear(words, COLOR)).toEqual({ intent, slots });
});

const LONGEST: readonly Case[] = [
  ['play', 'PlayIntent', { choice: 'play' }],
  ['play matches', 'OptionIntent', { option: 'matches.played' }],
  ['play one', 'PlayIntent', { choice: 'playOne' }],
  ['play one hold one', 'PlayIntent', { choice: 'playOne' }],
  ['hold matches', 'OptionIntent', { option: 'matches.held' }],
  ['goal post on', 'OptionIntent', { option: 'goalPost.on' }],
  ['give and take rows', 'OptionIntent', { option: 'board.rows' }],
  ['start over', 'AMAZON.StartOverIntent'],
  ['start', 'StartIntent'],
];

it.each(rows(LONGEST))('the longest words win: "%s" is %s', (words, intent, slots) => {
  expect(hear(words, COLOR)).toEqual({ intent, slots });
});

const NOTHING = [
  'what a lovely day',
  'banana split please',
  'turn on the lights',
  "what's the weather",
  'tell me a joke',
  'hello',
  'Him',
  'Obviously',
  'Cheers',
  'blah blah blah',
  'red black',
  'higher or lower',
  '',
  '...',
  '{guess}',
];

it.each(NOTHING)('"%s" is nothing, whatever is asked', (words) => {
  for (const situation of [LOBBY, COLOR, GIFT]) {
    expect(hear(words, situation)).toEqual({ intent: 'AMAZON.FallbackIntent', slots: {} });
  }
});
