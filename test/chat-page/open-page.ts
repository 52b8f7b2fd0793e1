// A table for the browser tests: the page's own server over a store in memory, and a tab that is tapped and typed into.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { fairShuffle, PRESETS, type Card, type Preset, type Rules } from '../../lambda/engine/index.ts';
import { LOCAL_USER } from '../../lambda/local/conversation.ts';
import { openLocalDesk } from '../../lambda/local/desk.ts';
import { prepareRules } from '../../lambda/local/prepare.ts';
import { seeds } from '../../lambda/local/seeds.ts';
import { stackedShuffle } from '../../lambda/local/stacked-deck.ts';
import { servePage } from '../../lambda/local/web-page.ts';
import type { WebServer } from '../../lambda/local/web-server.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Store } from '../../lambda/store/store.ts';
import { startBrowser } from '../support/browser.ts';

/** What a table is laid with. */
export interface Laid {
  readonly store?: Store;
  readonly seed?: number;
  readonly deck?: readonly Card[];
  readonly rules?: Preset | Partial<Rules>;
  readonly port?: number;
}

/** Serves a table of its own, on any free port. */
export async function openTable({
  store = new MemoryStore(),
  seed = 1,
  deck,
  rules,
  port = 0,
}: Laid = {}): Promise<WebServer> {
  if (rules !== undefined) {
    const all = typeof rules === 'string' ? PRESETS[rules] : { ...PRESETS.classic, ...rules };
    await prepareRules(store, LOCAL_USER, all, { now: Date.now(), signal: new AbortController().signal });
  }
  const [now, log, locale] = [Date.now, () => undefined, 'en-US'];
  const shuffle = deck ? stackedShuffle([deck]) : fairShuffle;
  const desk = openLocalDesk({ store, seed: seeds(seed), sips: true, shuffle, now, log }, locale);
  return servePage({ desk, now, log, locale }, port);
}

/** The browser of a test file. Throws where none starts: `describeInBrowser` has seen to that. */
export async function openBrowser(flags: readonly string[] = []): Promise<Browser> {
  const browser = await startBrowser(flags);
  if ('skipped' in browser) throw new Error(browser.skipped);
  return browser;
}

/** The browser of one block: opened before its tests, closed after them. */
export function browserOfBlock(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => browser?.close());
  return () => {
    if (!browser) throw new Error('the browser opens with the first test');
    return browser;
  };
}

/** Opens the page and waits for its first reply. */
export async function openPage(context: BrowserContext | Browser, address: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(address);
  await settle(page);
  return page;
}

/** Waits until a reply is shown and none is awaited. */
export async function settle(page: Page): Promise<void> {
  await page.locator('body:not([aria-busy]) #live:not(:empty)').waitFor();
}

/** Does something that sends one turn, and waits for its reply. */
export async function turn(page: Page, act: () => Promise<unknown>): Promise<void> {
  const replied = page.waitForResponse((response) => response.url().endsWith('/turn') && response.ok());
  await act();
  await replied;
  await settle(page);
}

/** Taps an answer: the one with these words, else the first. */
export async function tap(page: Page, say?: string): Promise<void> {
  const answer = page.locator(say === undefined ? '#answers button' : `#answers button[data-say="${say}"]`);
  await turn(page, () => answer.first().click());
}

/** Types words and sends them. */
export async function type(page: Page, words: string): Promise<void> {
  await turn(page, async () => {
    await page.locator('#field').fill(words);
    await page.locator('#field').press('Enter');
  });
}

/** Which part of the game the table shows. */
export async function phaseOf(page: Page): Promise<string | null> {
  return page.locator('#table').getAttribute('data-phase');
}

/** Taps first answers until a phase is shown. Throws after `most` taps. */
export async function tapUntil(page: Page, phase: string, most = 150): Promise<number> {
  for (let taps = 0; taps < most; taps++) {
    if ((await phaseOf(page)) === phase) return taps;
    await tap(page);
  }
  throw new Error(`no ${phase} after ${most} taps`);
}

/** The last reply, as a screen reader is given it. */
export async function replyOf(page: Page): Promise<string> {
  return page.locator('#live').innerText();
}
