// Guards every phase of the page at three widths, in dark and light: axe finds nothing, nothing overflows, each reply is
// spoken once. The pictures of each are kept as artefacts, to be looked at.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { WebServer } from '../../lambda/local/web-server.ts';
import { describeInBrowser } from '../support/browser.ts';
import { browserOfBlock, openPage, openTable, tap, tapUntil, type, type Laid } from './open-page.ts';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const PICTURES = join(__dirname, '../../artefacts/chat-page');
const SIZES = [
  [320, 640],
  [768, 1024],
  [1280, 800],
] as const;
/** What axe runs in each scheme: everything, then what depends on colors. */
const SCHEMES = [
  ['light', '{}'],
  ['dark', "{ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }"],
] as const;

/** Each state by its name: how the table is laid, what opens the game, and how far first answers are tapped. */
const STATES: Readonly<
  Record<string, { readonly laid?: Laid; readonly say?: string; readonly until?: string }>
> = {
  lobby: {},
  questions: { say: 'Sam, Alex and Jo' },
  'eight at the table': { say: 'Sam, Alex, Jo, Kim, Max, Zoe, Ben and Mia' },
  pyramid: { laid: { rules: 'party', seed: 12 }, say: 'Sam and Alex', until: 'board' },
  spots: { laid: { rules: { board: 'spots' } }, say: 'Sam and Alex', until: 'board' },
  bus: { laid: { seed: 26 }, say: 'Sam, Alex and Jo', until: 'bus' },
  'questions bus': { laid: { rules: { bus: 'questions' } }, say: 'Sam and Alex', until: 'bus' },
  gauntlet: { laid: { seed: 5 }, say: 'start the solo gauntlet', until: 'gauntlet' },
  over: { laid: { seed: 5 }, say: 'start the solo gauntlet', until: 'over' },
  closed: { say: 'stop' },
};

interface Findings {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

describeInBrowser('the page for everybody', () => {
  const browser = browserOfBlock();
  let table: WebServer;

  beforeAll(() => void mkdirSync(PICTURES, { recursive: true }));
  afterEach(() => table.close());

  test.each(Object.entries(STATES))('%s', async (name, { laid, say, until }) => {
    table = await openTable(laid);
    const context = await browser().newContext({ reducedMotion: 'reduce', bypassCSP: true }); // for axe alone
    const page = await openPage(context, table.address);
    if (say !== undefined) await type(page, say);
    if (until !== undefined) await tapUntil(page, until);
    if (!['lobby', 'over', 'closed'].includes(name)) await tap(page);
    await expect(faultsOn(page, name)).resolves.toEqual([]);
    await context.close();
  });

  test("the developer's drawer", async () => {
    table = await openTable();
    const context = await browser().newContext({ reducedMotion: 'reduce', bypassCSP: true }); // for axe alone
    const page = await openPage(context, table.address);
    await page.locator('#opens-drawer').click();
    await page.locator('#drawer summary').last().click();
    await expect(faultsOn(page, 'drawer')).resolves.toEqual([]);
    await page.getByRole('tab', { name: 'Screen' }).click();
    await page.frameLocator('#drawer iframe').locator('p').first().waitFor();
    await expect(faultsOn(page, 'screen')).resolves.toEqual([]);
    await context.close();
  });

  /** What is wrong with the page as it stands, at every size and in every scheme. */
  async function faultsOn(page: Page, name: string): Promise<readonly string[]> {
    for (const frame of page.frames()) await frame.evaluate(AXE);
    const faults: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate('document.documentElement.scrollWidth');
      if (Number(wide) > width) faults.push(`${width}: ${wide} pixels wide`);
      for (const [colorScheme, rules] of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = (await page.evaluate(`axe.run(${rules})`)) as Findings; // as axe documents it
        faults.push(
          ...violations.map(
            ({ id, nodes }) => `${width} ${colorScheme}: ${id} ${nodes.map(({ html }) => html).join(' ')}`,
          ),
        );
        if (width !== 768)
          await page.screenshot({
            path: join(PICTURES, `${name.replaceAll(' ', '-')}-${width}-${colorScheme}.png`),
          });
      }
    }
    return faults;
  }

  test('each reply is spoken once, by the one live region that has words', async () => {
    table = await openTable();
    const page = await openPage(browser(), table.address);
    await page.evaluate(`
      window.spoken = [];
      for (const region of document.querySelectorAll('[aria-live], [role=status], [role=log], [role=alert]'))
        new MutationObserver((changes) => changes.forEach((change) =>
          change.addedNodes.forEach((node) => window.spoken.push(node.textContent))
        )).observe(region, { childList: true, subtree: true });
    `);
    await type(page, 'Sam and Alex');
    await tap(page);
    const replies = await page.locator('.reply').allTextContents();
    await expect(page.evaluate('window.spoken')).resolves.toEqual(
      replies.slice(1).map((reply) => reply.replace('Dealer: ', '')),
    );
    await page.close();
  });
});
