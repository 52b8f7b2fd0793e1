// Guards the chances of a ride, on both buses and in the gauntlet, by tens of thousands of games.
import type { Rules, ValueOf } from '../../lambda/engine/index.ts';
import { classic, party } from '../support/builders.ts';
import { ERRORS, RUNS, Tallies, playGames, type Look } from '../support/figures.ts';

/** RULES.md, "Figures": a bus of so many hits, at most 40 guesses, ends by the streak. */
const BY_STREAK: { readonly [S in ValueOf<'streak'>]: number } = {
  3: 0.9999,
  4: 0.9933,
  5: 0.9455,
  6: 0.8294,
  7: 0.67,
};
const STREAKS = [3, 4, 5, 6, 7] as const;

const SHARES: readonly (readonly [name: string, figure: number])[] = [
  ...STREAKS.map((streak) => [`streak of ${streak} made`, BY_STREAK[streak]] as const),
  ['first 3 calls right', 0.349343],
  ['first 4 calls right', 0.242773],
  ['first 5 calls right', 0.168724],
  ['first 6 calls right', 0.117269],
  ['first 7 calls right', 0.081512],
  ['lone gauntlet won', 0.8706],
];

const MEANS: readonly (readonly [name: string, figure: number])[] = [
  ['guesses, streak of 5', 15.53],
  ['misses, streak of 5', 4.26],
  ['guesses, questions', 24.2],
  ['misses, questions', 10.7],
  ['guesses, questions without a cap', 33],
  ['misses, questions without a cap', 14.7],
];

describe.each(RUNS)('with %s', (_name, seed) => {
  const tallies = new Tallies();

  beforeAll(() => {
    for (const streak of STREAKS) {
      const look = () => rideOf(tallies, `streak of ${streak}`);
      playGames({ rules: classic({ streak, quickFlips: 'on' }), players: 2, seed }, look);
    }
    const questions = (cap: Rules['cap']) => party({ cap, matches: 'played', quickFlips: 'on' });
    playGames({ rules: questions(40), players: 2, seed }, () => rideOf(tallies, 'questions'));
    playGames({ rules: questions('none'), players: 2, seed }, () =>
      rideOf(tallies, 'questions without a cap'),
    );
    playGames({ rules: classic({ mode: 'gauntlet' }), players: 1, seed }, () => gauntletOf(tallies));
  }, 300_000);

  test.each(SHARES)('%s: %d', (name, figure) => {
    expect(tallies.shareOff(name, figure)).toBeLessThan(ERRORS);
  });

  test.each(MEANS)('%s: %d on average', (name, figure) => {
    expect(tallies.meanOff(name, figure)).toBeLessThan(ERRORS);
  });

  test('the questions bus ends by the run in 0.711 of games, which is known within 0.004', () => {
    expect(tallies.shareOff('questions made', 0.711, 0.004)).toBeLessThan(ERRORS);
  });

  test('without a cap every ride on the questions bus is made', () => {
    expect(tallies.mean('questions without a cap made')).toBe(1);
  });
});

/** Looks at the ride on the bus. */
function rideOf(tallies: Tallies, name: string): Look {
  let guesses = 0;
  let firstHits = 0;
  return (events) => {
    for (const event of events) {
      if ((event.type === 'guessedRight' || event.type === 'guessedWrong') && event.place === 'bus') {
        if (event.type === 'guessedRight' && event.streak === guesses + 1) firstHits = event.streak;
        guesses += 1;
      }
      if (event.type === 'rideEnded') {
        tallies.add(`${name} made`, event.why !== 'cap');
        tallies.add(`guesses, ${name}`, guesses);
        tallies.add(`misses, ${name}`, event.misses);
        if (name === 'streak of 7') {
          for (const calls of STREAKS) tallies.add(`first ${calls} calls right`, firstHits >= calls);
        }
      }
    }
    return false;
  };
}

function gauntletOf(tallies: Tallies): Look {
  return (events) => {
    for (const event of events) {
      if (event.type === 'gameEnded') tallies.add('lone gauntlet won', event.winners.length > 0);
    }
    return false;
  };
}
