// Guards the solo gauntlet: who rides first and next, the carried base, ten rides each, and who wins.
import { questionOf, type Game } from '../../lambda/engine/index.ts';
import {
  END,
  FLIP,
  after,
  afterQuestions,
  call,
  calling,
  classic,
  drawnAs,
  leave,
  refusalOf,
  table,
  type Table,
} from '../support/builders.ts';

const RULES = classic({ mode: 'gauntlet' });
const ROWS = ['2S 3S 4S 5H', '2H 3H 4H 5D', '2D 3D 4D 5S'];
const start = (base: string, players = 3) =>
  afterQuestions(table(RULES, players, `${drawnAs(...ROWS.slice(0, players))} ${base}`));

const riderOf = ({ phase }: Game) => {
  if (phase.type !== 'gauntlet') throw new Error('nobody rides');
  return phase;
};

/** The table after so many rides that miss, each after `hits(ride)` hits. */
function rides(from: Table, count: number, hits: (ride: number) => number): Table {
  let now = from;
  for (let ride = 1; ride <= count; ride += 1) {
    for (let hit = 1; hit <= hits(ride); hit += 1) now = after(now, calling(now, 'right'));
    now = after(now, calling(now, 'wrong'));
  }
  return now;
}

test('no board and no rider: after the questions the base is flipped, and the most points ride first', () => {
  const equal = start('6C');
  expect(equal.events.slice(1)).toEqual([
    { type: 'rideBegan', seat: 1, ride: 1 },
    { type: 'baseFlipped', card: '6C' },
  ]);
  expect(questionOf(equal.game)).toMatchObject({ type: 'higherLower', seat: 1, place: 'gauntlet', stake: 0 });
  expect(refusalOf(equal, FLIP)).toBe('notAsked');
  const points = afterQuestions(after(table(RULES, 2, '2H 3S'), call('red'))); // seat 2 has been given a point
  expect(points.events).toContainEqual({ type: 'rideBegan', seat: 2, ride: 1 });
});

test('a miss ends the ride, costs nothing, and is the base of the next player, who starts at nought', () => {
  const now = after(start('6C 7C 5C 9C'), call('higher'), call('higher'));
  expect(now.events).toEqual([
    { type: 'guessedWrong', seat: 1, guess: 'higher', card: '5C', amount: 0, place: 'gauntlet' },
    { type: 'rideEnded', seat: 1, why: 'miss', misses: 1, streak: 1 },
    { type: 'rideBegan', seat: 2, ride: 1 },
  ]);
  expect(riderOf(now.game)).toEqual({ type: 'gauntlet', rider: 2, cards: ['5C'], streak: 0, guesses: 0 });
  expect(now.game.players.map(({ score, best, rides }) => ({ score, best, rides }))).toEqual([
    { score: 10, best: 1, rides: 1 },
    { score: 10, best: 0, rides: 1 },
    { score: 10, best: 0, rides: 0 },
  ]);
  expect(now.game.out).toEqual(['6C', '7C']);
});

test('round the table by seats from the first rider, ten rides each', () => {
  let now = afterQuestions(
    after(table(RULES, 3, `2H 3S 2C`), call('red'), { type: 'give', gifts: [{ to: 2, count: 1 }] }),
  );
  const order: number[] = [];
  while (now.game.phase.type === 'gauntlet') {
    order.push(now.game.phase.rider);
    now = after(now, call('lower'));
    while (now.game.phase.type === 'gauntlet' && now.game.phase.streak > 0) now = after(now, call('lower'));
  }
  expect(order).toEqual(Array.from({ length: 10 }, () => [2, 3, 1]).flat());
  expect(now.game.players.map((player) => player.rides)).toEqual([10, 10, 10]);
});

test('five hits in a row win on the spot', () => {
  const now = after(start('6C 7C 8C TC JC QH'), ...[1, 2, 3, 4, 5].map(() => call('higher')));
  expect(now.events.slice(1)).toEqual([
    { type: 'rideEnded', seat: 1, why: 'streak', misses: 0, streak: 5 },
    { type: 'gameEnded', winners: [1], why: 'streak' },
  ]);
});

test.each<[what: string, hits: (ride: number) => number, winners: readonly number[]]>([
  ['the longest streak wins', (ride) => (ride === 3 ? 3 : 0), [1]],
  ['ties share', (ride) => (ride === 2 || ride === 3 ? 2 : 0), [1, 2]],
  ['and with no hit at all everybody shares', () => 0, [1, 2]],
])('nobody made it: %s', (_what, hits, winners) => {
  const now = rides(start('', 2), 20, hits);
  expect(now.game.phase).toEqual({ type: 'over', winners, why: 'played' });
});

describe('alone', () => {
  test('ten rides; who never made it loses', () => {
    const now = rides(start('', 1), 10, () => 1);
    expect(now.game.phase).toEqual({ type: 'over', winners: [], why: 'played' });
    expect(now.game.players[0]).toMatchObject({ rides: 10, best: 1 });
  });

  test('five hits win', () => {
    const now = after(start('6C 7C 8C TC JC QH', 1), ...[1, 2, 3, 4, 5].map(() => call('higher')));
    expect(now.game.phase).toEqual({ type: 'over', winners: [1], why: 'streak' });
  });
});

describe('leaving', () => {
  test('a rider who leaves ends the ride, and the base is carried on', () => {
    const now = after(start('6C 7C'), call('higher'), leave(1));
    expect(now.events).toEqual([
      { type: 'playerLeft', seat: 1 },
      { type: 'rideEnded', seat: 1, why: 'left', misses: 0, streak: 1 },
      { type: 'rideBegan', seat: 2, ride: 1 },
    ]);
    expect(riderOf(now.game).cards).toEqual(['7C']);
  });

  test('the last one plays on alone and is judged as a lone rider', () => {
    const alone = after(start('6C', 2), leave(2));
    expect(alone.events).toEqual([{ type: 'playerLeft', seat: 2 }]);
    expect(rides(alone, 10, () => 1).game.phase).toEqual({ type: 'over', winners: [], why: 'played' });
    const rest = after(start('6C 7C 8C TC JC QH', 2), leave(2), ...[1, 2, 3, 4, 5].map(() => call('higher')));
    expect(rest.game.phase).toEqual({ type: 'over', winners: [1], why: 'streak' });
  });

  test('with nobody left it ends, and nobody wins', () => {
    expect(after(start('6C', 2), leave(2), leave(1)).game.phase).toEqual({
      type: 'over',
      winners: [],
      why: 'left',
    });
  });

  test('who has left wins no more, however long the streak', () => {
    const now = after(start('6C 7C', 3), call('higher'), leave(1), END);
    expect(now.game.phase).toEqual({ type: 'over', winners: [2, 3], why: 'ended' });
  });
});

test('ended by the table: the longest streak so far, and a lone rider has not made it', () => {
  expect(after(start('6C 7C'), call('higher'), END).game.phase).toMatchObject({ winners: [1], why: 'ended' });
  expect(after(start('6C 7C', 1), call('higher'), END).game.phase).toMatchObject({
    winners: [],
    why: 'ended',
  });
});
