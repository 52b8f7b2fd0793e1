// A device with a screen: talks and touches as Alexa does, and shows what each reply draws.
import type { RequestEnvelope, Response } from 'ask-sdk-model';
import { envelopeFor, touchFor, type Caller, type Echo } from '../../lambda/alexa/envelope.ts';
import type { Heard, IntentName } from '../../lambda/dialog/intents.ts';
import type { Handler } from '../../lambda/handler.ts';
import { NOW, SKILL, USER } from '../support/devices.ts';
import type { Screen } from './projector.ts';

/** What a reply comes to. */
export interface Shown {
  readonly screen: Screen;
  /** The kind of thing in the middle of the screen. */
  readonly phase: string;
  /** The question's id, from the session. */
  readonly question: number;
  readonly open: boolean;
}

/** Somebody in front of a screen. */
export interface Show {
  say(intent: IntentName, slots?: Heard['slots']): Promise<Shown>;
  /** Sends what a touch sent. */
  touch(sent: readonly unknown[]): Promise<Shown>;
}

/** A request as it comes from a device that draws APL up to a version; the version is absent on a device that hides it. */
export function fromScreen(
  request: RequestEnvelope,
  maxVersion: string | undefined,
  shape: 'RECTANGLE' | 'ROUND' = 'RECTANGLE',
): RequestEnvelope {
  const { System } = request.context;
  const runtime = maxVersion === undefined ? {} : { runtime: { maxVersion } };
  const supportedInterfaces = { 'Alexa.Presentation.APL': runtime };
  const device = { deviceId: 'amzn1.ask.device.1', supportedInterfaces };
  return {
    ...request,
    context: { ...request.context, System: { ...System, device }, Viewport: { shape } as never },
  }; // sizes are not read
}

/** What a response draws; null for nothing. */
export function drawnBy({ directives = [] }: Response): Screen | null {
  const found = directives.find(({ type }) => type === 'Alexa.Presentation.APL.RenderDocument');
  if (found?.type !== 'Alexa.Presentation.APL.RenderDocument') return null;
  return { document: found.document, datasources: found.datasources };
}

/** A device with a screen of that shape that talks to one instance of the function. */
export function showOf(handler: Handler, shape: 'RECTANGLE' | 'ROUND' = 'RECTANGLE'): Show {
  let echo: Echo | null = null;
  let requests = 0;
  const caller = (): Caller => ({
    skillId: SKILL,
    user: USER,
    session: 'amzn1.echo-api.session.1',
    newSession: echo === null,
    attributes: echo ?? {},
    locale: 'en-US',
    request: `amzn1.echo-api.request.screen.${(requests += 1)}`,
    timestamp: new Date(NOW).toISOString(),
  });
  const send = async (request: RequestEnvelope): Promise<Shown> => {
    const { response, sessionAttributes = {} } = await handler(fromScreen(request, '2024.3', shape));
    const open = response.shouldEndSession === false;
    echo = open ? sessionAttributes : null;
    const screen = drawnBy(response);
    if (!screen) throw new Error('the reply draws nothing');
    const { table } = screen.datasources as { table: { stage: { kind: string } } }; // as screen.ts makes it
    return { screen, phase: table.stage.kind, question: Number(sessionAttributes['question'] ?? 0), open };
  };
  return {
    say: (intent, slots = {}) => send(envelopeFor({ intent, slots }, caller())),
    touch([what, question, choice]) {
      expect(what).toBe('answer');
      return send(touchFor(Number(question), Number(choice), caller()));
    },
  };
}
