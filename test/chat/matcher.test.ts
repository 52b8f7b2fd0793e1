// Guards the matcher itself on a model of its own: what beats what, and that no input is too odd or too long.
import fc from 'fast-check';
import { createMatcher } from '../../lambda/chat/matcher.ts';
import type { InteractionModel } from '../../lambda/chat/model.ts';
import { listened } from '../../lambda/locales/listened.ts';
import { COLOR, hear, LOBBY } from './table.ts';

const [american] = listened;
if (!american) throw new Error('there is a first locale');
const NO_BUILT_INS = Object.fromEntries(
  Object.keys(american.listen.builtIns).map((name) => [name, []]),
) as unknown as typeof american.listen.builtIns; // fromEntries forgets the key type

const MODEL: InteractionModel = {
  interactionModel: {
    languageModel: {
      invocationName: 'ride the bus',
      intents: [
        {
          name: 'PlayIntent',
          slots: [{ name: 'choice', type: 'PLAY' }],
          samples: ['{choice}', 'go {choice}'],
        },
        { name: 'GuessIntent', slots: [{ name: 'guess', type: 'GUESS' }], samples: ['{guess}'] },
        { name: 'CountIntent', slots: [{ name: 'count', type: 'AMAZON.NUMBER' }], samples: ['{count}'] },
        {
          name: 'FirstIntent',
          slots: [{ name: 'player', type: 'PLAYER' }],
          samples: ['{player}', 'go {player}'],
        },
        { name: 'UndoIntent', slots: [], samples: ['go back', 'two back'] },
      ],
      types: [
        { name: 'PLAY', values: [{ id: 'playOne', name: { value: 'one', synonyms: ['up', 'back'] } }] },
        { name: 'GUESS', values: [{ id: 'higher', name: { value: 'up', synonyms: [] } }] },
        {
          name: 'PLAYER',
          values: [{ name: { value: 'One', synonyms: [] } }, { name: { value: 'Sam', synonyms: [] } }],
        },
      ],
    },
  },
};
const own = createMatcher(MODEL, NO_BUILT_INS);

it('a word of a sample beats a closed value', () => {
  expect(own.match('go back', COLOR)).toEqual({ intent: 'UndoIntent', slots: {} });
});

it('a closed value beats a number, and a number a name', () => {
  expect(own.match('one', COLOR)).toEqual({ intent: 'PlayIntent', slots: { choice: 'playOne' } });
  expect(own.match('two', COLOR)).toEqual({ intent: 'CountIntent', slots: { count: '2' } });
});

it('a legal answer of the question on the table beats any other reading but a command', () => {
  const counting = { ...COLOR, choices: [{ intent: 'CountIntent', slots: { count: '1' } }] } as const;
  expect(own.match('one', counting)).toEqual({ intent: 'CountIntent', slots: { count: '1' } });
  const guessing = { ...COLOR, choices: [{ intent: 'GuessIntent', slots: { guess: 'higher' } }] } as const;
  expect(own.match('up', guessing)).toEqual({ intent: 'GuessIntent', slots: { guess: 'higher' } });
  const playing = { ...COLOR, choices: [{ intent: 'PlayIntent', slots: { choice: 'playOne' } }] } as const;
  expect(own.match('go back', playing)).toEqual({ intent: 'UndoIntent', slots: {} });
});

it('a sample with a slot that its intent lacks is our mistake', () => {
  const { languageModel } = MODEL.interactionModel;
  const intents = [{ name: 'UndoIntent', slots: [], samples: ['undo {card}'] }];
  const broken = { interactionModel: { languageModel: { ...languageModel, intents } } };
  expect(() => createMatcher(broken, NO_BUILT_INS)).toThrow(
    'UndoIntent has no slot for {card} of "undo {card}"',
  );
});

const vocabulary = [
  ...[
    'sam',
    'Alex',
    'one',
    'to',
    'two',
    'and',
    ',',
    'red',
    'goal',
    'post',
    'give',
    'it',
    'play',
    'hold',
    'with',
  ],
  ...[
    'gauntlet',
    'for',
    "'s",
    'is',
    'no',
    'the',
    'um',
    'player',
    'three',
    'zork',
    '-',
    'constructor',
    '__proto__',
  ],
];

it('any words at all give an intent, and never an exception', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 10_000 }),
    fc.array(fc.constantFrom(...vocabulary), { maxLength: 70 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(LOBBY, COLOR), (words, situation) => {
      const heard = hear(words, situation);
      expect(heard.intent).toMatch(/^(AMAZON\.)?[A-Za-z]+Intent$/);
      expect(Object.values(heard.slots).flat()).not.toContain('');
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['one word', 'a'.repeat(10_000)],
  ['many words', 'sam and '.repeat(1_250)],
  ['many numbers', 'twenty one '.repeat(900)],
  ['apostrophes', "s's'".repeat(2_500)],
  ['hyphens', 'a-'.repeat(5_000)],
])('ten thousand characters of %s are nothing', (_, words) => {
  expect(hear(words, COLOR)).toEqual({ intent: 'AMAZON.FallbackIntent', slots: {} });
});
