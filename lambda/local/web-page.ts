// The page of local play: the site and the server put together, at the desk that the terminal plays at.
import { fileURLToPath } from 'node:url';
import type { Parts } from '../handler.ts';
import type { Desk } from '../web/desk.ts';
import { keepPace } from '../web/pace.ts';
import { readPage } from '../web/page-files.ts';
import { LOCAL_USER } from './conversation.ts';
import { modelFor } from './ear.ts';
import { screenExtras } from './screen/screen-extras.ts';
import { speechExtras } from './speech/speech-extras.ts';
import { serve, type WebServer } from './web-server.ts';

/** Faster than anyone taps; slow enough that a page gone wild leaves the machine its breath. */
const PACE = { burst: 60, perSecond: 30 } as const;
const PAGE = fileURLToPath(new URL('../chat/page/', import.meta.url));

/** What the page shares with the terminal. */
export interface PageParts extends Pick<Parts, 'now' | 'log'> {
  readonly desk: Desk;
  /** The tag of the locale that is played unless the page asks for another. */
  readonly locale: string;
}

/** Serves the page on `port`, or on the next free one. */
export function servePage({ desk, locale, now, log }: PageParts, port: number): Promise<WebServer> {
  const speech = speechExtras({
    model: modelFor(locale),
    situation: () => desk.situationOf(LOCAL_USER),
  });
  const extras = [...speech, ...screenExtras()];
  const report = (error: unknown) =>
    log({
      level: 'error',
      event: 'page',
      error: error instanceof Error ? (error.stack ?? '') : String(error),
    });
  return serve({ files: readPage(PAGE), desk, extras, mayAsk: keepPace(PACE, now), report }, port);
}
