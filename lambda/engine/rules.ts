// Every option of RULES.md, its values and the two presets, and which options mean something together.
// The lobby, the help, the interaction model and the tests all derive from this one list.

/** Every option by its name in RULES.md, "Options", with its values; the classic value stands first. */
export const OPTIONS = {
  mode: ['table', 'gauntlet'],
  board: ['pyramid', 'spots', 'rows'],
  pyramidRows: [4, 5],
  stakes: ['single', 'double'],
  rowStakes: ['escalating', 'flat'],
  bus: ['higherLower', 'questions'],
  streak: [5, 3, 4, 6, 7],
  cap: [40, 'none'],
  ace: ['high', 'low'],
  sameRank: ['wrong', 'right', 'again'],
  goalPost: ['off', 'on'],
  matches: ['played', 'held'],
  tie: ['points', 'highest', 'bothRide'],
  unit: ['points', 'sips'],
  quickFlips: ['off', 'on'],
} as const;

/** The name of an option. */
export type Option = keyof typeof OPTIONS;
/** A value of the option `O`. */
export type ValueOf<O extends Option> = (typeof OPTIONS)[O][number];
/** The options of one game, each with its value. An option that means nothing beside the others has its classic value. */
export type Rules = { readonly [O in Option]: ValueOf<O> };
/** One option and one of its values. */
export type Choice = { readonly [O in Option]: { readonly option: O; readonly value: ValueOf<O> } }[Option];

/** The names of all options, in the order of RULES.md. */
export const OPTION_NAMES = Object.keys(OPTIONS) as readonly Option[]; // Object.keys forgets the key type

/** The two sets of rules that RULES.md names. */
export const PRESETS = {
  classic: {
    mode: 'table',
    board: 'pyramid',
    pyramidRows: 4,
    stakes: 'single',
    rowStakes: 'escalating',
    bus: 'higherLower',
    streak: 5,
    cap: 40,
    ace: 'high',
    sameRank: 'wrong',
    goalPost: 'off',
    matches: 'played',
    tie: 'points',
    unit: 'points',
    quickFlips: 'off',
  },
  party: {
    mode: 'table',
    board: 'pyramid',
    pyramidRows: 5,
    stakes: 'double',
    rowStakes: 'escalating',
    bus: 'questions',
    streak: 5,
    cap: 'none',
    ace: 'low',
    sameRank: 'wrong',
    goalPost: 'on',
    matches: 'held',
    tie: 'highest',
    unit: 'sips',
    quickFlips: 'off',
  },
} as const satisfies Record<string, Rules>;

/** The name of a preset. */
export type Preset = keyof typeof PRESETS;

/** The preset from which rules differ in fewer options; classic where both are as near. */
export function presetOf(rules: Rules): Preset {
  const differing = (preset: Preset) =>
    OPTION_NAMES.filter((option) => rules[option] !== PRESETS[preset][option]).length;
  return differing('party') < differing('classic') ? 'party' : 'classic';
}

/** Options that only a table with a board and a bus has (RULES.md, "Options"). */
const TABLE_ONLY: readonly Option[] = [
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

/** The choice that makes an option meaningless, or null where the option means something. */
export function idledBy(rules: Rules, option: Option): Choice | null {
  if (rules.mode === 'gauntlet' && TABLE_ONLY.includes(option)) return { option: 'mode', value: 'gauntlet' };
  if (option === 'streak' && rules.bus === 'questions') return { option: 'bus', value: 'questions' };
  if (option === 'matches' && rules.board !== 'pyramid') return { option: 'board', value: rules.board };
  if (option === 'pyramidRows' && rules.board === 'spots') return { option: 'board', value: 'spots' };
  return null;
}

/** The outcome of choosing an option: the new rules and what they switched off, or the choice that stands in the way. */
export type Chosen =
  { readonly rules: Rules; readonly switchedOff: readonly Option[] } | { readonly idledBy: Choice };

/**
 * Chooses one option. Options that the choice makes meaningless go back to their classic value, and options that
 * it gives a meaning again take the preset's. An option that means nothing under these rules isn't chosen.
 */
export function choose(rules: Rules, choice: Choice, preset: Preset): Chosen {
  const inTheWay = idledBy(rules, choice.option);
  if (inTheWay) return { idledBy: inTheWay };
  const chosen = withChoice(rules, choice);
  const switchedOff: Option[] = [];
  let result = chosen;
  for (const option of OPTION_NAMES) {
    if (idledBy(chosen, option)) {
      if (result[option] !== PRESETS.classic[option]) switchedOff.push(option);
      result = { ...result, [option]: PRESETS.classic[option] };
    } else if (idledBy(rules, option)) {
      result = { ...result, [option]: PRESETS[preset][option] };
    }
  }
  return { rules: result, switchedOff };
}

function withChoice(rules: Rules, choice: Choice): Rules {
  return { ...rules, [choice.option]: choice.value };
}
