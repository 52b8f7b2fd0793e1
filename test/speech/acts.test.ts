// Guards what each content act says: one sentence written by hand for every act, refusal, name fault and reason.
import type { Act, NameFault, UndoFault } from '../../lambda/dialog/reply.ts';
import type { Choice, Refusal } from '../../lambda/engine/index.ts';
import { after, call, classic, goal, party, table } from '../support/builders.ts';
import { wordCount } from '../../lambda/speech/voice.ts';
import { COUNTERS, ROUND_TWO, scene, spoken } from '../support/spoken.ts';

const GAME = scene({ game: ROUND_TWO });

/** Every act in round two of a game of Sam, Alex and Jo, with the words of its first wording. */
const ACTS: { readonly [T in Act['type']]: readonly [Extract<Act, { type: T }>, string] } = {
  welcomed: [
    { type: 'welcomed' },
    'Welcome to Ride the Bus! Four guesses, a pyramid, and a bus that nobody wants to ride.',
  ],
  welcomedBack: [{ type: 'welcomedBack' }, 'Good to hear from you again!'],
  resumed: [{ type: 'resumed' }, "Welcome back, Sam, Alex and Jo. It's round two of the questions."],
  lapsed: [{ type: 'lapsed' }, 'Your saved game was too old to go on with, so here comes a fresh one.'],
  unreadable: [{ type: 'unreadable' }, "I couldn't read your saved game, so we start a new one."],
  seated: [{ type: 'seated' }, 'I have Sam, Alex and Jo.'],
  rollCall: [{ type: 'rollCall' }, 'Sam, Alex and Jo. Here we go!'],
  ranksTold: [
    { type: 'ranksTold' },
    'Aces are high, and the same rank is wrong. To change that, say aces low or same rank draws again.',
  ],
  joined: [{ type: 'joined', seats: [2, 3] }, 'Alex and Jo are in.'],
  removed: [{ type: 'removed', seat: 3, name: 'Zoe' }, 'Without Zoe, then.'],
  renamed: [{ type: 'renamed', seat: 1, from: 'Tim' }, 'Sam, not Tim.'],
  moved: [{ type: 'moved', seat: 1 }, 'Sam goes first.'],
  nameRefused: [
    { type: 'nameRefused', said: 'Joe', fault: 'alike' },
    'Joe and Jo sound the same. Another name, please.',
  ],
  tooMany: [{ type: 'tooMany', most: 8 }, 'I have room for eight.'],
  tooFew: [{ type: 'tooFew', least: 2 }, 'It takes at least two; the solo gauntlet takes one.'],
  badCount: [{ type: 'badCount' }, 'One to eight can play; alone, it takes the gauntlet.'],
  chosen: [
    {
      type: 'chosen',
      preset: null,
      choices: [{ option: 'bus', value: 'questions' }],
      switchedOff: ['streak'],
    },
    'A questions bus it is. That switches off the streak.',
  ],
  idle: [
    { type: 'idle', option: 'streak', idledBy: { option: 'bus', value: 'questions' } },
    "With a questions bus there's no use for the streak.",
  ],
  sipsOff: [{ type: 'sipsOff' }, 'Here we play for points only.'],
  tooLate: [{ type: 'tooLate', what: 'option' }, 'Options are settled once a card has shown.'],
  set: [{ type: 'set', setting: 'plain', on: true }, 'No more sounds.'],
  happened: [{ type: 'happened', events: [{ type: 'goalPostCalled', seat: 1 }] }, 'Goal post it is.'],
  goalPostOffered: [{ type: 'goalPostOffered' }, 'Sam, say goal post to triple the two points.'],
  longRide: [{ type: 'longRide', misses: 10 }, 'Ten misses! You may pause, or end the game.'],
  refused: [{ type: 'refused', reason: 'oneself', seat: 1 }, "Nice try, but you can't give to yourself."],
  unknownPlayer: [{ type: 'unknownPlayer', said: 'Bob' }, 'Nobody here is called Bob.'],
  countWanted: [{ type: 'countWanted' }, 'First tell me how many, like four players.'],
  waiting: [{ type: 'waiting' }, 'No hurry.'],
  noSkipping: [{ type: 'noSkipping' }, "Nobody's turn can be skipped."],
  again: [
    { type: 'again', acts: [{ type: 'waiting' }, { type: 'sipsOff' }] },
    'No hurry. Here we play for points only.',
  ],
  noGame: [{ type: 'noGame' }, "There's nothing to tell yet."],
  scores: [{ type: 'scores', seat: null }, 'Sam one, Alex one, Jo one.'],
  cards: [{ type: 'cards', seat: 2 }, 'Alex has the two of clubs.'],
  turn: [{ type: 'turn' }, "Sam, it's your turn."],
  remaining: [{ type: 'remaining' }, "It's round two of four. After two more come the pyramid and the bus."],
  odds: [
    {
      type: 'odds',
      outlook: {
        type: 'call',
        unseen: 49,
        chances: [
          { call: 'higher', cards: 27 },
          { call: 'lower', cards: 19 },
        ],
        equal: 3,
      },
    },
    'Of the forty-nine unseen, twenty-seven would be higher and nineteen lower. Three would be drawn again.',
  ],
  options: [{ type: 'options' }, "You're playing classic rules."],
  topic: [{ type: 'topic', topic: 'howMany' }, 'Two to eight can play, and the gauntlet takes one to eight.'],
  help: [
    { type: 'help' },
    "Guess whether the next card is higher or lower. Say higher or lower. It's worth two points: right, you give; wrong, you take.",
  ],
  record: [
    { type: 'record', name: 'Sam', record: { name: 'Sam', played: 12, won: 5, best: 6 } },
    'Sam has played twelve games and won five; longest streak, six.',
  ],
  records: [{ type: 'records' }, 'No game has been finished here yet.'],
  undone: [{ type: 'undone', what: 'gift' }, 'Taken back.'],
  notUndone: [{ type: 'notUndone', why: 'shown' }, 'I undo gifts, options and names, until the next card.'],
  keptOn: [{ type: 'keptOn' }, 'Good, nothing changes.'],
  forgotten: [{ type: 'forgotten' }, 'Done. Names, records and the saved game are deleted.'],
  goodbye: [{ type: 'goodbye', saved: true }, 'Goodbye! Your game is saved.'],
};

test.each(Object.entries(ACTS))('%s', (_type, [act, words]) => {
  expect(spoken(GAME, [act]).text).toBe(words);
});

test.each(Object.entries(ACTS))('%s asks nothing and is one breath, whatever the wording', (_type, [act]) => {
  for (const wording of COUNTERS) {
    const { text } = spoken({ ...GAME, wording }, [act]);
    expect(text).not.toContain('?');
    expect(wordCount(text)).toBeLessThanOrEqual(30);
  }
});

const REFUSED: Readonly<Record<Refusal, string>> = {
  over: 'The game is over.',
  notAsked: "That's not what's asked just now.",
  notACall: "That's no call for this card.",
  goalPostOff: 'This table plays without the goal post.',
  noGoalPostHere: 'The goal post goes with questions two and three only.',
  noGoalPostCalled: 'Nobody has called goal post.',
  oneself: "Nice try, but you can't give to yourself.",
  tooMany: "That's more than there is to give.",
  noGift: 'At least one has to go.',
  cannotReceive: "Alex has left, and can't take any.",
  noSuchSeat: 'Nobody sits there.',
  alreadyGone: 'Alex has left already.',
  tooManyCards: "You don't have that many matches.",
};

test.each(Object.entries(REFUSED))('refused: %s', (reason, words) => {
  expect(spoken(GAME, [{ type: 'refused', reason: reason as Refusal, seat: 2 }]).text).toBe(words);
});

const FAULTS: Readonly<Record<NameFault, string>> = {
  letters: 'A name needs letters, and nothing but.',
  long: 'That name is too long for me; twenty letters at most.',
  rude: "Let's have a name that I can say in company.",
  command: "I'd take Higher for a command, so pick another name.",
  alike: 'Higher and another sound the same. Another name, please.',
};

test.each(Object.entries(FAULTS))('a name refused for %s', (fault, words) => {
  expect(spoken(GAME, [{ type: 'nameRefused', said: 'Higher', fault: fault as NameFault }]).text).toBe(words);
});

const NOT_UNDONE: Readonly<Record<UndoFault, string>> = {
  nothing: "There's nothing to take back.",
  shown: 'I undo gifts, options and names, until the next card.',
};

test.each(Object.entries(NOT_UNDONE))('not undone: %s', (why, words) => {
  expect(spoken(GAME, [{ type: 'notUndone', why: why as UndoFault }]).text).toBe(words);
});

describe('what was heard', () => {
  test.each([
    ['Sally-Anne', 'Nobody here is called Sally-Anne.'],
    ['?', 'Nobody here is called that.'],
    ['<b>Bob</b> & co', 'Nobody here is called that.'],
    ['x'.repeat(500), 'Nobody here is called that.'],
  ])('%s is repeated only where it can be', (heard, words) => {
    expect(spoken(GAME, [{ type: 'unknownPlayer', said: heard }]).text).toBe(words);
  });
});

describe('the roll call', () => {
  test.each([
    [scene({ names: [null, null, null, null] }), 'Four players. Here we go!'],
    [
      scene({ rules: classic({ rowStakes: 'flat', ace: 'low' }) }),
      'Sam, Alex and Jo, with flat points and aces low. Here we go!',
    ],
    [
      scene({ names: ['Sam'], rules: classic({ mode: 'gauntlet' }) }),
      'The solo gauntlet: ten rides to get five in a row.',
    ],
    [
      scene({ names: ['Sam', 'Jo'], rules: classic({ mode: 'gauntlet' }) }),
      'Sam and Jo, in the gauntlet. Five in a row wins!',
    ],
  ])('%#', (household, words) => {
    expect(spoken(household, [{ type: 'rollCall' }]).text).toBe(words);
  });
});

test('before the first card the options come with some that could be chosen', () => {
  expect(spoken(scene(), [{ type: 'options' }]).text).toBe(
    "You're playing classic rules. You can say party rules, give and take, questions bus, streak of three, aces low or goal post on.",
  );
  for (const board of ['spots', 'rows'] as const)
    expect(spoken(scene({ rules: classic({ board }) }), [{ type: 'options' }]).text).toContain(
      'party rules, pyramid, questions bus,',
    );
});

test('a record without a win', () => {
  const record = { name: 'Sam', played: 1, won: 0, best: 0 };
  expect(spoken(GAME, [{ type: 'record', name: 'Sam', record }]).text).toBe(
    'Sam has played one game and won none.',
  );
});

test('the records name the most wins and the longest streak', () => {
  const records = [
    { name: 'Sam', played: 7, won: 2, best: 3 },
    { name: 'Jo', played: 7, won: 4, best: 5 },
    { name: 'Alex', played: 1, won: 0, best: 0 },
  ];
  expect(spoken(scene({ records, finished: 7 }), [{ type: 'records' }]).text).toBe(
    'Seven games finished here. Wins: Jo four, Sam two. Longest streak: Jo, with five.',
  );
});

test.each([
  ['name', 'Taken back.', 'As it was before.', 'Undone.'],
  ['option', 'That option is back as it was.', 'Undone.', 'As before, then.'],
] as const)('undone: a %s', (what, ...wordings) => {
  const told = [0, 1, 2].map((wording) => spoken({ ...GAME, wording }, [{ type: 'undone', what }]).text);
  expect(told).toEqual(wordings);
});

test('what can be taken back at all', () => {
  const act: Act = { type: 'notUndone', why: 'shown' };
  expect([1, 2].map((wording) => spoken({ ...GAME, wording }, [act]).text)).toEqual([
    'Gifts, options and names come back, until the next card.',
    'Undo takes gifts, options and names, until the next card.',
  ]);
});

test('a gauntlet takes one, so that too few are nobody', () => {
  expect(spoken(GAME, [{ type: 'tooFew', least: 1 }]).text).toBe('It takes at least one.');
});

test.each(['command', 'alike'] as const)('a name refused for %s, of which only an id was heard', (fault) => {
  for (const said of ['ME', 'P3']) {
    for (const wording of COUNTERS) {
      const { text } = spoken({ ...GAME, wording }, [{ type: 'nameRefused', said, fault }]);
      expect(text).toMatch(/\bthat\b/i);
      expect(text).not.toMatch(/\b(ME|P3)\b/);
    }
  }
});

describe('the gauntlet chosen', () => {
  const choices: readonly Choice[] = [{ option: 'mode', value: 'gauntlet' }];
  const words = 'The gauntlet it is. That switches off the options of board and bus.';
  test.each([
    ['while every option stands as it was', []],
    ['with one that was chosen', ['streak']],
    ['with many', ['board', 'bus', 'tie', 'cap']],
  ] as const)('%s', (_case, switchedOff) => {
    const household = scene({ rules: classic({ mode: 'gauntlet' }) });
    expect(spoken(household, [{ type: 'chosen', preset: null, choices, switchedOff }]).text).toBe(words);
  });

  test('and the table game after it in the same breath', () => {
    const both: readonly Choice[] = [...choices, { option: 'mode', value: 'table' }];
    expect(
      spoken(scene(), [{ type: 'chosen', preset: null, choices: both, switchedOff: ['bus', 'cap'] }]).text,
    ).toBe('The gauntlet and the table game it is.');
  });

  test('the table game switches nothing off', () => {
    const table: readonly Choice[] = [{ option: 'mode', value: 'table' }];
    expect(spoken(scene(), [{ type: 'chosen', preset: null, choices: table, switchedOff: [] }]).text).toBe(
      'The table game it is.',
    );
  });
});

test('all that two choices switch off is named', () => {
  const choices: readonly Choice[] = [
    { option: 'board', value: 'spots' },
    { option: 'bus', value: 'questions' },
  ];
  const switchedOff = ['matches', 'pyramidRows', 'streak'] as const;
  expect(spoken(scene(), [{ type: 'chosen', preset: null, choices, switchedOff }]).text).toBe(
    'Give and take spots and a questions bus it is. That switches off held matches, the number of rows and the streak.',
  );
});

test('a game goes on with the goal post that was called', () => {
  const called = after(table(party(), 2, '7H 2C'), call('black'), call('red'), { type: 'callGoalPost' });
  const household = scene({ names: ['Sam', 'Alex'], game: called.game });
  expect(spoken(household, [{ type: 'resumed' }]).text).toBe(
    "Welcome back, Sam and Alex. It's round two of the questions. Goal post stands.",
  );
  const answered = after(called, goal('higher'));
  expect(spoken({ ...household, game: answered.game }, [{ type: 'resumed' }]).text).not.toContain('Goal');
});
