// Guards playing by ear with no cloud: whole games with WAV in and WAV out, noise that is no answer, and the page's own
// microphone, which is fed a recording.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modelFor } from '../../lambda/local/ear.ts';
import { between, readWav, writeWav } from '../../lambda/local/speech/audio.ts';
import { speechExtras } from '../../lambda/local/speech/speech-extras.ts';
import { openVoice } from '../../lambda/local/speech/voice.ts';
import type { Browser, Page } from 'playwright-core';
import type { WebServer } from '../../lambda/local/web-server.ts';
import { describeInBrowser } from '../support/browser.ts';
import { openBrowser, openPage, openTable, replyOf, settle, tap, turn, type } from './open-page.ts';
import type { Played } from './play-by-ear.ts';

jest.setTimeout(120_000);

test('a whole gauntlet and a classic game of four are spoken and heard to their end', () => {
  const script = join(__dirname, 'play-by-ear.ts');
  const told = execFileSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  const { games, noises } = JSON.parse(told.trim().split('\n').at(-1) ?? '') as Played; // as the script prints it
  expect(games).toMatchObject({
    gauntlet: { phase: 'over', players: 1 },
    classic: { phase: 'over', players: 4 },
  });
  for (const { said, heard, shortest } of Object.values(games)) {
    expect(heard / said).toBeGreaterThan(0.75);
    expect(shortest).toBeGreaterThan(8000);
  }
  expect(noises).toEqual({ silence: null, hum: null, hiss: null, clicks: null });
});

/** The part of WebAssembly that fails here: the types of Node alone have it without. */
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> };

/** A browser's own recognition that counts its starts, and hears "red" when it is stopped. */
const HEARS_RED = `
  window.starts = 0;
  window.SpeechRecognition = window.webkitSpeechRecognition = class {
    start() { window.starts += 1; }
    stop() {
      this.onresult({ results: [[{ transcript: 'red' }]] });
      this.onend();
    }
  };
`;

test('a voice that failed to load is loaded anew for the next reply', async () => {
  const model = modelFor('en-US');
  const extras = speechExtras({ model, situation: () => Promise.resolve({ choices: [], names: [] }) });
  const say = extras.find(({ path }) => path === '/speech/say');
  const compile = jest.spyOn(WebAssembly, 'compile').mockRejectedValueOnce(new Error('no memory'));
  await expect(say?.answer('{"text":"Red?"}')).rejects.toThrow('no memory');
  await expect(say?.answer('{"text":"Red?"}')).resolves.toMatchObject({ status: 200 });
  compile.mockRestore();
});

describeInBrowser('the microphone of the page', () => {
  let folder: string;
  let browser: Browser;
  let table: WebServer;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ride-the-bus-heard-'));
    const { samples, rate } = readWav(await (await openVoice())('red'));
    const recording = join(folder, 'red.wav');
    writeFileSync(recording, writeWav({ rate, samples: between(24_000, samples) }));
    browser = await openBrowser([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${recording}`,
    ]);
    table = await openTable();
  });
  afterAll(async () => {
    await browser.close();
    await table.close();
    rmSync(folder, { recursive: true });
  });

  test('what was heard stands in the field, can be taken back, and is sent after a moment', async () => {
    const page = await openPage(await browser.newContext({ permissions: ['microphone'] }), table.address);
    const drawn = page.locator('.seat .hand svg');
    await type(page, 'Sam and Alex');
    await page.locator('#listens').click();
    await page.locator('#not-said').click({ timeout: 20_000 });
    await expect(drawn.count()).resolves.toBe(0);
    await page.locator('#field').press('Escape');
    await page.locator('#listens').click();
    await page.locator('#not-said').waitFor({ timeout: 20_000 });
    await expect(page.locator('#field').inputValue()).resolves.toMatch(/^re(a)?d$/);
    await drawn.first().waitFor();
    await expect(replyOf(page)).resolves.toMatch(/Alex/);
    const spoken = page.waitForResponse('**/speech/say');
    await page.locator('#aloud').click();
    expect((await spoken).headers()['content-type']).toBe('audio/wav');
  });

  test('holding the space bar listens, once somebody has asked for it', async () => {
    const context = await browser.newContext();
    await context.addInitScript(HEARS_RED);
    const page = await openPage(context, table.address);
    await type(page, 'end the game');
    await type(page, 'yes');
    await type(page, 'Sam and Alex');
    const hears = page.locator('#listens[aria-pressed=true]');
    await page.locator('#table').focus();
    await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(page.evaluate('starts')).resolves.toBe(0);
    await page.locator('#listens').click();
    await hears.click();
    await page.locator('#not-said').click();
    await page.locator('#listens[aria-pressed=false]').waitFor();
    await page.locator('#table').focus();
    await page.keyboard.down('Space');
    await hears.waitFor();
    await page.keyboard.down('Space'); // as a held key repeats
    await turn(page, () => page.keyboard.up('Space'));
    await expect(page.evaluate('starts')).resolves.toBe(2);
    await expect(page.locator('#bubbles .heard').last().textContent()).resolves.toBe('You: red');
    await expect(page.locator('.seat .hand svg').count()).resolves.toBe(1);
    await context.close();
  });

  describe('while what was heard can be taken back', () => {
    let ours: WebServer;
    let page: Page;
    beforeEach(async () => {
      ours = await openTable();
      const context = await browser.newContext();
      await context.addInitScript(HEARS_RED);
      await context.clock.install({ time: 0 });
      page = await openPage(context, ours.address);
      await context.clock.pauseAt(60_000); // the page's time goes on when a test says so
      await type(page, 'Sam and Alex');
      await page.locator('#listens').click();
      await page.locator('#listens[aria-pressed=true]').click();
      await page.locator('#not-said').waitFor();
    });
    afterEach(async () => {
      await page.context().close();
      await ours.close();
    });

    const field = () => page.locator('#field');

    /** What has been said beside the names, once the time is over. */
    async function saidInAll(): Promise<readonly string[]> {
      await page.clock.runFor(2000);
      await settle(page);
      await page.locator('#not-said').waitFor({ state: 'hidden' });
      return (await page.locator('#bubbles .heard').allTextContents()).slice(1);
    }

    test('it is sent when the time is over', async () => {
      await turn(page, () => page.clock.runFor(1600));
      await expect(saidInAll()).resolves.toEqual(['You: red']);
    });

    test('Enter sends it at once, and once', async () => {
      await turn(page, () => field().press('Enter'));
      await expect(saidInAll()).resolves.toEqual(['You: red']);
    });

    test('a tap on an answer is said in its stead', async () => {
      await tap(page, 'black');
      await expect(saidInAll()).resolves.toEqual(['You: black']);
      await expect(field().inputValue()).resolves.toBe('');
    });

    test('an edit leaves it in the field until it is sent by hand', async () => {
      await field().press('End');
      await field().pressSequentially('!!');
      await expect(saidInAll()).resolves.toEqual([]);
      await expect(field().inputValue()).resolves.toBe('red!!');
      await turn(page, () => field().press('Enter'));
      await expect(saidInAll()).resolves.toEqual(['You: red!!']);
    });

    test('where it can not be sent yet, it stays in the field', async () => {
      await page.route('**/turn', async (route) => {
        await page.locator('#not-said').waitFor();
        await page.clock.runFor(1600);
        await route.continue();
      });
      await field().fill('score');
      await turn(page, async () => {
        await field().press('Enter');
        await page.locator('#listens').click();
        await page.locator('#listens[aria-pressed=true]').click();
      });
      await expect(saidInAll()).resolves.toEqual(['You: score']);
      await expect(field().inputValue()).resolves.toBe('red');
    });
  });

  test('what was read aloud is let go of', async () => {
    const context = await browser.newContext();
    await context.addInitScript(`
      const { createObjectURL, revokeObjectURL } = URL;
      const held = new Set();
      const tell = () => (document.body.dataset.held = held.size);
      URL.createObjectURL = (blob) => {
        const address = createObjectURL(blob);
        held.add(address);
        tell();
        return address;
      };
      URL.revokeObjectURL = (address) => {
        revokeObjectURL(address);
        held.delete(address);
        tell();
      };
    `);
    const page = await openPage(context, table.address);
    await page.locator('#aloud').click();
    await page.locator('body[data-held="1"]').waitFor();
    await page.locator('#aloud').click();
    await page.locator('body[data-held="0"]').waitFor();
    await expect(page.locator('#note').innerText()).resolves.toBe('');
    await context.close();
  });

  test.each([
    ['no microphone', '/nothing', /^There is no microphone, or the page may not use it\.$/],
    ['no ear', '/speech', /^Nothing here can listen: .* the server offers no ear\.$/],
  ])('%s: the page says so, and is typed into as before', async (_, missing, told) => {
    const context = await browser.newContext();
    await context.addInitScript(`
      window.SpeechRecognition = window.webkitSpeechRecognition = undefined;
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    `);
    const page = await openPage(context, table.address);
    await page.route(`**${missing}`, (route) => route.fulfill({ status: 404 }));
    await page.locator('#listens').click();
    await page.locator('#note:not(:empty)').waitFor();
    await page.locator('#listens[aria-pressed=false]').waitFor();
    await expect(page.locator('#note').innerText()).resolves.toMatch(told);
    await type(page, 'score');
    await expect(page.locator('#note').innerText()).resolves.toBe('');
    await context.close();
  });
});
