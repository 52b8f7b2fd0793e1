// `npm run screenshot`: plays to the pyramid in a browser, and takes the README's picture of the page.
import { join } from 'node:path';
import { openBrowser, openPage, openTable, tap, tapUntil, type } from './open-page.ts';

const PICTURE = join(import.meta.dirname, '../../lambda/chat/page.jpg');

const browser = await openBrowser();
const table = await openTable({ seed: 26 });
const context = await browser.newContext({
  viewport: { width: 1100, height: 700 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
});
const page = await openPage(context, table.address);
await type(page, 'Sam, Alex and Jo');
await tapUntil(page, 'board');
for (let taps = 0; taps < 5; taps++) await tap(page);
await page.screenshot({ path: PICTURE, type: 'jpeg', quality: 85 });
await browser.close();
await table.close();
