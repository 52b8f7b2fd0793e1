// The skill as ask-sdk-core runs it: checks whom a request is for, and sorts requests into turns and reports.
import { SkillBuilders, type HandlerInput, type RequestHandler } from 'ask-sdk-core';
import type { interfaces, Request, RequestEnvelope, Response, ResponseEnvelope } from 'ask-sdk-model';
import { incomingOf, type Incoming } from './envelope.ts';
import { canFulfillResponse, outgoingOf, quietResponse, type Answer } from './response.ts';
import { deviceOf } from './screen/screen.ts';

/** What the skill leaves to others. */
export interface Duties {
  /** Takes a turn; never rejects. */
  readonly answer: (incoming: Incoming) => Promise<Answer>;
  /** Deletes all that is kept of a user. A rejection makes Alexa send the event again. */
  readonly forget: (user: string) => Promise<void>;
  /** Hears of requests that are answered with silence. */
  readonly report: (report: Report) => void;
}

/** A request that wants no answer: its type, why it was sent, and whether something went wrong. */
export interface Report {
  readonly type: string;
  readonly why: string | null;
  readonly wrong: boolean;
}

/** Answers requests to the skill with that id; rejects all others, and all without an id. */
export function createSkill(
  skillId: string | undefined,
  duties: Duties,
): (event: RequestEnvelope, context?: unknown) => Promise<ResponseEnvelope> {
  if (!skillId)
    return async () => Promise.reject(new Error('No skill id is set: every request is rejected.'));
  const skill = SkillBuilders.custom()
    .withSkillId(skillId)
    .addRequestHandlers(turns(duties), canFulfillQuestions, disabling(duties), reports(duties))
    .create();
  return (event, context) => skill.invoke(event, context);
}

/** Launches, intents and touches. */
function turns(duties: Duties): RequestHandler {
  return {
    canHandle: ({ requestEnvelope }) => incomingOf(requestEnvelope) !== null,
    async handle({ requestEnvelope, attributesManager }: HandlerInput): Promise<Response> {
      const incoming = incomingOf(requestEnvelope);
      if (!incoming) return quietResponse();
      const device = deviceOf(requestEnvelope); // what can go wrong does so before the turn is taken
      const { response, echo } = outgoingOf(await duties.answer(incoming), device);
      if (requestEnvelope.session) attributesManager.setSessionAttributes({ ...echo });
      return response;
    },
  };
}

const canFulfillQuestions: RequestHandler = {
  canHandle: ({ requestEnvelope }) => requestEnvelope.request.type === 'CanFulfillIntentRequest',
  handle({ requestEnvelope: { request } }) {
    return request.type === 'CanFulfillIntentRequest' ? canFulfillResponse(request.intent) : quietResponse();
  },
};

/** The skill was disabled: the household's data goes. */
function disabling(duties: Duties): RequestHandler {
  return {
    canHandle: ({ requestEnvelope }) => requestEnvelope.request.type === 'AlexaSkillEvent.SkillDisabled',
    async handle({ requestEnvelope }) {
      await duties.forget(requestEnvelope.context.System.user.userId);
      return quietResponse();
    },
  };
}

/** Ended sessions, exceptions, errors of a screen, and whatever else Alexa may send one day. */
function reports(duties: Duties): RequestHandler {
  return {
    canHandle: () => true,
    handle({ requestEnvelope: { request } }) {
      duties.report({ type: request.type, ...reasonOf(request) });
      return quietResponse();
    },
  };
}

type ScreenError = Partial<interfaces.alexa.presentation.apl.RuntimeError>;

/** Why a report was sent, in Alexa's own codes: its messages may hold what was said, names too. */
function reasonOf(request: Request): Omit<Report, 'type'> {
  switch (request.type) {
    case 'SessionEndedRequest':
      return { why: request.error?.type ?? request.reason, wrong: request.reason === 'ERROR' };
    case 'System.ExceptionEncountered':
      return { why: request.error.type, wrong: true };
    case 'Alexa.Presentation.APL.RuntimeError':
      return { why: errorsOf(request.errors), wrong: true };
  }
  return { why: null, wrong: false }; // dozens of other types, and those that are yet to come
}

/** A screen's errors, each by its type and its reason. */
function errorsOf(errors: unknown): string | null {
  if (!Array.isArray(errors)) return null;
  const told = (errors as readonly (ScreenError | null)[]).map((error) => `${error?.type} ${error?.reason}`);
  return told.join() || null;
}
