// Keeps two runs from sharing one data folder: the embedded DynamoDB serves one process only.
// The lock is a note of where its owner answers, so that a run that was killed leaves no lock behind.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listen, LOOPBACK } from './loopback.ts';

/** The longest that an owner may take to answer, in milliseconds. */
const PATIENCE = 1000;

/** How often a note that nobody answers for is replaced; more would be a folder that takes no files. */
const MOST_TRIES = 20;

interface Note {
  readonly port: number;
  readonly owner: string;
}

/** Takes the lock of a folder that exists; gives what releases it, or null where a running process has it. */
export async function lockFolder(folder: string): Promise<(() => void) | null> {
  const file = join(folder, 'lock');
  const owner = randomUUID();
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(owner)).unref();
  const note: Note = { port: await listen(server), owner };
  for (let tries = 0; !writeNew(file, note); tries += 1) {
    if (await isAnswered(readNote(file))) {
      server.close();
      return null;
    }
    if (tries === MOST_TRIES) throw new Error('its lock can neither be read nor replaced');
    rmSync(file, { force: true });
  }
  return () => {
    rmSync(file, { force: true });
    server.close();
  };
}

/** Writes the note unless there is one. */
function writeNew(file: string, note: Note): boolean {
  try {
    writeFileSync(file, JSON.stringify(note), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isObject(error) && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The note that lies there, or null where it is gone or damaged. */
function readNote(file: string): Note | null {
  try {
    const note: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isNote(note) ? note : null;
  } catch {
    return null;
  }
}

function isNote(value: unknown): value is Note {
  return isObject(value) && 'port' in value && typeof value.port === 'number' && 'owner' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether the owner of the note still runs; one that is suspended accepts the call and is silent. */
async function isAnswered(note: Note | null): Promise<boolean> {
  if (!note) return false;
  const socket = connect(note.port, LOOPBACK);
  let silent = false;
  socket.setTimeout(PATIENCE, () => {
    silent = true;
    socket.destroy();
  });
  try {
    return (await text(socket)) === note.owner || silent;
  } catch {
    return silent;
  }
}
