// Guards that nothing that is said or named is ever read as markup, and that no line is too long for the page.
import type { Page } from 'playwright-core';
import type { WebServer } from '../../lambda/local/web-server.ts';
import { describeInBrowser } from '../support/browser.ts';
import { browserOfBlock, openPage, openTable, phaseOf, replyOf, type } from './open-page.ts';

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  ']]>&',
  '"><script>alert(1)</script>',
  '&lt;b&gt;',
  '\u202Eevil',
  '{{7*7}}',
];

describeInBrowser('hostile words on the page', () => {
  const browser = browserOfBlock();
  let table: WebServer;
  let page: Page;

  beforeEach(async () => {
    table = await openTable();
    page = await openPage(browser(), table.address);
    page.on('dialog', (dialog) => {
      throw new Error(`the page ran ${dialog.message()}`);
    });
  });
  afterEach(async () => {
    await page.close();
    await table.close();
  });

  test.each(HOSTILE)('%j is no name, and is shown as it was typed', async (name) => {
    await type(page, `${name} and Alex`);
    await expect(page.locator('.heard').last().innerText()).resolves.toContain(name);
    await expect(page.locator('body img, body script, #bubbles b').count()).resolves.toBe(0);
    const names = await page.locator('.seat .name').allInnerTexts();
    expect(names.filter((each) => /[<>&\]{\u202E]/.test(each))).toEqual([]);
  });

  test('the longest names fit a table of eight on the narrowest screen', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const names = [
      'Maximiliana',
      'Bartholomew',
      "O'Shaughnessy",
      'Anne-Marie',
      'Wilhelmina',
      'Christopher',
      'Alexandria',
      'Montgomery',
    ];
    await type(page, `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`);
    await expect(page.locator('.seat').count()).resolves.toBe(8);
    const width = await page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(320);
  });

  test('ten thousand characters are cut where they are typed, and the game goes on', async () => {
    await type(page, 'x'.repeat(10_000));
    await expect(page.locator('.heard').last().innerText()).resolves.toHaveLength('You: '.length + 400);
    await expect(replyOf(page)).resolves.toMatch(/\?$/);
    await type(page, 'Sam and Alex');
    await expect(phaseOf(page)).resolves.toBe('questions');
  });
});
