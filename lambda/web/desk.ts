// Where the turns of the page and of local play are taken: builds the request that Alexa would have sent, hands it to the Lambda handler, and
// tells what came of it. The words are heard by the matcher, which knows what Alexa knows of the table.
import { envelopeFor, type Caller, type Echo } from '../alexa/envelope.ts';
import { withoutInvocation } from '../chat/invocation.ts';
import type { Situation } from '../chat/matcher.ts';
import { choicesOf } from '../dialog/choices.ts';
import type { Heard } from '../dialog/intents.ts';
import { createHandler, type Parts, type Seen } from '../handler.ts';
import type { LogRecord } from '../handler/log.ts';
import { apologise } from '../speech/compose.ts';
import type { Locale } from '../speech/locale.ts';
import { within } from '../store/deadline.ts';
import type { Ear } from './ear.ts';
import type { Answered, Asked, PageEcho } from './wire.ts';

const SKILL = 'amzn1.ask.skill.page';

/** What a desk is made of. */
export interface DeskParts extends Pick<
  Parts,
  'store' | 'seed' | 'shuffle' | 'sips' | 'now' | 'log' | 'deadline'
> {
  /** The locales that can be asked for, the standard one first. */
  readonly tags: readonly [string, ...string[]];
  /** The ear of one of them; asked for once each. */
  readonly earFor: (tag: string) => Ear;
  readonly locales: Parts['locales'];
  /** Whether the page is told how each turn went. */
  readonly developing: boolean;
}

/** Takes the turns of a household's tabs. */
export interface Desk {
  /** Takes one turn of `user`. A request that was taken before gets the same answer. */
  take(user: string, asked: Asked): Promise<Answered>;
  /** What the table of `user` waits for. */
  situationOf(user: string): Promise<Situation>;
}

const LAUNCH: Heard = { intent: 'LaunchRequest', slots: {} };
const REPEAT: Heard = { intent: 'AMAZON.RepeatIntent', slots: {} };

/** Opens a desk. Its turns are taken one after the other, so what the handler tells is told of the turn at hand. */
export function openDesk(parts: DeskParts): Desk {
  const { tags, now, store, deadline } = parts;
  const ears = new Map<string, Ear>();
  let seen: Seen | null = null;
  let logged: LogRecord | null = null;
  const handler = createHandler({
    ...parts,
    skillId: SKILL,
    watch: (turn) => (seen = turn),
    log: (record) => {
      logged = record;
      parts.log(record);
    },
  });
  let queue: Promise<unknown> = Promise.resolve();

  /** The ear of the locale that was asked for, or of the standard one. */
  function earOf(wanted: string | null): Ear {
    const tag = tags.find((each) => each === wanted) ?? tags[0];
    const ear = ears.get(tag) ?? parts.earFor(tag);
    ears.set(tag, ear);
    return ear;
  }

  /** What the table waits for, read where the handler reads it; nothing where the store fails, which the turn will say. */
  async function situationOf(user: string): Promise<Situation> {
    const loaded = await within(deadline, (signal) => store.load(user, { now: now(), signal })).catch(
      () => null,
    );
    if (loaded?.found !== 'household') return { choices: [], names: [] };
    const { household } = loaded.stored;
    return { choices: choicesOf(household), names: household.table.names.filter((name) => name !== null) };
  }

  async function heardIn(user: string, asked: Asked, ear: Ear): Promise<{ heard: Heard; opened: boolean }> {
    const { what } = asked;
    if (what.type === 'launch') return { heard: LAUNCH, opened: true };
    if (what.type === 'again') return { heard: REPEAT, opened: false };
    const { opened, rest } = withoutInvocation(what.say, ear.invocation);
    if (opened && rest === null) return { heard: LAUNCH, opened };
    return { heard: ear.matcher.match(rest ?? what.say, await situationOf(user)), opened };
  }

  async function turn(user: string, asked: Asked): Promise<Answered> {
    const ear = earOf(asked.locale);
    const { heard, opened } = await heardIn(user, asked, ear);
    const newSession = opened || asked.newSession;
    const request = envelopeFor(heard, {
      skillId: SKILL,
      user,
      session: `page.${asked.tab}`,
      newSession,
      attributes: newSession ? {} : attributesOf(asked.echo),
      locale: ear.locale.tag,
      request: `page.${asked.tab}.${asked.request}`,
      timestamp: new Date(now()).toISOString(),
    } satisfies Caller);
    seen = null;
    logged = null;
    const from = now();
    const response = await handler(request);
    const ms = now() - from;
    const { question, lost }: Echo = response.sessionAttributes ?? {};
    return {
      ...replyOf(seen, heard, ear.locale),
      echo: { question: question ?? null, lost: lost ?? null },
      developer: parts.developing ? { request, response, bytes: bytesIn(logged), ms, tags } : null,
    };
  }

  return {
    situationOf,
    take(user, asked) {
      const taken = queue.then(() => turn(user, asked));
      queue = taken.catch(() => undefined);
      return taken;
    },
  };
}

/** The reply in words; an apology where the store failed and the handler has told of no turn. */
function replyOf(seen: Seen | null, heard: Heard, locale: Locale): Omit<Answered, 'echo' | 'developer'> {
  if (!seen) {
    const { ssml, text, reprompt } = apologise(locale);
    return { heard, speech: text, ssml, reprompt: reprompt.text, open: true, view: null };
  }
  const { text, ssml, reprompt, open, view } = seen.spoken;
  return { heard: seen.heard, speech: text, ssml, reprompt: reprompt?.text ?? null, open, view };
}

function attributesOf({ question, lost }: PageEcho): Echo {
  return { ...(question === null ? {} : { question }), ...(lost === null ? {} : { lost }) };
}

function bytesIn(record: LogRecord | null): number | null {
  const bytes = record?.['bytes'];
  return typeof bytes === 'number' ? bytes : null;
}
