// The shell around a turn: load, take the turn, save, compose, respond. Everything it needs is handed in.
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';
import type { Echo, Incoming } from './alexa/envelope.ts';
import type { Answer } from './alexa/response.ts';
import { createSkill } from './alexa/skill.ts';
import type { Heard } from './dialog/intents.ts';
import type { Seed, Shuffle } from './engine/index.ts';
import { failureRecord, reportRecord, turnRecord, type Cost, type LogRecord } from './handler/log.ts';
import { outcomeOf, type Moment, type Outcome } from './handler/outcome.ts';
import { apologise, type Spoken } from './speech/compose.ts';
import type { Locale } from './speech/locale.ts';
import { within } from './store/deadline.ts';
import { Latest } from './store/latest.ts';
import type { Loaded, Store } from './store/store.ts';
import { takeAndSave, type Traffic } from './store/take-and-save.ts';

/** What a handler is made of. */
export interface Parts {
  readonly store: Store;
  /** 128 random bits, once a turn. */
  readonly seed: () => Seed;
  /** How piles are made. */
  readonly shuffle: Shuffle;
  /** The only skill that is answered; undefined rejects every request. */
  readonly skillId: string | undefined;
  /** By tag; a request in another locale gets the first of its language, else the first. */
  readonly locales: readonly Locale[];
  /** Whether the unit sips may be chosen. */
  readonly sips: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** One record a turn, without names. */
  readonly log: (record: LogRecord) => void;
  /** Sees every turn that was answered: for local play. */
  readonly watch?: (seen: Seen) => void;
  /** The longest that a turn may wait for the store, in milliseconds. */
  readonly deadline: number;
}

/** A turn as local play sees it. */
export interface Seen {
  readonly heard: Heard;
  readonly spoken: Spoken;
}

/** A Lambda handler: answers an Alexa request, rejects another skill's. */
export type Handler = (event: RequestEnvelope, context?: unknown) => Promise<ResponseEnvelope>;

/** How many households a process remembers, at 2 to 4 kB each. */
const REMEMBERED = 500;

/** Makes a handler. Throws without a locale. */
export function createHandler(parts: Parts): Handler {
  const [standard] = parts.locales;
  if (!standard) throw new Error('A handler needs at least one locale.');
  const shell: Shell = { parts, standard, latest: new Latest(REMEMBERED) };
  return createSkill(parts.skillId, {
    answer: (incoming) => answer(shell, incoming),
    forget: (user) => forget(shell, user),
    report: (report) => parts.log(reportRecord(report)),
  });
}

/** A handler's parts, and what it knows beside them. */
interface Shell {
  readonly parts: Parts;
  readonly standard: Locale;
  readonly latest: Latest;
}

/** Takes a turn within the deadline. Whatever goes wrong is answered with an apology, the game as it was. */
async function answer({ parts, standard, latest }: Shell, incoming: Incoming): Promise<Answer> {
  const { user, newSession, lost } = incoming;
  const locale = localeFor(incoming.locale, parts.locales) ?? standard;
  const now = parts.now();
  const moment: Moment = { parts, locale, now, seed: parts.seed() };
  const traffic: Traffic = { reads: 0, writes: 0, lostRaces: 0 };
  let ownMs = 0;
  const take = (loaded: Loaded): Outcome => {
    const begun = parts.now();
    const outcome = outcomeOf(loaded, incoming, moment);
    ownMs += parts.now() - begun;
    return outcome;
  };
  const cost = (): Cost => ({ user, traffic, ms: parts.now() - now, ownMs });
  try {
    const outcome = await within(parts.deadline, (signal) =>
      takeAndSave({ store: parts.store, latest, user, take, call: { now, signal }, traffic }),
    );
    const { heard, spoken, told, reply } = outcome;
    parts.log(turnRecord(outcome, cost()));
    parts.watch?.({ heard, spoken });
    const untold = newSession || lost !== null;
    return { type: 'spoken', spoken, replied: { household: told, reply, locale, untold } };
  } catch (error) {
    parts.log(failureRecord(error, cost()));
    return { type: 'sorry', apology: apologise(locale), echo: echoAfterFailure(incoming, traffic) };
  }
}

/** The question stays; of two requests that may have landed, the one that was sent to be saved. */
function echoAfterFailure({ question, request, lost }: Incoming, { writes }: Traffic): Echo {
  return { ...(question === null ? {} : { question }), lost: writes > 0 ? request : (lost ?? request) };
}

async function forget({ parts, latest }: Shell, user: string): Promise<void> {
  latest.delete(user);
  await within(parts.deadline, (signal) => parts.store.forget(user, { now: parts.now(), signal }));
}

/** The locale with that tag, else the first of its language. */
function localeFor(tag: string | undefined, locales: readonly Locale[]): Locale | undefined {
  const language = (of: string | undefined) => of?.split('-')[0];
  return (
    locales.find((locale) => locale.tag === tag) ??
    locales.find((locale) => language(locale.tag) === language(tag))
  );
}
