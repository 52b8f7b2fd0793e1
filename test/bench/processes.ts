// Fresh processes that import a bundle and take a first turn, and what Node itself says that this took.
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { RequestEnvelope } from 'ask-sdk-model';
import { ENV } from '../../lambda/env.ts';
import { SKILL } from '../support/devices.ts';
import { CREDENTIALS, TABLE, type Database } from './database.ts';

/** What a fresh process took, in milliseconds. */
export interface Start {
  /** From the start of the process to the end of the import, by the clock and of CPU. */
  readonly importedMs: number;
  readonly importedCpuMs: number;
  /** CPU of the turn. */
  readonly turnCpuMs: number;
}

/** What a fresh process imports and does. */
export interface Plan {
  /** The bundle's file; null for bare Node. */
  readonly file: string | null;
  /** JavaScript in which `bundle` is what was imported; what is done before the turn, and the turn. */
  readonly prime?: string;
  readonly turn: string;
  /** The launch that the turn answers, if it does. */
  readonly launch?: RequestEnvelope;
}

const SCRIPT = ({ file, prime = '', turn }: Plan): string => `
  ${file === null ? '' : `const bundle = await import(${JSON.stringify(pathToFileURL(file).href)});`}
  const importedMs = performance.now();
  const imported = process.cpuUsage();
  ${prime};
  const begun = process.cpuUsage();
  ${turn};
  const turn = process.cpuUsage(begun);
  const ms = ({ user, system }) => (user + system) / 1000;
  console.log(JSON.stringify({ importedMs, importedCpuMs: ms(imported), turnCpuMs: ms(turn) }));
  process.exit();
`;

/** Starts it, and waits for its end. */
export async function startOnce(plan: Plan, database: Database): Promise<Start> {
  const env = {
    PATH: process.env['PATH'],
    [ENV.table]: TABLE,
    [ENV.skillId]: SKILL,
    LAUNCH: JSON.stringify(plan.launch),
    AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  const written = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, ['--input-type=module', '--eval', SCRIPT(plan)], { env }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
  });
  return JSON.parse(written.trim().split('\n').at(-1) ?? '') as Start; // as the script wrote it; the log stands before it
}
