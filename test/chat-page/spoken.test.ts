// Guards playing by ear with no cloud: whole games with WAV in and WAV out, noise that is no answer, and the page's own
// microphone, which is fed a recording.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWav, withHiss, writeWav } from '../../lambda/local/speech/audio.ts';
import { openVoice, type Voice } from '../../lambda/local/speech/voice.ts';
import { describeInBrowser } from '../support/browser.ts';
import { openBrowser, openPage, openTable, replyOf, type } from './open-page.ts';
import type { Played } from './play-by-ear.ts';

jest.setTimeout(120_000);

let voice: Voice;
beforeAll(() => {
  voice = openVoice();
});
afterAll(() => voice.close());

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

describeInBrowser('the microphone of the page', () => {
  test('what was heard stands in the field, can be taken back, and is sent after a moment', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ride-the-bus-heard-'));
    const { samples, rate } = readWav(await voice.speak('red', 'slt'));
    const recording = join(folder, 'red.wav');
    writeFileSync(recording, writeWav({ rate, samples: withHiss(samples, 24_000) }));
    const browser = await openBrowser([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${recording}`,
      '--autoplay-policy=no-user-gesture-required',
    ]);
    const table = await openTable();
    const page = await openPage(await browser.newContext({ permissions: ['microphone'] }), table.address);
    await type(page, 'Sam and Alex');
    await page.locator('#listens').click();
    await page.locator('#not-said').click({ timeout: 20_000 });
    await expect(page.locator('.seat .hand svg').count()).resolves.toBe(0);
    await page.locator('#listens').click();
    await page.locator('#not-said').waitFor({ timeout: 20_000 });
    await expect(page.locator('#field').inputValue()).resolves.toBe('red');
    await page.locator('.seat .hand svg').first().waitFor();
    await expect(replyOf(page)).resolves.toMatch(/Alex/);
    const spoken = page.waitForResponse('**/speech/say');
    await page.locator('#aloud').click();
    expect((await spoken).headers()['content-type']).toBe('audio/wav');
    await browser.close();
    await table.close();
    rmSync(folder, { recursive: true });
  });
});
