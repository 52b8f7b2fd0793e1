// Options in words: those that aren't standard, and what could be said to change them. Read by the roll call and the
// answer to "what are the options".
import {
  OPTION_NAMES,
  PRESETS,
  idledBy,
  type Choice,
  type Option,
  type Preset,
  type Rules,
} from '../engine/index.ts';
import type { OptionId } from '../dialog/intents.ts';
import type { Said } from './said.ts';
import type { Voice } from './voice.ts';

/** A value of an option as it stands in a list. */
export function optionInWords(said: Said, { option, value }: Choice): string {
  const values: Readonly<Record<string, string>> = said.options[option];
  return values[value] ?? String(value);
}

/** The options that mean something and differ from the named preset. */
function differences(rules: Rules, preset: Preset): readonly Choice[] {
  return OPTION_NAMES.filter(
    (option) => !idledBy(rules, option) && rules[option] !== PRESETS[preset][option],
  ).map((option) => choiceIn(rules, option));
}

/** What isn't standard at this table, in words: party rules first, then single options. */
export function unusual(voice: Voice): readonly string[] {
  const { said, rules, household } = voice;
  const { preset } = household.table;
  const others = differences(rules, preset)
    .filter(({ option }) => option !== 'mode')
    .map((choice) => optionInWords(said, choice));
  return preset === 'party' && rules.mode === 'table' ? [said.presets.party, ...others] : others;
}

/** Some of what could be chosen instead, in the words that are listened for. */
export function offers(voice: Voice): readonly string[] {
  const { rules, locale, household } = voice;
  const other: OptionId = household.table.preset === 'party' ? 'preset.classic' : 'preset.party';
  const words = OFFERED.filter(([option]) => !idledBy(rules, option)).flatMap(([option, ids]) =>
    ids.filter((id) => id !== `${option}.${rules[option]}`).slice(0, 1),
  );
  return [other, ...words].map((id) => locale.words.OPTION[id][0]);
}

/** What is offered of each option: the options that change a game most, a few at a time. */
const OFFERED: readonly (readonly [Option, readonly OptionId[]])[] = [
  ['board', ['board.pyramid', 'board.giveAndTake']],
  ['bus', ['bus.questions', 'bus.higherLower']],
  ['streak', ['streak.3', 'streak.5']],
  ['ace', ['ace.low', 'ace.high']],
  ['goalPost', ['goalPost.on', 'goalPost.off']],
];

function choiceIn(rules: Rules, option: Option): Choice {
  return { option, value: rules[option] } as Choice; // the value is the option's own by the type of rules
}
