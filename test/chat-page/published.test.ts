// Guards the published page: every visitor is a household of their own that nobody else can name, over the events of a
// Function URL.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { bundlePage } from '../../infra/bundle.ts';
import { fairShuffle } from '../../lambda/engine/index.ts';
import { earFor } from '../../lambda/local/ear.ts';
import { seeds } from '../../lambda/local/seeds.ts';
import { serve, type WebServer } from '../../lambda/local/web-server.ts';
import { locales } from '../../lambda/locales/index.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import { openDesk } from '../../lambda/web/desk.ts';
import { answerUrl, type Published, type UrlEvent, type UrlResult } from '../../lambda/web/function-url.ts';
import { cookieFor, householdIn } from '../../lambda/web/household-cookie.ts';
import { readPage, type ServedFile } from '../../lambda/web/page-files.ts';
import type { Answered } from '../../lambda/web/wire.ts';
import { describeInBrowser } from '../support/browser.ts';
import { openBrowser, openPage, tap, turn, type } from './open-page.ts';

const HOST = 'abc.lambda-url.us-east-1.on.aws';
let visitors = 0;
const published: Published = {
  files: readPage(join(__dirname, '../../lambda/chat/page')),
  desk: openDesk({
    store: new MemoryStore(),
    seed: seeds(1),
    shuffle: fairShuffle,
    sips: true,
    now: Date.now,
    log: () => undefined,
    deadline: 5000,
    locales,
    tags: ['en-US'],
    earFor,
    developing: false,
  }),
  extras: [],
  mayAsk: () => true,
  secret: () => Promise.resolve('a secret'),
  random: () => Buffer.alloc(16, ++visitors),
};

function send(
  method: string,
  path: string,
  { cookies = [], body }: Pick<Partial<UrlEvent>, 'cookies' | 'body'> = {},
) {
  return answerUrl(
    {
      rawPath: path,
      headers: { host: HOST, origin: `https://${HOST}`, 'content-type': 'application/json' },
      cookies,
      ...(body === undefined ? {} : { body }),
      isBase64Encoded: false,
      requestContext: { domainName: HOST, http: { method, sourceIp: '192.0.2.1' } },
    },
    published,
  );
}

let requests = 0;
/** Says words, or opens a session for null; with the cookie of a household, or as a new visitor. */
function take(cookie: string | null, words: string | null): Promise<UrlResult> {
  const what = words === null ? { what: 'launch' } : { what: 'words', say: words };
  const sent = { tab: 'tab-0001', request: `request-${++requests}`, newSession: true, ...what };
  const body = JSON.stringify({ ...sent, echo: { question: null, lost: null } });
  return send('POST', '/turn', { cookies: cookie === null ? [] : [cookie], body });
}

function answerIn({ body }: UrlResult): Answered {
  return JSON.parse(body) as Answered; // as the wire says
}

function cookieOf({ cookies: [cookie = ''] }: UrlResult): string {
  return cookie.split(';')[0] ?? '';
}

test('the first turn gives a cookie that no script reads and no other page sends', async () => {
  expect((await take(null, null)).cookies).toEqual([
    expect.stringMatching(
      /^__Host-household=.{22}\..{43}; Path=\/; Max-Age=34560000; Secure; HttpOnly; SameSite=Strict$/,
    ),
  ]);
});

test('PRIVACY.md names the cookie', async () => {
  const [name = ''] = cookieOf(await take(null, null)).split('=');
  expect(readFileSync('PRIVACY.md', 'utf8')).toContain(`\`${name}\``);
});

test('every turn renews the cookie, so that it lasts from the last one', async () => {
  const first = await take(null, null);
  const second = await take(cookieOf(first), 'Sam and Alex');
  expect(second.cookies).toEqual(first.cookies);
});

test('opening the page gives none: whoever comes by a link from another site keeps their household', async () => {
  const home = cookieOf(await take(null, 'Sam and Alex'));
  for (const [method, path] of [
    ['GET', '/'],
    ['HEAD', '/'],
    ['GET', '/turn'],
    ['GET', '/nothing'],
  ] as const)
    expect(await send(method, path)).toMatchObject({ cookies: [] }); // as after a link: without the cookie
  expect(answerIn(await take(home, null)).view?.players).toHaveLength(2);
});

test('the page is text over https alone', async () => {
  expect(await send('GET', '/')).toMatchObject({
    statusCode: 200,
    headers: { 'strict-transport-security': 'max-age=31536000' },
    body: expect.stringMatching(/^<!doctype html>/),
    isBase64Encoded: false,
  });
});

test('a turn that is refused gives no cookie', async () => {
  expect(await send('POST', '/turn', { body: '{' })).toMatchObject({ statusCode: 400, cookies: [] });
});

test('two visitors are two households, and nobody is told how their turns went', async () => {
  const [one, other] = [cookieOf(await take(null, null)), cookieOf(await take(null, null))];
  const { view, developer } = answerIn(await take(one, 'Sam and Alex'));
  expect(view?.players.map(({ name }) => name)).toEqual(['Sam', 'Alex']);
  expect(developer).toBeNull();
  expect(answerIn(await take(other, null)).view?.players).toEqual([]);
  expect(answerIn(await take(one, null)).view?.players).toHaveLength(2);
});

test('a cookie that was changed, signed by another secret or of another form names no household', () => {
  const household = Buffer.alloc(16, 7).toString('base64url');
  const [cookie = ''] = cookieFor(household, 'a secret').split(';');
  expect(householdIn([cookie], 'a secret')).toBe(household);
  const forged = [
    cookie.replace('=B', '=C'),
    cookie.slice(0, -1),
    `${cookie}x`,
    cookie.replace('.', ''),
    '__Host-household=',
  ];
  for (const each of forged) expect(householdIn([each], 'a secret')).toBeNull();
  expect(householdIn([cookie], 'another secret')).toBeNull();
  expect(householdIn([], 'a secret')).toBeNull();
});

test('another page may not play, and neither offline speech nor a screen is offered', async () => {
  const event: UrlEvent = {
    rawPath: '/turn',
    headers: { host: HOST, origin: 'https://evil.example', 'content-type': 'application/json' },
    isBase64Encoded: false,
    requestContext: { domainName: HOST, http: { method: 'POST', sourceIp: '192.0.2.1' } },
  };
  expect(await answerUrl(event, published)).toMatchObject({ statusCode: 403, cookies: [] });
  for (const path of ['/speech', '/screen', '/screen/tab.js', '/screen/renderer.js'])
    expect((await send('GET', path)).statusCode).toBe(404);
  expect((await send('GET', '/')).headers['content-security-policy']).not.toMatch(/frame-src/);
});

describeInBrowser('the page as it is bundled to be published', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ride-the-bus-page-'));
  const got: string[] = [];
  let browser: Browser;
  let server: WebServer;

  /** Notes every file that is asked for. */
  class Noted extends Map<string, ServedFile> {
    override get(path: string): ServedFile | undefined {
      got.push(path);
      return super.get(path);
    }
  }

  beforeAll(async () => {
    await bundlePage(folder);
    const { desk, extras, mayAsk } = published;
    const report = (error: unknown) => {
      throw error;
    };
    server = await serve({ files: new Noted(readPage(folder)), desk, extras, mayAsk, report }, 0);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });

  test('it is one script and one style sheet, which a browser asks for once', async () => {
    const page = await openPage(browser, server.address);
    const [opening, again] = [got.splice(0), (await turn(page, () => page.reload()), got.splice(0))];
    const others = (paths: readonly string[]) =>
      paths
        .filter((path) => path !== '/icon.svg')
        .map((path) => path.replace(/-[A-Z0-9]{8}\./, '-HASH.'))
        .sort();
    expect(others(opening)).toEqual(['/', '/page-HASH.css', '/page-HASH.js']);
    expect(others(again)).toEqual(['/']);
    await page.close();
  });

  test('it plays, with all that is loaded when it is asked for', async () => {
    const page = await openPage(browser, server.address);
    await type(page, 'Sam and Alex');
    await tap(page);
    await expect(page.locator('.seat .hand svg').count()).resolves.toBe(1);
    await page.locator('#opens-drawer').click();
    await page.locator('#drawer').getByText('This server tells nothing about its turns.').waitFor();
    await page.locator('#aloud').click();
    await page.locator('#note').getByText('Nothing here can read aloud').waitFor();
    await page.close();
  });

  test('what may change is asked for each time', async () => {
    for (const path of ['', 'icon.svg'])
      expect((await fetch(server.address + path)).headers.get('cache-control')).toBe('no-store');
  });
});
