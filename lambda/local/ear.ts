// How local play hears: the shipped interaction model of one locale, read as Alexa would have it.
import { readFileSync } from 'node:fs';
import { createMatcher, type Matcher } from '../chat/matcher.ts';
import type { InteractionModel } from '../chat/model.ts';
import { locales } from '../locales/index.ts';
import { listened } from '../locales/listened.ts';
import type { Locale } from '../speech/locale.ts';

/** A locale that is spoken and understood. */
export interface Ear {
  readonly locale: Locale;
  readonly matcher: Matcher;
  /** The words that open the skill. */
  readonly invocation: string;
}

const MODELS = new URL('../../interaction-model/interactionModels/custom/', import.meta.url);

/** The ear of a locale, by its tag. Throws for one that there isn't. */
export function earFor(tag: string): Ear {
  const locale = locales.find((each) => each.tag === tag);
  const listen = listened.find((each) => each.tag === tag)?.listen;
  if (!locale || !listen) throw new Error(`no locale ${tag}`);
  return { locale, matcher: createMatcher(modelFor(tag), listen.builtIns), invocation: listen.invocation };
}

/** The shipped interaction model of a locale. Throws where there is none. */
export function modelFor(tag: string): InteractionModel {
  return JSON.parse(readFileSync(new URL(`${tag}.json`, MODELS), 'utf8')) as InteractionModel; // as generated
}
