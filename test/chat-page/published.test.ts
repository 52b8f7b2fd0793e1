// Guards the published page: every visitor is a household of their own that nobody else can name, over the events of a
// Function URL.
import { join } from 'node:path';
import { fairShuffle } from '../../lambda/engine/index.ts';
import { earFor } from '../../lambda/local/ear.ts';
import { seeds } from '../../lambda/local/seeds.ts';
import { locales } from '../../lambda/locales/index.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import { openDesk } from '../../lambda/web/desk.ts';
import { answerUrl, type Published, type UrlEvent, type UrlResult } from '../../lambda/web/function-url.ts';
import { cookieFor, householdIn } from '../../lambda/web/household-cookie.ts';
import { readPage } from '../../lambda/web/page-files.ts';
import type { Answered } from '../../lambda/web/wire.ts';

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
  secret: 'a secret',
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
async function say(cookie: string, words: string | null): Promise<Answered> {
  const what = words === null ? { what: 'launch' } : { what: 'words', say: words };
  const sent = { tab: 'tab-0001', request: `request-${++requests}`, newSession: true, ...what };
  const body = JSON.stringify({ ...sent, echo: { question: null, lost: null } });
  return JSON.parse((await send('POST', '/turn', { cookies: [cookie], body })).body) as Answered; // as the wire says
}

function cookieOf({ cookies: [cookie = ''] }: UrlResult): string {
  return cookie.split(';')[0] ?? '';
}

test('the first visit gives a cookie that no script reads and no other page sends; the second gives none', async () => {
  const first = await send('GET', '/');
  expect(first).toMatchObject({
    statusCode: 200,
    isBase64Encoded: false,
    body: expect.stringMatching(/^<!doctype html>/),
  });
  expect(first.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(first.cookies).toEqual([
    expect.stringMatching(
      /^__Host-household=.{22}\..{43}; Path=\/; Max-Age=34560000; Secure; HttpOnly; SameSite=Strict$/,
    ),
  ]);
  const second = await send('GET', '/', { cookies: [cookieOf(first)] });
  expect(second.cookies).toEqual([]);
});

test('two visitors are two households, and nobody is told how their turns went', async () => {
  const [one, other] = [cookieOf(await send('GET', '/')), cookieOf(await send('GET', '/'))];
  const { view, developer } = await say(one, 'Sam and Alex');
  expect(view?.players.map(({ name }) => name)).toEqual(['Sam', 'Alex']);
  expect(developer).toBeNull();
  expect((await say(other, null)).view?.players).toEqual([]);
  expect((await say(one, null)).view?.players).toHaveLength(2);
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
