// `npm start`: plays in this terminal, with the Lambda's own handler and a database in a folder. Read this first.
import './quiet-sdk.ts';
import { once } from 'node:events';
import { fairShuffle } from '../engine/index.ts';
import { ENV } from '../env.ts';
import type { LogRecord } from '../handler/log.ts';
import { locales } from '../locales/index.ts';
import type { Desk } from '../web/desk.ts';
import { converse, LOCAL_USER } from './conversation.ts';
import { openLocalDesk } from './desk.ts';
import { openEmbeddedStore, type EmbeddedStore } from './embedded-store.ts';
import { HELP, parseFlags, type Flags } from './flags.ts';
import { playJsonLines } from './json-lines.ts';
import { prepareRules } from './prepare.ts';
import { seeds } from './seeds.ts';
import { stackedShuffle } from './stacked-deck.ts';
import { playInTerminal } from './terminal.ts';
import { servePage } from './web-page.ts';
import type { WebServer } from './web-server.ts';

/** The exit code of a run that can't begin as it was asked for. */
const MISUSED = 2;

const parsed = parseFlags(
  process.argv.slice(2),
  locales.map(({ tag }) => tag),
);
if ('help' in parsed) process.stdout.write(HELP);
else if ('fault' in parsed) refuse(parsed.fault);
else await run(parsed.flags);

async function run(flags: Flags): Promise<void> {
  const opened = await open(flags.data);
  if (typeof opened === 'string') return refuse(opened);
  try {
    const fault = await prepare(opened, flags);
    if (fault === null) await play(opened, flags);
    else refuse(fault);
  } finally {
    await opened.close();
  }
}

/** The store in the data folder, or why there is none. */
async function open(folder: string): Promise<EmbeddedStore | string> {
  try {
    const opened = await openEmbeddedStore(folder);
    return opened ?? `another run plays in ${folder}; give this one a folder of its own with --data`;
  } catch (error) {
    return `--data ${folder} can't be used: ${messageOf(error)}`;
  }
}

/** Does what `--fresh` and `--rules` ask for; gives why that can't be. */
async function prepare({ store }: EmbeddedStore, { fresh, rules }: Flags): Promise<string | null> {
  const call = { now: Date.now(), signal: new AbortController().signal };
  if (fresh) await store.forget(LOCAL_USER, call);
  switch (rules ? await prepareRules(store, LOCAL_USER, rules, call) : 'ready') {
    case 'ready':
      return null;
    case 'gameOpen':
      return 'a saved game is open and keeps its own rules; --fresh deletes it';
    case 'unreadable':
      return "what is saved here can't be read; --fresh deletes it";
  }
}

async function play({ store }: EmbeddedStore, flags: Flags): Promise<void> {
  const shuffle = flags.decks.length > 0 ? stackedShuffle(flags.decks) : fairShuffle;
  const sips = process.env[ENV.sips] !== 'off';
  const parts = { store, seed: seeds(flags.seed), shuffle, sips, now: Date.now, log: logErrors };
  const desk = openLocalDesk(parts, flags.locale);
  const { stdin: input, stdout: output } = process;
  output.on('error', () => process.exit(0)); // whoever read along has left
  const isTyped = input.isTTY && output.isTTY;
  const page = flags.serve || (isTyped && !flags.json) ? await openPage(desk, flags) : null;
  if (flags.serve && page)
    await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  else if (!flags.serve) {
    const conversation = converse(desk, 'terminal');
    if (flags.json) await playJsonLines(conversation, input, output);
    else {
      const isColored = output.isTTY && !process.env['NO_COLOR'];
      await playInTerminal(conversation, { input, output, isTyped, isColored });
    }
  }
  await page?.close();
}

/** Serves the page of the same household, and says where, or why not: a terminal plays on without it. */
async function openPage(desk: Desk, { locale, port, serve }: Flags): Promise<WebServer | null> {
  try {
    const page = await servePage({ desk, locale, now: Date.now, log: logErrors }, port);
    process.stderr.write(`The page of this table: ${page.address}\n`);
    return page;
  } catch (error) {
    const fault = `--port ${port} can't be served: ${messageOf(error)}`;
    if (serve) refuse(fault);
    else process.stderr.write(`${fault}\n`);
    return null;
  }
}

function logErrors(record: LogRecord): void {
  if (record.level === 'error') process.stderr.write(`${JSON.stringify(record)}\n`);
}

function refuse(fault: string): void {
  process.stderr.write(`ride-the-bus: ${fault}\n`);
  process.exitCode = MISUSED;
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
