// Guards the form of every generated model: what Alexa would refuse at build time, and values that mean two things.
import { LIMITS } from '../../interaction-model/limits.ts';
import { modelOf } from '../../interaction-model/model.ts';
import {
  BUILT_INS,
  GUESS_IDS,
  ME,
  OPTION_IDS,
  OWN_INTENTS,
  PLAYS,
  SEAT_IDS,
  TOPICS,
} from '../../lambda/dialog/intents.ts';
import { NO_LEXICON, tokenise } from '../../lambda/chat/normalise.ts';
import { listened } from '../../lambda/locales/listened.ts';

const models = listened.map((locale) => {
  const model = modelOf(locale);
  return { tag: locale.tag, model, ...model.interactionModel.languageModel };
});
const spoken = (text: string) =>
  tokenise(text, NO_LEXICON)
    .map(({ word }) => word)
    .join(' ');
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe.each(models)('the model of $tag', ({ model, invocationName, intents, types }) => {
  const samples = intents.flatMap((intent) => intent.samples.map((sample) => ({ intent, sample })));
  const values = types.flatMap((type) => type.values.map((value) => ({ type: type.name, value })));
  const texts = values.flatMap(({ value }) => [value.name.value, ...value.name.synonyms]);

  it('is invoked as "ride the bus"', () => {
    expect(invocationName).toBe('ride the bus');
  });

  it('has every intent, each with samples but for those that Alexa alone decides on', () => {
    expect(intents.map(({ name }) => name)).toEqual([...OWN_INTENTS, ...BUILT_INS]);
    expect(intents.filter((intent) => intent.samples.length === 0).map(({ name }) => name)).toEqual([
      'AMAZON.NavigateHomeIntent',
      'AMAZON.FallbackIntent',
    ]);
  });

  it('names intents, slots and types with letters and underscores', () => {
    const names = intents.flatMap(({ name, slots }) => [
      name.replace(/^AMAZON\./, ''),
      ...slots.map((slot) => slot.name),
    ]);
    expect([...names, ...types.map(({ name }) => name)].filter((name) => !/^[A-Za-z_]+$/.test(name))).toEqual(
      [],
    );
  });

  it('gives every slot a type that exists', () => {
    const known = [...types.map(({ name }) => name), 'AMAZON.NUMBER'];
    expect(intents.flatMap(({ slots }) => slots).filter(({ type }) => !known.includes(type))).toEqual([]);
  });

  it('takes several values at once in every list of players, and nowhere else', () => {
    const many = intents.flatMap(({ slots }) => slots).filter((slot) => slot.multipleValues?.enabled);
    expect(new Set(many.map(({ name }) => name))).toEqual(new Set(['players']));
  });

  it('writes samples in lower-case words, apostrophes, periods, hyphens and slots', () => {
    const form = /^(\{[A-Za-z]+\}('s)?|[a-z][a-z'.-]*)( (\{[A-Za-z]+\}('s)?|[a-z][a-z'.-]*))*$/;
    expect(samples.map(({ sample }) => sample).filter((sample) => !form.test(sample))).toEqual([]);
  });

  it('fills only slots of its own in a sample, each once, and uses every slot somewhere', () => {
    const faults = samples.filter(({ intent, sample }) => {
      const used = [...sample.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return (
        used.some((name) => !intent.slots.some((slot) => slot.name === name)) ||
        repeated(used.map(String)).length > 0
      );
    });
    const unused = intents.flatMap(({ name, slots, samples: own }) =>
      slots
        .filter((slot) => !own.some((sample) => sample.includes(`{${slot.name}}`)))
        .map((slot) => `${name}.${slot.name}`),
    );
    expect([faults, unused]).toEqual([[], []]);
  });

  it('has no sample twice', () => {
    expect(repeated(samples.map(({ sample }) => sample))).toEqual([]);
  });

  it('writes values in words', () => {
    expect(texts.filter((text) => !/^[A-Za-z]+(['-][A-Za-z]+)*( [A-Za-z]+('[a-z]+)?)*$/.test(text))).toEqual(
      [],
    );
  });

  it('lists exactly the values that the intents know', () => {
    const ids = (name: string) =>
      types.find((type) => type.name === name)?.values.flatMap(({ id }) => id ?? []);
    expect(ids('GUESS')).toEqual([...GUESS_IDS]);
    expect(ids('GOAL_POST')).toEqual(['on', 'off']);
    expect(ids('PLAY')).toEqual([...PLAYS]);
    expect(new Set(ids('OPTION'))).toEqual(new Set(OPTION_IDS));
    expect(new Set(ids('TOPIC'))).toEqual(new Set(TOPICS));
    expect(ids('PLAYER')).toEqual([...SEAT_IDS, ME]);
  });

  it.each(types)('has no word of $name twice, and none with two meanings', ({ values: ours }) => {
    const written = ours.flatMap(({ name }) => [name.value, ...name.synonyms]);
    const heard = ours.flatMap(({ name }) => [...new Set([name.value, ...name.synonyms].map(spoken))]);
    expect([repeated(written), repeated(heard)]).toEqual([[], []]);
  });

  it('stays within the limits', () => {
    expect(JSON.stringify(model, null, 2).length).toBeLessThanOrEqual(LIMITS.characters.most);
    expect(texts.length).toBeLessThanOrEqual(LIMITS.values.most);
    const longest = Math.max(
      ...texts.map(({ length }) => length),
      ...values.map(({ value }) => value.id?.length ?? 0),
    );
    expect(longest).toBeLessThanOrEqual(LIMITS.valueCharacters.most);
  });

  it('knows at least three hundred first names, those that are words too among them', () => {
    const names = types.find(({ name }) => name === 'PLAYER')?.values.map(({ name }) => name.value) ?? [];
    expect(names.length).toBeGreaterThan(300);
    expect(names).toEqual(expect.arrayContaining(['Will', 'Jack', 'Rose', 'Hope', 'Dick', 'Randy', 'Fanny']));
  });
});
