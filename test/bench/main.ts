// `npm run bench`: prints one table of all that is measured, each figure beside its floor of the same run and its aim.
// To measure something else, write a file that exports a `Measurement` and name it here.
//   npm run bench                 everything
//   npm run bench -- items turns  these alone
//   npm run bench -- --write      writes infra/measured.json too, from which `npm run cost` computes
import '../../lambda/local/quiet-sdk.ts';
import { printed, type Measurement, type Section } from './table.ts';

/** Every measurement by its name, imported when it is its turn: what one loads doesn't weigh on another. */
const MEASUREMENTS: Readonly<Record<string, () => Promise<Measurement>>> = {
  bundle: async () => (await import('./bundle.ts')).bundle,
  start: async () => (await import('./start.ts')).start,
  turns: async () => (await import('./turns.ts')).turns,
  items: async () => (await import('./items.ts')).items,
  engine: async () => (await import('./engine.ts')).engine,
  speech: async () => (await import('./speech.ts')).speech,
  heard: async () => (await import('./heard.ts')).heard,
};

const asked = process.argv.slice(2).filter((word) => word !== '--write');
const unknown = asked.filter((name) => !(name in MEASUREMENTS));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement ${unknown.join(', ')}: ${Object.keys(MEASUREMENTS).join(', ')}.\n`,
  );
  process.exit(2);
}
const sections: Section[] = [];
for (const [name, measurement] of Object.entries(MEASUREMENTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stderr.write(`measuring: ${name}\n`);
  sections.push(...(await (await measurement())()));
}
console.log(printed(sections));
if (process.argv.includes('--write')) await (await import('./write.ts')).writeMeasured();
