// Guards the lock of a data folder: one owner at a time, none after a run that was killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '../../lambda/local/folder-lock.ts';

// A process takes a second or two to start, more on a busy machine.
jest.setTimeout(60_000);

const OWNER = `
  import { lockFolder } from './lambda/local/folder-lock.ts';
  console.log((await lockFolder(process.argv[1])) === null ? 'refused' : 'locked');
  process.stdin.resume(); // goes on until it is killed, or its parent ends
`;

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ride-the-bus-lock-'));
}

test('a folder has one owner until it is released', async () => {
  const folder = newFolder();
  const release = await lockFolder(folder);
  expect(await lockFolder(folder)).toBeNull();
  await release?.();
  const next = await lockFolder(folder);
  expect(next).not.toBeNull();
  await next?.();
});

test('another process has it until it is killed; of two that then ask at once, one gets it', async () => {
  const folder = newFolder();
  const args = ['--import', 'tsx', '--input-type=module', '-e', OWNER, folder];
  const owner = spawn(process.execPath, args, { cwd: join(__dirname, '../..') });
  expect(String((await once(owner.stdout, 'data'))[0])).toBe('locked\n');
  expect(await lockFolder(folder)).toBeNull();
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const both = await Promise.all([lockFolder(folder), lockFolder(folder)]);
  expect(both.filter((release) => release === null)).toHaveLength(1);
  await Promise.all(both.map((release) => release?.()));
});

test('a folder that can not be written can not be locked, and says why', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  await expect(lockFolder(file)).rejects.toThrow(/not a directory/);
});
