// What one turn comes to on what lies in the store: the household to keep and the words. Pure; the handler may ask again.
import type { Incoming } from '../alexa/envelope.ts';
import { choicesOf } from '../dialog/choices.ts';
import { emptyHousehold, type Household } from '../dialog/household.ts';
import type { Heard } from '../dialog/intents.ts';
import type { Reply } from '../dialog/reply.ts';
import { takeTurn, type Taken } from '../dialog/turn.ts';
import type { Seed, Shuffle } from '../engine/index.ts';
import { compose, type Spoken } from '../speech/compose.ts';
import type { Locale } from '../speech/locale.ts';
import type { Loaded } from '../store/store.ts';

/** What stays the same however often a turn is taken. */
export interface Moment {
  readonly parts: { readonly shuffle: Shuffle; readonly sips: boolean };
  readonly locale: Locale;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly seed: Seed;
}

/** A turn that was taken, in words. */
export interface Outcome extends Taken {
  readonly heard: Heard;
  /** The household as it was, if one could be read. */
  readonly before: Household | null;
  /** The household that the words were made of. */
  readonly told: Household;
  readonly spoken: Spoken;
}

/** Questions count from 1: an answer to this one answers none that stands. */
const NO_QUESTION = 0;

/** Takes the turn on what was found, and composes its reply, so that what can't be said is never saved. */
export function outcomeOf(loaded: Loaded, incoming: Incoming, moment: Moment): Outcome {
  const { parts, locale, now, seed } = moment;
  const { request, lost, input } = incoming;
  const before = loaded.found === 'household' ? loaded.stored.household : null;
  const { heard, question } = answerIn(incoming, before);
  const answered = takeTurn(before, {
    heard,
    question: loaded.found === 'unreadable' ? null : question, // what can't be read has no question to be late for
    request,
    lost,
    newSession: incoming.newSession && input.type === 'words', // a touch names its question: it is never about another
    now,
    seed,
    shuffle: parts.shuffle,
    sips: parts.sips,
    reserved: locale.reserved,
  });
  const taken = loaded.found === 'unreadable' ? withNews(answered) : answered;
  const told = taken.household ?? emptyHousehold(now);
  return { ...taken, heard, before, told, spoken: compose(told, taken.reply, locale) };
}

/** What was heard, to which question. A touch is heard as the choice that it names; one that names none moves nothing. */
function answerIn(
  { input, question }: Incoming,
  household: Household | null,
): Pick<Outcome, 'heard'> & { question: number | null } {
  if (input.type === 'words') return { heard: input.heard, question };
  const standing = household !== null && question === household.question ? choicesOf(household) : [];
  const chosen = input.choice === null ? undefined : standing[input.choice];
  return chosen
    ? { heard: chosen, question }
    : { heard: { intent: 'AMAZON.FallbackIntent', slots: {} }, question: NO_QUESTION };
}

/** Says first that a new household starts because the stored one couldn't be read; the same request hears it again. */
function withNews({ household, reply, changed }: Taken): Taken {
  const told: Reply = { ...reply, acts: [{ type: 'unreadable' }, ...reply.acts] };
  const answered = household?.answered && { ...household.answered, reply: told };
  return { household: household && { ...household, answered: answered ?? null }, reply: told, changed };
}
