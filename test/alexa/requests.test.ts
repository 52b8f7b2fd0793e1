// Every recorded request in requests/, twice: with its example intents and values mapped onto ours, and as it is. For
// each: what is heard, what is said, whether the session stays open, and what stands afterwards.
import type { Household } from '../../lambda/dialog/household.ts';
import type { Heard, IntentName } from '../../lambda/dialog/intents.ts';
import { createHandler, type Seen } from '../../lambda/handler.ts';
import type { LogRecord } from '../../lambda/handler/log.ts';
import { deviceOf, keptIn, partsWith, send, type Device } from '../support/devices.ts';
import { FILES, requestIn } from '../support/requests.ts';

/** Seat 1 is right on color and gives to seat 3; the second card of everybody follows. */
const DECK = '7H 2C TD 3S 5C 9D';

/** What stood before the request. */
const STARTS = {
  nothing: async () => undefined,
  lobby: async (device) => {
    await device.say('LaunchRequest');
  },
  color: async (device) => {
    await device.say('PlayersIntent', { players: ['Sam', 'Alex', 'Johnny'] });
  },
  give: async (device) => {
    await STARTS.color(device);
    await device.say('GuessIntent', { guess: 'red' });
  },
  suit: async (device) => {
    await device.say('StartIntent', { option: 'mode.solo' });
    await device.say('GuessIntent', { guess: 'red' });
    await device.say('GuessIntent', { guess: 'lower' });
    await device.say('GuessIntent', { guess: 'outside' });
  },
} satisfies Record<string, (device: Device) => Promise<void>>;

/** What a request comes to. */
interface Expected {
  readonly start: keyof typeof STARTS;
  /** What was heard; null for a request that is no turn. */
  readonly heard: Heard | null;
  /** What is said; null for silence. */
  readonly says: RegExp | null;
  /** What stands afterwards; `same` for exactly what stood before, null for nothing. */
  readonly stands: 'same' | null | ((household: Household) => unknown);
  /** What that gives. */
  readonly as?: unknown;
}

function heard(intent: IntentName, slots: Heard['slots'] = {}): Heard {
  return { intent, slots };
}

const NOT_UNDERSTOOD = heard('AMAZON.FallbackIntent');
const about = ({ about: { type }, misses }: Household) => [type, misses];
const rows = ({ game }: Household) => game?.players.map(({ row }) => row.join(' '));

// Wordings vary; who is asked, what can be answered and what has happened don't.
const WHO = /Ride the Bus.*\bwho\b.*\?$/i;
const SAM = /\bSam, .*red or black\?$/;

/** Misheard at the lobby's first question, in a session that was open. */
const PUZZLED: Expected = {
  start: 'lobby',
  heard: NOT_UNDERSTOOD,
  says: /\?$/,
  stands: about,
  as: ['players', 1],
};
const SILENT: Expected = { start: 'color', heard: null, says: null, stands: 'same' };
const WELCOME: Expected = {
  start: 'nothing',
  heard: heard('LaunchRequest'),
  says: WHO,
  stands: about,
  as: ['players', 0],
};

/** By file: mapped onto our intents, and as it is where that differs. */
const EXPECTED: Readonly<Record<string, { readonly ours: Expected; readonly asIs?: Expected }>> = {
  '01_launch_speaker.json': { ours: WELCOME },
  '02_launch_echo_show_apl.json': { ours: WELCOME },
  '03_intent_builtin_fallback.json': {
    ours: { start: 'color', heard: NOT_UNDERSTOOD, says: SAM, stands: about, as: ['game', 1] },
  },
  '04_intent_slot_er_match_static.json': {
    ours: {
      start: 'color',
      heard: heard('GuessIntent', { guess: 'red' }),
      says: /red.* seven of hearts.*Sam, .*\bpoint.*\?$/i,
      stands: rows,
      as: ['7H', '', ''],
    },
    asIs: {
      start: 'color',
      heard: heard('GuessIntent', { guess: 'RED' }),
      says: SAM,
      stands: about,
      as: ['game', 1],
    },
  },
  '05_intent_slot_er_no_match.json': {
    ours: {
      start: 'color',
      heard: heard('GuessIntent', { guess: 'purple' }),
      says: SAM,
      stands: about,
      as: ['game', 1],
    },
  },
  '06_intent_slot_er_multi_match.json': {
    ours: {
      start: 'suit',
      heard: heard('GuessIntent', { guess: 'spades' }),
      says: /three of spades.* five of clubs.*higher or lower.*\?$/i,
      stands: rows,
      as: ['7H 2C TD 3S'],
    },
    asIs: {
      start: 'suit',
      heard: heard('GuessIntent', { guess: 'SPADES' }),
      says: /\bsuit\b.*\?$/,
      stands: about,
      as: ['game', 1],
    },
  },
  '07_intent_dynamic_entity_match_static_no_match.json': {
    ours: {
      start: 'give',
      heard: heard('GiveIntent', { player: 'P3' }),
      says: /Johnny.*Alex, .*red or black\?$/,
      stands: ({ game }) => game?.players.map(({ score }) => score),
      as: [0, 0, 1],
    },
    asIs: {
      start: 'give',
      heard: NOT_UNDERSTOOD,
      says: /\bSam, .*\bpoint.*\?$/,
      stands: about,
      as: ['game', 1],
    },
  },
  '08_intent_number_question_mark.json': {
    ours: {
      start: 'lobby',
      heard: heard('CountIntent', { count: '?' }),
      says: /\?$/,
      stands: ({ about: asked, table }) => [asked.type, table.names],
      as: ['players', []],
    },
    asIs: PUZZLED,
  },
  '09_intent_slot_present_but_empty.json': {
    ours: {
      start: 'lobby',
      heard: heard('CountIntent'),
      says: /\?$/,
      stands: ({ about: asked, table }) => [asked.type, table.names],
      as: ['players', []],
    },
    asIs: PUZZLED,
  },
  '10_intent_multi_value_slot_list.json': {
    ours: {
      start: 'lobby',
      heard: heard('PlayersIntent', { players: ['Ann', 'Bob', 'zaphod'] }),
      says: /Ann, Bob and Zaphod.*Ann, .*red or black\?$/,
      stands: ({ table }) => table.names,
      as: ['Ann', 'Bob', 'Zaphod'],
    },
    asIs: PUZZLED,
  },
  '11_intent_one_shot_new_session.json': {
    ours: {
      start: 'nothing',
      heard: heard('StartIntent', { count: '4' }),
      says: /who\b.*\bfour\b.*\?$/i,
      stands: ({ about: asked }) => asked,
      as: { type: 'players', count: 4, again: false },
    },
    asIs: { start: 'nothing', heard: NOT_UNDERSTOOD, says: /\?$/, stands: about, as: ['players', 1] },
  },
  '12_intent_dialog_in_progress_elicit.json': {
    ours: { ...PUZZLED, heard: heard('PlayersIntent') },
    asIs: PUZZLED,
  },
  '13_intent_person_recognised.json': {
    ours: { start: 'color', heard: heard('AMAZON.YesIntent'), says: SAM, stands: about, as: ['game', 1] },
  },
  '14_session_ended_user_initiated.json': { ours: SILENT },
  '15_session_ended_exceeded_max_reprompts.json': { ours: SILENT },
  '16_session_ended_error_invalid_response.json': { ours: SILENT },
  '17_session_ended_error_internal_audio.json': { ours: SILENT },
  '18_apl_user_event_touch.json': {
    ours: { start: 'color', heard: NOT_UNDERSTOOD, says: SAM, stands: 'same' },
  },
  '19_apl_runtime_error.json': { ours: SILENT },
  '20_can_fulfill_intent.json': { ours: SILENT },
  '21_system_exception_encountered_no_session.json': { ours: SILENT },
  '22_skill_event_disabled_no_session.json': { ours: { ...SILENT, stands: null } },
  '23_forward_compat_unknown_properties.json': { ours: WELCOME },
  '24_launch_session_without_attributes.json': { ours: WELCOME },
};

const CASES = FILES.flatMap((file) => (['ours', 'asIs'] as const).map((way) => [file, way] as const));

test.each(CASES)('%s, %s', async (file, way) => {
  const { ours, asIs } = EXPECTED[file] ?? {};
  const expected = way === 'ours' ? ours : (asIs ?? ours);
  if (!expected) throw new Error('Nobody says what this request comes to.');
  const envelope = requestIn(file, way);
  const user = envelope.context.System.user.userId;
  const seen: Seen[] = [];
  const log: LogRecord[] = [];
  const parts = partsWith({ watch: (each) => seen.push(each), log: (record) => log.push(record) }, DECK);
  const handler = createHandler(parts);
  await STARTS[expected.start](deviceOf(handler, user));
  const before = await keptIn(parts.store, user);
  seen.length = 0;

  const { got, text, open } = await send(handler, envelope);
  const after = await keptIn(parts.store, user);
  expect(seen.map((each) => each.heard)).toEqual(expected.heard ? [expected.heard] : []);
  expect(open).toBe(expected.says !== null);
  expect(text).toMatch(expected.says ?? /^$/);
  expect(got.response.outputSpeech === undefined).toBe(expected.says === null);
  expect(typeof expected.stands === 'function' && after ? expected.stands(after) : after).toEqual(
    expected.stands === 'same' ? before : (expected.as ?? null),
  );
  expect(log.filter(({ level }) => level === 'error')).toEqual([]);
});

test('every file is expected to come to something', () => {
  expect(Object.keys(EXPECTED)).toEqual(FILES);
});

test('a recognised person changes nothing', async () => {
  const spokenBy = async (person: boolean) => {
    const handler = createHandler(partsWith({}, DECK));
    const envelope = requestIn('13_intent_person_recognised.json', 'ours');
    await STARTS.color(deviceOf(handler, envelope.context.System.user.userId));
    if (!person) delete envelope.context.System.person;
    return (await send(handler, envelope)).got;
  };
  expect(await spokenBy(true)).toEqual(await spokenBy(false));
});

test.each(FILES)('%s is rejected by another skill', async (file) => {
  const handler = createHandler(partsWith({ skillId: 'amzn1.ask.skill.other' }));
  await expect(handler(requestIn(file, 'asIs'))).rejects.toThrow();
});
