// Guards the view: each field in each phase, worked out by hand, and the words of every choice.
import type { Heard } from '../../lambda/dialog/intents.ts';
import type { Household } from '../../lambda/dialog/household.ts';
import { sayFor } from '../../lambda/speech/choices-said.ts';
import { viewOf, type View } from '../../lambda/speech/view.ts';
import {
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
  table,
} from '../support/builders.ts';
import { ROUND_TWO, enUS, scene } from '../support/spoken.ts';

const ROWS = drawnAs('7H 7C 9D TS', '3H 4C 8D QS', '4H 5C 6D JS');
const PYRAMID = afterQuestions(table(classic(), 3, `${ROWS} 7S 2C`));

function view(household: Household, acts: Parameters<typeof viewOf>[1]['acts'] = []): View {
  return viewOf(household, { acts, ask: { how: 'plain' } }, enUS);
}

test('the lobby', () => {
  const household = scene({ names: ['Sam', null], about: { type: 'morePlayers', count: 3 }, question: 4 });
  expect(view(household)).toMatchObject({
    phase: 'lobby',
    unit: 'points',
    question: { id: 4, type: 'morePlayers', seat: null, stake: null, count: 1, goalPost: false },
    players: [
      { seat: 1, name: 'Sam', cards: [], score: 0, rides: null, best: null, gone: false },
      { seat: 2, name: 'player two', cards: [], score: 0, rides: null, best: null, gone: false },
    ],
    board: null,
    bus: null,
    draws: [],
    pile: 0,
    out: 0,
    winners: null,
    happened: [],
  });
});

test('before the first card', () => {
  const { phase, question, pile, players } = view(scene({ game: table(classic(), 3).game }));
  expect([phase, pile, players.length]).toEqual(['questions', 52, 3]);
  expect(question).toMatchObject({ type: 'color', seat: 1, stake: 1, count: 1, goalPost: false });
});

test('the questions', () => {
  const { players, question } = view(scene({ game: ROUND_TWO }));
  expect(players).toEqual([
    { seat: 1, name: 'Sam', cards: ['7H'], score: 1, rides: null, best: null, gone: false },
    { seat: 2, name: 'Alex', cards: ['2C'], score: 1, rides: null, best: null, gone: false },
    { seat: 3, name: 'Jo', cards: ['9D'], score: 1, rides: null, best: null, gone: false },
  ]);
  expect(question).toMatchObject({ type: 'higherLower', seat: 1, stake: 2 });
  expect(question?.choices).toEqual([
    { say: 'higher', label: 'Higher', heard: { intent: 'GuessIntent', slots: { guess: 'higher' } } },
    { say: 'lower', label: 'Lower', heard: { intent: 'GuessIntent', slots: { guess: 'lower' } } },
  ]);
});

test('a goal post that was called', () => {
  const called = after(table(party(), 2, '7H 2C'), call('black'), call('red'), { type: 'callGoalPost' });
  expect(view(scene({ game: called.game })).question).toMatchObject({ stake: 4, goalPost: true });
});

test('the board, its cards and the gift', () => {
  const { phase, board, question, pile } = view(scene({ game: PYRAMID.game }));
  expect(phase).toBe('board');
  expect(board?.rows.map((row) => row.length)).toEqual([4, 3, 2, 1]);
  expect(board?.rows[0]?.[0]).toEqual({ card: '7S', stake: 1, kind: 'pick' });
  expect(board?.rows[3]?.[0]).toEqual({ card: null, stake: 4, kind: 'pick' });
  expect(board?.at).toEqual([0, 0]);
  expect(Object.keys(board ?? {})).toEqual(['kind', 'rows', 'at']);
  expect(question).toMatchObject({ type: 'give', seat: 1, stake: 1, count: 2 });
  expect(pile).toBe(30);
});

test('held matches', () => {
  const held = afterQuestions(table(party(), 3, `${ROWS} 7S`));
  const { question, unit } = view(scene({ game: held.game, rules: party() }));
  expect(question).toMatchObject({ type: 'playOrHold', seat: 1, stake: 2, count: 2 });
  expect(question?.choices.map(({ say, label }) => [say, label])).toEqual([
    ['play all', 'Play all'],
    ['play one', 'Play one'],
    ['hold', 'Hold'],
  ]);
  expect(unit).toBe('sips');
  expect(view(scene({ game: after(held, playCards(0)).game })).question?.type).toBe('continue');
});

test('the bus', () => {
  let now = after(PYRAMID, giveTo(2, 2));
  for (let turn = 0; turn < 40 && now.game.phase.type === 'board'; turn += 1) {
    now = after(now, now.game.phase.giving ? giveTo(now.game.phase.giving.seat === 1 ? 2 : 1) : FLIP);
  }
  const missed = after(now, calling(now, 'wrong'));
  const { phase, bus, players } = view(scene({ game: missed.game }));
  const rider = missed.game.phase.type === 'bus' ? missed.game.phase.rider : 0;
  expect(phase).toBe('bus');
  expect(bus).toMatchObject({
    rider,
    next: [],
    ride: null,
    streak: 0,
    target: 5,
    guesses: 1,
    misses: 1,
    cap: 40,
  });
  expect(bus?.cards).toHaveLength(1);
  expect(players[rider - 1]?.best).toBe(0);
});

test('the gauntlet counts the ride that is being ridden among those left', () => {
  let now = table(classic({ mode: 'gauntlet' }), 2);
  while (now.game.phase.type === 'questions') now = after(now, calling(now, 'wrong'));
  const { phase, bus, players, question } = view(scene({ names: ['Sam', 'Jo'], game: now.game }));
  expect(phase).toBe('gauntlet');
  expect(question).toMatchObject({ type: 'higherLower', stake: null });
  expect(bus).toMatchObject({ rider: 1, ride: 1, streak: 0, target: 5, guesses: 0, misses: 0, cap: null });
  expect(players.map(({ rides, best }) => [rides, best])).toEqual([
    [10, 0],
    [10, null],
  ]);
});

test('the end', () => {
  const ended = after(table(classic(), 3, '7H 2C'), call('black'), leave(3), { type: 'end' });
  const { phase, winners, question, players } = view(scene({ game: ended.game, about: { type: 'rematch' } }));
  expect([phase, winners, question?.type, question?.seat]).toEqual(['over', [2], 'rematch', null]);
  expect(players.map(({ gone }) => gone)).toEqual([false, false, true]);
});

test('a confirmation shows the game that it is about', () => {
  const about = { type: 'confirm', what: 'end', before: { type: 'game' }, then: null } as const;
  const { phase, question } = view(scene({ game: ROUND_TWO, about }));
  expect([phase, question?.type]).toEqual(['questions', 'confirm']);
  expect(question?.choices.map(({ label }) => label)).toEqual(['Yes', 'No']);
});

test('a closed session has no question', () => {
  expect(viewOf(scene({ game: ROUND_TWO }), { acts: [], ask: null }, enUS).question).toBeNull();
});

test('what happened, in the order spoken', () => {
  const { happened } = view(scene({ game: ROUND_TWO }), [
    {
      type: 'happened',
      events: [
        { type: 'gave', seat: 1, to: 2, amount: 3, count: 1, only: true },
        { type: 'cardFlipped', card: '9C', at: [1, 2], stake: 2, kind: 'pick', matched: [] },
        { type: 'boardEnded', why: 'flipped' },
      ],
    },
  ]);
  expect(happened).toEqual([
    { type: 'gave', seat: 1, to: 2, amount: 3 },
    { type: 'cardFlipped', card: '9C', spot: [1, 2] },
    { type: 'boardEnded' },
  ]);
});

test.each<[Heard, string]>([
  [{ intent: 'GuessIntent', slots: { guess: 'spades' } }, 'spades'],
  [{ intent: 'PlayIntent', slots: { choice: 'playTwo' } }, 'play two'],
  [{ intent: 'PlayersIntent', slots: { players: ['Zoe'] } }, 'Zoe'],
  [{ intent: 'PlayersIntent', slots: { players: ['P3'] } }, 'player three'],
  [{ intent: 'CountIntent', slots: { count: '4' } }, 'four players'],
  [{ intent: 'ContinueIntent', slots: {} }, 'continue'],
  [{ intent: 'EveryoneIntent', slots: {} }, "that's everyone"],
  [{ intent: 'NoNamesIntent', slots: {} }, 'no names'],
  [{ intent: 'SameAgainIntent', slots: {} }, 'same as last time'],
  [{ intent: 'StartIntent', slots: { option: 'mode.solo' } }, 'start the solo gauntlet'],
  [{ intent: 'AMAZON.YesIntent', slots: {} }, 'yes'],
  [{ intent: 'AMAZON.NoIntent', slots: {} }, 'no'],
])('%j is said as "%s"', (heard, words) => {
  expect(sayFor(heard, enUS)).toBe(words);
});
