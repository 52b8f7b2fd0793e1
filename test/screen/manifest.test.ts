// That the skill package declares the screens that are drawn in the tests here, no more and no fewer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROFILES } from './profiles.ts';

test('the manifest lists APL with the viewports of every profile', () => {
  const file = join(__dirname, '../../interaction-model/skill.json');
  const { manifest } = JSON.parse(readFileSync(file, 'utf8'));
  expect(manifest.apis.custom.interfaces).toEqual([
    {
      type: 'ALEXA_PRESENTATION_APL',
      supportedViewports: PROFILES.map(({ mode, shape, range }) => ({
        mode,
        shape: shape === 'round' ? 'ROUND' : 'RECTANGLE',
        ...range,
      })),
    },
  ]);
});
