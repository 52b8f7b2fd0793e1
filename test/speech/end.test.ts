// Guards the last words of a game: scores from fewest to most with ties named, who rode, who won and who lost alone.
import type { Ending, Game, Seat } from '../../lambda/engine/index.ts';
import { classic, party, table } from '../support/builders.ts';
import { scene, spoken, type Scene } from '../support/spoken.ts';

interface Result {
  readonly scores?: readonly number[];
  readonly best?: readonly number[];
  readonly rides?: Game['rides'];
  readonly gone?: readonly Seat[];
}

function over(
  rules: Game['rules'],
  players: number,
  { scores = [], best = [], rides = [], gone = [] }: Result,
): Game {
  const { game } = table(rules, players);
  return {
    ...game,
    rides,
    players: game.players.map((player, index) => ({
      ...player,
      score: scores[index] ?? 0,
      best: best[index] ?? 0,
      gone: gone.includes(index + 1),
    })),
  };
}

function lastWords(game: Game, winners: readonly Seat[], why: Ending, known: Scene = {}): string {
  const household = scene({ about: { type: 'rematch' }, ...known, game });
  const events = [{ type: 'gameEnded', winners, why } as const];
  return spoken(household, [{ type: 'happened', events }], { how: 'plain' }).text;
}

test('one winner', () => {
  const game = over(classic(), 3, { scores: [5, 2, 9] });
  expect(lastWords(game, [2], 'played')).toBe(
    'Final scores: Alex two; Sam five; Jo nine. Alex wins! Another game?',
  );
});

test('a shared win and a tie', () => {
  const game = over(classic(), 4, { scores: [5, 2, 2, 5] });
  expect(lastWords(game, [2, 3], 'played', { names: ['Sam', 'Alex', 'Jo', null] })).toBe(
    'Final scores: Alex and Jo two each; Sam and player four five each. Alex and Jo share the win! Another game?',
  );
});

test('one who left has no score', () => {
  const game = over(classic(), 3, { scores: [5, 0, 9], gone: [2] });
  expect(lastWords(game, [1], 'ended')).toBe('Final scores: Sam five; Jo nine. Sam wins! Another game?');
});

test('too few are left', () => {
  const game = over(classic(), 2, { scores: [5, 0], gone: [2] });
  expect(lastWords(game, [1], 'left')).toBe(
    'Too few are left to go on. Final scores: Sam five. Sam wins! Another game?',
  );
});

test('under party rules the rider loses the table', () => {
  const game = over(party(), 3, { scores: [12, 20, 31], rides: [{ seat: 3, misses: 7 }] });
  expect(lastWords(game, [1], 'played', { preset: 'party' })).toBe(
    'Jo rode the bus and loses the table. Final scores: Sam twelve; Alex twenty; Jo thirty-one. Sam wins! Another game?',
  );
});

test('several riders lose it together', () => {
  const rides = [
    { seat: 2, misses: 1 },
    { seat: 3, misses: 0 },
  ];
  const game = over(party({ tie: 'bothRide' }), 3, { scores: [12, 20, 31], rides });
  expect(lastWords(game, [1], 'played', { preset: 'party' })).toContain(
    'Alex and Jo rode the bus and lose the table.',
  );
});

test('a rider with the fewest loses the table and wins all the same', () => {
  const game = over(party(), 3, { scores: [40, 20, 6], rides: [{ seat: 3, misses: 0 }] });
  expect(lastWords(game, [3], 'played', { preset: 'party' })).toBe(
    'Jo rode the bus and loses the table. Final scores: Jo six; Alex twenty; Sam forty. And yet the fewest sips win: well played, Jo! Another game?',
  );
  expect(lastWords(game, [3], 'played', { preset: 'party', wording: 1 })).toBe(
    'Jo rode the bus, so the table is lost. The final tally: Jo six; Alex twenty; Sam forty. But on sips the win goes to Jo! Play again?',
  );
  expect(lastWords(game, [3], 'played')).not.toContain('table');
});

test('a rider who has left loses nothing', () => {
  const rides = [
    { seat: 2, misses: 1 },
    { seat: 3, misses: 0 },
  ];
  const game = over(party({ tie: 'bothRide' }), 3, { scores: [12, 20, 31], rides, gone: [2] });
  expect(lastWords(game, [1], 'played', { preset: 'party' })).toMatch(/^Jo rode the bus and loses/);
  const gone = over(party(), 3, { scores: [12, 20, 31], rides: [{ seat: 3, misses: 1 }], gone: [3] });
  expect(lastWords(gone, [1], 'played', { preset: 'party' })).toBe(
    'Final scores: Sam twelve; Alex twenty. Sam wins! Another game?',
  );
});

describe('the gauntlet', () => {
  const rules = classic({ mode: 'gauntlet' });

  test('five in a row', () => {
    expect(lastWords(over(rules, 2, { best: [2, 5] }), [2], 'streak')).toBe(
      'Longest streaks: Alex five; Sam two. Alex wins the gauntlet! Another game?',
    );
  });

  test('the longest streak', () => {
    expect(lastWords(over(rules, 3, { best: [4, 2, 2] }), [1], 'played')).toBe(
      'Longest streaks: Sam four; Alex and Jo two each. Nobody made five. Sam wins with a streak of four! Another game?',
    );
  });

  test('a shared streak', () => {
    expect(lastWords(over(rules, 2, { best: [3, 3] }), [1, 2], 'played')).toBe(
      'Longest streaks: Sam and Alex three each. Nobody made five. Sam and Alex share it with streaks of three! Another game?',
    );
  });

  test('a lone winner', () => {
    expect(lastWords(over(rules, 1, { best: [5] }), [1], 'streak')).toBe(
      'Sam wins the gauntlet! Another game?',
    );
  });

  test('a lone loser is let down gently', () => {
    expect(lastWords(over(rules, 1, { best: [4] }), [], 'played')).toBe(
      'Ten rides, and your best was four. The bus wins, but you had it worried. Another game?',
    );
  });

  test('a gauntlet that was broken off', () => {
    expect(lastWords(over(rules, 1, { best: [4] }), [], 'ended')).toBe(
      'Your best: four. Nobody wins this one. Another game?',
    );
  });

  test('one that ends before any hit is shared', () => {
    expect(lastWords(over(rules, 2, {}), [1, 2], 'ended')).toBe(
      'No hits at all, so Sam and Alex share it. Another game?',
    );
    expect(lastWords(over(rules, 1, {}), [], 'ended')).toBe('Nobody wins this one. Another game?');
  });
});
