// Guards `--serve`: the page without a terminal, until a signal, on the household that the terminal plays; from a pipe
// alone nothing is served.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(60_000);

const ROOT = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'ride-the-bus-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAIN = join(ROOT, 'lambda/local/main.ts');
/** Makes a run believe that a person types: a terminal of its own is more than a test can have everywhere. */
const TYPED = 'data:text/javascript,process.stdin.isTTY = process.stdout.isTTY = true';

function start(...args: readonly string[]) {
  return spawn(process.execPath, ['--import', 'tsx', MAIN, '--data', folder, ...args], { cwd: ROOT });
}

test('--serve says where the page is, stays without input, and ends by a signal', async () => {
  const run = start('--serve', '--port', '0');
  run.stdin.end();
  const [told] = (await once(run.stderr, 'data')) as [Buffer];
  const [address = ''] = /http:\/\/127\.0\.0\.1:\d+\//.exec(told.toString()) ?? [];
  const page = await fetch(address);
  expect(page.status).toBe(200);
  await expect(page.text()).resolves.toMatch(/<title>Ride the Bus<\/title>/);
  run.kill('SIGTERM');
  await expect(once(run, 'exit')).resolves.toEqual([0, null]);
});

test('a run at a terminal says on stderr where the page of its table is, and plays on', async () => {
  const args = ['--import', TYPED, '--import', 'tsx', MAIN, '--data', folder, '--port', '0'];
  const run = spawn(process.execPath, args, { cwd: ROOT });
  const [[told], [shown]] = (await Promise.all([once(run.stderr, 'data'), once(run.stdout, 'data')])) as [
    [Buffer],
    [Buffer],
  ];
  const [, address = ''] =
    /^The page of this table: (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(told.toString()) ?? [];
  expect((await fetch(address)).status).toBe(200);
  expect(shown.toString()).toMatch(/Ride the Bus/);
  run.stdin.end();
  await expect(once(run, 'exit')).resolves.toEqual([0, null]);
});

test('from a pipe no page is served', async () => {
  const run = start();
  run.stdin.end();
  const told: Buffer[] = [];
  run.stderr.on('data', (chunk: Buffer) => told.push(chunk));
  await once(run, 'exit');
  expect(Buffer.concat(told).toString()).toBe('');
});
