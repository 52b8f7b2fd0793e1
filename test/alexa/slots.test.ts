// Slots in every shape that Alexa sends them: what is heard of each, and that what is built is read back as it was.
import type { Intent, Slot, SlotValue } from 'ask-sdk-model';
import { heardOf, intentFor } from '../../lambda/alexa/slots.ts';
import { BUILT_INS, INTENTS, OWN_INTENTS, type Heard, type SlotType } from '../../lambda/dialog/intents.ts';

type Matched = readonly { readonly id?: string; readonly name: string }[];
const STATIC = 'amzn1.er-authority.echo-sdk.amzn1.ask.skill.1.TYPE';
const DYNAMIC = 'amzn1.er-authority.echo-sdk.dynamic.amzn1.ask.skill.1.TYPE';

function authority(name: string, matched: Matched) {
  return matched.length > 0
    ? {
        authority: name,
        status: { code: 'ER_SUCCESS_MATCH' as const },
        values: matched.map(({ id, name: value }) => ({ value: { name: value, id: id as string } })), // a dynamic value may have no id
      }
    : { authority: name, status: { code: 'ER_SUCCESS_NO_MATCH' as const }, values: [] };
}

function simple(value: string, ...authorities: ReturnType<typeof authority>[]): SlotValue {
  return { type: 'Simple', value, resolutions: { resolutionsPerAuthority: authorities } };
}

function hear(intent: string, slots: Record<string, Partial<Slot>>): Heard {
  const named = Object.entries(slots).map(([name, slot]) => [
    name,
    { name, confirmationStatus: 'NONE', ...slot },
  ]);
  return heardOf({ name: intent, confirmationStatus: 'NONE', slots: Object.fromEntries(named) } as Intent);
}

const PLAYERS: readonly (readonly [string, SlotValue, string])[] = [
  [
    'a seat by its number',
    simple('player three', authority(STATIC, [{ id: 'P3', name: 'player three' }])),
    'P3',
  ],
  ['whoever is asked', simple('myself', authority(STATIC, [{ id: 'ME', name: 'me' }])), 'ME'],
  ['a name of the catalog', simple('jon', authority(STATIC, [{ id: 'JOHN', name: 'John' }])), 'John'],
  ['a name of the table', simple('jon', authority(DYNAMIC, [{ id: 'P2', name: 'John' }])), 'P2'],
  [
    'the table before the catalog',
    simple(
      'jon',
      authority(STATIC, [{ id: 'JON', name: 'Jon' }]),
      authority(DYNAMIC, [{ id: 'P2', name: 'John' }]),
    ),
    'P2',
  ],
  [
    'the table before the catalog in the other order',
    simple(
      'jon',
      authority(DYNAMIC, [{ id: 'P2', name: 'John' }]),
      authority(STATIC, [{ id: 'JON', name: 'Jon' }]),
    ),
    'P2',
  ],
  ['no match', simple('zaphod', authority(STATIC, []), authority(DYNAMIC, [])), 'zaphod'],
  ['no seat', simple('player nine', authority(STATIC, [{ id: 'P9', name: 'player nine' }])), 'player nine'],
  [
    'several names at once, as they were heard',
    simple(
      'tom',
      authority(DYNAMIC, [
        { id: 'P1', name: 'Tom' },
        { id: 'P2', name: 'Tim' },
      ]),
    ),
    'tom',
  ],
  ['a match without an id', simple('jon', authority(DYNAMIC, [{ name: 'John' }])), 'John'],
];

test.each(PLAYERS)('a player: %s', (_what, slotValue, expected) => {
  expect(hear('GuessIntent', { player: { slotValue } }).slots).toEqual({ player: expected });
});

const GUESSES: readonly (readonly [string, SlotValue, string])[] = [
  ['a sound-alike', simple('read', authority(STATIC, [{ id: 'red', name: 'red' }])), 'red'],
  ['a word that is none', simple('purple', authority(STATIC, [])), 'purple'],
  [
    'the one of several that was said',
    simple(
      'Spades',
      authority(STATIC, [
        { id: 'x', name: 'spade bonus' },
        { id: 'spades', name: 'spades' },
      ]),
    ),
    'spades',
  ],
  [
    'the first of several, none of which was said',
    simple(
      'spade',
      authority(STATIC, [
        { id: 'spades', name: 'spades' },
        { id: 'x', name: 'spade bonus' },
      ]),
    ),
    'spades',
  ],
  ['a match without an id', simple('read', authority(STATIC, [{ name: 'red' }])), 'red'],
  ['blanks around it', { type: 'Simple', value: ' red ' }, 'red'],
];

test.each(GUESSES)('a guess: %s', (_what, slotValue, expected) => {
  expect(hear('GuessIntent', { guess: { slotValue } }).slots).toEqual({ guess: expected });
});

const SHAPES: readonly (readonly [string, string, Record<string, Partial<Slot>>, Heard['slots']])[] = [
  ['a number', 'CountIntent', { count: { value: '4' } }, { count: '4' }],
  ['a number that was not understood', 'CountIntent', { count: { value: '?' } }, { count: '?' }],
  ['an empty slot', 'CountIntent', { count: {} }, {}],
  ['a slot of blanks', 'CountIntent', { count: { value: '  ' } }, {}],
  ['an empty list', 'PlayersIntent', { players: { slotValue: { type: 'List', values: [] } } }, {}],
  [
    'a list',
    'PlayersIntent',
    { players: { slotValue: { type: 'List', values: [simple('ann'), simple('bob')] } } },
    { players: ['ann', 'bob'] },
  ],
  [
    'a list within a list',
    'PlayersIntent',
    {
      players: {
        slotValue: { type: 'List', values: [{ type: 'List', values: [simple('ann')] }, simple('bob')] },
      },
    },
    { players: ['ann', 'bob'] },
  ],
  ['one name for a list', 'PlayersIntent', { players: { slotValue: simple('ann') } }, { players: ['ann'] }],
  [
    'one name for a list, at the top level alone',
    'PlayersIntent',
    { players: { value: 'ann' } },
    { players: ['ann'] },
  ],
  [
    'a list for one name',
    'LeaveIntent',
    { player: { slotValue: { type: 'List', values: [simple('ann'), simple('bob')] } } },
    { player: 'ann' },
  ],
  ['a slot that the intent does not have', 'LeaveIntent', { colour: { value: 'red' } }, {}],
];

test.each(SHAPES)('%s', (_what, intent, slots, expected) => {
  expect(hear(intent, slots)).toEqual({ intent, slots: expected });
});

test.each(['PickPlayerIntent', 'AMAZON.ScrollUpIntent', '', 'toString', '__proto__'])(
  'an intent that is not ours is not understood: %j',
  (name) => {
    expect(hear(name, { guess: { value: 'red' } })).toEqual({ intent: 'AMAZON.FallbackIntent', slots: {} });
  },
);

test('an intent without slots has none', () => {
  expect(heardOf({ name: 'GuessIntent', confirmationStatus: 'NONE' })).toEqual({
    intent: 'GuessIntent',
    slots: {},
  });
});

/** A legal value, a raw one and, for lists, several of both. */
const VALUES: Record<SlotType, readonly [string, string]> = {
  GUESS: ['spades', 'purple'],
  GOAL_POST: ['on', 'maybe'],
  PLAY: ['playAll', 'none'],
  PLAYER: ['P3', 'Zoë'],
  NUMBER: ['4', '?'],
  OPTION: ['goalPost.on', 'trumps'],
  TOPIC: ['pyramid', 'weather'],
};

function exampleOf(intent: keyof typeof INTENTS, which: 0 | 1): Heard {
  const types: Readonly<Record<string, SlotType | 'PLAYER[]'>> = INTENTS[intent];
  const slots = Object.entries(types).map(([name, type]) => [
    name,
    type === 'PLAYER[]' ? VALUES.PLAYER : VALUES[type][which],
  ]);
  return { intent, slots: Object.fromEntries(slots) };
}

test.each(OWN_INTENTS)('%s is read back as it was built', (intent) => {
  expect(heardOf(intentFor({ intent, slots: {} }))).toEqual({ intent, slots: {} });
  expect(heardOf(intentFor(exampleOf(intent, 0)))).toEqual(exampleOf(intent, 0));
  expect(heardOf(intentFor(exampleOf(intent, 1)))).toEqual(exampleOf(intent, 1));
});

test.each(BUILT_INS)('%s is read back as it was built', (intent) => {
  expect(heardOf(intentFor({ intent, slots: {} }))).toEqual({ intent, slots: {} });
});

test('a value of a closed type is built as a match, another as none', () => {
  const { slots } = intentFor({ intent: 'GuessIntent', slots: { guess: 'red', player: 'Sam' } });
  expect(slots?.['guess']).toMatchObject({
    value: 'red',
    resolutions: {
      resolutionsPerAuthority: [
        { status: { code: 'ER_SUCCESS_MATCH' }, values: [{ value: { id: 'red', name: 'red' } }] },
      ],
    },
  });
  expect(slots?.['player']).toMatchObject({ value: 'Sam', slotValue: { type: 'Simple', value: 'Sam' } });
  expect(slots?.['goalPost']).toEqual({ name: 'goalPost', confirmationStatus: 'NONE' });
});
