// Devices that talk to handlers as Alexa does: each keeps its session's echo and gives every request an id of its own.
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { envelopeFor, type Caller, type Echo } from '../../lambda/alexa/envelope.ts';
import type { Household } from '../../lambda/dialog/household.ts';
import type { Heard, IntentName } from '../../lambda/dialog/intents.ts';
import type { Handler, Parts } from '../../lambda/handler.ts';
import { locales } from '../../lambda/locales/index.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Store } from '../../lambda/store/store.ts';
import { stacked } from './builders.ts';

/** The skill that is answered. */
export const SKILL = 'amzn1.ask.skill.00000000-1111-4222-8333-444444444444';
/** Whose household it is. */
export const USER = 'amzn1.ask.account.MADEUPUSER';
/** When all this happens. */
export const NOW = Date.parse('2026-01-15T20:00:00Z');

/** The parts of a handler on a memory of its own, with the named cards on top of the pile. */
export function partsWith(changes: Partial<Parts> = {}, deck = ''): Parts {
  let games = 0;
  return {
    store: new MemoryStore(),
    seed: () => [(games += 1), 0, 0, 0],
    shuffle: stacked(deck),
    skillId: SKILL,
    locales,
    sips: true,
    now: () => NOW,
    log: () => undefined,
    deadline: 5000,
    ...changes,
  };
}

/** What stands in the store for a user; null for nothing. Throws on what can't be read. */
export async function keptIn(store: Store, user = USER): Promise<Household | null> {
  const loaded = await store.load(user, { now: NOW, signal: new AbortController().signal });
  if (loaded.found === 'unreadable') throw new Error('What is stored cannot be read.');
  return loaded.found === 'household' ? loaded.stored.household : null;
}

/** A request and what it was answered with. */
export interface Exchange {
  readonly sent: RequestEnvelope;
  readonly got: ResponseEnvelope;
  /** What was said, without its tags. */
  readonly text: string;
  readonly open: boolean;
}

/** A person in front of one device. */
export interface Device {
  /** Says something in the open session, or in a new one where none is open. */
  say(intent: IntentName, slots?: Heard['slots']): Promise<Exchange>;
  /** The request that `say` would send. */
  request(intent: IntentName, slots?: Heard['slots']): RequestEnvelope;
  /** What the session echoes; null while none is open. */
  echo(): Echo | null;
}

let requests = 0;

/** A device that talks to one instance of the function. */
export function deviceOf(handler: Handler, user = USER): Device {
  let echo: Echo | null = null;

  function request(intent: IntentName, slots: Heard['slots'] = {}): RequestEnvelope {
    requests += 1;
    const caller: Caller = {
      skillId: SKILL,
      user,
      session: 'amzn1.echo-api.session.1',
      newSession: echo === null,
      attributes: echo ?? {},
      locale: 'en-US',
      request: `amzn1.echo-api.request.${requests}`,
      timestamp: new Date(NOW).toISOString(),
    };
    return envelopeFor({ intent, slots }, caller);
  }

  return {
    request,
    echo: () => echo,
    async say(intent, slots) {
      const exchange = await send(handler, request(intent, slots));
      echo = exchange.open ? (exchange.got.sessionAttributes ?? {}) : null;
      return exchange;
    },
  };
}

/** Sends a request as it is. */
export async function send(handler: Handler, sent: RequestEnvelope): Promise<Exchange> {
  const got = await handler(sent);
  const speech = got.response.outputSpeech;
  const text = speech?.type === 'SSML' ? speech.ssml.replace(/<[^>]*>/g, '') : '';
  return { sent, got, text, open: got.response.shouldEndSession === false };
}
