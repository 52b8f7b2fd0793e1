// Every locale as the handler needs it, American English first. The listen tables stay out of the skill's function:
// they are in listened.ts.
import { COMMANDS } from './en-US/commands.ts';
import { said as americanSaid } from './en-US/said.ts';
import { said as britishSaid } from './en-GB/said.ts';
import { screenWords } from './en-US/screen.ts';
import { words as american } from './en-US/words.ts';
import { words as british } from './en-GB/words.ts';
import { fold } from '../dialog/names.ts';
import type { Locale, Words } from '../speech/locale.ts';

/** Everything, folded, that answers or commands and so is no name. */
function reservedIn(words: Words): ReadonlySet<string> {
  const closed = [words.GUESS, words.GOAL_POST, words.PLAY, words.OPTION].flatMap((type) =>
    Object.values(type).flat(),
  );
  return new Set([...closed, ...COMMANDS].map(fold));
}

const america = { screen: screenWords, words: american, reserved: reservedIn(american) };
const britain = { screen: screenWords, words: british, reserved: reservedIn(british) };

/** All locales; a request in another one gets the first of its language, else the first. */
export const locales: readonly Locale[] = [
  { tag: 'en-US', said: americanSaid, ...america },
  { tag: 'en-GB', said: britishSaid, ...britain },
  { tag: 'en-AU', said: britishSaid, ...britain },
  { tag: 'en-CA', said: britishSaid, ...britain },
  { tag: 'en-IN', said: britishSaid, ...britain },
];
