// Guards the page's server without a browser: whom it answers, what it takes, and that it builds every envelope itself.
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { LOCAL_USER } from '../../lambda/local/conversation.ts';
import type { WebServer } from '../../lambda/local/web-server.ts';
import { keepPace } from '../../lambda/web/pace.ts';
import { askedOf, type Answered } from '../../lambda/web/wire.ts';
import { openTable } from './open-page.ts';

const LAUNCH = {
  tab: 'tab-00000001',
  request: 'request-0001',
  what: 'launch',
  newSession: true,
  echo: { question: null, lost: null },
};
const PAGE = join(__dirname, '../../lambda/chat/page');

let table: WebServer;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Sends a request as it is: `fetch` would mend the headers. */
function send(method: string, path: string, headers: Record<string, string>, body = ''): Promise<Reply> {
  return new Promise((done, fail) => {
    const sent = request(new URL(path, table.address), { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

function post(headers: Record<string, string>, body: unknown): Promise<Reply> {
  const own = { origin: table.address.slice(0, -1), 'content-type': 'application/json' };
  return send(
    'POST',
    '/turn',
    { ...own, ...headers },
    typeof body === 'string' ? body : JSON.stringify(body),
  );
}

test('the page in all is smaller than 60 kB', () => {
  const files = readdirSync(PAGE).filter((name) => name !== 'tsconfig.json');
  const bytes = files.map((name) => statSync(join(PAGE, name)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
});

test('every answer brings the policy that lets nothing but its own files run', async () => {
  for (const path of ['/', '/page.js', '/nothing']) {
    const { headers } = await send('GET', path, {});
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  }
});

test('the screen is a frame with a policy of its own, in a sandbox that asks nobody', async () => {
  const { headers } = await send('GET', '/', {});
  expect(headers['content-security-policy']).toMatch(/default-src 'none'; .*; frame-src 'self'$/);
  const frame = await send('GET', '/screen', {});
  const policy = frame.headers['content-security-policy'];
  expect(policy).toMatch(/default-src 'none'; script-src 'self' 'sha256-[^ ]+' 'unsafe-eval';/);
  expect(policy).toMatch(/connect-src data:; sandbox allow-scripts; frame-ancestors 'self'/);
});

test.each([
  ['another host (a name that points here)', { host: 'evil.example' }, LAUNCH, 421],
  ['another page', { origin: 'https://evil.example' }, LAUNCH, 403],
  ['the same host at another port', { origin: 'http://127.0.0.1:1' }, LAUNCH, 403],
  ['a page without an origin', { origin: 'null' }, LAUNCH, 403],
  ['a form', { 'content-type': 'text/plain' }, LAUNCH, 415],
  ['more than it reads', {}, 'x'.repeat(4097), 413],
  ['a flood', {}, 'x'.repeat(1_000_000), 413],
  ['no JSON', {}, '{', 400],
  ['a list', {}, [LAUNCH], 400],
  [
    'an envelope of Alexa',
    {},
    { version: '1.0', session: {}, context: {}, request: { type: 'LaunchRequest' } },
    400,
  ],
  ['words without a request id', {}, { ...LAUNCH, request: undefined }, 400],
  ['an id with a space', {}, { ...LAUNCH, tab: 'tab 00000001' }, 400],
  ['silence', {}, { ...LAUNCH, what: 'words', say: '  ' }, 400],
  ['more words than anyone says', {}, { ...LAUNCH, what: 'words', say: 'x'.repeat(501) }, 400],
  ['a question that is no number', {}, { ...LAUNCH, echo: { question: '1', lost: null } }, 400],
])('%s is refused', async (_, headers, body, status) => {
  const reply = await post(headers, body);
  expect(reply.status).toBe(status);
  expect(JSON.parse(reply.body)).toEqual({ error: expect.any(String) });
});

test.each([
  ['GET', '/turn', 405],
  ['PUT', '/turn', 405],
  ['GET', '/../package.json', 404],
  ['GET', '/tsconfig.json', 404],
  ['GET', '/page.js?v=1', 200],
])('%s %s: %d', async (method, path, status) => {
  expect((await send(method, path, {})).status).toBe(status);
});

test('the envelope is built here: a user, an intent and a session from outside change nothing', async () => {
  const smuggled = {
    user: 'amzn1.ask.account.OTHER',
    intent: 'ForgetIntent',
    session: { user: { userId: 'x' } },
  };
  const { status, body } = await post({}, { ...LAUNCH, ...smuggled });
  expect(status).toBe(200);
  const { developer, heard } = JSON.parse(body) as Answered; // as the wire says
  expect(heard).toEqual({ intent: 'LaunchRequest', slots: {} });
  expect(developer?.request.context.System.user.userId).toBe(LOCAL_USER);
  expect(developer?.request.session?.user.userId).toBe(LOCAL_USER);
});

test('the same request gets the same answer, and the household stays as it is', async () => {
  const said = { ...LAUNCH, request: 'request-0002', what: 'words', say: 'Sam and Alex', newSession: false };
  const [first, again] = [await post({}, said), await post({}, said)];
  const [one, other] = [first, again].map(({ body }) => JSON.parse(body) as Answered); // as the wire says
  expect(other?.speech).toBe(one?.speech);
  expect(other?.view).toEqual(one?.view);
});

test('a taken port gives the next free one', async () => {
  const { port } = new URL(table.address);
  const next = await openTable({ port: Number(port) });
  expect(Number(new URL(next.address).port)).toBeGreaterThan(Number(port));
  await next.close();
});

test('the pace: a burst, then as many as come back', () => {
  let now = 0;
  const mayAsk = keepPace({ burst: 3, perSecond: 2 }, () => now);
  expect([1, 2, 3, 4].map(() => mayAsk('one'))).toEqual([true, true, true, false]);
  expect(mayAsk('other')).toBe(true);
  now = 500;
  expect([mayAsk('one'), mayAsk('one')]).toEqual([true, false]);
});

test('what the page sends is read whole', () => {
  const said = {
    ...LAUNCH,
    what: 'words',
    say: 'red',
    newSession: false,
    echo: { question: 7, lost: 'page.tab.req' },
  };
  expect(askedOf(JSON.stringify({ ...said, locale: 'en-GB' }))).toEqual({
    tab: LAUNCH.tab,
    request: LAUNCH.request,
    what: { type: 'words', say: 'red' },
    newSession: false,
    echo: { question: 7, lost: 'page.tab.req' },
    locale: 'en-GB',
  });
});
