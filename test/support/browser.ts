// A headless Chromium for tests: the system's own, else the one that a package carries, else the reason why there is none.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** A Chromium that starts, with what it needs to. */
export interface Found {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Why there is none, as a skipped test prints it. */
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

let found: Found | Skipped | null = null;

/** The first Chromium that tells its version; looked for once. */
function findBrowser(): Found | Skipped {
  found ??= look();
  return found;
}

/** Starts that Chromium, with more flags where they are given. */
export async function startBrowser(flags: readonly string[] = []): Promise<Browser | Skipped> {
  const browser = findBrowser();
  if ('skipped' in browser) return browser;
  const { path, env } = browser;
  return chromium.launch({ executablePath: path, env, args: [...FLAGS, ...flags] });
}

/** The longest that one test may play in a browser, in milliseconds: other tests want the machine too. */
const PATIENCE = 60_000;

/** `describe` where a browser starts; else the same skipped, with the reason in its name. */
export function describeInBrowser(name: string, tests: () => void): void {
  jest.setTimeout(PATIENCE);
  const browser = findBrowser();
  const isSkipped = 'skipped' in browser;
  const group = isSkipped ? describe.skip : describe;
  group(isSkipped ? `${name} (skipped: ${browser.skipped})` : name, tests);
}

function look(): Found | Skipped {
  const reasons: string[] = [];
  const ways = [
    ...SYSTEM.filter((path) => existsSync(path)).map((path) => () => ({ path, env: environment() })),
    packaged,
  ];
  for (const way of ways) {
    try {
      const browser = way();
      execFileSync(browser.path, ['--version', '--no-sandbox'], { env: browser.env, stdio: 'pipe' });
      return browser;
    } catch (error) {
      reasons.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
    }
  }
  return { skipped: `no browser: ${reasons.join('; ')}` };
}

/** Unpacks the browser of @sparticuz/chromium, with the libraries that a bare system lacks: it asks the environment for them. */
const UNPACK = `import('@sparticuz/chromium').then(async ({ default: chromium }) => {
  const path = await chromium.executablePath();
  console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? '' }));
})`;

function packaged(): Found {
  const env = { ...environment(), AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  const told = execFileSync(process.execPath, ['-e', UNPACK], { env, encoding: 'utf8', stdio: 'pipe' });
  const { path, libraries } = JSON.parse(told) as { path: string; libraries: string }; // as written above
  return { path, env: { ...environment(), LD_LIBRARY_PATH: libraries } };
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
