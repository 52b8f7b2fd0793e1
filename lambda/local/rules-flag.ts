// What `--rules` means: options by their names in RULES.md, over the classic ones; contradictions are faults.
import {
  OPTION_NAMES,
  OPTIONS,
  PRESETS,
  idledBy,
  type Choice,
  type Option,
  type Rules,
} from '../engine/index.ts';

/** The rules that were asked for, or one line that says what is wrong with them. */
export type ParsedRules = { readonly rules: Rules } | { readonly fault: string };

/** Reads the JSON of `--rules`; options that it leaves out have their classic value. */
export function parseRules(text: string): ParsedRules {
  const named = parseObject(text);
  if (!named) return { fault: `--rules takes a JSON object such as '{"streak":3}', not ${oneLine(text)}` };
  const choices: Choice[] = [];
  for (const [option, value] of Object.entries(named)) {
    if (!isOption(option)) {
      return {
        fault: `--rules has no option ${oneLine(option)}; the options are ${OPTION_NAMES.join(', ')}`,
      };
    }
    const values: readonly unknown[] = OPTIONS[option];
    if (!values.includes(value)) {
      const allowed = values.map((each) => JSON.stringify(each)).join(', ');
      return { fault: `--rules: ${option} can't be ${JSON.stringify(value)}; it takes ${allowed}` };
    }
    choices.push({ option, value } as Choice); // the value is one of that option's, as was just checked
  }
  const chosen = Object.fromEntries(choices.map(({ option, value }) => [option, value]));
  const rules: Rules = { ...PRESETS.classic, ...chosen };
  const fault = contradiction(rules, choices);
  return fault === null ? { rules } : { fault };
}

/** The first option that was given another value than its classic one, and that means nothing beside the others. */
function contradiction(rules: Rules, choices: readonly Choice[]): string | null {
  for (const { option, value } of choices) {
    const idle = idledBy(rules, option);
    if (idle && value !== PRESETS.classic[option]) {
      return `--rules contradict each other: ${option} means nothing with ${idle.option} ${idle.value}`;
    }
  }
  return null;
}

function isOption(name: string): name is Option {
  return Object.hasOwn(OPTIONS, name);
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function oneLine(text: string): string {
  return JSON.stringify(text);
}
