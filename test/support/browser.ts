// A headless Chromium for tests: the system's own, else the one that a package carries, else the reason why there is none.
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** A reason to skip a test, as it is printed. */
export interface Skipped {
  readonly skipped: string;
}

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** For a browser that runs as root and finds no network: no sandbox, and nothing fetched in the background. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the first Chromium that starts. */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser | Skipped> {
  const reasons: string[] = [];
  for (const find of [
    ...SYSTEM.filter((path) => existsSync(path)).map((path) => async () => path),
    packaged,
  ]) {
    try {
      const executablePath = await find();
      return await chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
    } catch (error) {
      reasons.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
  }
  return { skipped: `no browser: ${reasons.join('; ')}` };
}

/** The browser of @sparticuz/chromium, unpacked with the libraries that a bare system lacks. */
async function packaged(): Promise<string> {
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x'; // read when it is imported
  const { default: sparticuz } = await import('@sparticuz/chromium');
  return sparticuz.executablePath();
}
