// Answers in Alexa's form, each from a builder of its own: nothing of one reply can leak into another.
import { ResponseFactory } from 'ask-sdk-core';
import type { Intent, Response } from 'ask-sdk-model';
import type { Spoken } from '../speech/compose.ts';
import type { Ssml } from '../speech/ssml.ts';
import { canFulfill } from './can-fulfill.ts';
import type { Echo } from './envelope.ts';
import { playersDirective, type Replied } from './players.ts';
import { screenDirective, SPEAKER, type Device } from './screen/screen.ts';

/** What is said when the store fails. */
export interface Apology {
  readonly ssml: Ssml;
  readonly reprompt: { readonly ssml: Ssml };
}

/** What a turn came to. */
export type Answer =
  /** A reply in words. */
  | { readonly type: 'spoken'; readonly spoken: Spoken; readonly replied: Replied }
  /** The store failed: nothing has moved that the session knows of, and what it echoes stays. */
  | { readonly type: 'sorry'; readonly apology: Apology; readonly echo: Echo };

/** An answer in Alexa's form, with what the session echoes. */
export interface Outgoing {
  readonly response: Response;
  readonly echo: Echo;
}

/** Puts an answer into the form of the device that it goes to; one without a screen gets nothing of the screen. */
export function outgoingOf(answer: Answer, device: Device = SPEAKER): Outgoing {
  switch (answer.type) {
    case 'spoken':
      return spokenOutgoing(answer.spoken, answer.replied, device);
    case 'sorry': {
      const { ssml, reprompt } = answer.apology;
      const response = ResponseFactory.init().speak(ssml).reprompt(reprompt.ssml).withShouldEndSession(false);
      return { response: response.getResponse(), echo: answer.echo };
    }
  }
}

/** Says nothing: for reports that want no answer. */
export function quietResponse(): Response {
  return ResponseFactory.init().getResponse();
}

/** Whether the skill could do it. */
export function canFulfillResponse(intent: Intent): Response {
  return ResponseFactory.init().withCanFulfillIntent(canFulfill(intent)).getResponse();
}

function spokenOutgoing(spoken: Spoken, replied: Replied, device: Device): Outgoing {
  const builder = ResponseFactory.init()
    .speak(spoken.ssml)
    .withSimpleCard(spoken.card.title, spoken.card.text);
  const players = playersDirective(replied);
  if (players) builder.addDirective(players);
  if (device.screen) builder.addDirective(screenDirective(spoken.view, replied.locale, device.screen));
  if (spoken.reprompt) builder.reprompt(spoken.reprompt.ssml);
  builder.withShouldEndSession(!spoken.reprompt);
  return {
    response: builder.getResponse(),
    echo: spoken.reprompt ? { question: replied.household.question } : {},
  };
}
