// Guards leaving and ending at every moment of a table game: the turn passes on, gifts lapse, too few end it.
import { questionOf } from '../../lambda/engine/index.ts';
import {
  END,
  FLIP,
  after,
  afterQuestions,
  call,
  calling,
  classic,
  drawnAs,
  giveTo,
  leave,
  party,
  playCards,
  refusalOf,
  scores,
  table,
} from '../support/builders.ts';

const ROWS = drawnAs('2S 3S 9H 2H', '2D 6S 7S 9S', 'TS JS QS KS');
const dealt = () => table(classic(), 3, ROWS);
/** The first flip matches the twos of seats 1 and 2, and seat 1 is asked. */
const flipped = (rules = classic()) =>
  afterQuestions(table(rules, 3, `${ROWS} 2C AC AD AH 6C AS 4C 9C 5C KC`));

describe('in the questions', () => {
  test('a guesser who leaves passes the guess on, goal post and all', () => {
    const now = after(dealt(), leave(1));
    expect(now.events).toEqual([{ type: 'playerLeft', seat: 1 }]);
    expect(questionOf(now.game)).toMatchObject({ type: 'color', seat: 2 });
    const second = after(
      table(party(), 3, ROWS),
      call('red'),
      call('black'),
      call('red'),
      { type: 'callGoalPost' },
      leave(1),
    );
    expect(questionOf(second.game)).toMatchObject({ type: 'higherLower', seat: 2, goalPost: false });
  });

  test('the last guesser of a round, and of the part', () => {
    const last = after(dealt(), call('red'), call('red'), leave(3));
    expect(questionOf(last.game)).toMatchObject({ type: 'higherLower', seat: 1 });
    let now = dealt();
    for (let guess = 1; guess < 12; guess += 1) now = after(now, calling(now, 'wrong'));
    expect(after(now, leave(3)).events[1]).toEqual({ type: 'boardDealt', kind: 'pyramid', cards: 10 });
  });

  test('another player who leaves moves nothing but is passed over from then on', () => {
    const now = after(dealt(), leave(2));
    expect(questionOf(now.game)).toMatchObject({ type: 'color', seat: 1 });
    expect(questionOf(after(now, call('red')).game)).toMatchObject({ type: 'color', seat: 3 });
  });

  test('a giver who leaves lets the gift lapse', () => {
    const now = after(dealt(), call('black'), leave(1));
    expect(now.events).toEqual([
      { type: 'playerLeft', seat: 1 },
      { type: 'giftLapsed', seat: 1 },
    ]);
    expect(questionOf(now.game)).toMatchObject({ type: 'color', seat: 2 });
    expect(scores(now)).toEqual([0, 0, 0]);
  });

  test('the gift goes to the only one who is left to receive', () => {
    const now = after(dealt(), call('black'), leave(3));
    expect(now.events).toEqual([
      { type: 'playerLeft', seat: 3 },
      { type: 'gave', seat: 1, to: 2, amount: 1, count: 1, only: true },
    ]);
  });

  test('who has left can not receive', () => {
    const now = after(table(classic(), 4, '2S'), leave(4), call('black'));
    expect(questionOf(now.game)).toMatchObject({ receivers: [2, 3] });
    expect(refusalOf(now, giveTo(4))).toBe('cannotReceive');
  });

  test('with fewer than two left it ends with the scores as they stand', () => {
    const now = after(dealt(), call('red'), leave(2), leave(3));
    expect(now.events).toEqual([
      { type: 'playerLeft', seat: 3 },
      { type: 'gameEnded', winners: [1], why: 'left' },
    ]);
    expect(now.game.phase).toEqual({ type: 'over', winners: [1], why: 'left' });
    expect(questionOf(now.game)).toBeNull();
  });

  test('nobody leaves twice, nor from a seat that is none', () => {
    expect(refusalOf(after(dealt(), leave(1)), leave(1))).toBe('alreadyGone');
    expect(refusalOf(dealt(), leave(4))).toBe('noSuchSeat');
    expect(refusalOf(dealt(), leave(0))).toBe('noSuchSeat');
  });
});

describe('on the board', () => {
  test('a giver who leaves lets the gifts lapse; the next holder follows', () => {
    const now = after(flipped(), giveTo(2), leave(1));
    expect(now.events.map((event) => event.type)).toEqual([
      'playerLeft',
      'giftLapsed',
      'cardsPlayed',
      'gave',
    ]);
    expect(now.events.at(-1)).toEqual({ type: 'gave', seat: 2, to: 3, amount: 1, count: 1, only: true });
    expect(questionOf(now.game)).toEqual({ type: 'continue' });
  });

  test('a waiting holder who leaves is passed over, and keeps the row', () => {
    const now = after(flipped(), leave(2));
    expect(now.events).toEqual([
      { type: 'playerLeft', seat: 2 },
      { type: 'gave', seat: 1, to: 3, amount: 2, count: 2, only: true },
    ]);
    expect(questionOf(now.game)).toEqual({ type: 'continue' });
    expect(now.game.players[1]?.row).toHaveLength(4);
  });

  test('a holder who is asked to play or hold passes it on; the last one leaves the table to continue', () => {
    const held = flipped(classic({ matches: 'held' }));
    const passed = after(held, leave(1));
    expect(questionOf(passed.game)).toMatchObject({ type: 'playOrHold', seat: 2 });
    const none = after(held, playCards(0), leave(2));
    expect(questionOf(none.game)).toEqual({ type: 'continue' });
  });

  test('who has left is matched no more', () => {
    const now = after(flipped(), giveTo(2, 2), giveTo(3), leave(2), FLIP);
    expect(now.events.filter((event) => event.type === 'cardFlipped').map((event) => event.card)).toEqual([
      'AC',
      'AD',
      'AH',
      '6C',
      'AS',
      '4C',
      '9C',
    ]);
    expect(now.events.at(-1)).toMatchObject({ type: 'gave', seat: 1, to: 3, amount: 3, only: true });
  });

  test('a continue stays a continue', () => {
    const now = after(flipped(), giveTo(2, 2), giveTo(3), leave(3));
    expect(now.events).toEqual([{ type: 'playerLeft', seat: 3 }]);
    expect(questionOf(now.game)).toEqual({ type: 'continue' });
  });

  test('with fewer than two left it ends', () => {
    const now = after(flipped(), leave(3), leave(2));
    expect(now.game.phase).toEqual({ type: 'over', winners: [1], why: 'left' });
  });
});

describe('on the bus', () => {
  const DULL = '8C 8D 8H 8S 9C 9D 9H 9S QC QD';
  const rows = drawnAs('2S 3S 4S 5H', '2H 3H 4H 5D', '2D 3D 4D 5S');
  const riding = (tie: 'points' | 'bothRide') =>
    afterQuestions(table(classic({ tie }), 3, `${rows} ${DULL} 6C 7C`));

  test('a rider who leaves ends the ride, and the game with the scores as they stand', () => {
    const now = after(riding('points'), call('lower'), leave(1));
    expect(now.events).toEqual([
      { type: 'playerLeft', seat: 1 },
      { type: 'rideEnded', seat: 1, why: 'left', misses: 1, streak: 0 },
      { type: 'gameEnded', winners: [2, 3], why: 'played' },
    ]);
    expect(scores(now)).toEqual([11, 10, 10]);
  });

  test('the next of those who both ride follows', () => {
    const now = after(riding('bothRide'), leave(1));
    expect(now.events.slice(1, 3)).toMatchObject([
      { type: 'rideEnded', why: 'left' },
      { type: 'rideBegan', seat: 2 },
    ]);
    expect(now.game.phase).toMatchObject({ rider: 2, next: [3] });
  });

  test('one who was to ride later rides no more', () => {
    const now = after(riding('bothRide'), leave(2));
    expect(now.game.phase).toMatchObject({ rider: 1, next: [3] });
  });

  test('with fewer than two left it ends, whoever rides', () => {
    const now = after(riding('bothRide'), leave(2), leave(3));
    expect(now.game.phase).toEqual({ type: 'over', winners: [1], why: 'left' });
  });
});

describe('ending', () => {
  test('the table ends the game at any moment, with the scores as they stand', () => {
    const now = after(dealt(), call('red'), END);
    expect(now.events).toEqual([{ type: 'gameEnded', winners: [2, 3], why: 'ended' }]);
    expect(after(flipped(), END).game.phase).toMatchObject({ type: 'over', winners: [1, 2, 3] });
  });

  test('after the end everything is refused', () => {
    const over = after(dealt(), END);
    for (const action of [
      call('red'),
      FLIP,
      END,
      leave(1),
      giveTo(2),
      playCards(0),
      { type: 'callGoalPost' } as const,
    ]) {
      expect(refusalOf(over, action)).toBe('over');
    }
  });
});
