// Moments of games for a screen to show: each is reached by playing, with the most players and the longest names.
import { choicesOf } from '../../lambda/dialog/choices.ts';
import { emptyHousehold, type Household } from '../../lambda/dialog/household.ts';
import type { Heard, OptionId } from '../../lambda/dialog/intents.ts';
import { takeTurn } from '../../lambda/dialog/turn.ts';
import { fairShuffle } from '../../lambda/engine/index.ts';
import { locales } from '../../lambda/locales/index.ts';
import type { Reply } from '../../lambda/dialog/reply.ts';
import { compose, type Spoken } from '../../lambda/speech/compose.ts';
import type { Locale } from '../../lambda/speech/locale.ts';
import type { View } from '../../lambda/speech/view.ts';

/** Eight names of 20 letters, some of wide ones. */
export const LONG_NAMES = [
  'Maximiliane-Margaret',
  'Christopher-Williams',
  'Wilhelmina Thompkins',
  'Bartholomew Mcmillan',
  'Anne-Marie Josephine',
  'Konstantin-Alexander',
  'Mohammed Abdulrahman',
  "Guinevere O'Mahoneys",
] as const;

/** How a scene is reached. */
export interface Scene {
  readonly names: readonly string[];
  readonly options: readonly OptionId[];
  /** Plays on until this holds. */
  readonly until: (view: View) => boolean;
  /** What is said then. */
  readonly then?: Heard;
}

const EIGHT: Omit<Scene, 'until'> = { names: LONG_NAMES, options: [] };
const PARTY: Omit<Scene, 'until'> = { ...EIGHT, options: ['preset.party'] };

const asks = (type: string) => (view: View) => view.question?.type === type;
const asksOn = (phase: View['phase'], type: string) => (view: View) =>
  view.phase === phase && view.question?.type === type;
const flips = (view: View) => (view.board?.rows ?? []).flat().filter(({ card }) => card).length;

/** Every scene by its name. */
export const SCENES = {
  lobbyEmpty: { ...EIGHT, names: [], until: () => true },
  lobbyOptions: {
    ...PARTY,
    names: [],
    until: () => true,
    then: { intent: 'CountIntent', slots: { count: '8' } },
  },
  lobbyJoined: { ...EIGHT, names: ['Sam'], until: () => true },
  color: { ...EIGHT, until: asks('color') },
  higherLower: { ...EIGHT, until: asks('higherLower') },
  insideOutside: { ...EIGHT, until: asks('insideOutside') },
  suit: { ...EIGHT, until: asks('suit') },
  give: {
    ...EIGHT,
    until: (view) => asksOn('questions', 'give')(view) && view.players.every(({ cards }) => cards.length > 1),
  },
  afterGift: {
    ...EIGHT,
    until: (view) =>
      view.happened.some(({ type, seat = 0, to = 0 }) => type === 'gave' && Math.abs(seat - to) > 2),
  },
  goalPost: {
    ...PARTY,
    until: asks('higherLower'),
    then: { intent: 'GoalPostIntent', slots: { goalPost: 'on' } },
  },
  pyramid: { ...EIGHT, until: (view) => asksOn('board', 'continue')(view) && flips(view) > 4 },
  flipped: {
    ...EIGHT,
    until: (view) =>
      view.phase === 'board' && flips(view) > 2 && view.happened.some(({ type }) => type === 'cardFlipped'),
  },
  pyramidGive: {
    ...PARTY,
    options: ['preset.party', 'matches.played'],
    until: (view) => asksOn('board', 'give')(view) && flips(view) > 5,
  },
  playOrHold: { ...PARTY, until: asks('playOrHold') },
  spots: { ...EIGHT, options: ['board.spots'], until: (view) => view.phase === 'board' && flips(view) > 3 },
  rows: {
    ...PARTY,
    options: ['preset.party', 'board.rows'],
    until: (view) => view.phase === 'board' && flips(view) > 8,
  },
  bus: { ...EIGHT, until: (view) => (view.bus?.guesses ?? 0) > 5 && (view.bus?.streak ?? 0) > 1 },
  questionsBus: { ...PARTY, until: (view) => (view.bus?.cards.length ?? 0) > 2 },
  ridersDraw: {
    ...EIGHT,
    options: ['tie.highest'],
    until: (view) => view.draws.length > 0,
  },
  gauntlet: {
    ...EIGHT,
    options: ['mode.gauntlet'],
    until: (view) => view.phase === 'gauntlet' && (view.bus?.streak ?? 0) > 2,
  },
  over: { ...EIGHT, until: asks('rematch') },
  gauntletOver: { ...EIGHT, options: ['mode.gauntlet'], until: asks('rematch') },
  confirm: { ...EIGHT, until: asks('suit'), then: { intent: 'EndGameIntent', slots: {} } },
  gone: { ...EIGHT, until: asks('insideOutside'), then: { intent: 'LeaveIntent', slots: { player: 'P2' } } },
  closed: { ...EIGHT, until: asks('insideOutside'), then: { intent: 'AMAZON.StopIntent', slots: {} } },
  four: {
    ...EIGHT,
    names: ['Sam', 'Alex', 'Jo', 'Priya'],
    until: (view) => asksOn('questions', 'give')(view) && view.players.some(({ cards }) => cards.length > 2),
  },
  fourPyramid: {
    ...EIGHT,
    names: ['Sam', 'Alex', 'Jo', 'Priya'],
    until: (view) => asksOn('board', 'continue')(view) && flips(view) > 6,
  },
  two: { ...EIGHT, names: ['Sam', 'Jo'], until: asks('higherLower') },
} as const satisfies Readonly<Record<string, Scene>>;

/** The name of a scene. */
export type SceneName = keyof typeof SCENES;

/** How many turns a scene may take; beyond, it can't be reached. */
const MOST_TURNS = 3000;

/** A moment of a game: what was said, and what it was said on. */
export interface Moment {
  readonly spoken: Spoken;
  readonly household: Household;
  readonly reply: Reply;
  readonly locale: Locale;
}

const [ENGLISH] = locales;

/** Plays to a scene. Throws where it isn't reached. */
export function sceneOf(name: SceneName): Moment {
  return play(SCENES[name]);
}

/** Plays to a scene, seen turn by turn. Throws where it isn't reached. */
export function play(scene: Scene, seen: (moment: Moment) => void = () => undefined): Moment {
  if (!ENGLISH) throw new Error('there is no locale');
  let household: Household = emptyHousehold(0);
  let turns = 0;
  const say = (heard: Heard): Moment => {
    turns += 1;
    const taken = takeTurn(household, {
      heard,
      question: household.question,
      request: `request ${turns}`,
      lost: null,
      newSession: heard.intent === 'LaunchRequest',
      now: 0,
      seed: [turns, 0, 0, 0],
      shuffle: fairShuffle,
      sips: true,
      reserved: ENGLISH.reserved,
    });
    household = taken.household ?? household;
    const { reply } = taken;
    const moment = { spoken: compose(household, reply, ENGLISH), household, reply, locale: ENGLISH };
    seen(moment);
    return moment;
  };
  let now = say({ intent: 'LaunchRequest', slots: {} });
  for (const option of scene.options) now = say({ intent: 'OptionIntent', slots: { option } });
  if (scene.names.length > 0) now = say({ intent: 'PlayersIntent', slots: { players: scene.names } });
  while (!scene.until(now.spoken.view)) {
    const choices = choicesOf(household);
    const choice = choices[(turns * 7) % choices.length];
    if (!choice || turns > MOST_TURNS) throw new Error(`${JSON.stringify(scene)} is never reached`);
    now = say(choice);
  }
  return scene.then ? say(scene.then) : now;
}
