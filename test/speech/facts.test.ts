// Guards the answers about the game as it stands where they depend on more than their own act: equal cards in the odds,
// what is left of a part, a player who is alone and has no name, and who won once the game is over.
import type { Act } from '../../lambda/dialog/reply.ts';
import type { Game, Rules } from '../../lambda/engine/index.ts';
import { END, after, call, classic, party, table } from '../support/builders.ts';
import { COUNTERS, ROUND_TWO, scene, spoken } from '../support/spoken.ts';

describe('equal cards in the odds', () => {
  const outlook = (equal: number) =>
    ({
      type: 'call',
      unseen: 50,
      chances: [
        { call: 'higher', cards: 28 },
        { call: 'lower', cards: 19 },
      ],
      equal,
    }) as const;
  const odds = (sameRank: Rules['sameRank'], equal: number) =>
    spoken(scene({ rules: classic({ sameRank }) }), [{ type: 'odds', outlook: outlook(equal) }]).text;
  const counts = 'Of the fifty unseen, twenty-eight would be higher and nineteen lower.';

  test.each([
    ['right', 3, ' Three are equal and win either way.'],
    ['right', 1, ' One is equal and wins either way.'],
    ['right', 0, ''],
    ['again', 3, ' Three would be drawn again.'],
    ['wrong', 0, ''],
  ] as const)('same rank %s: %d', (sameRank, equal, words) => {
    expect(odds(sameRank, equal)).toBe(counts + words);
  });
});

describe('what is left', () => {
  const bus = (next: readonly number[]): Game => ({
    ...ROUND_TWO,
    phase: { type: 'bus', rider: 1, next, cards: ['7S'], streak: 2, guesses: 10, misses: 3 },
  });
  test.each([
    [[], 'Three more in a row ends the ride, or thirty more guesses.'],
    [[2], 'Three more in a row ends the ride, or thirty more guesses. Then Alex rides.'],
    [[2, 3], 'Three more in a row ends the ride, or thirty more guesses. Then Alex and Jo ride.'],
  ])('on the bus, with %j to follow', (next, words) => {
    expect(spoken(scene({ game: bus(next) }), [{ type: 'remaining' }]).text).toBe(words);
  });

  test('after the questions of a gauntlet', () => {
    const rules = classic({ mode: 'gauntlet' });
    expect(spoken(scene({ game: { ...ROUND_TWO, rules } }), [{ type: 'remaining' }]).text).toBe(
      "It's round two of four. After two more comes the gauntlet.",
    );
  });

  test.each([
    ['spots', 'Two spots to settle, then the bus.'],
    ['pyramid', 'Two cards to flip on the pyramid, then the bus.'],
  ] as const)('on %s', (kind, words) => {
    const spot = { card: null, stake: 1, kind: 'give' } as const;
    const board = { kind, rows: [[{ ...spot, card: '9C' } as const, spot], [spot]], hidden: [], at: null };
    const phase = { type: 'board', waiting: [], giving: null } as const;
    const game: Game = { ...ROUND_TWO, rules: classic({ board: kind }), board, phase };
    expect(spoken(scene({ game }), [{ type: 'remaining' }]).text).toBe(words);
  });
});

describe('the scores tell who leads', () => {
  const told = (game: Game, wording = 0) =>
    spoken(scene({ game, wording }), [{ type: 'scores', seat: null }]).text;
  const scored = (...scores: readonly number[]): Game => ({
    ...ROUND_TWO,
    players: ROUND_TWO.players.map((player, index) => ({ ...player, score: scores[index] ?? 0 })),
  });

  test('with the fewest', () => {
    expect(told(scored(3, 1, 2))).toBe('Sam three, Alex one, Jo two. Alex leads.');
    expect(told(scored(1, 1, 2))).toBe('Sam one, Alex one, Jo two. Sam and Alex lead.');
    expect(told(scored(3, 0, 2), 1)).toBe('The score: Sam three, Alex zero, Jo two. Alex is ahead.');
  });

  test('but nobody where all are level', () => {
    expect(told(scored(2, 2, 2))).toBe('Sam two, Alex two, Jo two.');
  });

  test('and in the gauntlet by the longest streak, not by the points', () => {
    const game: Game = {
      ...scored(3, 1, 2),
      rules: classic({ mode: 'gauntlet' }),
      players: ROUND_TWO.players.map((player, index) => ({ ...player, best: index })),
    };
    expect(told(game)).toBe('Sam one, Alex one, Jo one.');
    const phase = { type: 'gauntlet', rider: 1, cards: ['9C'], streak: 1, guesses: 1 } as const;
    expect(told({ ...game, phase })).toBe('Longest streaks: Sam zero, Alex one, Jo two. Jo leads.');
  });

  test('and no points are none', () => {
    for (const wording of COUNTERS)
      expect(spoken(scene({ game: scored(0), wording }), [{ type: 'scores', seat: 1 }]).text).toContain(
        'no points',
      );
  });
});

describe('alone and without a name', () => {
  const rules = classic({ mode: 'gauntlet' });
  const { game: dealt } = table(rules, 1);
  const riding: Game = {
    ...dealt,
    players: dealt.players.map((player) => ({ ...player, row: ['7H', '2C'], score: 3, best: 2, rides: 1 })),
    phase: { type: 'gauntlet', rider: 1, cards: ['9C'], streak: 1, guesses: 1 },
  };
  const told = (act: Act, game = riding, wording = 0) =>
    spoken(scene({ names: [null], game, wording }), [act]).text;

  test.each<[Act, Game, string]>([
    [{ type: 'remaining' }, riding, 'Four more in a row wins. Rides left: ten.'],
    [{ type: 'scores', seat: null }, riding, 'Your best: two.'],
    [{ type: 'scores', seat: 1 }, riding, 'Your best: two.'],
    [{ type: 'scores', seat: null }, { ...riding, phase: dealt.phase }, 'You have three points.'],
    [{ type: 'cards', seat: 1 }, riding, 'You have the seven of hearts and the two of clubs.'],
    [{ type: 'cards', seat: 1 }, dealt, 'You have no cards.'],
    [{ type: 'turn' }, riding, "It's your turn."],
    [{ type: 'resumed' }, riding, "Welcome back. It's ride one of ten."],
  ])('%j', (act, game, words) => {
    expect(told(act, game)).toBe(words);
    for (const wording of COUNTERS) expect(told(act, game, wording)).not.toMatch(/player/i);
  });

  test('leaving', () => {
    const left = after({ ...table(rules, 1), game: riding }, { type: 'leave', seat: 1 });
    for (const wording of COUNTERS)
      expect(told({ type: 'happened', events: left.events }, left.game, wording)).not.toMatch(/player/i);
  });
});

describe('who won, once the game is over', () => {
  const won = (game: Game, names: readonly (string | null)[], seat: number | null = null) =>
    spoken(scene({ names, game, about: { type: 'rematch' } }), [{ type: 'scores', seat }]).text;
  const gauntlet = (players: number, best: readonly number[], winners: readonly number[]): Game => {
    const { game } = after(table(classic({ mode: 'gauntlet' }), players), END);
    return {
      ...game,
      players: game.players.map((player, index) => ({ ...player, best: best[index] ?? 0 })),
      phase: { type: 'over', winners, why: 'played' },
    };
  };

  test('is told after the scores', () => {
    const ended = after(table(classic(), 3, '7H 2C 9D'), call('black'), call('red'), END);
    expect(won(ended.game, ['Sam', 'Alex', 'Jo'])).toBe('Sam one, Alex one, Jo zero. Jo wins!');
    expect(won(ended.game, ['Sam', 'Alex', 'Jo'], 2)).toBe('Alex has one point.');
  });

  test('and after the streaks of a gauntlet', () => {
    expect(won(gauntlet(2, [3, 5], [2]), ['Sam', 'Jo'])).toBe(
      'Longest streaks: Sam three, Jo five. Jo wins the gauntlet!',
    );
    expect(won(gauntlet(1, [4], []), [null])).toBe('Your best: four. Nobody wins this one.');
    expect(won(gauntlet(1, [5], [1]), [null])).toBe(
      'Your best: five. The bus never stood a chance: you win!',
    );
  });

  test('and who lost the table under party rules', () => {
    const ended = after(table(party(), 2, '7H 2C'), call('black'), call('red'), END).game;
    const game = (score: number): Game => ({
      ...ended,
      players: ended.players.map((player, index) => (index === 0 ? { ...player, score } : player)),
      rides: [{ seat: 1, misses: 2 }],
      phase: { type: 'over', winners: [score < 2 ? 1 : 2], why: 'played' },
    });
    const told = (score: number) =>
      spoken(
        scene({ names: ['Sam', 'Jo'], game: game(score), preset: 'party', about: { type: 'rematch' } }),
        [{ type: 'scores', seat: null }],
      ).text;
    expect(told(0)).toBe(
      'Sam zero, Jo two. Sam rode the bus and loses the table. And yet the fewest sips win: well played, Sam!',
    );
    expect(told(9)).toBe('Sam nine, Jo two. Sam rode the bus and loses the table. Jo wins!');
  });
});
