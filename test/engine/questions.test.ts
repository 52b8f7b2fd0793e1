// Guards the first part as it is played: whose turn, what it is worth, who receives, and goal post.
import { questionOf, type GameQuestion, type Rules, type ValueOf } from '../../lambda/engine/index.ts';
import {
  after,
  afterQuestions,
  call,
  calling,
  classic,
  drawnAs,
  giveAll,
  giveTo,
  goal,
  party,
  refusalOf,
  scores,
  table,
} from '../support/builders.ts';

const ROWS = drawnAs('7H 9C 8D TS', '2S JD 5C 3H', 'KD 4S AC 6C');

test('four rounds, every seat in order, each card joining its row right or wrong', () => {
  let now = table(classic(), 3, ROWS);
  const asked: string[] = [];
  let rows: readonly string[] = [];
  while (now.game.phase.type === 'questions') {
    asked.push(`${now.game.phase.seat} ${questionOf(now.game)?.type}`);
    rows = now.game.players.map((player) => player.row.join(' '));
    now = after(now, calling(now, asked.length % 2 === 0 ? 'right' : 'wrong'));
    if (questionOf(now.game)?.type === 'give') now = after(now, giveTo(1 + (asked.length % 3)));
  }
  expect(asked).toEqual(
    ['color', 'higherLower', 'insideOutside', 'suit'].flatMap((kind) =>
      [1, 2, 3].map((seat) => `${seat} ${kind}`),
    ),
  );
  expect(rows).toEqual(['7H 9C 8D TS', '2S JD 5C 3H', 'KD 4S AC']); // before the last card
});

const STAKES: { readonly [S in ValueOf<'stakes'>]: readonly number[] } = {
  single: [1, 2, 3, 4],
  double: [2, 4, 6, 8],
};

test.each(Object.entries(STAKES) as [ValueOf<'stakes'>, readonly number[]][])(
  '%s stakes',
  (stakes, worth) => {
    let now = table(classic({ stakes }), 3, ROWS);
    for (const amount of worth) {
      const before = scores(now);
      expect(questionOf(now.game)).toMatchObject({ stake: amount, seat: 1 });
      for (const seat of [1, 2, 3]) {
        now = after(now, calling(now, 'wrong'));
        expect(now.events[0]).toMatchObject({ type: 'guessedWrong', seat, amount, place: 'row' });
      }
      expect(scores(now)).toEqual(before.map((score) => score + amount));
    }
  },
);

test('a right guess is given whole to one other player', () => {
  const asked = after(table(classic(), 3, ROWS), call('red'));
  expect(asked.events).toEqual([
    { type: 'guessedRight', seat: 1, guess: 'red', card: '7H', amount: 1, place: 'row', streak: 0 },
  ]);
  expect(questionOf(asked.game)).toEqual({ type: 'give', seat: 1, stake: 1, count: 1, receivers: [2, 3] });
  expect(refusalOf(asked, giveTo(1))).toBe('oneself');
  expect(refusalOf(asked, giveTo(4))).toBe('noSuchSeat');
  expect(refusalOf(asked, giveTo(0))).toBe('noSuchSeat');
  expect(refusalOf(asked, giveTo(2, 2))).toBe('tooMany');
  expect(refusalOf(asked, giveAll({ to: 2, count: 1 }, { to: 3, count: 1 }))).toBe('tooMany');
  expect(refusalOf(asked, giveAll())).toBe('noGift');
  expect(refusalOf(asked, giveTo(2, 0))).toBe('noGift');
  const given = after(asked, giveTo(3));
  expect(given.events).toEqual([{ type: 'gave', seat: 1, to: 3, amount: 1, count: 1, only: false }]);
  expect(scores(given)).toEqual([0, 0, 1]);
  expect(questionOf(given.game)).toMatchObject({ type: 'color', seat: 2 });
});

test('the only one who can receive is given to without being asked', () => {
  const now = after(table(classic(), 2, '7H'), call('red'));
  expect(now.events[1]).toEqual({ type: 'gave', seat: 1, to: 2, amount: 1, count: 1, only: true });
  expect(questionOf(now.game)).toMatchObject({ type: 'color', seat: 2 });
});

test('alone, a right answer costs nothing and a wrong one scores', () => {
  const start = table(classic({ mode: 'gauntlet' }), 1, '7H 9C');
  const right = after(start, call('red'));
  expect(right.events).toEqual([
    { type: 'guessedRight', seat: 1, guess: 'red', card: '7H', amount: 0, place: 'row', streak: 0 },
  ]);
  expect(questionOf(right.game)).toMatchObject({ type: 'higherLower', stake: 2 });
  expect(scores(after(right, call('lower')))).toEqual([2]);
});

test('the warning that inside can not win stands in the question, and is dropped where an end wins', () => {
  const third = (rules: Rules) => {
    let now = table(rules, 2, drawnAs('7H 8C', '2S 9D'));
    while (questionOf(now.game)?.type !== 'insideOutside') now = after(now, calling(now, 'wrong'));
    return questionOf(now.game);
  };
  expect(third(classic())).toMatchObject({ seat: 1, insideHopeless: true });
  expect(third(classic({ sameRank: 'right' }))).toMatchObject({ seat: 1, insideHopeless: false });
});

test('same rank again: the equal card goes out, and the next card decides the same guess', () => {
  const start = after(table(classic({ sameRank: 'again' }), 2, '7H 2S 7C 7D 9H'), call('black'), call('red'));
  const now = after(start, call('higher'));
  expect(now.events.slice(0, 3)).toEqual([
    { type: 'equalDrawn', seat: 1, card: '7C', place: 'row' },
    { type: 'equalDrawn', seat: 1, card: '7D', place: 'row' },
    { type: 'guessedRight', seat: 1, guess: 'higher', card: '9H', amount: 2, place: 'row', streak: 0 },
  ]);
  expect(now.game.players[0]?.row).toEqual(['7H', '9H']);
  expect(now.game.out).toEqual(['7C', '7D']);
});

describe('goal post', () => {
  const on = party();
  const second = () =>
    after(table(on, 3, ROWS), calling(table(on, 3, ROWS), 'wrong'), call('red'), call('black'));

  test('may be called on questions 2 and 3 only', () => {
    let now = table(on, 2, ROWS);
    const mayCall: Record<string, boolean> = {};
    while (now.game.phase.type === 'questions') {
      const question = questionOf(now.game) as Extract<GameQuestion, { mayCall: boolean }>; // all wrong: no gifts
      mayCall[question.type] = question.mayCall;
      expect(refusalOf(now, { type: 'callGoalPost' })).toBe(question.mayCall ? null : 'noGoalPostHere');
      now = after(now, calling(now, 'wrong'));
    }
    expect(mayCall).toEqual({ color: false, higherLower: true, insideOutside: true, suit: false });
    expect(refusalOf(now, { type: 'callGoalPost' })).toBe('noGoalPostHere');
  });

  test.each([
    ['higher', 'guessedRight'],
    ['lower', 'guessedWrong'],
  ] as const)('is remembered when called alone, and triples the stake on %s', (guess, type) => {
    const called = after(second(), { type: 'callGoalPost' });
    expect(called.events).toEqual([{ type: 'goalPostCalled', seat: 1 }]);
    expect(questionOf(called.game)).toMatchObject({
      type: 'higherLower',
      stake: 4,
      goalPost: true,
      mayCall: false,
    });
    const guessed = after(called, call(guess));
    expect(guessed.events[0]).toMatchObject({ type, card: '9C', amount: 12 });
    expect(guessed.game.goalPostUsed).toBe(true);
  });

  test('called in the same breath, it is worth the same, and is gone for the next guess', () => {
    const wrong = after(second(), goal('lower'));
    expect(wrong.events.map((event) => event.type)).toEqual(['goalPostCalled', 'guessedWrong']);
    expect(scores(wrong)).toEqual([2 + 12, 2, 2]);
    expect(questionOf(wrong.game)).toMatchObject({ seat: 2, goalPost: false, mayCall: true });
    const right = after(second(), goal('higher'));
    expect(questionOf(right.game)).toEqual({ type: 'give', seat: 1, stake: 12, count: 1, receivers: [2, 3] });
    expect(scores(after(right, giveTo(2)))).toEqual([2, 2 + 12, 2]);
  });

  test('called again with the guess, it is still one goal post', () => {
    const now = after(second(), { type: 'callGoalPost' }, goal('lower'));
    expect(now.events).toMatchObject([{ type: 'guessedWrong', amount: 12 }]);
  });

  test('can be taken back', () => {
    expect(refusalOf(second(), { type: 'withdrawGoalPost' })).toBe('noGoalPostCalled');
    const back = after(second(), { type: 'callGoalPost' }, { type: 'withdrawGoalPost' });
    expect(back.events).toEqual([{ type: 'goalPostWithdrawn', seat: 1 }]);
    expect(questionOf(back.game)).toMatchObject({ goalPost: false });
    expect(scores(after(back, call('lower')))).toEqual([2 + 4, 2, 2]);
  });

  test('triples question 3 as well', () => {
    let now = table(party(), 2, ROWS);
    while (questionOf(now.game)?.type !== 'insideOutside') now = after(now, calling(now, 'wrong'));
    const { guess } = calling(now, 'wrong') as { guess: 'inside' | 'outside' }; // the question asks for one of these
    expect(after(now, goal(guess)).events[1]).toMatchObject({ type: 'guessedWrong', amount: 18 });
  });

  test('a call that is none spends neither the guess nor the goal post', () => {
    expect(refusalOf(second(), goal('red'))).toBe('notACall');
    expect(refusalOf(table(classic(), 2), goal('red'))).toBe('goalPostOff');
    expect(refusalOf(table(classic(), 2), { type: 'callGoalPost' })).toBe('goalPostOff');
    expect(refusalOf(table(classic(), 2), { type: 'withdrawGoalPost' })).toBe('goalPostOff');
    expect(refusalOf(table(party(), 2), goal('red'))).toBe('noGoalPostHere');
  });
});

test('after the questions the table holds what was asked: 10 a player, 20 with double stakes', () => {
  expect(scores(afterQuestions(table(classic(), 3, ROWS)))).toEqual([10, 10, 10]);
  expect(scores(afterQuestions(table(party(), 3, ROWS)))).toEqual([20, 20, 20]);
});
