// Writes the interaction model of every locale: `npm run model`. A test fails while a file is stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listened } from '../lambda/locales/listened.ts';
import { fileOf, textOf } from './files.ts';
import { modelOf } from './model.ts';

const folder = dirname(fileURLToPath(import.meta.url));
for (const locale of listened) {
  const file = fileOf(folder, locale.tag);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, textOf(modelOf(locale)));
  console.log(`wrote ${locale.tag}`);
}
