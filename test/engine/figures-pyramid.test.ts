// Guards the chances of the questions, the pyramid and the tie for the ride, by tens of thousands of games.
import { rankOf, type Action, type Card, type EventOf, type Game } from '../../lambda/engine/index.ts';
import { classic, party } from '../support/builders.ts';
import { ERRORS, RUNS, Tallies, playGames, type Look } from '../support/figures.ts';
import { policyAction } from '../support/policy.ts';

const PLAYERS = [2, 3, 4, 5, 6, 7, 8] as const;

/** RULES.md, "Figures": shares of games. Riders tie for most cards after the classic pyramid. */
const SHARES: readonly (readonly [name: string, figure: number])[] = [
  ['question 1 right', 1 / 2],
  ['question 2 right', 160 / 221],
  ['question 3 right', 296 / 425],
  ['question 4 right', 13 / 49],
  ['question 2 equal', 1 / 17],
  ['question 3 on an end', 49 / 425],
  ['riders tie, 2 players', 0.2754],
  ['riders tie, 3 players', 0.3715],
  ['riders tie, 4 players', 0.4278],
  ['riders tie, 5 players', 0.4671],
  ['riders tie, 6 players', 0.4974],
  ['riders tie, 7 players', 0.5217],
  ['riders tie, 8 players', 0.5417],
];

/** RULES.md, "Figures": means over games. */
const MEANS: readonly (readonly [name: string, figure: number])[] = [
  ...PLAYERS.map(
    (players) => [`cards left in the classic pyramid, ${players} players`, 8528 / 4165] as const,
  ),
  ['cards left in the party pyramid', 48 / 35],
  ...PLAYERS.map((players) => [`points given in the classic pyramid, ${players} players`, 3.673277] as const),
  ['points given in the classic pyramid, flat', 1.952461],
];

describe.each(RUNS)('with %s', (_name, seed) => {
  const tallies = new Tallies();
  const totals = new Set<string>();

  beforeAll(() => {
    for (const players of PLAYERS) {
      const rules = classic({ quickFlips: 'on' });
      const names: Names = {
        cards: `cards left in the classic pyramid, ${players} players`,
        given: `points given in the classic pyramid, ${players} players`,
        tie: `riders tie, ${players} players`,
        total: `classic questions, ${players} players`,
      };
      playGames({ rules, players, seed }, () => pyramidGame(tallies, totals, names));
    }
    const flat: Names = { given: 'points given in the classic pyramid, flat' };
    const flatRules = classic({ quickFlips: 'on', rowStakes: 'flat' });
    playGames({ rules: flatRules, players: 2, seed }, () => pyramidGame(tallies, totals, flat));
    const partyNames: Names = { cards: 'cards left in the party pyramid', total: 'party questions' };
    const partyRules = party({ quickFlips: 'on', matches: 'played' });
    playGames({ rules: partyRules, players: 4, seed, act: callingGoalPost }, () =>
      pyramidGame(tallies, totals, partyNames),
    );
  }, 300_000);

  test.each(SHARES)('%s: %d', (name, figure) => {
    expect(tallies.shareOff(name, figure)).toBeLessThan(ERRORS);
  });

  test.each(MEANS)('%s: %d on average', (name, figure) => {
    expect(tallies.meanOff(name, figure)).toBeLessThan(ERRORS);
  });

  test('after the questions the table always holds 10n points; 20n, and 8 or 12 a goal post, with double stakes', () => {
    expect([...totals].sort()).toEqual([
      ...PLAYERS.map((players) => `classic questions, ${players} players: ${10 * players}`),
      'party questions: 120',
    ]);
  });
});

interface Names {
  readonly cards?: string;
  readonly given?: string;
  readonly tie?: string;
  readonly total?: string;
}

/** Looks at a game with a pyramid until the riders are chosen; the answers counted are those of seat 1. */
function pyramidGame(tallies: Tallies, totals: Set<string>, names: Names): Look {
  const row: Card[] = [];
  let taken = 0;
  let given = 0;
  return (events, { players }) => {
    for (const event of events) {
      if ((event.type === 'guessedRight' || event.type === 'guessedWrong') && event.seat === 1) {
        countAnswer(tallies, row, event);
        row.push(event.card);
      }
      if (event.type === 'guessedWrong' || event.type === 'gave') taken += event.amount;
      if (event.type === 'boardDealt' && names.total) totals.add(`${names.total}: ${taken}`);
      if (event.type === 'cardsPlayed') given += event.amount;
      if (event.type === 'boardEnded') {
        const left = players.map((player) => player.row.length);
        const most = left.filter((cards) => cards === Math.max(...left));
        if (names.cards) tallies.add(names.cards, left.reduce((sum, cards) => sum + cards, 0) / left.length);
        if (names.given) tallies.add(names.given, given / left.length);
        if (names.tie) tallies.add(names.tie, most.length > 1);
        return true;
      }
    }
    return false;
  };
}

type Answer = EventOf<'guessedRight' | 'guessedWrong'>;

function countAnswer(tallies: Tallies, row: readonly Card[], { type, card }: Answer): void {
  const question = row.length + 1;
  tallies.add(`question ${question} right`, type === 'guessedRight');
  const isEqual = row.slice(0, question - 1).some((laid) => rankOf(laid) === rankOf(card));
  if (question === 2) tallies.add('question 2 equal', isEqual);
  if (question === 3) tallies.add('question 3 on an end', isEqual);
}

/** The policy, with goal post on question 2 of seats 1 and 3 and on question 3 of seats 2 and 4: 2 * 8 + 2 * 12. */
function callingGoalPost(game: Game): Action {
  const action = policyAction(game);
  const { phase } = game;
  if (action.type !== 'guess' || phase.type !== 'questions') return action;
  const calls = (phase.round === 2 && phase.seat % 2 === 1) || (phase.round === 3 && phase.seat % 2 === 0);
  return { ...action, goalPost: calls };
}
