// Guards whole conversations by random people: three answers in four are legal, the rest is anything that can be heard.
// Whatever is said, the reply is one breath with one question, the cards and points add up, and nothing is lost.
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { deepStrictEqual, ok } from 'node:assert/strict';
import { check } from 'ssml-check-core';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { createMatcher } from '../lambda/chat/matcher.ts';
import type { InteractionModel } from '../lambda/chat/model.ts';
import { emptyHousehold, isLobby, nameOf, type Household } from '../lambda/dialog/household.ts';
import {
  BUILT_INS,
  GUESS_IDS,
  INTENTS,
  ME,
  OPTION_IDS,
  OWN_INTENTS,
  PLAYS,
  SEAT_IDS,
  TOPICS,
  type Heard,
  type IntentName,
  type SlotType,
} from '../lambda/dialog/intents.ts';
import type { Reply } from '../lambda/dialog/reply.ts';
import { takeTurn } from '../lambda/dialog/turn.ts';
import {
  DECK,
  PRESETS,
  fairShuffle,
  fewestPlayers,
  type Card,
  type Game,
  type PublicEvent,
} from '../lambda/engine/index.ts';
import { listen } from '../lambda/locales/en-US/listen.ts';
import { locales } from '../lambda/locales/index.ts';
import { compose, type Spoken } from '../lambda/speech/compose.ts';
import { QUESTION_TYPES, type QuestionType, type ViewQuestion } from '../lambda/speech/view.ts';
import { wordCount } from '../lambda/speech/voice.ts';
import { anyRules, anySeed } from './support/random-play.ts';

const CONVERSATIONS = 3000;
const LONGEST = 50;
const [american] = locales;
const model = JSON.parse(
  readFileSync('interaction-model/interactionModels/custom/en-US.json', 'utf8'),
) as InteractionModel; // written by the generator in this form
const matcher = createMatcher(model, listen.builtIns);

const NAMES = ['Sam', 'Alex', 'Jo', 'Zoë', 'Tim', 'Tom', "O'Neil", 'Mary Jane'];
/** What a slot of each type can hold. */
const VALUES: Readonly<Record<SlotType, readonly string[]>> = {
  GUESS: GUESS_IDS,
  GOAL_POST: ['on', 'off'],
  PLAY: PLAYS,
  PLAYER: [...NAMES, ...SEAT_IDS, ME],
  NUMBER: ['1', '2', '3', '4', '8', '9'],
  OPTION: OPTION_IDS,
  TOPIC: TOPICS,
};
const WORDS: readonly string[] = [...Object.values(VALUES).flat(), '?', '', 'tam', 'purple', '<b>'];
const INTENT_NAMES: readonly IntentName[] = [...OWN_INTENTS, ...BUILT_INS, 'LaunchRequest'];

/** What is seen of a run of conversations. */
const reached = new Map<QuestionType, number>();
const proved = new Set<string>();
let ended = 0;

/** A person who says anything: three times in four a legal answer, and now and then "undo". One number makes the whole person. */
function person(seed: number): (question: ViewQuestion | null) => Heard {
  const generator = xoroshiro128plus(seed);
  const below = (most: number) => uniformInt(generator, 0, most - 1);
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T; // the index lies within the list
  const valueFor = (type: SlotType | 'PLAYER[]'): string | readonly string[] => {
    if (type === 'PLAYER[]') return Array.from({ length: 1 + below(4) }, () => one(VALUES.PLAYER));
    return one(below(4) > 0 ? VALUES[type] : WORDS);
  };
  return (question) => {
    const legal = below(4) > 0;
    const choices = question?.choices ?? [];
    // Names are no buttons, so that who plays is a legal answer beside the choices.
    const asksNames = question?.type === 'players' || question?.type === 'morePlayers';
    if (legal && asksNames && below(3) > 0) {
      return { intent: 'PlayersIntent', slots: { players: NAMES.slice(0, 2 + below(7)) } };
    }
    if (legal && choices.length > 0) return one(choices).heard;
    if (below(10) === 0) return { intent: 'UndoIntent', slots: {} };
    const intent = one(INTENT_NAMES);
    const types: Readonly<Record<string, SlotType | 'PLAYER[]'>> =
      intent in INTENTS ? INTENTS[intent as keyof typeof INTENTS] : {}; // checked by `in`
    const filled = Object.entries(types).filter(() => below(3) > 0);
    return { intent, slots: Object.fromEntries(filled.map(([slot, type]) => [slot, valueFor(type)])) };
  };
}

function eventsOf({ acts }: Reply): readonly PublicEvent[] {
  return acts.flatMap((act) => (act.type === 'happened' ? act.events : []));
}

/** Every card that the game knows of. */
function cardsOf(game: Game): readonly Card[] {
  const onBoard = game.board
    ? [...game.board.hidden, ...game.board.rows.flat().flatMap(({ card }) => card ?? [])]
    : [];
  const onBus = game.phase.type === 'bus' || game.phase.type === 'gauntlet' ? game.phase.cards : [];
  const rows = game.players.flatMap(({ row }) => row);
  return [...game.pile, ...game.out, ...onBoard, ...onBus, ...rows, ...game.draws.map(({ card }) => card)];
}

const scoreOf = (game: Game | null) => (game?.players ?? []).reduce((sum, { score }) => sum + score, 0);

/** What the events of a turn add to all scores together. */
function pointsIn(events: readonly PublicEvent[]): number {
  return events.reduce((sum, event) => {
    if (event.type === 'guessedWrong' || event.type === 'gave' || event.type === 'took')
      return sum + event.amount;
    return sum;
  }, 0);
}

/** Set-up, explanations, runs of flips and final scores may take longer than a breath. */
function mayBeLong(spoken: Spoken, acts: readonly string[]): boolean {
  const types = spoken.view.happened.map(({ type }) => type);
  const explains = [
    'rollCall',
    'ranksTold',
    'topic',
    'options',
    'help',
    'welcomed',
    'again',
    'records',
    'scores',
    'cards',
    'remaining',
    'resumed',
    'happened',
  ];
  const flips = types.some((type) =>
    ['cardFlipped', 'boardDealt', 'gameEnded', 'ridersChosen', 'rideBegan'].includes(type),
  );
  const lists = acts.some((act) => explains.filter((each) => each !== 'happened').includes(act));
  return flips || lists || spoken.view.players.length > 4;
}

/** How much news a turn has beside its own: a new pile, equal cards, a long ride, a goal post, options, a name that is none. */
function noticesIn({ view }: Spoken, acts: readonly string[]): number {
  const types = new Set([...view.happened.map(({ type }) => type), ...acts]);
  const news = [
    'reshuffled',
    'equalDrawn',
    'longRide',
    'goalPostOffered',
    'giftLapsed',
    'chosen',
    'nameRefused',
  ];
  return news.filter((type) => types.has(type)).length;
}

function checkSpeech(spoken: Spoken, acts: readonly string[]): void {
  const { text, open, reprompt, view } = spoken;
  ok(text.split('?').length - 1 === (open ? 1 : 0), `one question where open: ${text}`);
  ok(text.endsWith('?') === open, `the question last: ${text}`);
  ok((reprompt !== null) === open, `a reprompt where open: ${text}`);
  const words = wordCount(text);
  const most = mayBeLong(spoken, acts) ? 80 : 30 + 10 * noticesIn(spoken, acts);
  ok(words > 0 && words <= most, `${words} words: ${text}`);
  ok(!('hidden' in (view.board ?? {})), 'a hidden card shows');
}

/** Every choice that is offered is understood as what it is when it is said. */
function checkChoices(question: ViewQuestion, names: readonly string[]): void {
  const choices = question.choices.map(({ heard }) => heard);
  for (const { say, heard } of question.choices) {
    const key = `${question.type} ${say} ${names.join()}`;
    if (proved.has(key)) continue;
    proved.add(key);
    deepStrictEqual({ say, heard: matcher.match(say, { choices, names }) }, { say, heard });
  }
}

function checkGame(before: Household, after: Household, reply: Reply): void {
  if (!after.game) return;
  const events = eventsOf(reply);
  const cards = cardsOf(after.game);
  ok(cards.length === DECK.length && new Set(cards).size === DECK.length, '52 different cards');
  const sameGame = String(before.game?.seed) === String(after.game.seed);
  const undone = reply.acts.some(({ type }) => type === 'undone');
  if (sameGame && !undone) deepStrictEqual(scoreOf(after.game) - scoreOf(before.game), pointsIn(events));
}

/** Whatever was said, the question on the table belongs to what lies there, and it can be answered. */
function checkHousehold({ about, game, last, table }: Household, question: ViewQuestion | null): void {
  const open = game !== null && game.phase.type !== 'over';
  ok((about.type === 'game') === open || about.type === 'confirm', `${about.type} with ${game?.phase.type}`);
  ok(about.type !== 'rematch' || game !== null, 'another game after none');
  ok(!isLobby(about) || game === null, 'a lobby with a game');
  ok(!(about.type === 'players' && about.again) || last !== null, 'the same again as never before');
  ok(!isLobby(about) || about.count === null || about.count >= fewestPlayers(table.rules), 'too few wanted');
  ok(game === null || game.players.length === table.names.length, 'a seat for each name');
  ok(question === null || question.choices.length > 0, 'no answer fits');
}

test(`${CONVERSATIONS} random conversations`, async () => {
  if (!american) throw new Error('no locale');
  const locale = american;
  const sample: string[] = [];
  fc.assert(
    fc.property(anyRules, anySeed, fc.integer(), (rules, seed, whoever) => {
      const answer = person(whoever);
      const empty = emptyHousehold(0);
      let household: Household = { ...empty, table: { ...empty.table, rules } };
      let question: ViewQuestion | null = null;
      let heard: Heard = { intent: 'LaunchRequest', slots: {} };
      let previous = '';
      for (let index = 0; index < LONGEST; index += 1) {
        const before = household;
        const {
          household: kept,
          reply,
          changed,
        } = takeTurn(before, {
          heard,
          question: index === 0 ? null : before.question,
          request: `request ${index}`,
          lost: null,
          newSession: question === null,
          now: index * 1000,
          seed: [seed[0], seed[1], seed[2], index],
          shuffle: fairShuffle,
          sips: true,
          reserved: locale.reserved,
        });
        const told = kept ?? emptyHousehold(0);
        const spoken = compose(told, reply, locale);
        const acts: readonly string[] = reply.acts.map(({ type }) => type);
        const events = eventsOf(reply);
        checkSpeech(spoken, acts);
        checkGame(before, told, reply);
        if (kept) checkHousehold(kept, spoken.view.question);
        ok(spoken.text !== previous, `twice running: ${previous}`);
        const refused = acts.includes('refused') && events.length === 0;
        ok(!refused || told.game === before.game, 'a refusal changes the game');
        ok(changed, "a turn that isn't kept");
        if (index % 40 === 0) sample.push(spoken.ssml);
        ended += events.filter(({ type }) => type === 'gameEnded').length;
        question = spoken.view.question;
        if (question) {
          reached.set(question.type, (reached.get(question.type) ?? 0) + 1);
          checkChoices(
            question,
            told.table.names.map((_, seat) => nameOf(told, seat + 1) ?? `player ${seat + 1}`),
          );
        }
        previous = spoken.text;
        const stored = JSON.stringify(told);
        household = JSON.parse(stored) as Household; // as the store has it
        ok(JSON.stringify(household) === stored, 'lost in the store');
        heard = answer(question);
      }
    }),
    { numRuns: CONVERSATIONS, endOnFailure: true },
  );
  for (const type of QUESTION_TYPES)
    expect({ type, often: (reached.get(type) ?? 0) >= 50 }).toEqual({ type, often: true });
  expect(ended).toBeGreaterThanOrEqual(200);
  const faults = await Promise.all(
    sample.slice(0, 500).map((ssml) => check(`<speak>${ssml}</speak>`, { platform: 'amazon' })),
  );
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
}, 240_000);

test('the rules that are random here include both presets', () => {
  const seen = fc.sample(anyRules, 200).map(({ stakes, mode }) => `${mode} ${stakes}`);
  expect(new Set(seen)).toEqual(
    new Set(['table single', 'table double', 'gauntlet single', 'gauntlet double']),
  );
  expect(PRESETS.party.stakes).toBe('double');
});
