// Keeps two runs from sharing one data folder: the embedded DynamoDB serves one process only.
// The lock is that of a LevelDB of its own, which the system releases where its owner is killed.
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';

/** Takes the lock of a folder that exists; gives what releases it, or null where a running process has it. */
export async function lockFolder(folder: string): Promise<(() => Promise<void>) | null> {
  const lock = new ClassicLevel(join(folder, 'running'));
  try {
    await lock.open();
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}; // the error itself only says that it didn't open
    if (isLocked(cause)) return null;
    throw cause ?? error;
  }
  return () => lock.close();
}

function isLocked(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'LEVEL_LOCKED';
}
