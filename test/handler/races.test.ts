// Many requests at once on one household, through instances of the function that share nothing but the table: each
// question is moved once, the same request gets the same bytes, and nobody gets an exception.
import type { RequestEnvelope } from 'ask-sdk-model';
import { choicesOf } from '../../lambda/dialog/choices.ts';
import type { Household } from '../../lambda/dialog/household.ts';
import { createHandler, type Handler } from '../../lambda/handler.ts';
import type { LogRecord } from '../../lambda/handler/log.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Store } from '../../lambda/store/store.ts';
import { deviceOf, keptIn, partsWith, send, type Device, type Exchange } from '../support/devices.ts';
import { openTable } from '../support/dynalite.ts';

jest.setTimeout(60_000); // a busy machine is no fault of the game

const INSTANCES = 4;
/** Ten requests that answer the same question, each sent twenty times: two hundred at once. */
const REQUESTS = 10;
const COPIES = 20;
/** Sam is right and gives, Alex is right and gives, Jo is asked. */
const DECK = '7H 2C TD';
const QUESTIONS = 3;

interface Bench {
  openStore(): Store;
  close(): Promise<void>;
}

const BENCHES: Record<string, () => Promise<Bench>> = {
  memory: async () => {
    const store = new MemoryStore();
    return { openStore: () => store, close: async () => undefined };
  },
  DynamoDB: openTable,
};

describe.each(Object.entries(BENCHES))('two hundred requests at once on %s', (_name, open) => {
  const log: LogRecord[] = [];
  let bench: Bench;
  let store: Store;
  let handlers: readonly Handler[] = [];
  let device: Device;

  beforeAll(async () => {
    bench = await open();
    store = bench.openStore();
    const instance = (): Handler =>
      createHandler(
        // One processor plays all instances here, so that they are given more time than in production.
        partsWith({ store: bench.openStore(), log: (record) => log.push(record), deadline: 60_000 }, DECK),
      );
    handlers = Array.from({ length: INSTANCES }, instance);
    device = deviceOf(instance());
    await device.say('PlayersIntent', { players: ['Sam', 'Alex', 'Jo'] });
  });
  beforeEach(() => {
    log.length = 0;
  });
  afterAll(() => bench.close());

  async function kept(): Promise<Household> {
    const household = await keptIn(store);
    if (!household) throw new Error('Nothing is stored.');
    return household;
  }

  /** A request that answers the question in some legal way. */
  function answerTo(household: Household, index: number): RequestEnvelope {
    const choices = choicesOf(household);
    const chosen = choices[index % choices.length];
    if (!chosen) throw new Error('The question has no answer.');
    const request = device.request(chosen.intent, chosen.slots);
    return {
      ...request,
      session: { ...request.session, attributes: { question: household.question } },
    } as RequestEnvelope; // a built request has a session
  }

  /** Sends every request `COPIES` times, spread over the instances, all at once. */
  function flood(requests: readonly RequestEnvelope[]): Promise<readonly (readonly Exchange[])[]> {
    const copiesOf = (request: RequestEnvelope) =>
      Array.from({ length: COPIES / INSTANCES }, () => handlers.map((handler) => send(handler, request)));
    return Promise.all(requests.map((request) => Promise.all(copiesOf(request).flat())));
  }

  test.each(Array.from({ length: QUESTIONS }, (_each, index) => index + 1))(
    'question %i is moved by one of them',
    async () => {
      const before = await kept();
      const requests = Array.from({ length: REQUESTS }, (_each, index) => answerTo(before, index));
      const answers = await flood(requests);
      const after = await kept();

      expect(after.question).toBe(before.question + 1);
      expect(log.filter(({ level }) => level === 'error')).toEqual([]);
      expect(log).toHaveLength(REQUESTS * COPIES);
      expect(log.filter(({ changed }) => changed)).toHaveLength(1);
      for (const copies of answers) {
        const [first] = copies;
        expect(first?.got.sessionAttributes).toEqual({ question: after.question });
        expect(new Set(copies.map(({ got }) => JSON.stringify(got))).size).toBe(1);
      }
      const moving = answers.filter(([first]) => first?.sent.request.requestId === after.answered?.request);
      const told = new Set(answers.filter((each) => !moving.includes(each)).map(([first]) => first?.text));
      expect(moving).toHaveLength(1);
      expect(told.size).toBe(1); // all others hear the question that stands now, and nothing else
      expect(told).not.toContain(moving[0]?.[0]?.text);
    },
  );
});
