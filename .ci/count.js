// Counts what `.ci/run` has proved: the tests of each step that runs jest, and every step itself. Skipping is failing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, ...steps] = process.argv.slice(2);
let passed = 0;
let failed = 0;
for (const step of steps) {
  const report = join(folder, `${step}.json`);
  const jest = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const missed = jest
    ? jest.numFailedTests + jest.numPendingTests + jest.numTodoTests + jest.numRuntimeErrorTestSuites
    : 0;
  const isDone = readFileSync(join(folder, step), 'utf8').trim() === 'passed';
  console.log(
    `${step}: ${isDone && missed === 0 ? 'passed' : 'FAILED'}${jest ? `, ${jest.numPassedTests} tests` : ''}`,
  );
  passed += (jest?.numPassedTests ?? 0) + (isDone ? 1 : 0);
  failed += missed + (isDone ? 0 : 1);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
