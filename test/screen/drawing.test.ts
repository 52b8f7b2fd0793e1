// What a screen looks like, drawn by Amazon's own renderer: nothing is cut off, every text has room to spare, every target
// is large enough to touch, and everything has a name for a screen reader. Writes the pictures to artefacts/screens.
import { screenOf } from '../../lambda/alexa/screen/screen.ts';
import { describeInBrowser } from '../support/browser.ts';
import { PROFILES, type Profile } from './profiles.ts';
import { projectorOfBlock, type Drawn, type Projector } from './projector.ts';
import { SCENES, sceneOf, type SceneName } from './scenes.ts';

/** Every scene on every device where there is time for it, else each scene on one device, all devices in turn. */
const EVERYWHERE = [process.env['CI'], process.env['ALL_SCREENS']].some(
  (set) => set === 'true' || set === '1',
);
const NAMES = Object.keys(SCENES) as SceneName[]; // Object.keys forgets the key type
const CASES = NAMES.flatMap((scene, nth) =>
  PROFILES.filter((_, device) => EVERYWHERE || device === nth % PROFILES.length).map((profile) => ({
    scene,
    profile,
    device: profile.name,
  })),
);

/** Texts leave this part of their width free, since a device's fonts aren't the ones that are measured here. */
const SPARE = 0.15;
/** The smallest letters, and the smallest of whose turn it is and of the question, which are read from three metres: in dp. */
const LETTERS = { any: 9, turn: 22, question: 28 };
/** The smallest side of a touch target, in dp. */
const SMALLEST = 48;

describeInBrowser('screens', () => {
  const projector = projectorOfBlock();

  test.each(CASES)('$scene on $device', async ({ scene, profile }) => {
    const { spoken, locale } = sceneOf(scene);
    const { view } = spoken;
    const screen = screenOf(view, locale, profile.shape);
    expect(await projector().draw(profile, screen)).toEqual([]);
    const pages = await drawnOn(profile, scene);
    const all = pages.flatMap(({ drawn }) => drawn);
    const texts = all.filter(({ text }) => text !== '');
    expect(all.filter(({ cut }) => cut)).toEqual([]);
    expect(texts.filter(({ natural, box }) => natural * (1 + SPARE) > box.width + 0.5)).toEqual([]);

    const { who, ask } = screen.datasources.table;
    const sizeOf = (line: string) =>
      Math.max(...texts.flatMap(({ text, size }) => (text === line ? [size] : [])));
    expect(texts.filter(({ size }) => size < LETTERS.any)).toEqual([]);
    expect(sizeOf(who.text)).toBeGreaterThanOrEqual(LETTERS.turn);
    expect(sizeOf(ask.text)).toBeGreaterThanOrEqual(LETTERS.question);

    const targets = pages.flatMap(({ touchables }) => touchables);
    expect(targets.filter(({ box }) => Math.min(box.width, box.height) < SMALLEST - 0.5)).toEqual([]);
    expect(new Set(targets.map(({ label }) => label))).toEqual(
      new Set(view.question?.choices.map(({ say }) => say)),
    );
    const shown = texts.map(({ text }) => text);
    for (const { name } of view.players) expect(shown).toContain(name);
    const labels = await projector().labels();
    const { seats } = screen.datasources.table;
    expect(labels).toEqual(expect.arrayContaining(seats.flatMap(({ score }) => score.say || [])));
    for (const card of view.players.flatMap(({ cards }) => cards))
      expect(labels).toContain(locale.said.forms.card(card));
  });

  /** Every page of a screen as it is drawn, a picture of each. */
  async function drawnOn({ name }: Profile, scene: SceneName) {
    const pages: { drawn: readonly Drawn[]; touchables: Awaited<ReturnType<Projector['touchables']>> }[] = [];
    const count = await projector().pages();
    for (let nth = 0; nth < count; nth += 1) {
      if (nth > 0) await projector().turn(nth);
      pages.push({ drawn: await projector().drawn(), touchables: await projector().touchables() });
      await projector().picture(`artefacts/screens/${scene}-${name}${nth > 0 ? `-${nth + 1}` : ''}.png`);
    }
    return pages;
  }
});
