// Guards the options: values, presets, what switches off what, and what comes back, against RULES.md by hand.
import {
  OPTIONS,
  OPTION_NAMES,
  PRESETS,
  choose,
  idledBy,
  presetOf,
  type Choice,
  type Option,
  type Rules,
} from '../../lambda/engine/index.ts';
import { classic, party } from '../support/builders.ts';

/** RULES.md, "Options": values with the classic preset first, and the party preset. */
const TABLE: {
  readonly [O in Option]: { readonly values: readonly (string | number)[]; readonly party: string | number };
} = {
  mode: { values: ['table', 'gauntlet'], party: 'table' },
  board: { values: ['pyramid', 'spots', 'rows'], party: 'pyramid' },
  pyramidRows: { values: [4, 5], party: 5 },
  stakes: { values: ['single', 'double'], party: 'double' },
  rowStakes: { values: ['escalating', 'flat'], party: 'escalating' },
  bus: { values: ['higherLower', 'questions'], party: 'questions' },
  streak: { values: [5, 3, 4, 6, 7], party: 5 },
  cap: { values: [40, 'none'], party: 'none' },
  ace: { values: ['high', 'low'], party: 'low' },
  sameRank: { values: ['wrong', 'right', 'again'], party: 'wrong' },
  goalPost: { values: ['off', 'on'], party: 'on' },
  matches: { values: ['played', 'held'], party: 'held' },
  tie: { values: ['points', 'highest', 'bothRide'], party: 'highest' },
  unit: { values: ['points', 'sips'], party: 'sips' },
  quickFlips: { values: ['off', 'on'], party: 'off' },
};

test.each(Object.entries(TABLE) as [Option, (typeof TABLE)[Option]][])(
  '%s has its values and presets',
  (option, row) => {
    expect(OPTIONS[option]).toEqual(row.values);
    expect(PRESETS.classic[option]).toBe(row.values[0]);
    expect(PRESETS.party[option]).toBe(row.party);
  },
);

const BOARD_AND_BUS: readonly Option[] = [
  'board',
  'pyramidRows',
  'rowStakes',
  'bus',
  'streak',
  'cap',
  'tie',
  'matches',
  'quickFlips',
];

test.each<[rules: Partial<Rules>, by: Choice | null, idle: readonly Option[]]>([
  [{}, null, []],
  [{ mode: 'gauntlet' }, { option: 'mode', value: 'gauntlet' }, BOARD_AND_BUS],
  [{ board: 'spots' }, { option: 'board', value: 'spots' }, ['pyramidRows', 'matches']],
  [{ board: 'rows' }, { option: 'board', value: 'rows' }, ['matches']],
  [{ bus: 'questions' }, { option: 'bus', value: 'questions' }, ['streak']],
])('under %j idle because of %j: %j', (rules, by, idle) => {
  for (const option of OPTION_NAMES) {
    expect([option, idledBy(classic(rules), option)]).toEqual([option, idle.includes(option) ? by : null]);
  }
});

interface Case {
  readonly from: Rules;
  readonly choice: Choice;
  readonly changes: Partial<Rules>;
  readonly switchedOff: readonly Option[];
}

const CASES: { readonly [what: string]: Case } = {
  'a plain option': {
    from: classic(),
    choice: { option: 'ace', value: 'low' },
    changes: { ace: 'low' },
    switchedOff: [],
  },
  'the value it has': {
    from: classic(),
    choice: { option: 'ace', value: 'high' },
    changes: {},
    switchedOff: [],
  },
  'spots under classic rules': {
    from: classic(),
    choice: { option: 'board', value: 'spots' },
    changes: { board: 'spots' },
    switchedOff: [],
  },
  'spots after five rows': {
    from: classic({ pyramidRows: 5 }),
    choice: { option: 'board', value: 'spots' },
    changes: { board: 'spots', pyramidRows: 4 },
    switchedOff: ['pyramidRows'],
  },
  'rows after held matches': {
    from: classic({ matches: 'held' }),
    choice: { option: 'board', value: 'rows' },
    changes: { board: 'rows', matches: 'played' },
    switchedOff: ['matches'],
  },
  'the questions bus after a streak': {
    from: classic({ streak: 7 }),
    choice: { option: 'bus', value: 'questions' },
    changes: { bus: 'questions', streak: 5 },
    switchedOff: ['streak'],
  },
  'the gauntlet after spots without a cap': {
    from: classic({ board: 'spots', cap: 'none' }),
    choice: { option: 'mode', value: 'gauntlet' },
    changes: { mode: 'gauntlet', board: 'pyramid', cap: 40 },
    switchedOff: ['board', 'cap'],
  },
};

test.each(Object.entries(CASES))('choosing %s', (_what, { from, choice, changes, switchedOff }) => {
  expect(choose(from, choice, 'classic')).toEqual({ rules: { ...from, ...changes }, switchedOff });
});

test('choosing under party rules switches off what they had on', () => {
  expect(choose(party(), { option: 'board', value: 'rows' }, 'party')).toEqual({
    rules: party({ board: 'rows', matches: 'played' }),
    switchedOff: ['matches'],
  });
  expect(choose(party(), { option: 'mode', value: 'gauntlet' }, 'party')).toEqual({
    rules: {
      ...PRESETS.classic,
      mode: 'gauntlet',
      stakes: 'double',
      ace: 'low',
      goalPost: 'on',
      unit: 'sips',
    },
    switchedOff: ['pyramidRows', 'bus', 'cap', 'matches', 'tie'],
  });
});

test('what means something again has the preset’s value', () => {
  const gauntlet: Rules = {
    ...PRESETS.classic,
    mode: 'gauntlet',
    stakes: 'double',
    ace: 'low',
    goalPost: 'on',
    unit: 'sips',
  };
  expect(choose(gauntlet, { option: 'mode', value: 'table' }, 'party')).toEqual({
    rules: PRESETS.party,
    switchedOff: [],
  });
  expect(
    choose(party({ board: 'rows', matches: 'played' }), { option: 'board', value: 'pyramid' }, 'party'),
  ).toEqual({
    rules: PRESETS.party,
    switchedOff: [],
  });
});

test.each<[Rules, Choice, Choice]>([
  [classic({ mode: 'gauntlet' }), { option: 'board', value: 'spots' }, { option: 'mode', value: 'gauntlet' }],
  [classic({ bus: 'questions' }), { option: 'streak', value: 3 }, { option: 'bus', value: 'questions' }],
  [classic({ board: 'spots' }), { option: 'matches', value: 'held' }, { option: 'board', value: 'spots' }],
  [classic({ board: 'rows' }), { option: 'matches', value: 'held' }, { option: 'board', value: 'rows' }],
  [classic({ board: 'spots' }), { option: 'pyramidRows', value: 5 }, { option: 'board', value: 'spots' }],
])('an option that means nothing is not chosen', (rules, choice, by) => {
  expect(choose(rules, choice, 'classic')).toEqual({ idledBy: by });
});

test.each<[string, Partial<Rules>, string]>([
  ['the classic rules', PRESETS.classic, 'classic'],
  ['the party rules', PRESETS.party, 'party'],
  ['party rules with some changed', { ...PRESETS.party, ace: 'high', bus: 'higherLower', cap: 40 }, 'party'],
  ['classic rules with some changed', { board: 'spots', stakes: 'double', unit: 'sips' }, 'classic'],
])('%s are nearest to a preset', (_, changed, preset) => {
  expect(presetOf({ ...PRESETS.classic, ...changed })).toBe(preset);
});
