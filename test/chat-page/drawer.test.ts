// Guards the developer's drawer: the screen of a device that is touched, a transcript that is said again, another locale,
// and the copy for a bug report.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { parseDeck } from '../../lambda/local/stacked-deck.ts';
import type { WebServer } from '../../lambda/local/web-server.ts';
import type { Answered } from '../../lambda/web/wire.ts';
import { describeInBrowser } from '../support/browser.ts';
import { browserOfBlock, openPage, openTable, phaseOf, replyOf, settle, turn, type } from './open-page.ts';

describeInBrowser("the developer's drawer", () => {
  const browser = browserOfBlock();
  let table: WebServer;

  afterEach(() => table.close());

  async function openDrawer(): Promise<Page> {
    const context = await browser().newContext({
      viewport: { width: 1280, height: 1200 },
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
    });
    const page = await openPage(context, table.address);
    await page.locator('#opens-drawer').click();
    return page;
  }

  const said = (page: Page) => page.locator('#drawer .tools [role=status]').first();

  /** A line of text on the device's screen. */
  const onScreen = (page: Page, text: string) =>
    page.frameLocator('#drawer iframe').locator('p').getByText(text, { exact: true });

  /** Where a line of text stands on the page: the frame is scaled, which the browser's driver doesn't reckon with. */
  async function placeOf(page: Page, text: string): Promise<readonly [x: number, y: number]> {
    const frame = page.locator('#drawer iframe');
    await frame.scrollIntoViewIfNeeded();
    const box = await frame.boundingBox();
    if (!box) throw new Error('the screen is not shown');
    const [x, y, wide] = await onScreen(page, text).evaluate((line) => {
      const { left, top, width, height } = line.getBoundingClientRect();
      return [left + width / 2, top + height / 2, line.ownerDocument.documentElement.clientWidth] as const;
    });
    const scale = box.width / wide;
    return [box.x + x * scale, box.y + y * scale];
  }

  /** Waits until the renderer has drawn what it was told: two looks see the same. */
  async function drawn(page: Page): Promise<void> {
    const view = page.frameLocator('#drawer iframe').locator('#view');
    for (let before = '', now = ' '; now !== before;) {
      before = now;
      await page.waitForTimeout(150);
      now = await view.innerHTML();
    }
  }

  test('it opens before the first reply', async () => {
    table = await openTable();
    const page = await browser().newPage();
    await page.route('**/turn', () => undefined); // no reply
    await page.goto(table.address);
    await page.locator('#opens-drawer').click();
    await page.locator('#drawer h2').waitFor();
    await expect(page.locator('#live').innerText()).resolves.toBe('');
    await page.close();
  });

  test('the screen draws the question on each device, and a touch, twice, is one move', async () => {
    table = await openTable();
    const page = await openDrawer();
    await type(page, 'Sam and Alex');
    await page.getByRole('tab', { name: 'Turn' }).press('ArrowRight');
    const frame = page.frameLocator('#drawer iframe');
    for (const [shape, width] of Object.entries({ tall: 1080, round: 480, wide: 1280 })) {
      await page.getByLabel('Device').selectOption(shape);
      await frame.locator(`#view[style*="width: ${width}px"]`).waitFor();
      await onScreen(page, 'Red or black?').waitFor();
    }
    await drawn(page);
    const [x, y] = await placeOf(page, 'Red');
    await turn(page, () => page.mouse.dblclick(x, y));
    await onScreen(page, '51 in the pile').waitFor();
    await settle(page);
    await expect(page.locator('#bubbles .heard').allTextContents()).resolves.toEqual([
      'You: Sam and Alex',
      'You: red',
    ]);
    await expect(page.locator('.seat .hand svg').count()).resolves.toBe(1);
    const origin = await frame.locator('body').evaluate('origin');
    expect(origin).toBe('null'); // its sandbox keeps it out of the game's page
    await page.context().close();
  });

  test('a transcript is said again, and its checks are counted', async () => {
    const path = join(__dirname, '../transcripts/two-players.txt');
    const transcript = readFileSync(path, 'utf8');
    const deck = parseDeck(/^deck:([^#\n]*)/m.exec(transcript)?.[1] ?? '');
    if ('fault' in deck) throw new Error(deck.fault);
    table = await openTable({ deck: deck.cards });
    const page = await openDrawer();
    const replays = page.locator('#drawer input[type=file]');
    await replays.setInputFiles(path);
    await said(page).filter({ hasText: 'Replayed' }).waitFor({ timeout: 30_000 });
    const checks = transcript.split('\n').filter((line) => line.startsWith('say:')).length;
    const told = await said(page).innerText();
    expect(told).toMatch(
      new RegExp(
        `^Replayed: ${checks} of ${checks} checks hold\\. Its cards: npm start -- --fresh --deck "7H`,
      ),
    );
    const buffer = Buffer.from('> open ride the bus\nsay: welcome back\nsay: no such words\n');
    await replays.setInputFiles({ name: 'other.txt', mimeType: 'text/plain', buffer });

    await said(page).filter({ hasText: '1 of 2 checks hold' }).waitFor();
    await page.context().close();
  });

  test('another locale is heard from the next turn on', async () => {
    table = await openTable();
    const page = await openDrawer();
    await page.getByLabel('Locale').selectOption('en-GB');
    const asked = page.waitForRequest('**/turn');
    await type(page, 'Sam and Alex');
    expect((await asked).postDataJSON()).toMatchObject({ locale: 'en-GB' });
    await expect(phaseOf(page)).resolves.toBe('questions');
    const request = page.locator('#drawer details', { hasText: 'Request' }).locator('pre');
    const sent: unknown = JSON.parse((await request.textContent()) ?? '');
    expect(sent).toMatchObject({ request: { locale: 'en-GB' } });
    await page.context().close();
  });

  test('the whole reply is copied as JSON; a browser that forbids it is told of', async () => {
    table = await openTable();
    const page = await openDrawer();
    const copies = page.getByRole('button', { name: 'Copy as JSON' });
    await copies.click();
    await said(page).filter({ hasText: 'Copied' }).waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    await expect(said(page).innerText()).resolves.toBe(`Copied ${copied.length} characters.`);
    const { speech, developer } = JSON.parse(copied) as Answered; // as the page got it
    expect(speech).toBe(await replyOf(page));
    expect(developer?.response).toMatchObject({ version: '1.0' });
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("no"))');
    await copies.click();
    await said(page).filter({ hasText: 'lets nothing be copied' }).waitFor();
    await page.context().close();
  });
});
