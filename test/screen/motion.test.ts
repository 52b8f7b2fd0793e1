// What moves on a screen: a card that this turn showed begins as its back, a gift begins at its giver; soon both lie where
// they belong, and on a device without animations they lie there at once.
import { screenOf } from '../../lambda/alexa/screen/screen.ts';
import { describeInBrowser } from '../support/browser.ts';
import { PROFILES } from './profiles.ts';
import { projectorOfBlock, type Drawn } from './projector.ts';
import { sceneOf, type SceneName } from './scenes.ts';

const SMALL = PROFILES.find(({ name }) => name === 'hubLandscapeSmall');

/** The longest that anything moves, in milliseconds, with time to spare. */
const SOON = 1800;

describeInBrowser('motion', () => {
  const projector = projectorOfBlock();

  async function draw(scene: SceneName, how: 'still' | 'moving'): Promise<readonly Drawn[]> {
    if (!SMALL) throw new Error('there is no such device');
    const { spoken, locale } = sceneOf(scene);
    expect(await projector().draw(SMALL, screenOf(spoken.view, locale, 'wide'), how)).toEqual([]);
    return projector().drawn();
  }

  /** What is seen, time after time, until a screen is sure to have come to rest. */
  async function watched(scene: SceneName): Promise<readonly (readonly Drawn[])[]> {
    const seen = [await draw(scene, 'moving')];
    for (const start = performance.now(); performance.now() - start < SOON;)
      seen.push(await projector().drawn());
    return seen;
  }

  /** The top of the badge that tells, among the players on the right, what somebody got; none while it can't be seen. */
  const badges = (all: readonly Drawn[]) =>
    all
      .filter(({ text, box }) => /^\+\d+$/.test(text) && box.x > (SMALL?.width ?? 0) * 0.6)
      .map(({ box }) => Math.round(box.y));

  test('a gift slides from its giver to its receiver', async () => {
    const { view } = sceneOf('afterGift').spoken;
    const [gift] = view.happened.filter(({ type }) => type === 'gave');
    const [there = NaN] = badges(await draw('afterGift', 'still'));
    const seen = (await watched('afterGift')).flatMap(badges);
    const from = Math.sign((gift?.seat ?? 0) - (gift?.to ?? 0));
    expect(seen.map((y) => Math.sign(y - there))).toContain(from);
    expect(seen.map((y) => Math.sign(y - there))).not.toContain(-from);
    expect(seen.at(-1)).toBe(there);
  });

  test('a card turns over', async () => {
    const faces = (all: readonly Drawn[]) =>
      all.filter(({ text }) => text === '').map(({ box }) => Math.round(box.width));
    const still = faces(await draw('flipped', 'still'));
    const seen = (await watched('flipped')).map(faces);
    expect(seen.some((widths) => widths.join() !== still.join())).toBe(true);
    expect(seen.at(-1)).toEqual(still);
  });
});
