// Guards how long the spots last, by tens of thousands of games.
import { classic } from '../support/builders.ts';
import { ERRORS, RUNS, Tallies, playGames, type Look } from '../support/figures.ts';

/** RULES.md, "Figures": flips on the spots, counted to the end of the part, by the number of players. */
const FLIPS: readonly (readonly [players: number, figure: number])[] = [
  [2, 19.46],
  [3, 21.83],
  [4, 17.32],
  [5, 14.23],
  [6, 12.56],
  [7, 11.59],
  [8, 11.03],
];

describe.each(RUNS)('with %s', (_name, seed) => {
  test.each(FLIPS)(
    '%i players flip %d times on average',
    (players, figure) => {
      const tallies = new Tallies();
      const rules = classic({ board: 'spots', quickFlips: 'on' });
      playGames({ rules, players, seed }, () => spotsGame(tallies));
      expect(tallies.meanOff('flips', figure)).toBeLessThan(ERRORS);
    },
    120_000,
  );
});

/** Looks at a game until the spots have ended. */
function spotsGame(tallies: Tallies): Look {
  let flips = 0;
  return (events) => {
    flips += events.filter((event) => event.type === 'cardFlipped').length;
    const isOver = events.some((event) => event.type === 'boardEnded');
    if (isOver) tallies.add('flips', flips);
    return isOver;
  };
}
