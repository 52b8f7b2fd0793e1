// Answers in Alexa's form: open or closed, what the session echoes, the card, and which names Alexa is told.
import { outgoingOf } from '../../lambda/alexa/response.ts';
import { emptyHousehold, type About, type Household } from '../../lambda/dialog/household.ts';
import type { Act, Ask } from '../../lambda/dialog/reply.ts';
import { locales } from '../../lambda/locales/index.ts';
import { apologise, compose } from '../../lambda/speech/compose.ts';
import { NOW } from '../support/devices.ts';

const [english] = locales;
const locale = english ?? fail('There is no locale.');
const PLAIN: Ask = { how: 'plain' };

function fail(why: string): never {
  throw new Error(why);
}

/** A lobby with these names. */
function lobby(
  names: readonly (string | null)[],
  about: About = { type: 'morePlayers', count: null },
): Household {
  const household = emptyHousehold(NOW);
  return { ...household, question: 5, about, table: { ...household.table, names } };
}

/** What is said; by itself nothing but the question, in an open session. */
interface Told {
  readonly acts?: readonly Act[];
  readonly ask?: Ask | null;
  readonly untold?: boolean;
}

function answer(household: Household, said: Told) {
  const { acts = [], ask = PLAIN, untold = false } = said;
  const reply = { acts, ask };
  const spoken = compose(household, reply, locale);
  return {
    spoken,
    ...outgoingOf({ type: 'spoken', spoken, replied: { household, reply, locale, untold } }),
  };
}

test('an open reply speaks, asks again after a silence, shows a card and echoes the question', () => {
  const { response, echo, spoken } = answer(lobby(['Sam']), {});
  expect(response).toMatchObject({
    outputSpeech: { type: 'SSML', ssml: `<speak>${spoken.ssml}</speak>` },
    reprompt: { outputSpeech: { type: 'SSML', ssml: `<speak>${spoken.reprompt?.ssml}</speak>` } },
    card: { type: 'Simple', title: spoken.card.title, content: spoken.card.text },
    shouldEndSession: false,
  });
  expect(echo).toEqual({ question: 5 });
});

test('a closing reply ends the session, asks nothing and echoes nothing', () => {
  const { response, echo, spoken } = answer(lobby(['Sam']), {
    acts: [{ type: 'goodbye', saved: false }],
    ask: null,
  });
  expect(response.shouldEndSession).toBe(true);
  expect(response.reprompt).toBeUndefined();
  expect(response.card).toEqual({ type: 'Simple', title: spoken.card.title, content: spoken.card.text });
  expect(echo).toEqual({});
});

test('an apology keeps the session open with what it echoes', () => {
  const apology = apologise(locale);
  const { response, echo } = outgoingOf({ type: 'sorry', apology, echo: { question: 7, lost: 'request' } });
  expect(response).toEqual({
    outputSpeech: { type: 'SSML', ssml: `<speak>${apology.ssml}</speak>` },
    reprompt: { outputSpeech: { type: 'SSML', ssml: `<speak>${apology.reprompt.ssml}</speak>` } },
    shouldEndSession: false,
  });
  expect(echo).toEqual({ question: 7, lost: 'request' });
});

const CLEAR = [{ type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'CLEAR' }];
const REPLACE = [
  {
    type: 'Dialog.UpdateDynamicEntities',
    updateBehavior: 'REPLACE',
    types: [
      {
        name: 'PLAYER',
        values: [
          { id: 'P1', name: { value: 'Sam', synonyms: [] } },
          { id: 'P2', name: { value: 'player two', synonyms: [] } },
        ],
      },
    ],
  },
];

const SEATED = ['Sam', null] as const;
const LOBBY: About = { type: 'players', count: null, again: false };
const CONFIRM: About = { type: 'confirm', what: 'forget', before: LOBBY, then: null };

const NAMES: readonly (readonly [string, Household, Told, unknown])[] = [
  ['in the lobby', lobby(SEATED), {}, REPLACE],
  ['in an empty lobby', lobby([]), {}, CLEAR],
  ['in an empty lobby, being told none yet', lobby([]), { untold: true }, undefined],
  ['where it was told none yet', lobby(SEATED, CONFIRM), { untold: true }, REPLACE],
  ['where nothing has changed', lobby(SEATED, CONFIRM), {}, undefined],
  [
    'where a name has changed',
    lobby(SEATED, CONFIRM),
    { acts: [{ type: 'renamed', seat: 1, from: 'Pam' }] },
    REPLACE,
  ],
  [
    'where the last player was removed',
    lobby([], CONFIRM),
    { acts: [{ type: 'removed', seat: 1, name: 'Sam' }] },
    CLEAR,
  ],
  ['where the session closes', lobby(SEATED), { ask: null }, CLEAR],
];

test.each(NAMES)('the names that Alexa is told %s', (_where, household, said, directives) => {
  expect(answer(household, said).response.directives).toEqual(directives);
});

test('nothing of one reply is in the next', () => {
  answer(lobby(SEATED), { untold: true });
  expect(answer(lobby(SEATED, CONFIRM), {}).response.directives).toBeUndefined();
});
