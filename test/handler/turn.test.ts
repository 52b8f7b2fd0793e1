// What the shell adds to a turn: whom it answers, in which language, what it costs, what the log keeps, and how
// touches, duplicates, older questions, forgetting and unreadable households come out.
import { touchFor } from '../../lambda/alexa/envelope.ts';
import { createHandler } from '../../lambda/handler.ts';
import type { LogRecord } from '../../lambda/handler/log.ts';
import { locales } from '../../lambda/locales/index.ts';
import { itemOf } from '../../lambda/store/item.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Store } from '../../lambda/store/store.ts';
import type { Shuffle } from '../../lambda/engine/index.ts';
import { deviceOf, keptIn, NOW, partsWith, send, SKILL, USER } from '../support/devices.ts';
import { flaky } from '../support/flaky-store.ts';

const DECK = '7H 2C TD 3S';

/** Two players at their first question, in a handler that was just made. */
async function firstQuestion() {
  const memory = new MemoryStore();
  const store = flaky(memory);
  const log: LogRecord[] = [];
  const parts = partsWith({ store, log: (record) => log.push(record) }, DECK);
  const handler = createHandler(parts);
  const device = deviceOf(handler);
  await device.say('PlayersIntent', { players: ['Sam', 'Alex'] });
  log.length = 0;
  return { memory, store, log, parts, handler, device };
}

async function rowsIn(store: MemoryStore) {
  return (await keptIn(store))?.game?.players.map(({ row }) => row);
}

test.each([
  ['another skill', { skillId: 'amzn1.ask.skill.other' }],
  ['a skill without an id', { skillId: undefined }],
  ['a skill with an empty id', { skillId: '' }],
])('a request to %s is rejected', async (_what, changes) => {
  const parts = partsWith(changes);
  const handler = createHandler(parts);
  await expect(deviceOf(handler).say('LaunchRequest')).rejects.toThrow();
  expect(await keptIn(parts.store)).toBeNull();
});

test('the handler is no callback handler', () => {
  expect(createHandler(partsWith()).length).toBeLessThan(3);
});

test('a handler without a locale is refused', () => {
  expect(() => createHandler(partsWith({ locales: [] }))).toThrow('at least one locale');
});

test.each([
  ['en-GB', 'British'],
  ['en-NZ', 'American'],
  ['de-DE', 'American'],
  ['de-AT', 'American'],
])('a request in %s is answered by the %s locale', async (tag, name) => {
  const [english] = locales;
  if (!english) throw new Error('There is no locale.');
  const named = (as: string, its: string) => ({
    ...english,
    tag: its,
    words: { ...english.words, PLAYER: { ...english.words.PLAYER, P1: [as] as const } },
  });
  const handler = createHandler(
    partsWith({ locales: [named('American', 'en-US'), named('British', 'en-GB')] }),
  );
  const sent = deviceOf(handler).request('CountIntent', { count: '2' });
  await send(handler, sent);
  const nameless = deviceOf(handler).request('NoNamesIntent');
  const { got } = await send(handler, {
    ...nameless,
    request: { ...nameless.request, locale: tag } as typeof nameless.request,
  }); // only the locale is another
  expect(got.response.directives).toMatchObject([{ types: [{ values: [{ name: { value: name } }, {}] }] }]);
});

test('a warm turn asks the store once; a request heard before is read again and not written', async () => {
  const { store, handler, device } = await firstQuestion();
  const sent = device.request('GuessIntent', { guess: 'red' });
  const first = await send(handler, sent);
  expect(store.calls).toEqual({ load: 1, save: 2, setAside: 0, forget: 0 });
  const second = await send(handler, sent);
  expect(JSON.stringify(second.got)).toBe(JSON.stringify(first.got));
  expect(store.calls).toEqual({ load: 2, save: 2, setAside: 0, forget: 0 });
});

test('a request heard before gets the same bytes from an instance that starts cold', async () => {
  const { parts, handler, device } = await firstQuestion();
  const sent = device.request('GuessIntent', { guess: 'black' });
  const first = await send(handler, sent);
  const second = await send(createHandler(parts), sent);
  expect(JSON.stringify(second.got)).toBe(JSON.stringify(first.got));
});

test('an answer to an older question moves nothing and hears the current one', async () => {
  const { memory, handler, device } = await firstQuestion();
  const late = device.request('GuessIntent', { guess: 'red' });
  await device.say('GuessIntent', { guess: 'red' });
  const before = await keptIn(memory);
  const { text, got } = await send(handler, late);
  expect(text).toMatch(/^Alex, .*red or black\?$/);
  expect(got.sessionAttributes).toEqual({ question: 3 });
  expect(await keptIn(memory)).toEqual(before);
});

test('two devices of a household play one game', async () => {
  const { memory, handler, device } = await firstQuestion();
  const other = deviceOf(handler);
  const joined = await other.say('LaunchRequest');
  expect(joined.text).toMatch(/Sam, .*red or black\?$/);
  await other.say('GuessIntent', { guess: 'red' });
  await device.say('GuessIntent', { guess: 'red' });
  expect(await rowsIn(memory)).toEqual([['7H'], []]);
});

const NOTHING = { rows: [[], []], question: 2 };
const TOUCHES = [
  ['the first choice', 2, 0, { rows: [['7H'], []], question: 3 }],
  ['the second choice', 2, 1, { rows: [['7H'], []], question: 3 }],
  ['a choice that is none', 2, 2, NOTHING],
  ['an older question', 1, 0, NOTHING],
  ['no question', -1, 0, NOTHING],
  ['half a choice', 2, 0.5, NOTHING],
] as const;

/** A touch in the session that asked, or in a new one: a table may stay on a screen for longer than its session. */
function touchIn(session: 'open' | 'new', question: number, choice: number) {
  return touchFor(question, choice, {
    skillId: SKILL,
    user: USER,
    session: 'session',
    newSession: session === 'new',
    attributes: session === 'new' ? {} : { question: 2 },
    locale: 'en-US',
    request: 'a touch',
    timestamp: new Date(NOW).toISOString(),
  });
}

const TOUCHED = TOUCHES.flatMap(([what, question, choice, expected]) =>
  (['open', 'new'] as const).map((session) => ({ session, what, question, choice, expected })),
);

test.each(TOUCHED)('in a session that is $session, a touch on $what', async (touch) => {
  const { session, question, choice, expected } = touch;
  const { memory, handler } = await firstQuestion();
  const { text, open, got } = await send(handler, touchIn(session, question, choice));
  expect(open).toBe(true);
  expect(text).toMatch(/red or black\?$/);
  expect(await rowsIn(memory)).toEqual(expected.rows);
  expect(got.sessionAttributes).toEqual({ question: expected.question });
});

test.each([
  ['EndGameIntent', 0],
  ['EndGameIntent', 1],
  ['ForgetIntent', 0],
  ['ForgetIntent', 1],
  ['AMAZON.StartOverIntent', 0],
  ['AMAZON.StartOverIntent', 1],
] as const)('a touch in a new session answers the confirmation of %s, choice %i', async (intent, choice) => {
  const outcomes = await Promise.all(
    (['open', 'new'] as const).map(async (session) => {
      const { memory, handler, device } = await firstQuestion();
      await device.say('GuessIntent', { guess: 'red' });
      await device.say(intent);
      const question = (await keptIn(memory))?.question ?? 0;
      const { text } = await send(handler, touchIn(session, question, choice));
      return { text, kept: await keptIn(memory) };
    }),
  );
  expect(outcomes[1]).toEqual(outcomes[0]);
});

test('a confirmation that a new session drops can be answered no more', async () => {
  const { memory, handler, device } = await firstQuestion();
  await device.say('EndGameIntent');
  const question = (await keptIn(memory))?.question ?? 0;
  await deviceOf(handler).say('LaunchRequest');
  const before = await keptIn(memory);
  const { text } = await send(handler, touchIn('open', question, 0));
  expect(text).toMatch(/red or black\?$/);
  expect(await keptIn(memory)).toEqual(before);
});

test('a touch of an old screen in a new session moves nothing, however often', async () => {
  const { memory, handler, device } = await firstQuestion();
  await device.say('GuessIntent', { guess: 'red' });
  const before = await keptIn(memory);
  for (let times = 0; times < 3; times += 1) {
    const { text } = await send(handler, touchIn('new', 2, 0));
    expect(text).toMatch(/^\w+, .*\?$/);
  }
  expect(await keptIn(memory)).toEqual(before);
});

test('what cannot be read is said, set aside and followed by a new household, in the same bytes again', async () => {
  const { memory, parts, device } = await firstQuestion();
  const household = await keptIn(memory);
  if (!household) throw new Error('Nothing is stored.');
  memory.put({ ...itemOf(USER, { version: 5, household }, NOW), schema: 99 });
  const handler = createHandler(parts);
  const sent = device.request('GuessIntent', { guess: 'red' });
  const first = await send(handler, sent);
  expect(first.open).toBe(true);
  expect((await keptIn(memory))?.answered?.reply.acts[0]).toEqual({ type: 'unreadable' });
  expect((await keptIn(memory))?.game).toBeNull();
  expect(memory.itemsOf(USER).map(({ part }) => part)).toEqual([
    'household',
    'unreadable#2026-01-15T20:00:00.000Z',
  ]);
  const again = await send(handler, sent);
  expect(JSON.stringify(again.got)).toBe(JSON.stringify(first.got));
});

test('"forget us" deletes every item, asked once, and closes the session', async () => {
  const { memory, device } = await firstQuestion();
  memory.put({ user: USER, part: 'unreadable#2026-01-01T00:00:00.000Z' });
  expect(await device.say('ForgetIntent')).toMatchObject({ open: true });
  expect(memory.itemsOf(USER)).toHaveLength(2);
  const gone = await device.say('AMAZON.YesIntent');
  expect(gone.got.response).toMatchObject({
    shouldEndSession: true,
    directives: [{ type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'CLEAR' }],
  });
  expect(gone.got.sessionAttributes).toEqual({});
  expect(memory.itemsOf(USER)).toEqual([]);
});

test('the log has one record a turn, with its cost and no name', async () => {
  const { log, device } = await firstQuestion();
  await device.say('GuessIntent', { guess: 'red', player: 'Alex' });
  await device.say('AMAZON.FallbackIntent');
  expect(log).toEqual([
    {
      level: 'info',
      event: 'turn',
      household: expect.stringMatching(/^[0-9a-f]{12}$/),
      ms: 0,
      storeMs: 0,
      reads: 0,
      writes: 1,
      lostRaces: 0,
      intent: 'GuessIntent',
      question: 'color',
      phase: 'questions',
      bytes: expect.any(Number),
      changed: true,
      newGame: false,
      finished: false,
      fallback: false,
      refused: false,
    },
    expect.objectContaining({ intent: 'AMAZON.FallbackIntent', fallback: true }),
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Sam|Alex|MADEUPUSER/);
});

test('the log tells a new game and the end of one', async () => {
  const log: LogRecord[] = [];
  const device = deviceOf(createHandler(partsWith({ log: (record) => log.push(record) })));
  await device.say('LaunchRequest');
  await device.say('PlayersIntent', { players: ['Sam', 'Alex'] });
  await device.say('EndGameIntent');
  await device.say('AMAZON.YesIntent');
  await device.say('AMAZON.YesIntent');
  expect(log.map(({ newGame, finished }) => [newGame, finished])).toEqual([
    [false, false],
    [true, false],
    [false, false],
    [false, expect.any(Boolean)],
    [true, false],
  ]);
});

test('the log tells how long a turn took, and for how much of that it waited for the store', async () => {
  const log: LogRecord[] = [];
  let now = NOW;
  const memory = new MemoryStore();
  const store: Store = {
    load: (...given) => ((now += 30), memory.load(...given)),
    save: (...given) => ((now += 12), memory.save(...given)),
    setAside: (...given) => memory.setAside(...given),
    forget: (...given) => memory.forget(...given),
  };
  const shuffle: Shuffle = (cards) => ((now += 5), cards);
  const parts = partsWith({ store, shuffle, now: () => now, log: (record) => log.push(record) });
  await deviceOf(createHandler(parts)).say('PlayersIntent', { players: ['Sam', 'Alex'] });
  expect(log).toMatchObject([{ ms: 47, storeMs: 42 }]);
});
