// Requests that are no turns: what is logged of them, and what could be done without naming the skill.
import type { RequestEnvelope } from 'ask-sdk-model';
import { createHandler } from '../../lambda/handler.ts';
import type { LogRecord } from '../../lambda/handler/log.ts';
import { canFulfill } from '../../lambda/alexa/can-fulfill.ts';
import { intentFor } from '../../lambda/alexa/slots.ts';
import type { Heard } from '../../lambda/dialog/intents.ts';
import { partsWith, send } from '../support/devices.ts';
import { requestIn } from '../support/requests.ts';

test.each([
  ['ours', { canFulfill: 'YES', slots: { count: { canUnderstand: 'YES', canFulfill: 'YES' } } }],
  ['asIs', { canFulfill: 'NO', slots: { count: { canUnderstand: 'NO', canFulfill: 'NO' } } }],
] as const)('whether it could be done without a name: %s', async (way, answer) => {
  const { got } = await send(createHandler(partsWith()), requestIn('20_can_fulfill_intent.json', way));
  expect(got.response).toEqual({ canFulfillIntent: answer });
});

const FULFILLED: readonly (readonly [Heard, string])[] = [
  [{ intent: 'ScoreIntent', slots: {} }, 'YES'],
  [{ intent: 'AMAZON.HelpIntent', slots: {} }, 'YES'],
  [{ intent: 'GuessIntent', slots: { guess: 'red', player: 'Zoe' } }, 'YES'],
  [{ intent: 'GuessIntent', slots: { guess: 'purple' } }, 'MAYBE'],
  [{ intent: 'PlayersIntent', slots: { players: ['Ann', 'P3'] } }, 'YES'],
  [{ intent: 'CountIntent', slots: { count: '4' } }, 'YES'],
  [{ intent: 'CountIntent', slots: { count: '?' } }, 'MAYBE'],
  [{ intent: 'OptionIntent', slots: { option: 'board.spots', optionTwo: 'trumps' } }, 'MAYBE'],
];

test.each(FULFILLED)('%j could be done: %s', (heard, answer) => {
  expect(canFulfill(intentFor(heard)).canFulfill).toBe(answer);
});

test('an intent with a slot of no one could perhaps be done', () => {
  const slots = { weather: { name: 'weather', value: 'fine', confirmationStatus: 'NONE' as const } };
  expect(canFulfill({ name: 'ScoreIntent', confirmationStatus: 'NONE', slots })).toEqual({
    canFulfill: 'MAYBE',
    slots: { weather: { canUnderstand: 'NO', canFulfill: 'NO' } },
  });
});

test.each([
  ['14_session_ended_user_initiated.json', 'info', 'USER_INITIATED'],
  ['15_session_ended_exceeded_max_reprompts.json', 'info', 'EXCEEDED_MAX_REPROMPTS'],
  ['16_session_ended_error_invalid_response.json', 'warn', 'INVALID_RESPONSE'],
  ['17_session_ended_error_internal_audio.json', 'warn', 'INTERNAL_SERVICE_ERROR'],
  ['19_apl_runtime_error.json', 'warn', 'LIST_ERROR LIST_INDEX_OUT_OF_RANGE'],
  ['21_system_exception_encountered_no_session.json', 'warn', 'INVALID_RESPONSE'],
])('%s is logged, without its message', async (file, level, why) => {
  const log: LogRecord[] = [];
  const envelope = requestIn(file, 'asIs');
  await send(createHandler(partsWith({ log: (record) => log.push(record) })), envelope);
  expect(log).toEqual([{ level, event: 'report', type: envelope.request.type, why }]);
});

test('a type of request that nobody knows yet is answered with silence', async () => {
  const log: LogRecord[] = [];
  const handler = createHandler(partsWith({ log: (record) => log.push(record) }));
  const envelope = requestIn('01_launch_speaker.json', 'asIs');
  const request = {
    ...envelope.request,
    type: 'Alexa.Future.Request',
  } as unknown as RequestEnvelope['request']; // no type knows it
  const { got } = await send(handler, { ...envelope, request });
  expect(got.response).toEqual({});
  expect(log).toEqual([{ level: 'info', event: 'report', type: 'Alexa.Future.Request', why: null }]);
});
