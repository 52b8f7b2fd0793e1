// Guards every reply of whole games under many options: its length, its one question, its SSML and sounds, and that
// nothing face down is ever shown. The lines themselves are guarded by the other tests of this folder.
import { check } from 'ssml-check-core';
import { choicesOf } from '../../lambda/dialog/choices.ts';
import { emptyHousehold, type Household } from '../../lambda/dialog/household.ts';
import type { Heard } from '../../lambda/dialog/intents.ts';
import type { Act, Reply } from '../../lambda/dialog/reply.ts';
import { takeTurn } from '../../lambda/dialog/turn.ts';
import { fairShuffle, type PublicEvent, type Rules } from '../../lambda/engine/index.ts';
import { compose, type Spoken } from '../../lambda/speech/compose.ts';
import { MOST_SOUNDS } from '../../lambda/speech/sounds.ts';
import { wordCount } from '../../lambda/speech/voice.ts';
import { classic, party } from '../support/builders.ts';
import { RESERVED } from '../support/talk.ts';
import { enUS } from '../support/spoken.ts';

/** Words of a normal turn, of one in brief mode, and of set-up, runs of flips and final scores. */
const NORMAL = 30;
const BRIEF = 20;
const LONG = 80;

const NAMES = ['Sam', 'Alex', 'Jo', 'Zoe', 'Tim', 'Ann', 'Kai', 'Bo'] as const;
const TABLES: readonly (readonly [string, Rules, number])[] = [
  ['classic, two', classic(), 2],
  ['classic, eight', classic(), 8],
  ['quick flips, two', classic({ quickFlips: 'on', pyramidRows: 5 }), 2],
  ['spots, three', classic({ board: 'spots', rowStakes: 'flat', streak: 3 }), 3],
  ['rows, four', classic({ board: 'rows', bus: 'questions', tie: 'bothRide' }), 4],
  ['rows with quick flips, eight', classic({ board: 'rows', pyramidRows: 5, quickFlips: 'on' }), 8],
  ['party, four', party(), 4],
  ['party, eight', party({ tie: 'bothRide', sameRank: 'again' }), 8],
  ['same rank right, two', classic({ sameRank: 'right', goalPost: 'on', tie: 'highest' }), 2],
  ['gauntlet, one', classic({ mode: 'gauntlet' }), 1],
  ['gauntlet, four', classic({ mode: 'gauntlet', sameRank: 'again' }), 4],
];
const GAMES_EACH = 3;
const MOST_TURNS = 400;

interface Told {
  readonly household: Household;
  readonly reply: Reply;
  readonly spoken: Spoken;
}

/** A whole game of legal answers, chosen by a small generator of its own. */
function* game(rules: Rules, players: number, seed: number): Generator<Told> {
  const table = { names: NAMES.slice(0, players), rules, preset: 'classic', giveAndTake: false } as const;
  let household: Household = {
    ...emptyHousehold(0),
    table,
    last: table,
    about: { type: 'rematch' },
    finished: seed % 2,
  };
  let chance = seed;
  let heard: Heard = { intent: 'AMAZON.YesIntent', slots: {} };
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const taken = takeTurn(household, {
      heard,
      question: null,
      request: `${turn}`,
      lost: null,
      newSession: false,
      now: 0,
      seed: [seed, turn, 3, 4],
      shuffle: fairShuffle,
      sips: true,
      reserved: RESERVED,
    });
    household = taken.household ?? household;
    yield { household, reply: taken.reply, spoken: compose(household, taken.reply, enUS) };
    if (household.about.type !== 'game') return;
    const choices = choicesOf(household);
    chance = (chance * 48271) % 2147483647;
    heard = choices[chance % choices.length] ?? heard;
  }
}

function allOf(rules: Rules, players: number): readonly Told[] {
  const seeds = Array.from({ length: GAMES_EACH }, (_, nth) => 1000 + 37 * nth);
  return seeds.flatMap((seed) => [...game(rules, players, seed)]);
}

const LONG_EVENTS: readonly PublicEvent['type'][] = [
  'cardFlipped',
  'boardDealt',
  'boardEnded',
  'baseFlipped',
  'gameEnded',
];
/** A new pile comes once in a while, and equal cards that go out can be several. */
const RARE_EVENTS: readonly PublicEvent['type'][] = ['reshuffled', 'equalDrawn', 'rideEnded', 'playerLeft'];

function isNormal(acts: readonly Act[]): boolean {
  const events = acts.flatMap((act) => (act.type === 'happened' ? act.events : []));
  return (
    acts.every((act) => act.type === 'happened') &&
    !events.some(({ type }) => LONG_EVENTS.includes(type) || RARE_EVENTS.includes(type))
  );
}

describe.each(TABLES)('%s', (_name, rules, players) => {
  const told = allOf(rules, players);
  const texts = told.map(({ spoken }) => spoken.text);

  test('every reply asks once, at its end', () => {
    expect(texts.filter((text) => !/^[^?]+\?$/.test(text))).toEqual([]);
  });

  test('every reprompt asks once, at its end', () => {
    const reprompts = told.map(({ spoken }) => spoken.reprompt?.text ?? '');
    expect(reprompts.filter((text) => !/^[^?]+\?$/.test(text))).toEqual([]);
  });

  test('a normal turn is one breath', () => {
    const normal = told.filter(({ reply }) => isNormal(reply.acts));
    const most = (household: Household) => (household.finished > 0 ? BRIEF : NORMAL);
    const long = normal.filter(({ household, spoken }) => wordCount(spoken.text) > most(household));
    expect(normal.length).toBeGreaterThan(0);
    expect(long.map(({ spoken }) => spoken.text)).toEqual([]);
  });

  test('nothing is longer than a run of flips may be', () => {
    expect(texts.filter((text) => wordCount(text) > LONG)).toEqual([]);
  });

  test('no two replies running have the same words', () => {
    const running = texts.filter((text, index) => text === texts[index - 1]);
    expect(running).toEqual([]);
  });

  test('the SSML is well-formed, with few sounds', async () => {
    // Text without any mark of SSML needs no checking.
    for (const { spoken } of told.filter((each) => /[<>&]/.test(each.spoken.ssml))) {
      expect(await check(`<speak>${spoken.ssml}</speak>`, { platform: 'amazon' })).toBeUndefined();
      expect(spoken.ssml.match(/<audio|<say-as/g)?.length ?? 0).toBeLessThanOrEqual(MOST_SOUNDS);
    }
  });

  test('plain has no sounds, and says everything else', () => {
    for (const { household, reply } of told) {
      expect(compose({ ...household, plain: true }, reply, enUS).ssml).not.toContain('<');
    }
  });

  test('no face-down card is shown', () => {
    for (const { household, spoken } of told) {
      const shown = JSON.stringify({ ...spoken.view, happened: [] }) + spoken.card.text;
      const hidden = [...(household.game?.pile ?? []), ...(household.game?.board?.hidden ?? [])];
      expect(hidden.filter((card) => shown.includes(`"${card}"`))).toEqual([]);
    }
  });

  test('the same turn is composed alike', () => {
    for (const { household, reply, spoken } of told) expect(compose(household, reply, enUS)).toEqual(spoken);
  });
});
