// Random rules and random players for properties: mostly legal actions, with nonsense, leaving and ending between.
import fc from 'fast-check';
import {
  GUESSES,
  OPTIONS,
  OPTION_NAMES,
  PRESETS,
  choose,
  questionOf,
  type Action,
  type Choice,
  type Game,
  type Preset,
  type Rules,
  type Seed,
} from '../../lambda/engine/index.ts';
import { policyAction } from './policy.ts';

/** Every option with every value. */
export const ALL_CHOICES: readonly Choice[] = OPTION_NAMES.flatMap(
  (option) => OPTIONS[option].map((value) => ({ option, value }) as Choice), // the pair comes from one row of the table
);

/** Rules that mean something: a preset and some choices, those in the way of which another stands left out. */
export const anyRules: fc.Arbitrary<Rules> = fc
  .record({
    preset: fc.constantFrom<Preset>('classic', 'party'),
    choices: fc.array(fc.constantFrom(...ALL_CHOICES), { maxLength: 12 }),
  })
  .map(({ preset, choices }) =>
    choices.reduce<Rules>((rules, choice) => {
      const chosen = choose(rules, choice, preset);
      return 'rules' in chosen ? chosen.rules : rules;
    }, PRESETS[preset]),
  );

const anyWord = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

/** Any seed. */
export const anySeed: fc.Arbitrary<Seed> = fc.tuple(anyWord, anyWord, anyWord, anyWord);

/** What players decide, one number for each of their actions; after the last the policy player plays on. */
export const anyWhims: fc.Arbitrary<readonly number[]> = fc.array(fc.nat(9999), { maxLength: 150 });

/** An action by whim, or the policy's where there is none: one in ten is anything at all, one in fifty leaves. */
export function whimAction(game: Game, whim: number | undefined): Action {
  if (whim === undefined) return policyAction(game);
  const rest = Math.floor(whim / 50);
  if (whim % 50 === 0) return { type: 'leave', seat: rest % (game.players.length + 2) };
  if (whim % 50 <= 5) return anything(rest);
  return legal(game, rest);
}

function legal(game: Game, whim: number): Action {
  const question = questionOf(game);
  switch (question?.type) {
    case undefined:
    case 'continue':
      return { type: 'flip' };
    case 'playOrHold':
      return { type: 'play', cards: whim % (question.count + 1) };
    case 'give': {
      const to = question.receivers[whim % question.receivers.length] ?? 0;
      return { type: 'give', gifts: [{ to, count: 1 + (whim % question.count) }] };
    }
    case 'color':
    case 'higherLower':
    case 'insideOutside':
    case 'suit': {
      const guess = GUESSES[question.type][whim % GUESSES[question.type].length] ?? 'red';
      return { type: 'guess', guess, goalPost: question.mayCall && whim % 3 === 0 };
    }
  }
}

function anything(whim: number): Action {
  const actions: readonly Action[] = [
    { type: 'guess', guess: 'red', goalPost: true },
    { type: 'guess', guess: 'higher', goalPost: false },
    { type: 'guess', guess: 'outside', goalPost: true },
    { type: 'guess', guess: 'spades', goalPost: false },
    { type: 'callGoalPost' },
    { type: 'withdrawGoalPost' },
    { type: 'give', gifts: [] },
    { type: 'give', gifts: [{ to: whim % 10, count: whim % 4 }] },
    {
      type: 'give',
      gifts: [
        { to: whim % 3, count: 1 },
        { to: 2, count: 1 },
      ],
    },
    { type: 'play', cards: (whim % 6) - 1 },
    { type: 'flip' },
    ...(whim % 4 === 0 ? [{ type: 'end' } as const] : []),
  ];
  return actions[whim % actions.length] ?? { type: 'flip' };
}
