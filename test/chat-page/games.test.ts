// Guards whole games in a real browser: by tapping, by typing and by the keyboard alone, each to its ranking.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeck } from '../../lambda/local/stacked-deck.ts';
import type { WebServer } from '../../lambda/local/web-server.ts';
import { describeInBrowser } from '../support/browser.ts';
import {
  browserOfBlock,
  openPage,
  openTable,
  phaseOf,
  replyOf,
  tap,
  tapUntil,
  turn,
  type,
} from './open-page.ts';

describeInBrowser('whole games on the page', () => {
  const browser = browserOfBlock();
  let table: WebServer;

  afterEach(() => table.close());

  test('classic rules, by tapping', async () => {
    table = await openTable({ seed: 26 });
    const page = await openPage(browser(), table.address);
    await type(page, 'Sam, Alex and Jo');
    await expect(phaseOf(page)).resolves.toBe('questions');
    await tapUntil(page, 'board');
    await expect(page.locator('.board .row').count()).resolves.toBe(4);
    await tapUntil(page, 'bus');
    await expect(page.locator('.seat.asked').innerText()).resolves.toMatch(/to answer\s+rides/);
    await tapUntil(page, 'over');
    await expect(page.locator('.ranking li').count()).resolves.toBe(3);
    await expect(page.locator('.ranking li').first().innerText()).resolves.toMatch(/wins/);
    await expect(replyOf(page)).resolves.toMatch(/\?$/);
    await page.close();
  });

  test('party rules, by tapping', async () => {
    table = await openTable({ seed: 12, rules: 'party' });
    const page = await openPage(browser(), table.address);
    await type(page, 'Sam and Alex');
    await tapUntil(page, 'board');
    await expect(page.locator('.board .row').count()).resolves.toBe(5);
    await tapUntil(page, 'over');
    await expect(page.locator('.ranking li').first().innerText()).resolves.toMatch(/wins\s+\d+ sips?/);
    await page.close();
  });

  test('the solo gauntlet, by tapping', async () => {
    table = await openTable({ seed: 5 });
    const page = await openPage(browser(), table.address);
    await tap(page, 'start the solo gauntlet');
    await tapUntil(page, 'gauntlet');
    await expect(page.locator('.seat .notes').innerText()).resolves.toMatch(/10 rides left/);
    await tapUntil(page, 'over');
    await expect(page.locator('.ranking li').innerText()).resolves.toMatch(/in a row/);
    await page.close();
  });

  test('classic rules, by typing the words of a transcript', async () => {
    const transcript = readFileSync(join(__dirname, '../transcripts/two-players.txt'), 'utf8');
    const lines = transcript.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim());
    const deck = parseDeck(lines.find((line) => line.startsWith('deck:'))?.slice(5) ?? '');
    if ('fault' in deck) throw new Error(deck.fault);
    table = await openTable({ deck: deck.cards });
    const page = await openPage(browser(), table.address);
    for (const words of lines.filter((line) => line.startsWith('>')).slice(1, -1))
      await type(page, words.slice(1));
    // As the transcript works out by hand: the rider has 9 against 23.
    await expect(page.locator('.ranking li').allInnerTexts()).resolves.toEqual([
      expect.stringMatching(/^Sam\s+wins\s+9 points$/),
      expect.stringMatching(/^Alex\s+23 points$/),
    ]);
    await type(page, 'no');
    await expect(page.locator('#answers button').count()).resolves.toBe(0);
    await page.close();
  });

  test('the gauntlet by the keyboard alone, the focus always on an answer', async () => {
    table = await openTable({ seed: 40 });
    const page = await openPage(browser(), table.address);
    const focused = () => page.locator(':focus').getAttribute('data-say');
    await page.keyboard.press('Tab');
    for (let steps = 0; (await focused()) !== 'start the solo gauntlet'; steps++) {
      if (steps > 20) throw new Error('the answers are out of reach');
      await page.keyboard.press('Tab');
    }
    for (let turns = 0; (await phaseOf(page)) !== 'over'; turns++) {
      if (turns > 100) throw new Error('the game has no end');
      await turn(page, () => page.keyboard.press('Enter'));
      expect(await focused()).not.toBeNull();
    }
    await page.close();
  });
});
