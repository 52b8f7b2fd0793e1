// Guards that one tap is one move: double taps, lost replies, reloads, two tabs and a server that starts anew leave one
// game that every tab agrees on.
import type { Page, Route } from 'playwright-core';
import type { WebServer } from '../../lambda/local/web-server.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import { describeInBrowser } from '../support/browser.ts';
import { browserOfBlock, openPage, openTable, replyOf, settle, tap, turn, type } from './open-page.ts';

describeInBrowser('one tap is one move', () => {
  const browser = browserOfBlock();
  let table: WebServer;

  beforeEach(async () => {
    table = await openTable();
  });
  afterEach(() => table.close());

  /** How many cards lie before each player. */
  async function cardsOn(page: Page): Promise<readonly number[]> {
    const hands = await page.locator('.seat .hand').all();
    return Promise.all(hands.map((hand) => hand.locator('svg').count()));
  }

  test('a double tap draws one card', async () => {
    const page = await openPage(browser(), table.address);
    await type(page, 'Sam and Alex');
    await turn(page, () => page.locator('#answers button').first().dblclick());
    await page.waitForTimeout(200);
    await settle(page);
    await expect(cardsOn(page)).resolves.toEqual([1, 0]);
    await page.close();
  });

  test('a reply that is lost on its way is asked for again, and its card drawn once', async () => {
    const page = await openPage(browser(), table.address);
    await type(page, 'Sam and Alex');
    const sent: (string | null)[] = [];
    const loseFirst = async (route: Route) => {
      sent.push(route.request().postData());
      const reply = await route.fetch();
      if (sent.length === 1) await route.abort();
      else await route.fulfill({ response: reply });
    };
    await page.route('**/turn', loseFirst);
    await tap(page);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toBe(sent[0]);
    await expect(cardsOn(page)).resolves.toEqual([1, 0]);
    await page.close();
  });

  test('a reload tells where the game stands, and moves nothing', async () => {
    const page = await openPage(browser(), table.address);
    await type(page, 'Sam and Alex');
    await tap(page);
    const asked = await page.locator('.turn').getAttribute('data-question');
    await turn(page, () => page.reload());
    await expect(page.locator('.turn').getAttribute('data-question')).resolves.toBe(asked);
    await expect(cardsOn(page)).resolves.toEqual([1, 0]);
    await tap(page);
    await expect(cardsOn(page)).resolves.toEqual([1, 1]);
    await page.close();
  });

  test('where the browser keeps nothing, the game is played, and a reload opens a session anew', async () => {
    const context = await browser().newContext();
    await context.addInitScript(`
      Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };
    `);
    const page = await openPage(context, table.address);
    await type(page, 'Sam and Alex');
    await tap(page);
    await expect(cardsOn(page)).resolves.toEqual([1, 0]);
    await turn(page, () => page.reload());
    await expect(cardsOn(page)).resolves.toEqual([1, 0]);
    await context.close();
  });

  test('a reload while a reply is awaited leaves the one card that was asked for', async () => {
    const page = await openPage(browser(), table.address);
    await type(page, 'Sam and Alex');
    await page.route('**/turn', async (route) => {
      await route.fetch(); // the server takes the turn, and the page never hears of it
      await page.unroute('**/turn');
      await route.abort().catch(() => undefined);
    });
    const arrived = page.waitForRequest('**/turn');
    await page.locator('#answers button').first().click();
    await arrived;
    await page.waitForTimeout(100);
    await turn(page, () => page.reload());
    await expect(cardsOn(page)).resolves.toEqual([1, 0]);
    await page.close();
  });

  test('of two tabs that answer one question, the later one hears the current one', async () => {
    const [one, other] = [await browser().newContext(), await browser().newContext()];
    const first = await openPage(one, table.address);
    await type(first, 'Sam and Alex');
    const second = await openPage(other, table.address);
    await expect(replyOf(second)).resolves.toMatch(/Sam/);
    await Promise.all([tap(first), tap(second)]);
    const cards = await Promise.all([first, second].map(cardsOn));
    expect(cards).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const replies = await Promise.all([first, second].map(replyOf));
    expect(replies.every((reply) => reply.includes('Alex'))).toBe(true);
    await one.close();
    await other.close();
  });

  test('the server starts anew in the middle of a game, and the next tap plays on', async () => {
    const store = new MemoryStore();
    await table.close();
    table = await openTable({ store });
    const page = await openPage(browser(), table.address);
    await type(page, 'Sam and Alex');
    await tap(page);
    const { port } = new URL(table.address);
    await table.close();
    const tapped = tap(page);
    table = await openTable({ store, port: Number(port) });
    await tapped;
    await expect(cardsOn(page)).resolves.toEqual([1, 1]);
    await page.close();
  });
});
