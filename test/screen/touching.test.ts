// A whole game by touch: every answer is touched on the screen that the last reply drew, and what the screen sends goes to
// the handler as a device would send it. Voice and touch can be mixed, and an old screen moves nothing.
import { createHandler } from '../../lambda/handler.ts';
import { describeInBrowser } from '../support/browser.ts';
import { partsWith } from '../support/devices.ts';
import { PROFILES, type Profile } from './profiles.ts';
import { projectorOfBlock, type Screen } from './projector.ts';
import { screenOf } from '../../lambda/alexa/screen/screen.ts';
import { sceneOf } from './scenes.ts';
import { showOf } from './show.ts';

const [ROUND, SMALL] = PROFILES;

describeInBrowser('touches', () => {
  const projector = projectorOfBlock();

  /** Touches the nth target of the screen, counted round, and gives what that sent. */
  async function touch(profile: Profile, screen: Screen, nth: number): Promise<readonly unknown[]> {
    await projector().draw(profile, screen);
    const targets = await projector().touchables();
    const target = targets[nth % targets.length];
    if (!target)
      throw new Error(
        `nothing can be touched: ${(await projector().drawn()).map(({ text }) => text).join()}`,
      );
    const sent = await projector().touch(target);
    expect(sent).toHaveLength(1);
    return sent[0] ?? [];
  }

  test.each([
    { device: 'a small hub', profile: SMALL, names: ['Sam', 'Alex', 'Jo'] },
    { device: 'a round hub', profile: ROUND, names: ['Sam', 'Jo'] },
  ])('play a game to its end on $device', async ({ profile, names }) => {
    if (!profile) throw new Error('there is no such device');
    const show = showOf(createHandler(partsWith()), profile.shape === 'round' ? 'ROUND' : 'RECTANGLE');
    await show.say('LaunchRequest');
    await show.say('OptionIntent', { option: 'streak.3' });
    let shown = await show.say('PlayersIntent', { players: names });
    let touches = 0;
    while (shown.phase !== 'over' && touches < 300) {
      touches += 1;
      shown = await show.touch(await touch(profile, shown.screen, touches * 7));
      expect(shown.open).toBe(true);
    }
    expect(shown.phase).toBe('over');
    expect(touches).toBeGreaterThan(8);
    const no = await show.touch(await touch(profile, shown.screen, 1));
    expect(no.open).toBe(false);
  });

  test.each(['color', 'give'] as const)(
    "a remote control's focus is seen where %s is asked",
    async (scene) => {
      const tv = PROFILES.find(({ mode }) => mode === 'TV');
      if (!tv) throw new Error('there is no television');
      const { spoken, locale } = sceneOf(scene);
      await projector().draw(tv, screenOf(spoken.view, locale, tv.shape));
      const rings = await projector().focus(1);
      expect(rings.map((width) => width > 0)).toEqual(rings.map((_, nth) => nth === 1));
      await projector().picture(`artefacts/screens/focus-${scene}.png`);
    },
  );

  test('of an old screen repeat the question and move nothing', async () => {
    const show = showOf(createHandler(partsWith({}, '7H 2C')));
    await show.say('LaunchRequest');
    const first = await show.say('PlayersIntent', { players: ['Sam', 'Jo'] });
    if (!SMALL) throw new Error('there is no such device');
    const red = await touch(SMALL, first.screen, 0);
    const second = await show.touch(red);
    expect(second.question).toBe(first.question + 1);
    const again = await show.touch(red);
    expect(again).toMatchObject({ question: second.question, phase: 'row', open: true });
    const third = await show.say('GuessIntent', { guess: 'red' });
    expect(third.question).toBe(second.question + 1);
  });
});
