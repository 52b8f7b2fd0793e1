// Guards moves in the game as they are said: gifts to one or several, a gift in the breath of a guess, goal posts,
// plays, and what the table is told beside.
import { said, talk, type Talk } from '../support/talk.ts';

/** Three players, and Sam has called red right: one point to give. */
function oneGift(): Talk {
  const conversation = talk('7H 2C 9D');
  conversation.say('PlayersIntent', { players: ['sam', 'tim', 'tom'] });
  conversation.say('GuessIntent', { guess: 'red' });
  return conversation;
}

const scores = ({ household }: Talk) => household().game?.players.map(({ score }) => score);

test.each([
  ['PlayersIntent', { players: ['tom'] }, [0, 0, 1]],
  ['PlayersIntent', { players: 'tim' }, [0, 1, 0]],
  ['PlayersIntent', { players: ['P3'] }, [0, 0, 1]],
  ['GiveIntent', { player: 'tom' }, [0, 0, 1]],
  ['GiveIntent', { player: 'tom', count: '1' }, [0, 0, 1]],
] as const)('%s %j gives', (intent, slots, expected) => {
  const conversation = oneGift();
  conversation.say(intent, slots);
  expect(scores(conversation)).toEqual(expected);
});

test.each([
  ['PlayersIntent', { players: ['sam'] }, { type: 'refused', reason: 'oneself', seat: 1 }],
  ['PlayersIntent', { players: ['ME'] }, { type: 'refused', reason: 'oneself', seat: 1 }],
  ['PlayersIntent', { players: ['tim', 'tom'] }, { type: 'refused', reason: 'tooMany', seat: 2 }],
  ['GiveIntent', { player: 'tim', count: '2' }, { type: 'refused', reason: 'tooMany', seat: 2 }],
  ['PlayersIntent', { players: ['bob'] }, { type: 'unknownPlayer', said: 'bob' }],
  ['PlayersIntent', { players: ['P8'] }, { type: 'unknownPlayer', said: 'P8' }],
] as const)('%s %j gives nothing', (intent, slots, act) => {
  const conversation = oneGift();
  const { game } = conversation.household();
  expect(conversation.say(intent, slots).acts).toEqual([act]);
  expect(conversation.household().game).toBe(game);
});

test('a word that is no name names nobody', () => {
  const conversation = oneGift();
  expect(conversation.say('GiveIntent', { player: 'hold' })).toEqual({ acts: [], ask: { how: 'shorter' } });
});

test('a name between two asks which', () => {
  const conversation = oneGift();
  expect(conversation.say('PlayersIntent', { players: ['tam'] })).toEqual({
    acts: [],
    ask: { how: 'which', seats: [2, 3] },
  });
  conversation.say('PlayersIntent', { players: ['tim'] });
  expect(scores(conversation)).toEqual([0, 1, 0]);
});

test.each([
  ['is another receiver', 'tom', ['undone', 'happened'], [0, 0, 1]],
  ['is nobody at the table', 'bob', ['unknownPlayer'], [0, 1, 0]],
])('"no, not Tim" and a name that %s corrects the gift, and nobody is renamed', (_, name, acts, given) => {
  const conversation = oneGift();
  conversation.say('PlayersIntent', { players: ['tim'] });
  expect(said(conversation.say('RenameIntent', { not: 'tim', name }))).toEqual(acts);
  expect(scores(conversation)).toEqual(given);
  expect(conversation.household().table.names).toEqual(['Sam', 'Tim', 'Tom']);
});

test('where no gift can be meant, "no, not Tim, Bob" corrects the name', () => {
  const conversation = oneGift();
  conversation.say('PlayersIntent', { players: ['tim'] });
  conversation.say('GuessIntent', { guess: 'red' });
  conversation.say('RenameIntent', { not: 'tim', name: 'bob' });
  expect(conversation.household().table.names).toEqual(['Sam', 'Bob', 'Tom']);
});

test('a receiver in the breath of a right guess gets the gift; of a wrong one, nothing', () => {
  const conversation = talk('7H 2C 9D');
  conversation.say('PlayersIntent', { players: ['sam', 'tim', 'tom'] });
  const right = conversation.say('GuessIntent', { guess: 'red', player: 'tom' });
  expect(said(right)).toEqual(['happened']);
  expect(scores(conversation)).toEqual([0, 0, 1]);
  conversation.say('GuessIntent', { guess: 'red', player: 'sam' });
  expect(scores(conversation)).toEqual([0, 1, 1]);
});

test('an unknown receiver in the breath of a guess leaves the guess standing and asks', () => {
  const conversation = talk('7H 2C 9D');
  conversation.say('PlayersIntent', { players: ['sam', 'tim', 'tom'] });
  const reply = conversation.say('GuessIntent', { guess: 'red', player: 'bob' });
  expect(said(reply)).toEqual(['happened', 'unknownPlayer']);
  expect(conversation.household().game?.phase).toMatchObject({ giving: { seat: 1, stake: 1, count: 1 } });
});

describe('the party rules', () => {
  /** Two players after question 1, with goal posts on: Sam is asked higher or lower than the seven. */
  function secondQuestion(): Talk {
    const conversation = talk('7H 2C 9D');
    conversation.say('StartIntent', { option: 'preset.party', players: ['sam', 'jo'] });
    conversation.say('GuessIntent', { guess: 'black' });
    return conversation;
  }

  test('goal post is offered once, with the first question that takes it', () => {
    const conversation = secondQuestion();
    expect(said(conversation.say('GuessIntent', { guess: 'red' }))).toEqual(['happened', 'goalPostOffered']);
    expect(said(conversation.say('GuessIntent', { guess: 'lower' }))).toEqual(['happened']);
  });

  test.each([
    ['in one breath', [['GuessIntent', { guess: 'lower', goalPost: 'on' }]], 14],
    [
      'before the guess',
      [
        ['GoalPostIntent', { goalPost: 'on' }],
        ['GuessIntent', { guess: 'lower' }],
      ],
      14,
    ],
    [
      'taken back',
      [
        ['GoalPostIntent', { goalPost: 'on' }],
        ['GoalPostIntent', { goalPost: 'off' }],
        ['GuessIntent', { guess: 'lower' }],
      ],
      6,
    ],
    [
      'taken back in the breath of the guess',
      [
        ['GoalPostIntent', { goalPost: 'on' }],
        ['GuessIntent', { guess: 'lower', goalPost: 'off' }],
      ],
      6,
    ],
  ] as const)('goal post %s', (_, lines, score) => {
    const conversation = secondQuestion();
    conversation.say('GuessIntent', { guess: 'red' });
    for (const [intent, slots] of lines) conversation.say(intent, slots);
    expect(scores(conversation)?.[0]).toBe(score);
  });
});

describe('two matching cards that may be held', () => {
  /** Sam holds the sevens of hearts and spades, and the first flip of the pyramid is another. */
  function twoMatches(): Talk {
    const conversation = talk('7H 2C 7S 3C 9H 4C TH 5C 7D');
    conversation.say('StartIntent', { option: 'preset.party', players: ['sam', 'jo'] });
    for (const guess of ['black', 'red', 'higher', 'lower', 'inside', 'inside', 'clubs', 'hearts']) {
      conversation.say('GuessIntent', { guess });
    }
    return conversation;
  }

  test.each([
    ['PlayIntent', { choice: 'hold' }, 4],
    ['PlayIntent', { choice: 'playOne' }, 3],
    ['PlayIntent', { choice: 'playTwo' }, 2],
    ['PlayIntent', { choice: 'playAll' }, 2],
    ['PlayIntent', { choice: 'play' }, 2],
    ['CountIntent', { count: '1' }, 3],
    ['StartIntent', {}, 2],
  ] as const)('%s %j leaves %i cards', (intent, slots, left) => {
    const conversation = twoMatches();
    conversation.say(intent, slots);
    expect(conversation.household().game?.players[0]?.row).toHaveLength(left);
  });

  test.each([
    [{ player: 'jo' }, 2, 2],
    [{ player: 'jo', count: '1' }, 3, 1],
    [{ player: 'jo', count: '2' }, 2, 2],
  ])('give %j plays them to Jo: %i cards left, %i gifts', (slots, left, gifts) => {
    const conversation = twoMatches();
    const [, before = 0] = scores(conversation) ?? [];
    conversation.say('GiveIntent', slots);
    expect(conversation.household().game?.players[0]?.row).toHaveLength(left);
    expect(scores(conversation)?.[1]).toBe(before + 2 * gifts);
  });

  test('three of two are too many', () => {
    const conversation = twoMatches();
    expect(conversation.say('CountIntent', { count: '3' }).acts).toEqual([
      { type: 'refused', reason: 'tooManyCards', seat: 1 },
    ]);
  });
});

test('where all are asked, "my cards" asks whose, and a name says it', () => {
  const conversation = talk('7H 2C 7S 3C 9H 4C TH 5C 7D');
  conversation.say('PlayersIntent', { players: ['sam', 'jo'] });
  for (const guess of ['black', 'red', 'higher', 'lower', 'inside', 'inside', 'clubs', 'hearts'])
    conversation.say('GuessIntent', { guess });
  const { game } = conversation.household();
  expect(conversation.say('CardsIntent')).toEqual({ acts: [], ask: { how: 'which', seats: [1, 2] } });
  expect(conversation.say('PlayersIntent', { players: ['jo'] }).acts).toEqual([{ type: 'cards', seat: 2 }]);
  expect(conversation.household().game).toBe(game);
});

test('a player who gets the same name again stays', () => {
  const conversation = oneGift();
  expect(said(conversation.say('RenameIntent', { player: 'P3', name: 'tom' }))).toEqual(['keptOn']);
  expect(conversation.household().undo).toBeNull();
});

test('a player is renamed at any time', () => {
  const conversation = oneGift();
  const { game } = conversation.household();
  conversation.say('RenameIntent', { player: 'P3', name: 'zoe' });
  expect(conversation.household()).toMatchObject({ table: { names: ['Sam', 'Tim', 'Zoe'] }, game });
});

describe('three cards to give', () => {
  /** Sam plays three twos at two sips each, to be shared between Alex and Jo. */
  function threeCards(): Talk {
    const conversation = talk('2H 3D 4C 2D 5S 6H 2C 7D 8H 9C TD JS 2S');
    conversation.say('StartIntent', { option: 'preset.party', players: ['sam', 'alex', 'jo'] });
    const guesses = ['black', 'black', 'red', 'lower', 'lower', 'lower', 'inside', 'inside', 'inside'];
    for (const guess of [...guesses, 'spades', 'spades', 'hearts'])
      conversation.say('GuessIntent', { guess });
    conversation.say('PlayIntent', { choice: 'playAll' });
    return conversation;
  }

  test.each([
    ['one to Alex and the rest to Jo', { count: '1', player: 'alex', playerTwo: 'jo' }, [2, 4]],
    ['one to Alex and two to Jo', { count: '1', player: 'alex', countTwo: '2', playerTwo: 'jo' }, [2, 4]],
    [
      'two sips to Alex and four sips to Jo',
      { count: '2', player: 'alex', countTwo: '4', playerTwo: 'jo' },
      [2, 4],
    ],
    ['six sips to Jo', { count: '6', player: 'jo' }, [0, 6]],
    ['them all to Alex', { player: 'alex' }, [6, 0]],
    ['one each', { player: 'alex', playerTwo: 'jo' }, [2, 2]],
  ])('%s', (_, slots, given) => {
    const conversation = threeCards();
    const before = scores(conversation) ?? [];
    expect(conversation.household().game?.phase).toMatchObject({ giving: { seat: 1, stake: 2, count: 3 } });
    conversation.say('GiveIntent', slots);
    expect(
      (scores(conversation) ?? []).slice(1).map((score, index) => score - (before[index + 1] ?? 0)),
    ).toEqual(given);
  });

  test.each([
    ['four', { count: '4', player: 'alex', countTwo: '4', playerTwo: 'jo' }],
    ['seven sips', { count: '7', player: 'jo' }],
  ])('%s are more than there are', (_, slots) => {
    const conversation = threeCards();
    expect(conversation.say('GiveIntent', slots).acts).toMatchObject([
      { type: 'refused', reason: 'tooMany' },
    ]);
  });
});
