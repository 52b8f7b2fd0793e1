// The store's promises, kept alike by the table and by memory: versions, expiry, what can't be read, forgetting.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { pack } from '../../lambda/store/packed.ts';
import { emptyHousehold, SCHEMA } from '../../lambda/dialog/household.ts';
import { itemOf, type Found } from '../../lambda/store/item.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Store, Stored } from '../../lambda/store/store.ts';
import { openTable } from '../support/dynalite.ts';

/** A store and a look beneath it. */
interface Bench {
  readonly store: Store;
  put(item: Found): Promise<void>;
  itemsOf(user: string): Promise<readonly Found[]>;
  close(): Promise<void>;
}

const BENCHES: Record<string, () => Promise<Bench>> = {
  memory: async () => {
    const store = new MemoryStore();
    return {
      store,
      put: async (item) => store.put(item),
      itemsOf: async (user) => store.itemsOf(user),
      close: async () => undefined,
    };
  },
  DynamoDB: async () => {
    const table = await openTable();
    return { ...table, store: table.openStore() };
  },
};

const NOW = Date.parse('2026-01-15T20:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const at = (now: number) => ({ now, signal: new AbortController().signal });
const call = at(NOW);

/** A household that can be told apart by its count of turns. */
function stored(version: number, wording = 0): Stored {
  return { version, household: { ...emptyHousehold(NOW), wording } };
}

describe.each(Object.entries(BENCHES))('the store in %s', (_, open) => {
  let bench: Bench;
  let store: Store;
  let users = 0;
  let user = '';
  beforeAll(async () => {
    bench = await open();
    store = bench.store;
  });
  beforeEach(() => {
    users += 1;
    user = `user-${users}`;
  });
  afterAll(() => bench.close());

  test('finds nothing of a new user', async () => {
    expect(await store.load(user, call)).toEqual({ found: 'nothing' });
  });

  test('finds what was saved, by its user alone', async () => {
    expect(await store.save(user, stored(1, 7), null, call)).toBe(true);
    expect(await store.load(user, call)).toEqual({ found: 'household', stored: stored(1, 7) });
    expect(await store.load('someone else', call)).toEqual({ found: 'nothing' });
  });

  test('keeps one item with these attributes, expiring 400 days after the turn, in seconds', async () => {
    await store.save(user, stored(3), null, call);
    expect(await bench.itemsOf(user)).toEqual([
      {
        user,
        part: 'household',
        version: 3,
        schema: SCHEMA,
        expires: 1803067200,
        body: pack(emptyHousehold(NOW)),
      },
    ]);
  });

  test.each([
    ['the version that lies there', 1, true],
    ['an older version', 0, false],
    ['a newer version', 2, false],
    ['nothing there', null, false],
  ])('a save that expects %s', async (_expected, before, wins) => {
    await store.save(user, stored(1, 1), null, call);
    expect(await store.save(user, stored(9, 9), before, call)).toBe(wins);
    expect(await store.load(user, call)).toEqual({
      found: 'household',
      stored: wins ? stored(9, 9) : stored(1, 1),
    });
  });

  test('a save that expects a version where nothing lies loses', async () => {
    expect(await store.save(user, stored(2), 1, call)).toBe(false);
    expect(await store.load(user, call)).toEqual({ found: 'nothing' });
  });

  test.each([
    ['on an old version', 1],
    ['of a new household', null],
  ])('of forty saves at once %s exactly one wins', async (_on, before) => {
    if (before !== null) await store.save(user, stored(before), null, call);
    const saves = Array.from({ length: 40 }, (_each, wording) =>
      store.save(user, stored(2, wording), before, at(NOW)),
    );
    const won = await Promise.all(saves);
    expect(won.filter(Boolean)).toEqual([true]);
    expect(await store.load(user, call)).toEqual({
      found: 'household',
      stored: stored(2, won.indexOf(true)),
    });
  });

  test('a household lapses 400 days after its last turn, and another takes its place once', async () => {
    await store.save(user, stored(5), null, call);
    expect(await store.load(user, at(NOW + 400 * DAY - 1000))).toMatchObject({ found: 'household' });
    expect(await store.save(user, stored(6), null, at(NOW + 400 * DAY - 1000))).toBe(false);

    const late = at(NOW + 400 * DAY);
    expect(await store.load(user, late)).toEqual({ found: 'nothing' });
    expect(await store.save(user, stored(6), null, late)).toBe(true);
    expect(await store.save(user, stored(7), null, late)).toBe(false);
  });

  const readable = itemOf('', stored(4), NOW);
  const text = inflateRawSync(readable.body).toString();
  test('a household of the first schema is read, without what "undo" would go back to', async () => {
    const { household } = stored(4);
    const first = { ...household, schema: 1, undo: { what: 'name', game: null, table: {} } };
    const body = deflateRawSync(JSON.stringify(first));
    await bench.put({ ...readable, user, schema: 1, body });
    expect(await store.load(user, at(NOW))).toEqual({
      found: 'household',
      stored: { version: 4, household },
    });
  });

  const DAMAGES: Record<string, Found> = {
    'another schema': { ...readable, schema: 99 },
    'another schema inside': { ...readable, body: deflateRawSync('{"schema":99}') },
    'no schema': { ...readable, schema: null },
    'half a body': { ...readable, body: readable.body.slice(0, 100) },
    'an empty body': { ...readable, body: deflateRawSync('') },
    'a body that is no body': { ...readable, body: 7 },
    'a body that is text': { ...readable, body: text },
    'a body that is null': { ...readable, body: deflateRawSync('null') },
    'a household without a table': { ...readable, body: deflateRawSync(text.replace('"table"', '"tables"')) },
    'a household without a question': {
      ...readable,
      body: deflateRawSync(text.replace('"question":1', '"question":"1"')),
    },
    'a game that is none': { ...readable, body: deflateRawSync(text.replace('"game":null', '"game":{}')) },
    'a version that is none': { ...readable, version: 'four' },
  };

  test.each(Object.entries(DAMAGES))('%s is set aside for 30 days and replaced', async (_damage, item) => {
    const damaged = { ...item, user };
    await bench.put(damaged);
    const version = item['version'] === 4 ? 4 : null;
    expect(await store.load(user, call)).toEqual({ found: 'unreadable', version });

    await store.setAside(user, call);
    expect(await store.save(user, stored(5), version, call)).toBe(true);
    expect(await store.load(user, call)).toEqual({ found: 'household', stored: stored(5) });
    expect(await bench.itemsOf(user)).toContainEqual({
      ...damaged,
      part: 'unreadable#2026-01-15T20:00:00.000Z',
      expires: 1771099200,
    });
  });

  test('a household that can be read is not set aside', async () => {
    await store.save(user, stored(1), null, call);
    await store.setAside(user, call);
    await store.setAside('nobody', call);
    expect(await bench.itemsOf(user)).toHaveLength(1);
    expect(await bench.itemsOf('nobody')).toEqual([]);
  });

  test('forgets every item of a user, and of no one else', async () => {
    await bench.put({ ...readable, schema: 99, user });
    await store.setAside(user, call);
    await store.save('a neighbour', stored(1), null, call);
    expect(await bench.itemsOf(user)).toHaveLength(2);

    await store.forget(user, call);
    await store.forget('nobody', call);
    expect(await bench.itemsOf(user)).toEqual([]);
    expect(await bench.itemsOf('a neighbour')).toHaveLength(1);
  });

  const CALLS: Record<keyof Store, (signal: AbortSignal) => Promise<unknown>> = {
    load: (signal) => store.load(user, { now: NOW, signal }),
    save: (signal) => store.save(user, stored(1), null, { now: NOW, signal }),
    setAside: (signal) => store.setAside(user, { now: NOW, signal }),
    forget: (signal) => store.forget(user, { now: NOW, signal }),
  };

  test.each(Object.entries(CALLS))('%s gives up when its signal has fired', async (_name, start) => {
    await expect(start(AbortSignal.abort())).rejects.toThrow();
    expect(await bench.itemsOf(user)).toEqual([]);
  });
});
