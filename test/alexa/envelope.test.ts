// What a turn reads of an envelope beside the words: the question that is answered, the lost request, the session.
import { envelopeFor, incomingOf, touchFor, type Caller } from '../../lambda/alexa/envelope.ts';
import type { RequestEnvelope } from 'ask-sdk-model';

const CALLER: Caller = {
  skillId: 'skill',
  user: 'user',
  session: 'session',
  newSession: false,
  attributes: { question: 3, lost: 'request 1' },
  locale: 'en-US',
  request: 'request 2',
  timestamp: '2026-01-15T20:00:00Z',
};
const RED = { intent: 'GuessIntent', slots: { guess: 'red' } } as const;

function withAttributes(attributes: unknown): RequestEnvelope {
  const envelope = envelopeFor(RED, CALLER);
  return { ...envelope, session: { ...envelope.session, attributes } } as RequestEnvelope; // anything may come back
}

test('what was built is read back', () => {
  expect(incomingOf(envelopeFor(RED, CALLER))).toEqual({
    user: 'user',
    request: 'request 2',
    locale: 'en-US',
    newSession: false,
    question: 3,
    lost: 'request 1',
    input: { type: 'words', heard: RED },
  });
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty record', {}],
  ['a text', 'question'],
  ['a question as text', { question: '3' }],
  ['half a question', { question: 2.5 }],
  ['a question below nought', { question: -1 }],
  ['a request that is no text', { lost: 7 }],
])('attributes that are %s echo nothing', (_what, attributes) => {
  expect(incomingOf(withAttributes(attributes))).toMatchObject({ question: null, lost: null });
});

test('a new session answers no question, whatever it echoes', () => {
  expect(incomingOf(envelopeFor(RED, { ...CALLER, newSession: true }))).toMatchObject({
    newSession: true,
    question: null,
    lost: null,
  });
});

test('a touch answers the question of its button, not the one that the session echoes', () => {
  expect(incomingOf(touchFor(2, 1, CALLER))).toMatchObject({
    question: 2,
    lost: 'request 1',
    input: { type: 'touch', choice: 1 },
  });
});

test('the end of a session is no turn', () => {
  const { request, ...launch } = envelopeFor({ intent: 'LaunchRequest', slots: {} }, CALLER);
  const { requestId, timestamp } = request;
  const ended = { type: 'SessionEndedRequest', reason: 'USER_INITIATED', requestId, timestamp } as const;
  expect(incomingOf({ ...launch, request: ended })).toBeNull();
});
