// Production's composition root, bundled and run in a Node process of its own as Lambda does: how it starts, what it
// exports, and which requests it makes of DynamoDB.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { createHandler } from '../lambda/handler.ts';
import { deviceOf, partsWith, SKILL } from './support/devices.ts';

jest.setTimeout(60_000); // a busy machine is no fault of the bundle

const folder = mkdtempSync(join(tmpdir(), 'ride-the-bus-'));
const bundle = join(folder, 'index.mjs');

beforeAll(() =>
  build({
    entryPoints: [join(__dirname, '../lambda/index.ts')],
    outfile: bundle,
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    logLevel: 'error',
  }),
);
afterAll(() => rmSync(folder, { recursive: true }));

/** Imports the bundle, hands a launch to the handler, and prints what came of it. */
const SCRIPT = `
  const { handler } = await import(process.env.BUNDLE);
  const answer = await handler(JSON.parse(process.env.LAUNCH), {}).then(
    ({ response }) => response.shouldEndSession === false,
    (error) => error.message);
  process.stdout.write(JSON.stringify({ length: handler.length, answer }) + '\\n');
`;

/** Runs the bundle with this environment; gives the lines that it printed, read as JSON, or rejects with its errors. */
async function run(environment: Readonly<Record<string, string>>): Promise<readonly unknown[]> {
  const launch = deviceOf(createHandler(partsWith())).request('LaunchRequest');
  const env = {
    PATH: process.env['PATH'],
    BUNDLE: pathToFileURL(bundle).href,
    LAUNCH: JSON.stringify(launch),
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    ...environment,
  };
  const out = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, ['--input-type=module', '--eval', SCRIPT], { env }, (error, stdout, stderr) =>
      error ? reject(new Error(stderr)) : resolve(stdout),
    );
  });
  return out
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

describe('the bundle', () => {
  const operations: string[] = [];
  let fails = false;
  let table: Server;
  let endpoint = '';
  beforeAll(async () => {
    table = createServer((request, response) => {
      operations.push(String(request.headers['x-amz-target']).replace(/.*\./, ''));
      response.writeHead(fails ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
      response.end(fails ? '{"__type":"com.amazon#AccessDeniedException"}' : '{}');
    });
    table.listen(0, '127.0.0.1');
    await once(table, 'listening');
    const address = table.address();
    if (!address || typeof address === 'string') throw new Error('The table listens on no port.');
    endpoint = `http://127.0.0.1:${address.port}`;
  });
  beforeEach(() => {
    operations.length = 0;
    fails = false;
  });
  afterAll(() => new Promise((closed) => table.close(closed)));

  test('reads once at the start, then once and writes once for a first turn, with one line of log', async () => {
    const lines = await run({ TABLE_NAME: 'table', SKILL_ID: SKILL, AWS_ENDPOINT_URL_DYNAMODB: endpoint });
    expect(lines).toEqual([
      expect.objectContaining({ level: 'INFO', event: 'turn', reads: 1, writes: 1 }),
      { length: expect.any(Number), answer: true },
    ]);
    expect((lines[1] as { length: number }).length).toBeLessThan(3); // a third parameter makes a callback handler
    expect(operations).toEqual(['GetItem', 'GetItem', 'PutItem']);
  });

  test('starts though the table cannot be read yet, and says so in the log', async () => {
    fails = true;
    const lines = await run({ TABLE_NAME: 'table', SKILL_ID: SKILL, AWS_ENDPOINT_URL_DYNAMODB: endpoint });
    expect(lines).toEqual([
      expect.objectContaining({ level: 'WARN', event: 'unprimed' }),
      expect.objectContaining({ level: 'ERROR', event: 'failure' }),
      { length: expect.any(Number), answer: true },
    ]);
  });

  test('rejects every request without a skill id', async () => {
    const lines = await run({ TABLE_NAME: 'table', AWS_ENDPOINT_URL_DYNAMODB: endpoint });
    expect(lines).toEqual([
      { length: expect.any(Number), answer: 'No skill id is set: every request is rejected.' },
    ]);
    expect(operations).toEqual(['GetItem']);
  });

  test('does not start without the name of its table', async () => {
    await expect(run({ SKILL_ID: SKILL, AWS_ENDPOINT_URL_DYNAMODB: endpoint })).rejects.toThrow(
      'TABLE_NAME is not set',
    );
    expect(operations).toEqual([]);
  });
});
