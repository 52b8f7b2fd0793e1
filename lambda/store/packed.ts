// How a household becomes text for its item and back: as JSON, with the two things that repeat themselves most packed,
// the rules into a letter an option and lists of cards into one string. Both are found by the name of their field.
import { OPTIONS, OPTION_NAMES, type Rules } from '../engine/index.ts';
import type { Household } from '../dialog/household.ts';

/** Fields that hold a list of cards, wherever they stand. */
const CARD_LISTS: readonly string[] = ['pile', 'out', 'row', 'hidden', 'cards'];
const CARD = /^[2-9TJQKA][SHDC]$/;
const CARDS = /^(?:[2-9TJQKA][SHDC])*$/;

/** The household as text. */
export function pack(household: Household): string {
  return JSON.stringify(household, (field, value: unknown) => {
    if (field === 'rules') return packRules(value as Rules); // only rules go by that name
    const isCards =
      CARD_LISTS.includes(field) && Array.isArray(value) && value.every((card) => CARD.test(String(card)));
    return isCards ? value.join('') : value;
  });
}

/** What a text holds, as far as it can be read. Throws where it isn't JSON or its rules aren't any. */
export function unpack(text: string): unknown {
  return JSON.parse(text, (field, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (field === 'rules') return unpackRules(value);
    return CARD_LISTS.includes(field) && CARDS.test(value) ? (value.match(/../g) ?? []) : value;
  });
}

/** One digit an option, in the order of the options: the place of its value among the option's. */
function packRules(rules: Rules): string {
  return OPTION_NAMES.map((option) => (OPTIONS[option] as readonly unknown[]).indexOf(rules[option])).join(
    '',
  );
}

function unpackRules(digits: string): Rules {
  const entries = OPTION_NAMES.map((option, index) => {
    const value = OPTIONS[option][Number(digits[index])];
    if (value === undefined) throw new Error(`"${digits}" packs no rules`);
    return [option, value] as const;
  });
  return Object.fromEntries(entries) as Rules; // every option has one of its values
}
