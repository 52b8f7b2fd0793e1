// Guards the lock of a data folder: one owner at a time, none after a run that was killed.
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { lockFolder } from '../../lambda/local/folder-lock.ts';

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ride-the-bus-lock-'));
}

test('a folder has one owner until it is released', async () => {
  const folder = newFolder();
  const release = await lockFolder(folder);
  expect(await lockFolder(folder)).toBeNull();
  release?.();
  expect(readdirSync(folder)).toEqual([]);
  const next = await lockFolder(folder);
  expect(next).not.toBeNull();
  next?.();
});

test.each([
  ['of an owner that no longer answers', JSON.stringify({ port: 1, owner: 'gone' })],
  ['that is damaged', '{"port":'],
  ['that is empty', ''],
])('a note %s is no lock', async (_, note) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), note);
  const release = await lockFolder(folder);
  expect(release).not.toBeNull();
  release?.();
});

test.each([
  ['answers something else', 'hello', true],
  ['is silent', null, false],
])('where the port of the note %s', async (_, greeting, free) => {
  const server = createServer((socket) => (greeting === null ? socket.resume() : socket.end(greeting)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const folder = newFolder();
  writeFileSync(join(folder, 'lock'), JSON.stringify({ port, owner: 'somebody' }));
  const release = await lockFolder(folder);
  expect(release !== null).toBe(free);
  release?.();
  server.close();
});
