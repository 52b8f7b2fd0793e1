// What may be said now, as whole phrases: the samples of the generated model with the values that are legal, and the
// commands that always work. The grammar of the offline ear is made of these.
import type { InteractionModel, ModelIntent, TypeValue } from '../../chat/model.ts';
import type { Situation } from '../../chat/matcher.ts';
import type { Heard } from '../../dialog/intents.ts';

/** Commands that are listened for at any time, by their intent. */
const COMMANDS = [
  'AMAZON.StopIntent',
  'AMAZON.HelpIntent',
  'AMAZON.RepeatIntent',
  'UndoIntent',
  'ScoreIntent',
  'CardsIntent',
  'TurnIntent',
  'RemainingIntent',
  'OddsIntent',
  'OptionsIntent',
] as const;
// The fewer and shorter the phrases, the less noise sounds like one of them.
/** How many samples of a command are listened for. */
const SAMPLES_OF_COMMAND = 2;
/** The most words of a command, and of what stands before a value and behind it. */
const MOST_WORDS = 2;
const MOST_WORDS_BEHIND = 1;
/** The most ways to say one value. */
const MOST_SYNONYMS = 4;

/** The values that a slot type may have now, in words. */
type Values = ReadonlyMap<string, readonly string[]>;

/** Everything that may be said to the question on the table: whole phrases in lower case, such as "i say red". */
export function phrasesFor(
  model: InteractionModel,
  { choices }: Pick<Situation, 'choices'>,
): readonly string[] {
  const { intents, types } = model.interactionModel.languageModel;
  const answering = new Set<string>(choices.map(({ intent }) => intent));
  if (answering.has('PlayersIntent')) answering.add('GiveIntent');
  const values = valuesIn(choices, intents, (type) => types.find(({ name }) => name === type)?.values ?? []);
  const answers = intents
    .filter(({ name }) => answering.has(name))
    .flatMap((intent) => intent.samples.flatMap((sample) => filled(intent, sample, values)));
  const commands = intents
    .filter(({ name }) => COMMANDS.some((each) => each === name))
    .flatMap(({ samples }) => samples.filter(isShort).slice(0, SAMPLES_OF_COMMAND));
  return [...new Set([...answers, ...commands])];
}

/** The values of the legal answers, by the type of their slot. */
function valuesIn(
  choices: readonly Heard[],
  intents: readonly ModelIntent[],
  valuesOf: (type: string) => readonly TypeValue[],
): Values {
  const values = new Map<string, string[]>();
  for (const { intent, slots } of choices) {
    for (const [slot, heard] of Object.entries(slots)) {
      const type = intents.find(({ name }) => name === intent)?.slots.find(({ name }) => name === slot)?.type;
      if (type === undefined) continue;
      const id = typeof heard === 'string' ? heard : (heard[0] ?? '');
      const value = valuesOf(type).find((each) => each.id === id);
      const words = value
        ? [value.name.value, ...value.name.synonyms].slice(0, MOST_SYNONYMS)
        : [spelled(id)];
      values.set(type, [...(values.get(type) ?? []), ...words.map(lower)]);
    }
  }
  return values;
}

/** A sample with every value that is legal in its slot; nothing where it has none, or several slots. */
function filled(intent: ModelIntent, sample: string, values: Values): readonly string[] {
  const [slot, ...others] = [...sample.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const [before = '', behind = ''] = sample.split(/\{.*\}/);
  const isLong = wordsIn(before + behind) > MOST_WORDS || wordsIn(behind) > MOST_WORDS_BEHIND;
  if (others.length > 0 || isLong) return [];
  if (slot === undefined) return [lower(sample)];
  const type = intent.slots.find(({ name }) => name === slot)?.type ?? '';
  return (values.get(type) ?? []).map((value) => lower(sample.replace(`{${slot}}`, value)));
}

function isShort(sample: string): boolean {
  return !sample.includes('{') && wordsIn(sample) <= MOST_WORDS;
}

function wordsIn(text: string): number {
  return text.split(' ').filter((word) => word !== '').length;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

function spelled(value: string): string {
  return NUMBERS[Number(value)] ?? value;
}

function lower(text: string): string {
  return text
    .toLowerCase()
    .replace(/[,.!?]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
