// Alexa's requests: reads what a turn needs of one, and builds them for local play, the chat and the tests.
import type { Request, RequestEnvelope } from 'ask-sdk-model';
import type { Heard } from '../dialog/intents.ts';
import { heardOf, intentFor } from './slots.ts';

/** A request that is a turn. */
export interface Incoming {
  readonly user: string;
  /** The request's id. */
  readonly request: string;
  readonly locale: string | undefined;
  readonly newSession: boolean;
  /** The id of the question that it answers; null where it came with none. */
  readonly question: number | null;
  /** The request whose answer was lost when the store failed. */
  readonly lost: string | null;
  readonly input: Input;
}

/** What was said, or which of the question's choices was touched (from 0; null for a touch that is no choice). */
export type Input =
  | { readonly type: 'words'; readonly heard: Heard }
  | { readonly type: 'touch'; readonly choice: number | null };

/** What a session remembers for its next request: an echo, no state. */
export interface Echo {
  /** The question that the last reply asked. */
  readonly question?: number;
  /** The last request, where its answer was lost. */
  readonly lost?: string;
}

/** Reads a request as a turn; null for a request that is none. */
export function incomingOf(envelope: RequestEnvelope): Incoming | null {
  const { request, session, context } = envelope;
  const said = inputOf(request);
  if (!said) return null;
  const newSession = session?.new ?? false;
  const echo: unknown = newSession ? {} : (session?.attributes ?? {});
  return {
    user: context.System.user.userId,
    request: request.requestId,
    locale: request.locale,
    newSession,
    question: said.input.type === 'touch' ? said.question : wholeOf(fieldOf(echo, 'question')),
    lost: textOf(fieldOf(echo, 'lost')),
    input: said.input,
  };
}

/** What a touch on a choice carries: this word, the question's id and the choice's index. */
const ANSWER = 'answer';

/** The arguments of a touch on a choice, from 0, of a question: what a button sends. */
export function touchArguments(question: number, choice: number): readonly [string, number, number] {
  return [ANSWER, question, choice];
}

function inputOf(request: Request): { input: Input; question: number | null } | null {
  switch (request.type) {
    case 'LaunchRequest':
      return words({ intent: 'LaunchRequest', slots: {} });
    case 'IntentRequest':
      return words(heardOf(request.intent));
    case 'Alexa.Presentation.APL.UserEvent': {
      const [what, question, choice]: unknown[] = Array.isArray(request.arguments) ? request.arguments : [];
      const answers = what === ANSWER;
      return {
        input: { type: 'touch', choice: answers ? wholeOf(choice) : null },
        question: answers ? wholeOf(question) : null,
      };
    }
  }
  return null; // dozens of other types, and those that are yet to come
}

function words(heard: Heard): { input: Input; question: null } {
  return { input: { type: 'words', heard }, question: null };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined; // any object may be asked
}

function wholeOf(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Who speaks to which skill, and in which session: what a device knows. */
export interface Caller {
  readonly skillId: string;
  readonly user: string;
  readonly session: string;
  /** Whether this request opens the session. */
  readonly newSession: boolean;
  /** What the last reply of the session handed out. */
  readonly attributes: Echo;
  readonly locale: string;
  /** The request's id: a new one for each. */
  readonly request: string;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** The request that Alexa would send for what was heard. */
export function envelopeFor(heard: Heard, caller: Caller): RequestEnvelope {
  const every = everyRequest(caller);
  if (heard.intent === 'LaunchRequest') return envelope({ ...every, type: 'LaunchRequest' }, caller);
  const intent = intentFor(heard);
  return envelope({ ...every, type: 'IntentRequest', dialogState: 'STARTED', intent }, caller);
}

/** The request that Alexa sends for a touch on a choice, from 0, of a question. */
export function touchFor(question: number, choice: number, caller: Caller): RequestEnvelope {
  return envelope(
    {
      ...everyRequest(caller),
      type: 'Alexa.Presentation.APL.UserEvent',
      arguments: [...touchArguments(question, choice)],
    },
    caller,
  );
}

function everyRequest(caller: Caller): { requestId: string; timestamp: string; locale: string } {
  return { requestId: caller.request, timestamp: caller.timestamp, locale: caller.locale };
}

function envelope(request: Request, caller: Caller): RequestEnvelope {
  const application = { applicationId: caller.skillId };
  const user = { userId: caller.user };
  return {
    version: '1.0',
    session: {
      new: caller.newSession,
      sessionId: caller.session,
      application,
      user,
      attributes: { ...caller.attributes },
    },
    context: { System: { application, user, apiEndpoint: 'https://api.amazonalexa.com' } },
    request,
  };
}
