// Guards that the committed models are the ones that the tables of today make: after a change, `npm run model`.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, textOf } from '../../interaction-model/files.ts';
import { modelOf } from '../../interaction-model/model.ts';
import { listened } from '../../lambda/locales/listened.ts';
import { locales } from '../../lambda/locales/index.ts';

const FOLDER = join(__dirname, '..', '..', 'interaction-model');

it.each(listened)('the file of $tag is up to date', (locale) => {
  expect(readFileSync(fileOf(FOLDER, locale.tag), 'utf8')).toBe(textOf(modelOf(locale)));
});

it('there is a file for every locale that the handler answers, and no other', () => {
  const files = readdirSync(join(FOLDER, 'interactionModels', 'custom')).sort();
  expect(files).toEqual(['en-AU.json', 'en-CA.json', 'en-GB.json', 'en-IN.json', 'en-US.json']);
  expect(locales.map(({ tag }) => `${tag}.json`).sort()).toEqual(files);
  expect(listened.map(({ tag }) => tag)).toEqual(locales.map(({ tag }) => tag));
});
