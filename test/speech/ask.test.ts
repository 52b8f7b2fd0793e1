// Guards the one question of a reply: each type in each way of asking, its reprompt, and help with its legal answers.
import type { Confirmation, Household } from '../../lambda/dialog/household.ts';
import { QUESTION_TYPES, type QuestionType } from '../../lambda/speech/view.ts';
import {
  after,
  afterQuestions,
  call,
  calling,
  classic,
  drawnAs,
  giveTo,
  goal,
  party,
  table,
  type Table,
} from '../support/builders.ts';
import { ROUND_TWO, asked, scene, spoken } from '../support/spoken.ts';

/** The rows of three players; nobody has a king, only Sam has sevens. */
const ROWS = drawnAs('7H 7C 9D TS', '3H 4C 8D QS', '4H 5C 6D JS');
const PYRAMID = afterQuestions(table(classic(), 3, `${ROWS} 7S`));
const HELD = afterQuestions(table(party(), 3, `${ROWS} 7S`));

function inGame({ game }: Table): Household {
  return scene({ game });
}

/** A household at each type of question. */
const SCENES: Readonly<Record<QuestionType, Household>> = {
  players: scene({ names: [] }),
  morePlayers: scene({ names: ['Sam'], about: { type: 'morePlayers', count: null } }),
  color: inGame(table(classic(), 3)),
  higherLower: scene({ game: ROUND_TWO }),
  insideOutside: inGame(
    after(
      table(classic(), 3, '4H 2C 9D JS 3C 8D'),
      call('black'),
      call('red'),
      call('black'),
      call('lower'),
      call('lower'),
      call('higher'),
    ),
  ),
  suit: inGame(lastRound()),
  give: inGame(after(table(classic(), 3, '7H'), call('red'))),
  playOrHold: inGame(HELD),
  continue: inGame(after(PYRAMID, giveTo(2, 2))),
  rematch: scene({ game: after(table(classic(), 3), { type: 'end' }).game, about: { type: 'rematch' } }),
  confirm: confirming('end'),
};

function lastRound(): Table {
  let now = table(classic(), 3, ROWS);
  while (now.game.phase.type === 'questions' && now.game.phase.round < 4)
    now = after(now, calling(now, 'wrong'));
  return now;
}

function confirming(what: Confirmation): Household {
  return scene({ game: ROUND_TWO, about: { type: 'confirm', what, before: { type: 'game' }, then: null } });
}

const PLAIN: Readonly<Record<QuestionType, string>> = {
  players: "Who's playing?",
  morePlayers: 'Who else?',
  color: 'Sam, red or black?',
  higherLower: 'Sam, higher or lower than the seven?',
  insideOutside: 'Sam, inside or outside, four and jack?',
  suit: 'Sam, which suit?',
  give: 'Sam, who gets the point?',
  playOrHold: 'Sam, two cards, two sips each: play all, play one or hold?',
  continue: 'Next card?',
  rematch: 'Another game?',
  confirm: 'End the game with the scores as they stand?',
};

test.each(Object.entries(PLAIN))('%s as it is', (type, words) => {
  expect(asked(SCENES[type as QuestionType])).toBe(words);
});

test.each(Object.entries(PLAIN))('%s after a first wrong word', (type, words) => {
  expect(asked(SCENES[type as QuestionType], 'shorter')).toBe(`Sorry, I didn't catch that. ${words}`);
});

const CHOICES: Readonly<Record<QuestionType, string>> = {
  players: 'Say the names, like Sam and Alex. Or say four players or start the solo gauntlet.',
  morePlayers: 'Say the names, like Sam and Alex. Or say start the solo gauntlet.',
  color: 'You can say red or black.',
  higherLower: 'You can say higher or lower.',
  insideOutside: 'You can say inside or outside.',
  suit: 'You can say hearts, diamonds, clubs or spades.',
  give: 'You can say Alex or Jo.',
  playOrHold: 'You can say play all, play one or hold.',
  continue: 'You can say continue.',
  rematch: 'You can say yes or no.',
  confirm: 'You can say yes or no.',
};

test.each(Object.entries(CHOICES))('%s after a second: the legal answers', (type, words) => {
  expect(asked(SCENES[type as QuestionType], 'choices')).toBe(`${words} ${PLAIN[type as QuestionType]}`);
});

const EXAMPLES: Readonly<Record<QuestionType, string>> = {
  players: 'Sam, Alex and Jo',
  morePlayers: 'Sam, Alex and Jo',
  color: 'red',
  higherLower: 'higher',
  insideOutside: 'inside',
  suit: 'hearts',
  give: 'Alex',
  playOrHold: 'play all',
  continue: 'continue',
  rematch: 'yes',
  confirm: 'yes',
};

test.each(Object.entries(EXAMPLES))('%s after a third: an example', (type, example) => {
  const words = `Say, for example, ${example}. Or say help. ${PLAIN[type as QuestionType]}`;
  expect(asked(SCENES[type as QuestionType], 'example')).toBe(words);
});

test('between two names that sound alike', () => {
  expect(asked(SCENES.give, 'which')).toBe('Did you mean Alex or Jo?');
});

const HELP: Readonly<Record<QuestionType, string>> = {
  players:
    'Tell me the names, like Sam, Alex and Jo, or how many play, like four players. Or start the solo gauntlet.',
  morePlayers: 'Tell me the other names, or say start the solo gauntlet.',
  color:
    "Guess the color of your next card: say red or black. It's worth one point: right, you give; wrong, you take.",
  higherLower:
    "Guess whether the next card is higher or lower. Say higher or lower. It's worth two points: right, you give; wrong, you take.",
  insideOutside:
    "Guess whether the next card falls between your two or beyond them. Say inside or outside. It's worth three points: right, you give; wrong, you take.",
  suit: "Guess the suit of your next card: say hearts, diamonds, clubs or spades. It's worth four points: right, you give; wrong, you take.",
  give: 'Choose who takes one point. Say Alex or Jo.',
  playOrHold:
    'Say play all, play one or hold. A card that you play gives two sips away; one that you hold may match later, and counts when the rider is chosen.',
  continue: 'When the table is ready for the next card, say continue.',
  rematch: 'Say yes to play again with the same players and options, or no to stop.',
  confirm: 'Say yes or no.',
};

test.each(Object.entries(HELP))('help on %s, which it asks again', (type, words) => {
  const household = SCENES[type as QuestionType];
  expect(spoken(household, [{ type: 'help' }], { how: 'plain' }).text).toBe(
    `${words} ${PLAIN[type as QuestionType]}`,
  );
});

const CONFIRM: Readonly<Record<Confirmation, string>> = {
  end: 'End the game with the scores as they stand?',
  startOver: 'Drop this game and start over?',
  forget: 'Delete your names, records and the saved game?',
  leave: 'Who is leaving?',
};

test.each(Object.entries(CONFIRM))('confirming %s', (what, words) => {
  expect(asked(confirming(what as Confirmation))).toBe(words);
});

describe('special cases', () => {
  test.each<[string, Household, string]>([
    [
      'inside that can’t win',
      inGame(
        after(table(classic(), 2, '4H 2C 5D 9C'), call('black'), call('red'), call('lower'), call('lower')),
      ),
      'Nothing fits inside. Sam, inside or outside, four and five?',
    ],
    [
      'two cards of one rank',
      inGame(
        after(table(classic(), 2, '6H 2C 6D 9C'), call('black'), call('red'), call('lower'), call('lower')),
      ),
      'Nothing fits inside. Sam, inside or outside, a pair of sixes?',
    ],
    [
      'a low ace comes first',
      inGame(
        after(
          table(party({ goalPost: 'off' }), 2, 'AH 9C KD 2C'),
          call('black'),
          call('red'),
          call('lower'),
          call('higher'),
        ),
      ),
      'Sam, inside or outside, ace and king?',
    ],
    ['several gifts', inGame(PYRAMID), 'Sam, two cards, one point each: who gets them?'],
    [
      'a goal post that was called',
      inGame(after(table(party(), 2, '7H 2C'), call('black'), call('red'), { type: 'callGoalPost' })),
      'Sam, higher or lower than the seven?',
    ],
    [
      'a tripled gift',
      inGame(
        after(table(party(), 3, '7H 2C 3D 9S'), call('black'), call('red'), call('black'), goal('higher')),
      ),
      'Sam, who gets the twelve sips?',
    ],
    [
      'the last table',
      scene({ about: { type: 'players', count: null, again: true } }),
      "Same as last time, or who's playing?",
    ],
    [
      'a number of players',
      scene({ about: { type: 'players', count: 4, again: false } }),
      'What are the four names?',
    ],
    [
      'some of a number',
      scene({ names: ['Sam', 'Alex'], about: { type: 'morePlayers', count: 4 } }),
      'Who are the other two?',
    ],
    [
      'one of a number',
      scene({ names: ['Sam'], about: { type: 'morePlayers', count: 2 } }),
      'Who is the other one?',
    ],
    [
      'a player without a name',
      scene({ names: [null, null], game: table(classic(), 2).game }),
      'Player one, red or black?',
    ],
    [
      'alone and without a name',
      scene({ names: [null], game: table(classic({ mode: 'gauntlet' }), 1).game }),
      'Red or black?',
    ],
  ])('%s', (_case, household, words) => {
    expect(asked(household)).toBe(words);
  });

  test('the last chance to play is said', () => {
    const [start, rows] = [table(party(), 2, `${drawnAs('7H 7C 9D TS', '3H 7D 8D QS')} 7S`), 'Sam'];
    expect(asked(scene({ names: [rows, 'Alex'], game: afterQuestions(start).game }))).toBe(
      'No later card can match. Sam, two cards, two sips each: play all, play one or hold?',
    );
    const household = scene({ names: [rows, 'Alex'], game: afterQuestions(start).game });
    expect(spoken(household, [{ type: 'help' }]).text).toBe(
      'Say play all, play one or hold. A card that you play gives two sips away; one that you hold counts when the rider is chosen.',
    );
  });
});

test.each(QUESTION_TYPES)('the reprompt of %s asks too, and once', (type) => {
  expect(spoken(SCENES[type], [], { how: 'plain' }).reprompt?.text).toMatch(/^[^?]+\?$/);
});

test.each(QUESTION_TYPES.filter((type) => type !== 'confirm'))(
  'the reprompt of %s is worded anew',
  (type) => {
    const reply = spoken(SCENES[type], [], { how: 'plain' });
    expect(reply.reprompt?.text).not.toBe(reply.text);
  },
);

describe('help on a question with a goal post called', () => {
  test('tells what it is worth now', () => {
    const called = after(
      table(classic({ goalPost: 'on' }), 3, '7H 2C 9D'),
      call('red'),
      giveTo(2),
      call('red'),
      {
        type: 'guess',
        guess: 'black',
        goalPost: false,
      },
    );
    const stands = after(called, { type: 'callGoalPost' });
    expect(spoken(inGame(called), [{ type: 'help' }]).text).toBe(
      "Guess whether the next card is higher or lower. Say higher or lower. It's worth two points: right, you give; wrong, you take. Say goal post to triple it.",
    );
    expect(spoken(inGame(stands), [{ type: 'help' }]).text).toBe(
      'Guess whether the next card is higher or lower. Say higher or lower. Goal post stands, for triple: right, you give six points; wrong, you take them.',
    );
  });

  test('and what it costs one who plays alone', () => {
    const rules = classic({ mode: 'gauntlet', goalPost: 'on' });
    const { game } = after(table(rules, 1, '7H 2C'), call('red'), { type: 'callGoalPost' });
    expect(spoken(scene({ names: [null], game }), [{ type: 'help' }]).text).toBe(
      'Guess whether the next card is higher or lower. Say higher or lower. Goal post stands, for triple: right costs nothing; wrong costs six points.',
    );
  });
});
