// A whole lone gauntlet, played blindly: launch, deal, guess till it is over, and leave nothing behind. Over anything
// that answers Alexa's requests: the bundle in a process, Lambda's own runtime client, a deployed function.
import { randomUUID } from 'node:crypto';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import { envelopeFor, type Caller, type Echo } from '../../lambda/alexa/envelope.ts';
import type { Heard } from '../../lambda/dialog/intents.ts';

/** Answers a request as the function does. */
export type Invoke = (event: RequestEnvelope) => Promise<ResponseEnvelope>;

/** Who plays. */
export interface Player {
  readonly skillId: string;
  readonly user: string;
  readonly locale: string;
}

/** A turn as it was taken. */
export interface Turn {
  readonly heard: Heard;
  /** What was answered, without its tags. */
  readonly text: string;
  /** Whether the session stays open. */
  readonly open: boolean;
  /** The id of the question that was asked; null where none was. */
  readonly question: number | null;
  /** How long the answer took, in milliseconds. */
  readonly ms: number;
}

const LAUNCH: Heard = { intent: 'LaunchRequest', slots: {} };
const START: Heard = { intent: 'StartIntent', slots: { option: 'mode.solo' } };
/** An answer to each of the four questions. */
const QUESTIONS = ['red', 'higher', 'inside', 'hearts'].map(guess);
/** Ten rides of four hits and a miss: no lone gauntlet asks more often. */
const MOST_GUESSES = 50;

/** Plays it. Throws a sentence where a reply isn't what a game needs to go on. */
export async function playGauntlet(invoke: Invoke, player: Player): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  const session = openSession(invoke, player);
  const say = async (heard: Heard): Promise<Turn> => {
    const turn = await session(heard);
    turns.push(turn);
    return turn;
  };
  const sayOpen = async (heard: Heard): Promise<Turn> => {
    const turn = await say(heard);
    if (!turn.open) throw new Error(`After ${heard.intent} the session was closed: ${turn.text}`);
    return turn;
  };

  await sayOpen(LAUNCH);
  let last = await sayOpen(START);
  for (const answer of QUESTIONS) last = await moved(sayOpen(answer), last);
  let guesses = 0;
  // Once the game is over, a guess answers nothing, and the question stays the same.
  for (let next = await sayOpen(guess('higher')); next.question !== last.question; guesses += 1) {
    if (guesses > MOST_GUESSES) throw new Error(`The gauntlet doesn't end: ${next.text}`);
    last = next;
    next = await sayOpen(guess('higher'));
  }
  if (guesses === 0) throw new Error(`The gauntlet was over before the first ride: ${last.text}`);
  await sayOpen({ intent: 'ForgetIntent', slots: {} });
  const goodbye = await say({ intent: 'AMAZON.YesIntent', slots: {} });
  if (goodbye.open) throw new Error(`The session stayed open: ${goodbye.text}`);
  return turns;
}

/** One session: says something, hears what is answered. */
export function openSession(invoke: Invoke, player: Player): (heard: Heard) => Promise<Turn> {
  const session = `amzn1.echo-api.session.${randomUUID()}`;
  let echo: Echo | null = null;
  return async (heard) => {
    const caller: Caller = {
      ...player,
      session,
      newSession: echo === null,
      attributes: echo ?? {},
      request: `amzn1.echo-api.request.${randomUUID()}`,
      timestamp: new Date().toISOString(),
    };
    const started = performance.now();
    const { response, sessionAttributes = {} } = await invoke(envelopeFor(heard, caller));
    const ms = performance.now() - started;
    const speech = response.outputSpeech;
    if (speech?.type !== 'SSML') throw new Error(`Nothing was said after ${heard.intent}.`);
    const text = speech.ssml.replace(/<[^>]*>/g, '');
    if ('lost' in sessionAttributes) throw new Error(`The skill apologised after ${heard.intent}: ${text}`);
    echo = sessionAttributes;
    const open = response.shouldEndSession === false;
    return { heard, text, open, question: echo.question ?? null, ms };
  };
}

async function moved(next: Promise<Turn>, last: Turn): Promise<Turn> {
  const turn = await next;
  if (turn.question === last.question) throw new Error(`The game didn't move: ${turn.text}`);
  return turn;
}

function guess(value: string): Heard {
  return { intent: 'GuessIntent', slots: { guess: value } };
}
