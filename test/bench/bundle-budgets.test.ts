// Guards what a cold start has to read: the bundle by its parts, each within its budget and none that has none.
import { bundled, type Built } from './bundles.ts';
import { AIMS } from './aims.ts';
import { BUNDLE_BUDGETS } from './budgets.ts';

jest.setTimeout(60_000); // a busy machine is no fault of the bundle

let built: Built;
beforeAll(async () => {
  built = await bundled('game');
});

test('the bundle has these parts alone', () => {
  expect(Object.keys(BUNDLE_BUDGETS)).toEqual(expect.arrayContaining([...built.parts.keys()]));
});

test.each(Object.entries(BUNDLE_BUDGETS))('%s takes at most %i bytes, and some', (part, budget) => {
  expect(built.parts.get(part)).toBeGreaterThan(0);
  expect(built.parts.get(part)).toBeLessThanOrEqual(budget);
});

test('the whole is as small as it should be', () => {
  expect(built.bytes).toBeLessThanOrEqual(AIMS.bundleBytes);
});
