// Options as they are said: presets, single values, the bare "give and take", settings. Read by the lobby.
import { PRESETS, OPTIONS, OPTION_NAMES, choose, type Choice, type Option } from '../engine/index.ts';
import type { Household, Table } from './household.ts';
import { SETTINGS, type OptionId, type Setting } from './intents.ts';
import type { Act } from './reply.ts';
import type { Turn } from './turn.ts';

/** The household with the options chosen and what is said of it; or only what stands in the way, nothing chosen. */
export type OptionsChosen =
  | { readonly household: Household; readonly acts: readonly Act[]; readonly solo: boolean }
  | { readonly refused: Act };

/** Chooses every option of a sentence, in order, or none of them. */
export function chooseAll(
  household: Household,
  ids: readonly OptionId[],
  { sips }: Pick<Turn, 'sips'>,
): OptionsChosen {
  let { table } = household;
  let next = household;
  let named: 'classic' | 'party' | null = null;
  const choices: Choice[] = [];
  const settings: Act[] = [];
  const switchedOff = new Set<Option>();
  for (const id of ids) {
    const setting = settingIn(id);
    if (setting) {
      const on = id.endsWith('.on');
      next = { ...next, [setting]: on };
      settings.push({ type: 'set', setting, on });
      continue;
    }
    if (id === 'preset.classic' || id === 'preset.party') {
      named = id === 'preset.party' ? 'party' : 'classic';
      // Said of the rules in force, a preset takes the board back as well; only other rules have another give and take.
      const chosen = withPreset(
        { ...table, giveAndTake: table.giveAndTake && named !== table.preset },
        named,
      );
      table = sips ? chosen : withoutSips(chosen);
      continue;
    }
    const choice = choiceOf(id, table);
    if (choice.option === 'unit' && choice.value === 'sips' && !sips) return { refused: { type: 'sipsOff' } };
    const chosen = choose(table.rules, choice, table.preset);
    if ('idledBy' in chosen)
      return { refused: { type: 'idle', option: choice.option, idledBy: chosen.idledBy } };
    const chosenSo = choice.option === 'board' ? id === 'board.giveAndTake' : table.giveAndTake;
    const giveAndTake = chosenSo && !chosen.switchedOff.includes('board');
    table = { ...table, rules: chosen.rules, giveAndTake };
    choices.push(choice);
    chosen.switchedOff.forEach((option) => switchedOff.add(option));
  }
  const said = named !== null || choices.length > 0;
  return {
    household: { ...next, table },
    acts: [
      ...settings,
      ...(said ? [{ type: 'chosen', preset: named, choices, switchedOff: [...switchedOff] } as const] : []),
    ],
    solo: ids.includes('mode.solo'),
  };
}

/** Whether it is a setting of the household, which can be changed at any time. */
export function isSetting(id: OptionId): boolean {
  return settingIn(id) !== undefined;
}

function settingIn(id: OptionId): Setting | undefined {
  return SETTINGS.find((name) => id.startsWith(`${name}.`));
}

/** A preset sets every option; a board chosen as "give and take" follows it (RULES.md, "Words"). */
function withPreset(table: Table, preset: 'classic' | 'party'): Table {
  const rules = PRESETS[preset];
  const plain: Table = { ...table, preset, rules };
  if (!table.giveAndTake) return plain;
  const chosen = choose(rules, choiceOf('board.giveAndTake', plain), preset);
  return 'rules' in chosen ? { ...plain, rules: chosen.rules } : plain;
}

/** A table as a deployment without sips plays it: for points. */
export function withoutSips(table: Table): Table {
  return table.rules.unit === 'points' ? table : { ...table, rules: { ...table.rules, unit: 'points' } };
}

function choiceOf(id: OptionId, table: Table): Choice {
  if (id === 'board.giveAndTake')
    return { option: 'board', value: table.preset === 'party' ? 'rows' : 'spots' };
  if (id === 'mode.solo') return { option: 'mode', value: 'gauntlet' };
  for (const option of OPTION_NAMES) {
    const value = OPTIONS[option].find((known) => `${option}.${known}` === id);
    if (value !== undefined) return { option, value } as Choice; // a value out of the option's own list
  }
  throw new Error(`No option is called ${id}`);
}
