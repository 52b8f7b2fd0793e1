// Guards everyday talk: thinking aloud, a call that is taken back in the same breath, waiting, leaving, small questions.
import { listened } from '../../lambda/locales/listened.ts';
import { COLOR, GIFT, hear, LOBBY, rows, type Case } from './table.ts';

const CALLS: readonly Case[] = [
  ...[
    'sure, red',
    'gotta be red',
    'red red',
    'no wait, red',
    'obviously red',
    'uhhh red',
    'ummm, red',
    'Alexa, red',
  ].map((words): Case => [words, 'GuessIntent', { guess: 'red' }]),
  ...['higher, no, lower', 'higher, no wait, lower', 'higher... wait, no, lower'].map((words): Case => [
    words,
    'GuessIntent',
    { before: 'higher', guess: 'lower' },
  ]),
];

const GIFTS: readonly Case[] = [
  "I'm giving it to Jo",
  "I'll go with Jo",
  'definitely Jo',
  'Jo gets everything',
  'Jo drinks',
  'let Jo drink',
].map((words): Case => [words, 'GiveIntent', { player: 'Jo' }]);

const ANY_TIME: readonly Case[] = [
  ...['hold on', 'hang on', 'wait', 'wait a second', 'hold on a second', 'one sec', 'give me a moment'].map(
    (words): Case => [words, 'WaitIntent'],
  ),
  ...['how many do I have', 'how many sips have I had'].map((words): Case => [words, 'ScoreIntent']),
  ...['what was my first card', 'what card do I have'].map((words): Case => [words, 'CardsIntent']),
  ...['say again', 'huh?'].map((words): Case => [words, 'AMAZON.RepeatIntent']),
  ...['I want out', 'I quit', 'count me out'].map((words): Case => [words, 'LeaveIntent']),
  ['how many in a row', 'RulesIntent', { topic: 'streak' }],
  ['no, not Alex, Tom', 'RenameIntent', { not: 'Alex', name: 'Tom' }],
];

describe.each(listened)('in $tag', ({ tag }) => {
  it.each(rows([...CALLS, ...GIFTS, ...ANY_TIME]))('"%s" is %s', (words, intent, slots) => {
    expect([hear(words, COLOR, tag), hear(words, GIFT, tag)]).toEqual([
      { intent, slots },
      { intent, slots },
    ]);
  });
});

it.each(['just me', "it's just me"])('who plays? "%s" is a game alone', (words) => {
  expect(hear(words, LOBBY)).toEqual({ intent: 'OptionIntent', slots: { option: 'mode.solo' } });
});

it.each(['yes, Jo', 'no wait, Jo', 'sorry, Jo', 'cheers, Jo'])('who gets it? "%s" is Jo', (words) => {
  expect(hear(words, GIFT)).toEqual({ intent: 'PlayersIntent', slots: { players: ['Jo'] } });
});
