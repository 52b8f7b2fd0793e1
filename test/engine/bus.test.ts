// Guards the ride on both buses: base, streak, misses, cap, the run of four, and riders one after another.
import { questionOf, type Action, type Game, type ValueOf } from '../../lambda/engine/index.ts';
import {
  after,
  afterQuestions,
  call,
  classic,
  drawnAs,
  refusalOf,
  goal,
  scores,
  table,
} from '../support/builders.ts';

/** Two players who tie with four cards and ten points, and ten flips that match nothing: seat 1 rides. */
const ROWS = drawnAs('2S 3S 4S 5H', '2H 3H 4H 5D');
const DULL = '8C 8D 8H 8S  9C 9D 9H  9S QC  QD';
const start = (bus: string, options = {}) =>
  afterQuestions(table(classic(options), 2, `${ROWS} ${DULL} ${bus}`));

const busOf = ({ phase }: Game) => {
  if (phase.type !== 'bus') throw new Error('nobody rides');
  return phase;
};
const times = (count: number, action: Action) => Array.from({ length: count }, () => action);

describe('higher/lower', () => {
  test('the base is flipped, a hit counts, and a miss costs a point and is the new base', () => {
    const first = start('6C 7C 2C KC');
    expect(first.events.slice(-2)).toEqual([
      { type: 'rideBegan', seat: 1, ride: null },
      { type: 'baseFlipped', card: '6C' },
    ]);
    expect(questionOf(first.game)).toEqual({
      type: 'higherLower',
      seat: 1,
      place: 'bus',
      stake: 1,
      goalPost: false,
      mayCall: false,
      insideHopeless: false,
    });
    const hit = after(first, call('higher'));
    expect(hit.events).toEqual([
      { type: 'guessedRight', seat: 1, guess: 'higher', card: '7C', amount: 0, place: 'bus', streak: 1 },
    ]);
    expect(busOf(hit.game)).toMatchObject({ cards: ['7C'], streak: 1, guesses: 1, misses: 0 });
    const miss = after(hit, call('higher'));
    expect(miss.events).toEqual([
      { type: 'guessedWrong', seat: 1, guess: 'higher', card: '2C', amount: 1, place: 'bus' },
    ]);
    expect(busOf(miss.game)).toMatchObject({ cards: ['2C'], streak: 0, guesses: 2, misses: 1 });
    expect(scores(miss)).toEqual([11, 10]);
    expect(miss.game.out).toEqual(['6C', '7C']);
    expect(miss.game.rides).toEqual([{ seat: 1, misses: 1 }]);
    expect(miss.game.players[0]?.best).toBe(1);
  });

  const ON_EQUAL: { readonly [S in ValueOf<'sameRank'>]: readonly string[] } = {
    wrong: ['guessedWrong'],
    right: ['guessedRight'],
    again: ['equalDrawn', 'guessedRight'],
  };
  test.each(['wrong', 'right', 'again'] as const)('same rank %s', (sameRank) => {
    const now = after(start('6C 6D 7C', { sameRank }), call('higher'));
    expect(now.events.map((event) => event.type)).toEqual(ON_EQUAL[sameRank]);
    expect(busOf(now.game)).toMatchObject({ guesses: 1, cards: [sameRank === 'again' ? '7C' : '6D'] });
  });

  const HITS: { readonly [S in ValueOf<'streak'>]: number } = { 3: 3, 4: 4, 5: 5, 6: 6, 7: 7 };
  test.each([3, 4, 5, 6, 7] as const)('ends at a streak of %i', (streak) => {
    const rising = start('5C 6C 7C TC JC QH KC AC', { streak });
    const nearly = after(rising, ...times(HITS[streak] - 1, call('higher')));
    expect(busOf(nearly.game).streak).toBe(HITS[streak] - 1);
    const over = after(nearly, call('higher'));
    expect(over.events.slice(1)).toEqual([
      { type: 'rideEnded', seat: 1, why: 'streak', misses: 0, streak: HITS[streak] },
      { type: 'gameEnded', winners: [1, 2], why: 'played' },
    ]);
    expect(over.game.players[0]?.best).toBe(HITS[streak]);
  });

  // The rest of the pile rises in each suit, so that "lower" misses but for the step to the next suit.
  const GOES_ON: { readonly [C in ValueOf<'cap'>]: boolean } = { 40: false, none: true };
  test.each([40, 'none'] as const)('cap %s', (cap) => {
    const nearly = after(start('', { cap }), ...times(39, call('lower')));
    expect(busOf(nearly.game)).toMatchObject({ guesses: 39 });
    const fortieth = after(nearly, call('lower'));
    expect(fortieth.game.phase.type === 'bus').toBe(GOES_ON[cap]);
    const misses = (fortieth.game.players[0]?.score ?? 0) - 10;
    expect(fortieth.game.rides).toEqual([{ seat: 1, misses }]);
    expect(fortieth.events.filter((event) => event.type === 'rideEnded').map((event) => event.why)).toEqual(
      GOES_ON[cap] ? [] : ['cap'],
    );
  });

  test('the fortieth guess is scored, and ends by the streak where it makes it', () => {
    const miss = after(start(''), ...times(40, call('lower')));
    expect(miss.events.map((event) => event.type)).toEqual(['guessedWrong', 'rideEnded', 'gameEnded']);
    expect(miss.game.phase).toEqual({ type: 'over', winners: [2], why: 'played' });
    const streak = after(start(''), ...times(35, call('lower')), ...times(5, call('higher')));
    expect(streak.events[1]).toMatchObject({ type: 'rideEnded', why: 'streak', streak: 5 });
  });

  test('a guess of another question, or a goal post, is none here', () => {
    const now = start('6C 7C', { goalPost: 'on' });
    expect(refusalOf(now, call('red'))).toBe('notACall');
    expect(refusalOf(now, goal('higher'))).toBe('noGoalPostHere');
  });
});

describe('questions', () => {
  const QUESTIONS = { bus: 'questions' } as const;

  test('four right in a row end it', () => {
    const first = start('7H KC TS 2C', QUESTIONS);
    expect(first.events.at(-1)).toEqual({ type: 'rideBegan', seat: 1, ride: null });
    const asked = [questionOf(first.game)?.type];
    let now = first;
    for (const guess of ['red', 'higher', 'inside'] as const) {
      now = after(now, call(guess));
      expect(now.events).toMatchObject([
        { type: 'guessedRight', amount: 0, place: 'bus', streak: asked.length },
      ]);
      asked.push(questionOf(now.game)?.type);
    }
    expect(asked).toEqual(['color', 'higherLower', 'insideOutside', 'suit']);
    expect(busOf(now.game).cards).toEqual(['7H', 'KC', 'TS']);
    const over = after(now, call('clubs'));
    expect(over.events.slice(1)).toMatchObject([
      { type: 'rideEnded', why: 'run', misses: 0, streak: 4 },
      { type: 'gameEnded', winners: [1, 2] },
    ]);
    expect(over.game.players[0]?.best).toBe(4);
  });

  test('a miss costs a point, and the laid cards go out: back to question one', () => {
    const now = after(start('7H KC 6S 2C', QUESTIONS), call('red'), call('higher'), call('inside'));
    expect(now.events).toMatchObject([{ type: 'guessedWrong', card: '6S', amount: 1 }]);
    expect(questionOf(now.game)).toMatchObject({ type: 'color', place: 'bus', stake: 1 });
    expect(busOf(now.game)).toMatchObject({ cards: [], streak: 0, misses: 1, guesses: 3 });
    expect(now.game.out).toEqual(['7H', 'KC', '6S']);
  });

  test('higher or lower compares with the first card since the miss, inside with the first two', () => {
    const now = after(start('KS 6C 9C 8H', QUESTIONS), call('red'), call('black'), call('higher'));
    expect(now.events).toMatchObject([{ type: 'guessedRight', card: '9C' }]);
    expect(after(now, call('inside')).events).toMatchObject([{ type: 'guessedRight', card: '8H' }]);
  });

  test('inside that can not win is told here as well', () => {
    const now = after(start('6C 7C', QUESTIONS), call('black'), call('higher'));
    expect(questionOf(now.game)).toMatchObject({ type: 'insideOutside', insideHopeless: true });
  });

  test.each([40, 'none'] as const)('cap %s', (cap) => {
    let now = start('', { ...QUESTIONS, cap });
    for (let guess = 1; guess <= 40; guess += 1) {
      const next = now.game.pile[0] ?? '2S'; // the second pile begins with the two of spades
      now = after(now, call(next.endsWith('S') || next.endsWith('C') ? 'red' : 'black'));
    }
    expect(now.game.rides).toEqual([{ seat: 1, misses: 40 }]);
    expect(now.events.map((event) => event.type)).toEqual(
      cap === 40 ? ['guessedWrong', 'rideEnded', 'gameEnded'] : ['guessedWrong'],
    );
  });
});

describe('both ride', () => {
  test('each alone in seat order, with a base, a streak and guesses of their own', () => {
    const options = { tie: 'bothRide', streak: 3 } as const;
    const first = start('6C 7C 2C 5C 6D 7D  JC 3C TC KC AC', options);
    expect(first.events).toContainEqual({ type: 'ridersChosen', seats: [1, 2], cards: 4, by: 'both' });
    const second = after(first, ...times(5, call('higher')));
    expect(second.events.slice(1)).toEqual([
      { type: 'rideEnded', seat: 1, why: 'streak', misses: 1, streak: 3 },
      { type: 'rideBegan', seat: 2, ride: null },
      { type: 'baseFlipped', card: 'JC' },
    ]);
    expect(busOf(second.game)).toEqual({
      type: 'bus',
      rider: 2,
      next: [],
      cards: ['JC'],
      streak: 0,
      guesses: 0,
      misses: 0,
    });
    const over = after(second, ...times(4, call('higher')));
    expect(over.game.rides).toEqual([
      { seat: 1, misses: 1 },
      { seat: 2, misses: 1 },
    ]);
    expect(over.game.phase).toEqual({ type: 'over', winners: [1, 2], why: 'played' });
  });
});

test('the lowest score wins, the rider not left out', () => {
  let now = table(classic({ streak: 3 }), 2, `${drawnAs('2H 3S 4S 5H', '2S 3H 4H 5D')} ${DULL} 6C 7C TC JC`);
  now = after(now, call('red')); // seat 1 gives a point: nine to eleven in the end, and seat 2 rides
  now = after(afterQuestions(now), ...times(3, call('higher')));
  expect(now.events.at(-2)).toMatchObject({ type: 'rideEnded', seat: 2 });
  expect(now.game.phase).toEqual({ type: 'over', winners: [1], why: 'played' });
});
