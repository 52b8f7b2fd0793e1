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

/** Alexa takes at most 24 kB for everything; the rest of the envelope has a few hundred bytes. */
const MOST_BYTES = 24 * 1024 - 400;

/** A reply with its screen, or without it where both would be too long: what is said counts for more. */
function spokenOutgoing(spoken: Spoken, replied: Replied, device: Device): Outgoing {
  const outgoing = spokenOn(device, spoken, replied);
  const fits = !device.screen || Buffer.byteLength(JSON.stringify(outgoing.response)) <= MOST_BYTES;
  return fits ? outgoing : spokenOn(SPEAKER, spoken, replied);
}

function spokenOn(device: Device, spoken: Spoken, replied: Replied): Outgoing {
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
