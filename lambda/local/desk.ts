// The desk of local play: the terminal, the page and the transcripts all take their turns at one.
import type { Parts } from '../handler.ts';
import { locales } from '../locales/index.ts';
import { DEADLINE } from '../store/deadline.ts';
import { openDesk, type Desk } from '../web/desk.ts';
import { earFor } from './ear.ts';

/** What a run chooses of the handler's parts. */
export type LocalParts = Pick<Parts, 'store' | 'seed' | 'shuffle' | 'sips' | 'now' | 'log'>;

/** Opens a desk that hears a locale, by its tag, unless it is asked for another. */
export function openLocalDesk(parts: LocalParts, locale: string): Desk {
  const others = locales.map(({ tag }) => tag).filter((tag) => tag !== locale);
  return openDesk({
    ...parts,
    locales,
    tags: [locale, ...others],
    earFor,
    deadline: DEADLINE,
    developing: true,
  });
}
