// Guards `npm run smoke`: what it sends to Lambda, what it tells, and that it fails where a deployed function would.
// A stand-in on loopback answers Lambda's two calls, and hands the events to the real handler.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { RequestEnvelope } from 'ask-sdk-model';
import { ENV } from '../../lambda/env.ts';
import { createHandler, type Handler } from '../../lambda/handler.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import { partsWith, SKILL } from '../support/devices.ts';

jest.setTimeout(60_000); // a busy machine is no fault of the script

const store = new MemoryStore();
let handler: Handler;
let environment: Readonly<Record<string, string>>;
const asked: string[] = [];
let lambda: Server;
let endpoint = '';

beforeAll(async () => {
  lambda = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json');
    if (request.url?.endsWith('/configuration')) {
      response.end(JSON.stringify({ Environment: { Variables: environment } }));
      return;
    }
    const event = (await json(request)) as RequestEnvelope; // as the script sent it
    const answer = await handler(event).catch((error: Error) => {
      response.setHeader('X-Amz-Function-Error', 'Unhandled');
      return { errorType: error.name, errorMessage: error.message };
    });
    response.end(JSON.stringify(answer));
  });
  lambda.listen(0, '127.0.0.1');
  await once(lambda, 'listening');
  const address = lambda.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in listens on no port.');
  endpoint = `http://127.0.0.1:${address.port}`;
});
beforeEach(() => {
  handler = createHandler(partsWith({ store }));
  environment = { [ENV.skillId]: SKILL };
  asked.length = 0;
});
afterAll(() => new Promise((closed) => lambda.close(closed)));

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

function smoke(...flags: readonly string[]): Promise<Ran> {
  const env = {
    PATH: process.env['PATH'],
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'made-up',
    AWS_SECRET_ACCESS_KEY: 'made-up',
    AWS_ENDPOINT_URL_LAMBDA: endpoint,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  const script = ['--import', 'tsx', 'test/smoke/smoke.ts', ...flags];
  return new Promise((resolve) => {
    execFile(process.execPath, script, { env }, (error, out, errors) =>
      resolve({ code: error ? Number(error.code) : 0, out, errors }),
    );
  });
}

test('a whole gauntlet is played, told turn by turn, and forgotten', async () => {
  const { code, out, errors } = await smoke('--function', 'ride-the-bus-dev:live');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const lines = out.trim().split('\n');
  expect(lines[0]).toMatch(/^ *\d+ ms {2}LaunchRequest: \S/);
  expect(lines[2]).toMatch(/^ *\d+ ms {2}GuessIntent red: \S/);
  expect(lines.at(-1)).toMatch(/^A whole gauntlet: \d+ turns, \d+ ms in the median, \d+ ms at most\.$/);
  expect(asked[0]).toBe('GET /2015-03-31/functions/ride-the-bus-dev%3Alive/configuration');
  expect(asked.slice(1)).toEqual(
    lines.slice(1).map(() => 'POST /2015-03-31/functions/ride-the-bus-dev%3Alive/invocations'),
  );
});

test.each<[string, () => void, string]>([
  ['answers no skill yet', () => (environment = {}), 'answers no skill yet'],
  [
    'throws',
    () => (handler = () => Promise.reject(new Error('no such table'))),
    'The function failed: {"errorType":"Error","errorMessage":"no such table"}',
  ],
  [
    'cannot reach its table',
    () => {
      const down = new MemoryStore();
      down.load = () => Promise.reject(new Error('down'));
      handler = createHandler(partsWith({ store: down }));
    },
    'The skill apologised after LaunchRequest',
  ],
  [
    'says nothing',
    () => (handler = () => Promise.resolve({ version: '1.0', response: {} })),
    'Nothing was said after LaunchRequest',
  ],
])('a function that %s fails the smoke test', async (_, breaks, sentence) => {
  breaks();
  const { code, errors } = await smoke('--function', 'ride-the-bus-dev');
  expect(code).toBe(1);
  expect(errors).toContain(sentence);
  expect(errors.trim().split('\n')).toHaveLength(1);
});

test('without a function it tells how it is used', async () => {
  expect(await smoke()).toEqual({
    code: 1,
    out: '',
    errors: 'usage: npm run smoke -- --function NAME[:ALIAS] [--locale TAG]\n',
  });
});
