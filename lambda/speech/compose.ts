// A reply in words: everything that it tells, then its one question, as SSML and as plain text, with the card and the
// view beside it. Pure: the same household and reply give the same words.
import type { Household } from '../dialog/household.ts';
import type { Reply } from '../dialog/reply.ts';
import { ask, reprompt } from './ask.ts';
import { cardText } from './card.ts';
import type { Locale } from './locale.ts';
import { MOST_SOUNDS, soundOf } from './sounds.ts';
import { escaped, join, plainText, type Ssml } from './ssml.ts';
import { tellActs } from './tell-acts.ts';
import { viewOf, type View } from './view.ts';
import { capitalized, DETAILS, voiceOf, wordCount, type Piece, type Voice } from './voice.ts';

/** A reply in words. */
export interface Spoken {
  /** What is said, inside `<speak>`. */
  readonly ssml: Ssml;
  /** The same as plain text. */
  readonly text: string;
  /** What is said after a silence; null where the session closes. */
  readonly reprompt: Words | null;
  /** For the Alexa app: the row, the scores and the question. */
  readonly card: { readonly title: string; readonly text: string };
  /** Whether the session stays open. */
  readonly open: boolean;
  readonly view: View;
}

/** Words to speak and to read. */
export interface Words {
  readonly ssml: Ssml;
  readonly text: string;
}

/** A breath: a reply of more words tells verdicts as briefly as it can. */
const ONE_BREATH = 30;
/** The longest reply, in words: set-up, a run of flips, final scores. */
export const MOST_WORDS = 80;

/** Puts a reply into the words of a locale. */
export function compose(household: Household, reply: Reply, locale: Locale): Spoken {
  const voice = voiceOf(household, locale);
  const pieces = piecesOf(voice, reply);
  const words = wordsOf(household.plain ? pieces.filter((piece) => 'text' in piece) : withFewSounds(pieces));
  return {
    ...words,
    reprompt: reply.ask ? wordsOf([{ text: reprompt(voice) }]) : null,
    card: { title: locale.said.card.title, text: cardText(voice, reply.ask ? reprompt(voice) : words.text) },
    open: reply.ask !== null,
    view: viewOf(household, reply, locale),
  };
}

/** What is said when a turn couldn't be kept: the session stays open for the same words again. */
export function apologise({ said }: Locale): Words & { readonly reprompt: Words } {
  return { ...wordsOf([{ text: said.apology.text }]), reprompt: wordsOf([{ text: said.apology.reprompt }]) };
}

/** Everything told and the question: in full, or with as little detail as it takes to be short enough. */
function piecesOf(voice: Voice, reply: Reply): readonly Piece[] {
  const full = piecesWith(voice, reply);
  if (wordCount(textOf(full)) <= ONE_BREATH) return full;
  const briefly = DETAILS.map((detail) => piecesWith({ ...voice, brief: true, detail }, reply));
  return briefly.find((pieces) => wordCount(textOf(pieces)) <= MOST_WORDS) ?? briefly.at(-1) ?? full;
}

function piecesWith(voice: Voice, { acts, ask: how }: Reply): readonly Piece[] {
  const told = tellActs(voice, acts);
  return how ? [...told, ...ask(voice, how, told)] : told;
}

function withFewSounds(pieces: readonly Piece[]): readonly Piece[] {
  let sounds = 0;
  return pieces.filter((piece) => 'text' in piece || ++sounds <= MOST_SOUNDS);
}

function wordsOf(pieces: readonly Piece[]): Words {
  const ssml = join(
    pieces.map((piece) => ('text' in piece ? escaped(capitalized(piece.text)) : soundOf(piece.sound))),
  );
  return { ssml, text: plainText(ssml) };
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.flatMap((piece) => ('text' in piece ? [piece.text] : [])).join(' ');
}
