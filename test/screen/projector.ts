// Amazon's own renderer in a browser, offline: draws a document with its data on a screen, measures what stands there, and
// touches it. The code in the page is page.js.
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { startBrowser } from '../support/browser.ts';
import type { Profile } from './profiles.ts';

/** What Alexa would be sent to draw. */
export interface Screen {
  readonly document: unknown;
  readonly datasources: unknown;
}

/** A box in dp, from the top left of the screen. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One line of text, or one graphic (which has none), as it stands on the screen. */
export interface Drawn {
  readonly text: string;
  /** The room that it was given. */
  readonly box: Box;
  /** How wide it would be in one line with nothing in its way. */
  readonly natural: number;
  /** The size of its letters, in dp; 0 for a graphic. */
  readonly size: number;
  /** Whether a part of it is outside the screen (the circle of a round one), or of a box around it. */
  readonly cut: boolean;
}

/** Something that can be touched, and what a screen reader says of it. */
export interface Touchable {
  readonly box: Box;
  readonly label: string;
}

/** Draws screens, one at a time. */
export interface Projector {
  /** Draws, and gives what went wrong: still, as on a device without animations, or as it begins to move. */
  draw(profile: Profile, screen: Screen, how?: 'still' | 'moving'): Promise<readonly string[]>;
  /** How many pages a screen has; only a round one has more than one. */
  pages(): Promise<number>;
  /** Turns to a page of a round screen, from 0. */
  turn(page: number): Promise<void>;
  drawn(): Promise<readonly Drawn[]>;
  touchables(): Promise<readonly Touchable[]>;
  /** Puts a remote control's focus on the nth touchable, from 0; gives the width of the ring around each, in dp. */
  focus(nth: number): Promise<readonly number[]>;
  labels(): Promise<readonly string[]>;
  /** Touches the middle of something and gives the arguments of every event that it sent. */
  touch(touchable: Touchable): Promise<readonly (readonly unknown[])[]>;
  /** Writes what is shown as a PNG. */
  picture(path: string): Promise<void>;
  close(): Promise<void>;
}

const ORIGIN = 'http://screen.test';
/** The engine must be started by an inline script straight after the renderer. The font stands in for a device's. */
const PAGE = `<!doctype html><meta charset="utf-8">
<style>body{margin:0;background:#000}*{font-family:'Liberation Sans',Arial,Helvetica,sans-serif!important}</style>
<div id="view"></div><script src="/renderer.js"></script><script>window.engine=AplRenderer.initEngine()</script>
<script src="/page.js"></script>`;

const FILES: Readonly<Record<string, readonly [type: string, body: () => string]>> = {
  '/': ['text/html', () => PAGE],
  '/renderer.js': ['text/javascript', () => readFileSync(require.resolve('apl-viewhost-web'), 'utf8')],
  '/page.js': ['text/javascript', () => readFileSync(join(__dirname, 'page.js'), 'utf8')],
};

/** Opens a page of the browser with the renderer in it. */
async function openProjector(browser: Browser): Promise<Projector> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1920 }, hasTouch: true });
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = origin === ORIGIN ? FILES[pathname] : undefined;
    if (!file) return route.abort(); // what a screen needs from elsewhere is seen to be missing
    const [type, body] = file;
    return route.fulfill({ contentType: `${type}; charset=utf-8`, body: body() });
  });
  await page.goto(`${ORIGIN}/`);
  await page.evaluate('window.engine');
  const inPage = <T>(call: string, told: unknown = null): Promise<T> =>
    page.evaluate<T>(`stage.${call}(${JSON.stringify(told)})`);
  let isRound = false;
  return {
    draw(profile, screen, how = 'still') {
      isRound = profile.shape === 'round';
      return inPage('draw', { profile, screen, moving: how === 'moving' });
    },
    pages: () => inPage('pages'),
    turn: (to) => inPage('turn', to),
    drawn: () => inPage('drawn', isRound),
    touchables: () => inPage('touchables'),
    focus: (nth) => inPage('focus', nth),
    labels: () => inPage('labels'),
    async touch({ box: { x, y, width, height } }) {
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      return inPage('takeSent');
    },
    async picture(path) {
      mkdirSync(dirname(path), { recursive: true });
      await page.locator('#view').screenshot({ path });
    },
    close: () => page.close(),
  };
}

/** A projector for the tests of one block: opened before them in a browser of its own, and closed after them. */
export function projectorOfBlock(): () => Projector {
  let browser: Browser | undefined;
  let projector: Projector | undefined;
  beforeAll(async () => {
    const started = await startBrowser();
    if ('skipped' in started) throw new Error(started.skipped);
    browser = started;
    projector = await openProjector(browser);
  });
  afterAll(async () => browser?.close());
  return () => {
    if (!projector) throw new Error('the projector opens with the first test');
    return projector;
  };
}
