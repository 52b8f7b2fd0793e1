// Every locale as the handler needs it, American English first. The listen tables stay out of the Lambda: they are
// in listened.ts.
import { COMMANDS } from './en-US/commands.ts';
import { said as americanSaid } from './en-US/said.ts';
import { said as britishSaid } from './en-GB/said.ts';
import { screenWords } from './en-US/screen.ts';
import { words as american } from './en-US/words.ts';
import { words as british } from './en-GB/words.ts';
import type { Locale, Words } from '../speech/locale.ts';
import type { Said } from '../speech/said.ts';

/** Everything, in lower case, that answers or commands and so is no name. */
function reservedIn(words: Words): ReadonlySet<string> {
  const closed = [words.GUESS, words.GOAL_POST, words.PLAY, words.OPTION].flatMap((type) =>
    Object.values(type).flat(),
  );
  return new Set([...closed, ...COMMANDS].map((word) => word.toLowerCase()));
}

function locale(tag: string, said: Said, words: Words): Locale {
  return { tag, said, screen: screenWords, words, reserved: reservedIn(words) };
}

/** All locales; a request in another one gets the first of its language, else the first. */
export const locales: readonly Locale[] = [
  locale('en-US', americanSaid, american),
  locale('en-GB', britishSaid, british),
  locale('en-AU', britishSaid, british),
  locale('en-CA', britishSaid, british),
  locale('en-IN', britishSaid, british),
];
