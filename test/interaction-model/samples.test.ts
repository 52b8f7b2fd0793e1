// Guards that samples don't steal from each other: each resolves to its own intent and slots through the word matcher,
// and wherever two intents could mean the same words, the table below says who wins.
import { modelOf } from '../../interaction-model/model.ts';
import { createMatcher } from '../../lambda/chat/matcher.ts';
import { NO_LEXICON, tokenise } from '../../lambda/chat/normalise.ts';
import type { IntentName } from '../../lambda/dialog/intents.ts';
import { listened } from '../../lambda/locales/listened.ts';

/** What each slot is filled with, and what must come out. */
const EXAMPLES: Readonly<Record<string, readonly [said: string, heard: string | readonly string[]]>> = {
  guess: ['higher', 'higher'],
  before: ['lower', 'lower'],
  goalPost: ['goal post', 'on'],
  choice: ['play both', 'playAll'],
  option: ['spots', 'board.spots'],
  optionTwo: ['flat points', 'rowStakes.flat'],
  optionThree: ['aces low', 'ace.low'],
  topic: ['pyramid', 'pyramid'],
  count: ['three', '3'],
  countTwo: ['one', '1'],
  countThree: ['two', '2'],
  player: ['Sam', 'Sam'],
  playerTwo: ['Alex', 'Alex'],
  playerThree: ['player four', 'P4'],
  name: ['Zoe', 'Zoe'],
  not: ['Sam', 'Sam'],
  players: ['Mary Jane and Kim', ['Mary Jane', 'Kim']],
};

/**
 * Words that two intents could mean, and the one that they do: a sample that says more of them itself beats a value.
 * `xplayer` stands for a name.
 */
const RULES: Readonly<Record<string, IntentName>> = {
  'i want out': 'LeaveIntent',
  'i want to play': 'StartIntent',
  'i would like to play': 'StartIntent',
  'let is play': 'StartIntent',
  'can we play': 'StartIntent',
  'can we play solo': 'OptionIntent',
  'can we play alone': 'OptionIntent',
  'can we play by myself': 'OptionIntent',
  'can we play on my own': 'OptionIntent',
  'can i play solo': 'OptionIntent',
  'can i play alone': 'OptionIntent',
  'can i play by myself': 'OptionIntent',
  'can i play on my own': 'OptionIntent',
  'who is winning': 'ScoreIntent',
  'who is losing': 'ScoreIntent',
  'who is riding': 'TurnIntent',
  'points for xplayer': 'GiveIntent',
  'sips for xplayer': 'GiveIntent',
};

describe.each(listened)('the samples of $tag', (locale) => {
  const model = modelOf(locale);
  const { intents, types } = model.interactionModel.languageModel;
  const matcher = createMatcher(model, locale.listen.builtIns);
  const situation = { choices: [], names: ['Sam', 'Alex'] };

  it('resolve to their own intent and slots', () => {
    const wrong = intents.flatMap(({ name, samples }) =>
      samples.flatMap((sample) => {
        const said = sample.replace(/\{(\w+)\}/g, (_, slot: string) => EXAMPLES[slot]?.[0] ?? '');
        const slots = Object.fromEntries(
          [...sample.matchAll(/\{(\w+)\}/g)].map(([, slot = '']) => [slot, EXAMPLES[slot]?.[1]]),
        );
        const heard = matcher.match(said, situation);
        return heard.intent === name && sameSlots(heard.slots, slots) ? [] : [{ sample, said, heard }];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('are shared by two intents only where a rule says who wins', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { name, slots, samples } of intents) {
      for (const sample of samples) {
        for (const text of expansions(
          sample,
          (slot) => slots.find((other) => other.name === slot)?.type ?? '',
        )) {
          meanings.set(text, (meanings.get(text) ?? new Set()).add(name));
        }
      }
    }
    const shared = [...meanings].filter(([, names]) => names.size > 1).map(([text]) => text);
    expect(shared.sort()).toEqual(Object.keys(RULES).sort());
  });

  it.each(Object.entries(RULES))('"%s" is %s', (words, intent) => {
    expect(matcher.match(words.replace('xplayer', 'Sam'), situation).intent).toBe(intent);
  });

  it.each(types.filter(({ name }) => name !== 'PLAYER'))(
    'give every word of $name its value',
    ({ name: type, values }) => {
      const [frame = '', slot = ''] = FRAMES[type] ?? [];
      const wrong = values.flatMap(({ id, name }) =>
        [name.value, ...name.synonyms].flatMap((word) => {
          const heard = matcher.match(frame.replace('{}', word), situation);
          return sameSlots(heard.slots, { [slot]: id }) ? [] : [{ word, id, heard }];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );

  /** A sample as it is compared: with every value where it has one closed slot, and types in place of other slots. */
  function expansions(sample: string, typeOf: (slot: string) => string): readonly string[] {
    const closed = [...sample.matchAll(/\{(\w+)\}/g)].filter(
      ([, slot = '']) => valuesOf(typeOf(slot)).length > 0,
    );
    const [only] = closed.length === 1 ? closed : [];
    const texts = only
      ? valuesOf(typeOf(only[1] ?? '')).map((value) => sample.replace(only[0], value))
      : [sample];
    return texts.map((text) => {
      const typed = text.replace(/\{(\w+)\}('s)?/g, (_, slot: string, s = '') => `x${typeOf(slot)}${s}`);
      return tokenise(typed, NO_LEXICON)
        .map(({ word }) => word)
        .join(' ');
    });
  }

  function valuesOf(type: string): readonly string[] {
    const values = type === 'PLAYER' ? [] : (types.find(({ name }) => name === type)?.values ?? []);
    return values.flatMap(({ name }) => [name.value, ...name.synonyms]);
  }
});

/** Where the values of each closed type are said. */
const FRAMES: Readonly<Record<string, readonly [frame: string, slot: string]>> = {
  GUESS: ['{}', 'guess'],
  GOAL_POST: ['{}', 'goalPost'],
  PLAY: ['{}', 'choice'],
  OPTION: ['{}', 'option'],
  TOPIC: ['explain {}', 'topic'],
};

function sameSlots(heard: object, expected: object): boolean {
  const sorted = (slots: object) =>
    JSON.stringify(Object.entries(slots).sort(([one], [other]) => one.localeCompare(other)));
  return sorted(heard) === sorted(expected);
}
