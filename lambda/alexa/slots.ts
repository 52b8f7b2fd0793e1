// An Alexa intent as it was heard, and back: the envelopes read it one way and build it the other.
import type { Intent, Slot, SlotValue, slu } from 'ask-sdk-model';
import {
  BUILT_INS,
  GUESS_IDS,
  INTENTS,
  ME,
  OPTION_IDS,
  PLAYS,
  SEAT_IDS,
  TOPICS,
  type BuiltIn,
  type Heard,
  type OwnIntent,
  type SlotType,
} from '../dialog/intents.ts';

/** The type of each slot of an intent; none for built-ins. */
type Slots = Readonly<Record<string, SlotType | `${SlotType}[]`>>;

/** The legal values of each closed type; PLAYER's stand beside any name. */
const IDS: Readonly<Record<Exclude<SlotType, 'NUMBER'>, readonly string[]>> = {
  GUESS: GUESS_IDS,
  GOAL_POST: ['on', 'off'],
  PLAY: PLAYS,
  OPTION: OPTION_IDS,
  TOPIC: TOPICS,
  PLAYER: [...SEAT_IDS, ME],
};

const MATCHED = 'ER_SUCCESS_MATCH';

/** What was heard. An intent of no one's (another model's, an older one's) is heard as nothing understood. */
export function heardOf(intent: Intent): Heard {
  if (!isKnown(intent.name)) return { intent: 'AMAZON.FallbackIntent', slots: {} };
  const slots: Record<string, string | readonly string[]> = {};
  for (const [name, type] of Object.entries(slotsOf(intent.name))) {
    const values = valuesOf(intent.slots?.[name], type);
    const [first] = values;
    if (first !== undefined) slots[name] = isList(type) ? values : first;
  }
  return { intent: intent.name, slots };
}

/** The intent that Alexa would send for what was heard; a launch has none. */
export function intentFor(heard: Heard): Intent {
  const types = isKnown(heard.intent) ? slotsOf(heard.intent) : {};
  const slots = Object.entries(types).map(([name, type]): [string, Slot] => {
    const value = heard.slots[name];
    if (value === undefined) return [name, { name, confirmationStatus: 'NONE' }];
    const slotValue = slotValueFor(value, type);
    const spoken = slotValue.type === 'Simple' ? slotValue : {}; // only a single value stands at the top level too
    return [name, { ...spoken, name, confirmationStatus: 'NONE', slotValue } as Slot]; // the extra `type` is harmless
  });
  return { name: heard.intent, confirmationStatus: 'NONE', slots: Object.fromEntries(slots) };
}

/** Whether a slot is one that the intent has, with a value that can be understood. */
export function understands(intent: Intent, name: string): boolean {
  if (!isKnown(intent.name)) return false;
  const type = slotsOf(intent.name)[name];
  if (type === undefined) return false;
  const single = singleOf(type);
  const values = valuesOf(intent.slots?.[name], type);
  if (single === 'PLAYER') return true;
  return values.every((value) => (single === 'NUMBER' ? /^\d+$/.test(value) : IDS[single].includes(value)));
}

/** Whether an intent is one of ours or a built-in that the skill listens for. */
export function isKnown(name: string): name is OwnIntent | BuiltIn {
  return Object.hasOwn(INTENTS, name) || BUILT_INS.some((builtIn) => builtIn === name);
}

function slotsOf(intent: OwnIntent | BuiltIn): Slots {
  const own: Readonly<Record<string, Slots>> = INTENTS;
  return own[intent] ?? {};
}

function isList(type: Slots[string]): boolean {
  return type.endsWith('[]');
}

function singleOf(type: Slots[string]): SlotType {
  return (isList(type) ? type.slice(0, -2) : type) as SlotType; // what is left of `X[]` is X
}

/** One spoken value with what Alexa made of it: a simple slot value, or the top level of a slot that has none. */
interface Spoken {
  readonly value?: string;
  readonly resolutions?: slu.entityresolution.Resolutions;
}

function valuesOf(slot: Slot | undefined, type: Slots[string]): string[] {
  if (!slot) return [];
  const spoken = slot.slotValue ? spokenIn(slot.slotValue) : [];
  return (spoken.length > 0 ? spoken : [slot])
    .map((one) => resolve(one, singleOf(type)))
    .filter((value) => value !== '');
}

function spokenIn(slotValue: SlotValue): Spoken[] {
  if (slotValue.type === 'List') return (slotValue.values ?? []).flatMap(spokenIn);
  return slotValue.value === undefined ? [] : [slotValue];
}

function resolve(spoken: Spoken, type: SlotType): string {
  const words = spoken.value?.trim() ?? '';
  const [first, ...others] = matchesOf(spoken);
  if (!first) return words;
  if (type === 'PLAYER') {
    // Several names at once: the words as heard, for the dialog to find by spelling and sound among the seated.
    if (others.length > 0) return words;
    return first.id !== undefined && IDS.PLAYER.includes(first.id) ? first.id : first.name;
  }
  const exact = [first, ...others].find((value) => value.name.toLowerCase() === words.toLowerCase()) ?? first;
  return exact.id ?? exact.name;
}

/** The values of the authority that matched. Their order isn't fixed; the names at this table come before the model's. */
function matchesOf(spoken: Spoken): slu.entityresolution.Value[] {
  const matched = (spoken.resolutions?.resolutionsPerAuthority ?? []).filter(
    (authority) => authority.status.code === MATCHED,
  );
  const best = matched.find((authority) => authority.authority.includes('.dynamic.')) ?? matched[0];
  return (best?.values ?? []).map(({ value }) => value);
}

function slotValueFor(value: string | readonly string[], type: Slots[string]): SlotValue {
  if (typeof value !== 'string') {
    return { type: 'List', values: value.map((one) => slotValueFor(one, type)) };
  }
  const single = singleOf(type);
  if (single === 'NUMBER' || !IDS[single].includes(value)) return { type: 'Simple', value };
  const authority = `amzn1.er-authority.echo-sdk.local.${single}`;
  const values = [{ value: { id: value, name: value } }];
  return {
    type: 'Simple',
    value,
    resolutions: { resolutionsPerAuthority: [{ authority, status: { code: MATCHED }, values }] },
  };
}
