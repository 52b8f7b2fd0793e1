// Guards what is really deployed: the asset that synth makes, in a process of its own over a real store, called as
// Lambda calls it. How the same code plays is the other tests' business; here it must start, answer, log and forget.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestEnvelope } from 'ask-sdk-model';
import { SOURCE_MAPS, writeBundles } from '../../infra/bundle.ts';
import { ENV } from '../../lambda/env.ts';
import { listen } from '../../lambda/local/loopback.ts';
import type { UrlEvent, UrlResult } from '../../lambda/web/function-url.ts';
import { openSession, playGauntlet, type Player } from '../smoke/gauntlet.ts';
import { openTable, type TestTable } from '../support/dynalite.ts';
import { RUNTIMES, type Running } from '../support/runtimes.ts';
import { SKILL_ID, synthesise } from '../support/synthesised.ts';

jest.setTimeout(60_000); // a busy machine is no fault of the bundle

/** Where an item lies that couldn't be read: it is the household's too. */
const ASIDE = 'unreadable#2026-01-01T00:00:00.000Z';

const player: Player = { skillId: SKILL_ID, user: 'amzn1.ask.account.ZEBEDEE', locale: 'en-US' };

const begun = Date.now();
const made = mkdtempSync(join(tmpdir(), 'ride-the-bus-'));
let asset: string;
let pageAsset: string;
beforeAll(async () => {
  const bundles = await writeBundles(made, { page: true });
  const { folder, template } = synthesise({ skillId: SKILL_ID, page: 'true' }, { bundles });
  const resources = template('ride-the-bus-dev-us-east-1');
  const assetOf = (FunctionName: string) => {
    const functions = resources.findResources('AWS::Lambda::Function', { Properties: { FunctionName } });
    const [{ Properties }] = Object.values(functions) as [{ Properties: { Code: { S3Key: string } } }]; // as CDK wrote it
    return join(folder, `asset.${Properties.Code.S3Key.replace('.zip', '')}`);
  };
  asset = assetOf('ride-the-bus-dev');
  pageAsset = assetOf('ride-the-bus-dev-page');
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

test('the asset is one file, with its source map kept apart', () => {
  expect(readdirSync(asset)).toEqual(['index.mjs']);
  const bundle = readFileSync(join(asset, 'index.mjs'));
  const map = join(SOURCE_MAPS, `${createHash('sha256').update(bundle).digest('hex')}.map`);
  expect(existsSync(map)).toBe(true);
  expect(statSync(map).mtimeMs).toBeGreaterThanOrEqual(begun); // one of this synth, not of an earlier one
});

test("the page's asset has the page beside the bundle", () => {
  expect(readdirSync(pageAsset).sort()).toEqual(['index.mjs', 'page']);
  const names = readdirSync(join(pageAsset, 'page')).map((name) => name.replace(/-.*(?=\.)/, ''));
  expect(names.sort()).toEqual(['icon.svg', 'index.html', 'page.css', 'page.js']);
});

describe.each(Object.entries(RUNTIMES))('run by %s', (_, start) => {
  let table: TestTable;
  let running: Running;
  beforeAll(async () => {
    table = await openTable();
    running = await start(asset, {
      [ENV.table]: table.name,
      [ENV.skillId]: SKILL_ID,
      AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
    });
  });
  afterAll(async () => {
    await running.stop();
    await table.close();
  });

  test('plays a whole gauntlet, and keeps nothing after "forget us"', async () => {
    await table.put({ user: player.user, part: ASIDE, body: '?' });
    const turns = await playGauntlet(running.invoke, player);
    expect(turns.length).toBeGreaterThan(10);
    expect(await table.itemsOf(player.user)).toEqual([]);
  });

  test('disabling the skill deletes every item of the household', async () => {
    const say = openSession(running.invoke, player);
    await say({ intent: 'LaunchRequest', slots: {} });
    await say({ intent: 'PlayersIntent', slots: { players: ['Zebedee', 'Mildred'] } });
    await table.put({ user: player.user, part: ASIDE, body: '?' });
    expect(await table.itemsOf(player.user)).toHaveLength(2);
    await running.invoke(disabledBy(player));
    expect(await table.itemsOf(player.user)).toEqual([]);
  });

  test('a race that is lost is taken again, on what the other instance wrote', async () => {
    const say = openSession(running.invoke, player);
    await say({ intent: 'LaunchRequest', slots: {} });
    const [household] = await table.itemsOf(player.user);
    const version = Number(household?.['version']) + 5;
    await table.put({ ...household, version });
    const { text } = await say({ intent: 'PlayersIntent', slots: { players: ['Zebedee', 'Mildred'] } });
    expect(text).toContain('Mildred');
    expect(await table.itemsOf(player.user)).toMatchObject([{ version: version + 1 }]);
    expect(running.log()).toContain('"LostRaces":1');
    await running.invoke(disabledBy(player));
  });

  test("another skill's request is rejected", async () => {
    const stranger = { ...player, skillId: SKILL_ID.replace(/.$/, '0') };
    const say = openSession(running.invoke, stranger);
    await expect(say({ intent: 'LaunchRequest', slots: {} })).rejects.toThrow('Skill ID');
  });

  test('the log is JSON with levels and metrics, and holds neither names nor ids in clear', async () => {
    const log = running.log();
    const lines = log
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): Record<string, unknown> => JSON.parse(line));
    const turns = lines.filter(({ event }) => event === 'turn');
    expect(turns.length).toBeGreaterThan(10);
    for (const turn of turns) {
      expect(turn).toMatchObject({ level: 'INFO', Turns: 1, FunctionName: 'ride-the-bus-test' });
      expect(turn['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    }
    for (const secret of ['Zebedee', 'ZEBEDEE', 'Mildred', 'made-up', 'amzn1.ask.account']) {
      expect(log).not.toContain(secret);
    }
  });
});

/** The extension that hands out secrets, as it answers one after the other: it isn't ready, says nothing, then hands it out. */
function openExtension(): { readonly server: Server; readonly asked: IncomingMessage[] } {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    if (asked.length === 1) response.writeHead(400).end('not ready to serve traffic, please wait');
    if (asked.length > 2) response.end(JSON.stringify({ SecretString: 'a secret' }));
  });
  return { server, asked };
}

describe.each(Object.entries(RUNTIMES))("the page's, run by %s", (_, start) => {
  const HOST = 'abc.lambda-url.us-east-1.on.aws';
  const { server, asked } = openExtension();
  let table: TestTable;
  let running: Running<UrlEvent, UrlResult>;
  beforeAll(async () => {
    table = await openTable();
    running = await start<UrlEvent, UrlResult>(pageAsset, {
      [ENV.table]: table.name,
      [ENV.cookieSecret]: 'Cookies-1',
      AWS_ENDPOINT_URL_DYNAMODB: table.endpoint,
      PARAMETERS_SECRETS_EXTENSION_HTTP_PORT: String(await listen(server)),
    });
  });
  afterAll(async () => {
    await running.stop();
    await table.close();
    server.closeAllConnections();
    server.close();
  });

  function send(http: { method: string; path: string }, sent: Pick<Partial<UrlEvent>, 'body' | 'cookies'>) {
    const { method, path } = http;
    return running.invoke({
      rawPath: path,
      headers: { host: HOST, origin: `https://${HOST}`, 'content-type': 'application/json' },
      isBase64Encoded: false,
      requestContext: { domainName: HOST, http: { method, sourceIp: '192.0.2.1' } },
      ...sent,
    });
  }

  function say(say: string, cookies: readonly string[] = []): Promise<UrlResult> {
    const said = { what: 'words', say, newSession: true, echo: { question: null, lost: null } };
    const body = JSON.stringify({ tab: 'tab-0001', request: `request-${say.length}`, ...said });
    return send({ method: 'POST', path: '/turn' }, { body, cookies });
  }

  test('it shows the page before it knows its secret, and plays once it does', async () => {
    const { statusCode, body } = await send({ method: 'GET', path: '/' }, {});
    expect({ statusCode, body }).toEqual({
      statusCode: 200,
      body: expect.stringMatching(/<title>Ride the Bus/),
    });
    expect(asked).toHaveLength(0);
    await expect(say('Zebedee and Mildred')).rejects.toThrow('not ready to serve traffic');
    await expect(say('Zebedee and Mildred')).rejects.toThrow('timeout');
    const { cookies } = await say('Zebedee and Mildred');
    expect(cookies).toEqual([expect.stringMatching(/^__Host-household=/)]);
    const red = await say('red', [cookies[0]?.split(';')[0] ?? '']);
    expect(JSON.parse(red.body)).toMatchObject({
      view: {
        phase: 'questions',
        players: [{ name: 'Zebedee', cards: [expect.any(String)] }, { name: 'Mildred' }],
      },
    });
    expect(asked.map(({ url, headers }) => [url, headers['x-aws-parameters-secrets-token']])).toEqual(
      Array(3).fill(['/secretsmanager/get?secretId=Cookies-1', 'made-up']),
    );
    expect(running.log()).not.toMatch(/Zebedee|a secret/);
  });
});

/** What Alexa sends when a household disables the skill: there is no session. */
function disabledBy({ skillId, user }: Player): RequestEnvelope {
  return {
    version: '1.0',
    context: {
      System: {
        application: { applicationId: skillId },
        user: { userId: user },
        apiEndpoint: 'https://api.amazonalexa.com',
      },
    },
    request: {
      type: 'AlexaSkillEvent.SkillDisabled',
      requestId: 'amzn1.echo-api.request.disabled',
      timestamp: '2026-01-01T00:00:00Z',
    },
  };
}
