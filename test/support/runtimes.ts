// Runs a deployed bundle in a process of its own, as Lambda does: by plain Node, or by Lambda's own runtime client
// where LAMBDA_RIC names a folder in which `aws-lambda-ric` is installed. Node is the one that runs the tests.
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import type { RequestEnvelope, ResponseEnvelope } from 'ask-sdk-model';

/** The environment that a function is given beside what every function has. */
export type Environment = Readonly<Record<string, string>>;

/** A bundle that runs. */
export interface Running<Event = RequestEnvelope, Answer = ResponseEnvelope> {
  /** Answers, or rejects with what the function threw. */
  invoke(event: Event): Promise<Answer>;
  /** What it wrote so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts the bundle in a folder, which answers a kind of event. */
export type Start = <Event extends object = RequestEnvelope, Answer = ResponseEnvelope>(
  folder: string,
  environment: Environment,
) => Promise<Running<Event, Answer>>;

const ric = process.env['LAMBDA_RIC'];

/** The ways that can be taken here, by name. */
export const RUNTIMES: Readonly<Record<string, Start>> = {
  'plain Node': startNode,
  ...(ric === undefined ? {} : { "Lambda's runtime client": (...given) => startClient(ric, ...given) }),
};

/** What came back for one event. */
interface Outcome<Answer> {
  readonly answer?: Answer;
  readonly error?: string;
}

/** Imports the bundle and hands it what arrives, one after the other. */
const HOST = `
const { handler } = await import(process.env.BUNDLE);
process.on('message', async (event) => {
  const outcome = await handler(event, {}).then((answer) => ({ answer }), (error) => ({ error: error.message }));
  process.send(outcome);
});
process.send({});
`;

async function startNode<Event extends object, Answer>(
  folder: string,
  environment: Environment,
): Promise<Running<Event, Answer>> {
  const host = join(folder, '..', 'host.mjs');
  writeFileSync(host, HOST);
  const BUNDLE = pathToFileURL(join(folder, 'index.mjs')).href;
  const env = { ...everyFunction, ...environment, BUNDLE, LAMBDA_TASK_ROOT: folder };
  const child = fork(host, { env, silent: true });
  const { log, stop, ended } = watched(child);
  await Promise.race([once(child, 'message'), ended]);
  return {
    log,
    stop,
    async invoke(event) {
      child.send(event);
      const [outcome]: Outcome<Answer>[] = await Promise.race([once(child, 'message'), ended]);
      return answerOf(outcome);
    },
  };
}

/** A Runtime API on loopback, with one event at a time; the client asks for the next and posts what came of it. */
async function startClient<Event, Answer>(
  installed: string,
  folder: string,
  environment: Environment,
): Promise<Running<Event, Answer>> {
  const waiting: { event: Event; done: (outcome: Outcome<Answer>) => void }[] = [];
  const asking: ServerResponse[] = [];
  let current: ((outcome: Outcome<Answer>) => void) | undefined;
  const hand = (): void => {
    const [next, response] = [waiting[0], asking[0]];
    if (!next || !response) return;
    waiting.shift();
    asking.shift();
    current = next.done;
    response.writeHead(200, {
      'Lambda-Runtime-Aws-Request-Id': 'request-1',
      'Lambda-Runtime-Deadline-Ms': String(Date.now() + 7000),
      'Lambda-Runtime-Invoked-Function-Arn':
        'arn:aws:lambda:us-east-1:000000000000:function:ride-the-bus:live',
      'Content-Type': 'application/json',
    });
    response.end(JSON.stringify(next.event));
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.endsWith('/invocation/next')) {
      asking.push(response);
      return hand();
    }
    const body: unknown = JSON.parse((await text(request)) || 'null');
    const failed = request.url?.endsWith('/error') ?? false;
    current?.(failed ? { error: JSON.stringify(body) } : { answer: body as Answer }); // as the function made it
    response.writeHead(202).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The Runtime API listens on no port.');

  const client = join(installed, 'node_modules/aws-lambda-ric/index.mjs');
  const child = spawn(process.execPath, [client, 'index.handler'], {
    cwd: folder,
    env: {
      ...everyFunction,
      ...environment,
      AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${address.port}`,
      LAMBDA_TASK_ROOT: folder,
      _HANDLER: 'index.handler',
    },
  });
  const { log, stop, ended } = watched(child);
  return {
    log,
    async stop() {
      await stop();
      server.closeAllConnections();
      server.close();
    },
    async invoke(event) {
      const outcome = new Promise<Outcome<Answer>>((done) => waiting.push({ event, done }));
      hand();
      return answerOf(await Promise.race([outcome, ended]));
    },
  };
}

/** What Lambda gives to every function, as far as the bundle and the runtime client read it. */
const everyFunction: Environment = {
  PATH: process.env['PATH'] ?? '',
  AWS_LAMBDA_FUNCTION_NAME: 'ride-the-bus-test',
  AWS_LAMBDA_FUNCTION_VERSION: '1',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
  AWS_LAMBDA_LOG_GROUP_NAME: '/aws/lambda/ride-the-bus-test',
  AWS_LAMBDA_LOG_STREAM_NAME: 'test',
  AWS_LAMBDA_LOG_FORMAT: 'JSON',
  AWS_LAMBDA_LOG_LEVEL: 'INFO',
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'made-up',
  AWS_SECRET_ACCESS_KEY: 'made-up',
  AWS_SESSION_TOKEN: 'made-up',
};

interface Watched extends Pick<Running, 'log' | 'stop'> {
  /** Rejects when the process ends. */
  readonly ended: Promise<never>;
}

function watched(child: ChildProcess): Watched {
  let written = '';
  child.stdout?.on('data', (chunk) => (written += String(chunk)));
  child.stderr?.on('data', (chunk) => (written += String(chunk)));
  const exit = once(child, 'exit');
  const ended = exit.then(() => Promise.reject(new Error(`The function's process ended: ${written}`)));
  ended.catch(() => undefined); // after the last event nobody waits for it
  return {
    ended,
    log: () => written,
    async stop() {
      child.kill();
      await exit;
    },
  };
}

function answerOf<Answer>(outcome: Outcome<Answer> | undefined): Answer {
  if (outcome?.answer) return outcome.answer;
  throw new Error(outcome?.error ?? 'The function answered nothing.');
}
