// Makes the interaction model of a locale out of the intents and what the locale listens for.
import type { InteractionModel, ModelIntent, TypeValue } from '../lambda/chat/model.ts';
import { BUILT_INS, INTENTS, OWN_INTENTS, type BuiltIn, type OwnIntent } from '../lambda/dialog/intents.ts';
import type { Listened } from '../lambda/locales/listened.ts';
import type { Synonyms } from '../lambda/speech/locale.ts';

/** Built-in intents that go into the model without samples of ours: Alexa alone decides when they are meant. */
const WITHOUT_SAMPLES: readonly BuiltIn[] = ['AMAZON.FallbackIntent', 'AMAZON.NavigateHomeIntent'];

/** Closed slot types: every value has an id. */
const CLOSED = ['GUESS', 'GOAL_POST', 'PLAY', 'OPTION', 'TOPIC'] as const;

/** The interaction model of one locale. */
export function modelOf({ words, listen }: Listened): InteractionModel {
  return {
    interactionModel: {
      languageModel: {
        invocationName: listen.invocation,
        intents: [
          ...OWN_INTENTS.map((name) => ownIntent(name, listen.samples[name])),
          ...BUILT_INS.map((name) => builtIn(name, listen.builtIns[name])),
        ],
        types: [
          ...CLOSED.map((name) => ({ name, values: closedValues(words[name]) })),
          { name: 'PLAYER', values: [...closedValues(words.PLAYER), ...openValues(listen.firstNames)] },
        ],
      },
    },
  };
}

function ownIntent(name: OwnIntent, samples: readonly string[]): ModelIntent {
  const slots = Object.entries(INTENTS[name]).map(([slot, type]: [string, string]) => {
    if (type === 'PLAYER[]') return { name: slot, type: 'PLAYER', multipleValues: { enabled: true } };
    return { name: slot, type: type === 'NUMBER' ? 'AMAZON.NUMBER' : type };
  });
  return { name, slots, samples };
}

function builtIn(name: BuiltIn, words: readonly string[]): ModelIntent {
  return { name, slots: [], samples: WITHOUT_SAMPLES.includes(name) ? [] : words };
}

function closedValues(values: Readonly<Record<string, Synonyms>>): readonly TypeValue[] {
  return Object.entries(values).map(([id, [value, ...synonyms]]) => ({ id, name: { value, synonyms } }));
}

function openValues(names: readonly string[]): readonly TypeValue[] {
  return names.map((value) => ({ name: { value, synonyms: [] } }));
}
