// A store that hangs, fails, or fails after writing: an apology in time, the session open, no move lost or doubled.
import { createHandler } from '../../lambda/handler.ts';
import type { LogRecord } from '../../lambda/handler/log.ts';
import { locales } from '../../lambda/locales/index.ts';
import { apologise } from '../../lambda/speech/compose.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Store } from '../../lambda/store/store.ts';
import { deviceOf, keptIn, partsWith, send, SKILL, USER } from '../support/devices.ts';
import { FAULTS, flaky, type Fault } from '../support/flaky-store.ts';

/** Sam's card is red, and so Sam is right; Alex gets the point, being the only one who can. */
const DECK = '7H 2C TD 3S';
const [english] = locales;

/** Two players at their first question, on a store that works so far. */
async function firstQuestion() {
  const store = flaky(new MemoryStore());
  const log: LogRecord[] = [];
  const parts = partsWith({ store, log: (record) => log.push(record), deadline: 20 }, DECK);
  const handler = createHandler(parts);
  const device = deviceOf(handler);
  const asked = await device.say('PlayersIntent', { players: ['Sam', 'Alex'] });
  return { store, log, parts, handler, device, asked };
}

function sorry(): string {
  if (!english) throw new Error('There is no locale.');
  return apologise(english).text;
}

/** Sam's row and everybody's points. */
async function tableIn(store: Store) {
  const household = await keptIn(store);
  const players = household?.game?.players ?? [];
  return { row: players[0]?.row, scores: players.map(({ score }) => score), question: household?.question };
}

const BEFORE = { row: [], scores: [0, 0], question: 2 };
const AFTER = { row: ['7H'], scores: [0, 1], question: 3 };

/** Where the table stands right after a save that went wrong so. */
const LANDED: Record<Fault, typeof BEFORE | typeof AFTER> = {
  fails: BEFORE,
  'fails after writing': AFTER,
  hangs: BEFORE,
  'hangs after writing': AFTER,
  'lands late': BEFORE,
};

test.each(FAULTS)('a save that %s: an apology, and the same words again move once', async (fault) => {
  const healthy = await firstQuestion();
  const answered = await healthy.device.say('GuessIntent', { guess: 'red' });

  const { store, log, device } = await firstQuestion();
  store.breakNext('save', fault);
  const failed = await device.say('GuessIntent', { guess: 'red' });
  expect(failed).toMatchObject({ open: true, text: sorry() });
  expect(failed.got.response.reprompt).toBeDefined();
  expect(failed.got.sessionAttributes).toEqual({ question: 2, lost: failed.sent.request.requestId });
  expect(log.at(-1)).toMatchObject({ level: 'error', event: 'failure', reads: 0, writes: 1 });
  expect(await tableIn(store)).toEqual(LANDED[fault]);

  const again = await device.say('GuessIntent', { guess: 'red' });
  expect(again.got).toMatchObject(answered.got);
  // The reply before it may have been the one that told Alexa the names, and so they are told again.
  expect(again.got.response.directives).toMatchObject([{ updateBehavior: 'REPLACE' }]);
  expect(await tableIn(store)).toEqual(AFTER);
});

test.each(['fails', 'hangs'] as const)(
  'a load that %s: an apology, and the game as it was',
  async (fault) => {
    const { store, parts, device } = await firstQuestion();
    const other = createHandler(parts); // a process that remembers nothing
    store.breakNext('load', fault);
    const failed = await send(other, device.request('GuessIntent', { guess: 'red' }));
    expect(failed).toMatchObject({ open: true, text: sorry() });
    expect(failed.got.sessionAttributes).toEqual({ question: 2, lost: failed.sent.request.requestId });
    expect(await tableIn(store)).toEqual(BEFORE);
  },
);

test('a failure at the launch is apologised for too, and the next words open the lobby', async () => {
  const store = flaky(new MemoryStore());
  const device = deviceOf(createHandler(partsWith({ store })));
  store.breakNext('load', 'fails');
  const failed = await device.say('LaunchRequest');
  expect(failed).toMatchObject({ open: true, text: sorry() });
  expect(failed.got.sessionAttributes).toEqual({ lost: failed.sent.request.requestId });
  const seated = await device.say('PlayersIntent', { players: ['Sam', 'Alex'] });
  expect(seated.text).toMatch(/Sam.*Alex.*red or black\?$/);
});

test('two failures in a row: the reply of the one that landed is still said', async () => {
  const { store, device } = await firstQuestion();
  store.breakNext('save', 'fails after writing');
  const landed = await device.say('GuessIntent', { guess: 'red' });
  store.breakNext('load', 'fails');
  const second = await device.say('GuessIntent', { guess: 'red' });
  expect(second.got.sessionAttributes).toEqual({ question: 2, lost: landed.sent.request.requestId });
  await device.say('GuessIntent', { guess: 'red' });
  expect(await tableIn(store)).toEqual(AFTER);
});

test('the same request, sent again after its answer was lost, is answered as it would have been', async () => {
  const { store, handler, device } = await firstQuestion();
  store.breakNext('save', 'fails after writing');
  const request = device.request('GuessIntent', { guess: 'red' });
  await send(handler, request);
  const again = await send(handler, request);
  expect(again.got.sessionAttributes).toEqual({ question: 3 });
  expect(await tableIn(store)).toEqual(AFTER);
});

test('a save that landed though its client saw the second try fail is answered as it would have been', async () => {
  const { store, parts, device } = await firstQuestion();
  const retrying: Store = {
    ...store,
    save: async (...given) => {
      await store.save(...given);
      return store.save(...given);
    },
  };
  const sent = device.request('GuessIntent', { guess: 'red' });
  const answered = await send(createHandler({ ...parts, store: retrying }), sent);
  expect(answered.got.sessionAttributes).toEqual({ question: 3 });
  expect(answered.text).toMatch(/seven of hearts/);
  expect(await tableIn(store)).toEqual(AFTER);
});

test('a turn that our own fault stops is apologised for, and nothing is saved', async () => {
  const log: LogRecord[] = [];
  const shuffle = () => {
    throw new Error('No pile can be made.');
  };
  const parts = partsWith({ shuffle, log: (record) => log.push(record) });
  const failed = await deviceOf(createHandler(parts)).say('PlayersIntent', { players: ['Sam', 'Alex'] });
  expect(failed).toMatchObject({ open: true, text: sorry() });
  expect(log).toMatchObject([
    { level: 'error', writes: 0, error: expect.stringContaining('No pile can be made.') },
  ]);
  expect(await keptIn(parts.store)).toBeNull();
});

const EVENT = {
  version: '1.0',
  context: { System: { application: { applicationId: SKILL }, user: { userId: USER }, apiEndpoint: '' } },
  request: {
    type: 'AlexaSkillEvent.SkillDisabled',
    requestId: '1',
    timestamp: '2026-01-15T20:00:00Z',
  },
} as const;

test('a household that could not be deleted is reported as a failure, so that Alexa sends the event again', async () => {
  const { store, handler } = await firstQuestion();
  store.breakNext('forget', 'fails');
  await expect(handler(EVENT)).rejects.toThrow('The network is gone.');
  expect(await keptIn(store)).not.toBeNull();
  await handler(EVENT);
  expect(await keptIn(store)).toBeNull();
});
