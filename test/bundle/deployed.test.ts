// Guards what is really deployed: the asset that synth makes, in a process of its own over a real store, called as
// Lambda calls it. How the same code plays is the other tests' business; here it must start, answer, log and forget.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestEnvelope } from 'ask-sdk-model';
import { SOURCE_MAPS, writeBundles } from '../../infra/bundle.ts';
import { ENV } from '../../lambda/env.ts';
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
beforeAll(async () => {
  const bundles = await writeBundles(made, { page: true });
  const { folder, template } = synthesise({ skillId: SKILL_ID, page: 'true' }, { bundles });
  const functions = template('ride-the-bus-dev-us-east-1').findResources('AWS::Lambda::Function', {
    Properties: { Handler: 'index.handler', FunctionName: 'ride-the-bus-dev' },
  });
  const [{ Properties }] = Object.values(functions) as [{ Properties: { Code: { S3Key: string } } }]; // as CDK wrote it
  asset = join(folder, `asset.${Properties.Code.S3Key.replace('.zip', '')}`);
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
  expect(readdirSync(join(made, 'page')).sort()).toEqual(['index.mjs', 'page']);
  expect(readdirSync(join(made, 'page/page'))).toContain('index.html');
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
