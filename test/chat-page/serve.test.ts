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

function start(...args: readonly string[]) {
  const main = join(ROOT, 'lambda/local/main.ts');
  return spawn(process.execPath, ['--import', 'tsx', main, '--data', folder, ...args], { cwd: ROOT });
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

test('from a pipe no page is served', async () => {
  const run = start();
  run.stdin.end();
  const told: Buffer[] = [];
  run.stderr.on('data', (chunk: Buffer) => told.push(chunk));
  await once(run, 'exit');
  expect(Buffer.concat(told).toString()).toBe('');
});
