// What the page and its server say to each other: the page sends words and which question they answer, never a request
// of Alexa's and never a user. The page's scripts and the desk read it.
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import type { Heard } from '../dialog/intents.ts';
import type { View } from '../speech/view.ts';

/** What one turn of the page asks for. */
export interface Asked {
  /** The tab's own id: each tab is a device of the household, with a session of its own. */
  readonly tab: string;
  /** Made by the page, once a tap or a line: sent again, it is the same move. */
  readonly request: string;
  /** `launch` opens a session, `again` tells the open one where it stands (after a reload), words are words. */
  readonly what: { readonly type: 'launch' } | { readonly type: 'again' } | Words;
  /** Whether the words open a session: the last reply had closed it. */
  readonly newSession: boolean;
  /** What the last reply handed out. */
  readonly echo: PageEcho;
  /** The tag of the locale to be heard in; null for the server's own. */
  readonly locale: string | null;
}

/** Typed, spoken, or the `say` of the button that was tapped. */
export interface Words {
  readonly type: 'words';
  readonly say: string;
}

/** The echo of a session: which question the page shows, and the request whose answer was lost. */
export interface PageEcho {
  readonly question: number | null;
  readonly lost: string | null;
}

/** What the page gets for a turn. */
export interface Answered {
  readonly heard: Heard;
  /** The reply as plain text. */
  readonly speech: string;
  readonly ssml: string;
  /** What would be said after a silence; null where the session closes. */
  readonly reprompt: string | null;
  readonly open: boolean;
  /** The table; null where the store failed, and the table is as it was. */
  readonly view: View | null;
  readonly echo: PageEcho;
  /** For whoever builds the skill; null where the page is published. */
  readonly developer: Developer | null;
}

/** How a turn went, as Alexa would have seen it. */
export interface Developer {
  readonly request: RequestEnvelope;
  readonly response: ResponseEnvelope;
  /** The household's item in the store, in bytes; null where the store failed. */
  readonly bytes: number | null;
  /** How long the handler took, in milliseconds. */
  readonly ms: number;
  /** The locales that can be asked for. */
  readonly tags: readonly string[];
}

/** The most characters that one line of words may have. */
const LONGEST_WORDS = 500;

const ID = /^[A-Za-z0-9-]{8,64}$/;
const LOST = /^[A-Za-z0-9.-]{8,200}$/;
const TAG = /^[a-z]{2}-[A-Z]{2}$/;

/** Reads the body of a turn; null for anything that the page wouldn't send. */
export function askedOf(body: string): Asked | null {
  const sent = parsed(body);
  if (!isRecord(sent)) return null;
  const { tab, request, newSession, locale = null } = sent;
  const what = whatOf(sent);
  const echo = echoOf(sent['echo']);
  if (!isMatch(tab, ID) || !isMatch(request, ID) || typeof newSession !== 'boolean') return null;
  if (what === null || echo === null || !(locale === null || isMatch(locale, TAG))) return null;
  return { tab, request, what, newSession, echo, locale };
}

function whatOf(sent: Readonly<Record<string, unknown>>): Asked['what'] | null {
  const { what, say } = sent;
  if (what === 'launch' || what === 'again') return say === undefined ? { type: what } : null;
  if (what !== 'words' || typeof say !== 'string') return null;
  return say.trim() !== '' && say.length <= LONGEST_WORDS ? { type: 'words', say } : null;
}

function echoOf(sent: unknown): PageEcho | null {
  if (!isRecord(sent)) return null;
  const { question, lost } = sent;
  const isQuestion = question === null || (typeof question === 'number' && Number.isSafeInteger(question));
  if (!isQuestion || !(lost === null || isMatch(lost, LOST))) return null;
  return { question, lost };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isMatch(value: unknown, form: RegExp): value is string {
  return typeof value === 'string' && form.test(value);
}
