// How words are heard as Alexa would hear them: by the interaction model of a locale, as it is shipped.
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

/** The ear of a locale, by its tag, over its model. Throws for one that there isn't. */
export function earOver(model: InteractionModel, tag: string): Ear {
  const locale = locales.find((each) => each.tag === tag);
  const listen = listened.find((each) => each.tag === tag)?.listen;
  if (!locale || !listen) throw new Error(`no locale ${tag}`);
  return { locale, matcher: createMatcher(model, listen.builtIns), invocation: listen.invocation };
}
