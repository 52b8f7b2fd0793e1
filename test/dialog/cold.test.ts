// Guards that every intent works cold, out of order and with missing or bad slots: in every kind of state it is
// answered without an exception, and only goodbyes close the session.
import { BUILT_INS, INTENTS, OWN_INTENTS, type Heard, type IntentName } from '../../lambda/dialog/intents.ts';
import { talk, type Talk } from '../support/talk.ts';

const SAM_AND_JO = ['PlayersIntent', { players: ['sam', 'jo', 'zoe'] }] as const;

const STATES: Record<string, (talk: Talk) => void> = {
  'nothing said': () => {},
  'who else': ({ say }) => void say('PlayersIntent', { players: ['sam'] }),
  'a number without names': ({ say }) => void say('CountIntent', { count: '3' }),
  'before the first card': ({ say }) => void say(...SAM_AND_JO),
  'a guess': ({ say }) => {
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'black' });
  },
  'a gift': ({ say }) => {
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'red' });
  },
  'a confirmation': ({ say }) => {
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'red' });
    say('EndGameIntent');
  },
  'another game': ({ say }) => {
    say(...SAM_AND_JO);
    say('GuessIntent', { guess: 'red' });
    say('EndGameIntent');
    say('AMAZON.YesIntent');
  },
  'a lone gauntlet': ({ say }) => void say('StartIntent', { option: 'mode.solo' }),
  'a party': ({ say }) => void say('StartIntent', { option: 'preset.party', players: ['sam', 'jo'] }),
};

const BAD = [
  '',
  ' ',
  '?',
  'NaN',
  '0',
  '9',
  '3.5',
  'three point five',
  '-1',
  '1e9',
  'P9',
  'ME',
  'xyzzy',
  '<b>',
  '99999999999',
];
const GOODBYES: readonly IntentName[] = [
  'AMAZON.StopIntent',
  'AMAZON.PauseIntent',
  'AMAZON.NavigateHomeIntent',
];

function slotsOf(intent: IntentName): readonly Heard['slots'][] {
  const names = intent in INTENTS ? Object.keys(INTENTS[intent as keyof typeof INTENTS]) : []; // checked by `in`
  const filled = BAD.map((value) => Object.fromEntries(names.map((name) => [name, value])));
  const listed = BAD.map((value) => Object.fromEntries(names.map((name) => [name, [value, value]])));
  return [{}, ...filled, ...listed, { unheardOf: 'slot' }];
}

describe.each(Object.entries(STATES))('%s', (_, prepare) => {
  test.each<IntentName>([...OWN_INTENTS, ...BUILT_INS, 'LaunchRequest'])('%s', (intent) => {
    for (const slots of slotsOf(intent)) {
      const conversation = talk('7H 2C 9D');
      conversation.say('LaunchRequest');
      prepare(conversation);
      const { type } = conversation.household().about;
      const reply = conversation.say(intent, slots);
      const closes =
        GOODBYES.includes(intent) ||
        (type === 'rematch' && intent === 'AMAZON.NoIntent') ||
        (type !== 'confirm' && intent === 'AMAZON.CancelIntent');
      const saysGoodbye = reply.acts.some(({ type }) => type === 'goodbye');
      expect({ slots, closes: reply.ask === null }).toEqual({ slots, closes: closes || saysGoodbye });
    }
  });
});
