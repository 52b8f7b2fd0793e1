// Reads, writes and retakes of one turn, on a turn that only counts: what the cache, a lost race and a failure do.
import { emptyHousehold, type Household } from '../../lambda/dialog/household.ts';
import type { Taken } from '../../lambda/dialog/turn.ts';
import { within } from '../../lambda/store/deadline.ts';
import { itemOf } from '../../lambda/store/item.ts';
import { Latest } from '../../lambda/store/latest.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Loaded, Store } from '../../lambda/store/store.ts';
import { takeAndSave, type Traffic } from '../../lambda/store/take-and-save.ts';
import { flaky } from '../support/flaky-store.ts';

const USER = 'user';
const NOW = 1_000_000;
const REPLY = { acts: [], ask: null };

/** A turn that counts one up. */
function count(loaded: Loaded): Taken {
  const household = loaded.found === 'household' ? loaded.stored.household : emptyHousehold(NOW);
  return { household: { ...household, wording: household.wording + 1 }, reply: REPLY, changed: true };
}

/** A turn that leaves all as it is. */
function look(loaded: Loaded): Taken {
  const household = loaded.found === 'household' ? loaded.stored.household : emptyHousehold(NOW);
  return { household, reply: REPLY, changed: false };
}

/** A turn that forgets everything, if the count is even. */
function forgetEven(loaded: Loaded): Taken {
  const taken = look(loaded);
  const even = taken.household !== null && taken.household.wording % 2 === 0;
  return even ? { household: null, reply: REPLY, changed: true } : taken;
}

/** One warm process: its cache, and turns that tell what they asked of the store. */
function process(store: Store, latest = new Latest(10)) {
  return async (
    take: (loaded: Loaded) => Taken,
    now = NOW,
  ): Promise<Traffic & { household: Household | null }> => {
    const traffic: Traffic = { reads: 0, writes: 0, lostRaces: 0 };
    const call = { now, signal: new AbortController().signal };
    const { household } = await takeAndSave({ store, latest, user: USER, take, call, traffic });
    return { ...traffic, household };
  };
}

test('a first turn reads and writes once; a later one in the same process only writes', async () => {
  const turn = process(new MemoryStore());
  expect(await turn(count)).toMatchObject({ reads: 1, writes: 1, household: { wording: 1 } });
  expect(await turn(count)).toMatchObject({ reads: 0, writes: 1, household: { wording: 2 } });
});

test('what another process saved is noticed by the failed condition, and the turn is taken again on it', async () => {
  const store = new MemoryStore();
  const [here, there] = [process(store), process(store)];
  await here(count);
  await there(count);
  expect(await here(count)).toMatchObject({ reads: 1, writes: 2, lostRaces: 1, household: { wording: 3 } });
});

test('a turn that saves nothing is taken on what lies in the store, not on what is remembered', async () => {
  const store = new MemoryStore();
  const [here, there] = [process(store), process(store)];
  await here(count);
  await there(count);
  expect(await here(look)).toMatchObject({ reads: 1, writes: 0, household: { wording: 2 } });
  expect(await here(count)).toMatchObject({ reads: 0, writes: 1, household: { wording: 3 } });
});

test('nothing is deleted on what is only remembered', async () => {
  const store = new MemoryStore();
  const [here, there] = [process(store), process(store)];
  await here(count);
  await here(count);
  await there(count);
  expect(await here(forgetEven)).toMatchObject({ household: { wording: 3 } });
  await there(count);
  expect(await here(forgetEven)).toMatchObject({ reads: 1, writes: 1, household: null });
  expect(store.itemsOf(USER)).toEqual([]);
});

test('what was forgotten elsewhere is not brought back by a process that remembers it', async () => {
  const store = new MemoryStore();
  const [here, there] = [process(store), process(store)];
  await here(count);
  await there(() => ({ household: null, reply: REPLY, changed: true }));
  await there(count, NOW + 1);
  expect(await here(count)).toMatchObject({ lostRaces: 1, household: { wording: 2 } });
});

/** A store on which another process saves just before each of the next `times` saves. */
function rivalled(memory: MemoryStore, times: number): Store {
  const rival = process(memory);
  let left = times;
  return {
    load: (...given) => memory.load(...given),
    async save(...given) {
      left -= 1;
      if (left >= 0) await rival(count);
      return memory.save(...given);
    },
    setAside: (...given) => memory.setAside(...given),
    forget: (...given) => memory.forget(...given),
  };
}

test('a turn that loses the race is taken again three times', async () => {
  const turn = process(rivalled(new MemoryStore(), 3));
  expect(await turn(count)).toMatchObject({ reads: 4, writes: 4, lostRaces: 3, household: { wording: 4 } });
});

test('a turn that loses the race four times is given up', async () => {
  const memory = new MemoryStore();
  const turn = process(rivalled(memory, 4));
  await expect(turn(count)).rejects.toThrow('Lost the race for a household 4 times.');
  expect(await process(memory)(look)).toMatchObject({ household: { wording: 4 } });
});

test("what can't be read is set aside and saved over, and then it is remembered", async () => {
  const store = new MemoryStore();
  store.put({ ...itemOf(USER, { version: 8, household: emptyHousehold(NOW) }, NOW), schema: 99 });
  const turn = process(store);
  expect(await turn(count)).toMatchObject({ reads: 2, writes: 2, household: { wording: 1 } });
  expect(store.itemsOf(USER).map(({ part, version }) => [part, version])).toEqual([
    ['household', 9],
    ['unreadable#1970-01-01T00:16:40.000Z', 8],
  ]);
  expect(await turn(count)).toMatchObject({ reads: 0, writes: 1, household: { wording: 2 } });
});

test.each([
  ['fails', 2],
  ['fails after writing', 3],
] as const)('after a save that %s nothing is remembered: the next turn reads', async (fault, wording) => {
  const store = flaky(new MemoryStore());
  const turn = process(store);
  await turn(count);
  store.breakNext('save', fault);
  await expect(turn(count)).rejects.toThrow('The network is gone.');
  expect(await turn(count)).toMatchObject({ reads: 1, writes: 1, household: { wording } });
});

test('a full cache forgets the household that was used longest ago', () => {
  const latest = new Latest(2);
  const stored = { version: 1, household: emptyHousehold(NOW) };
  latest.set('a', stored);
  latest.set('b', stored);
  latest.set('a', stored);
  latest.set('c', stored);
  expect(['a', 'b', 'c'].map((user) => latest.get(user) !== undefined)).toEqual([true, false, true]);
});

test('the deadline answers for a store that never does, and tells it to stop', async () => {
  let heard: AbortSignal | undefined;
  const turn = within(1, (signal) => {
    heard = signal;
    return new Promise(() => undefined);
  });
  await expect(turn).rejects.toThrow('The store took more than 1 ms.');
  expect(heard?.aborted).toBe(true);
});

test('a turn that is done in time leaves no timer behind', async () => {
  jest.useFakeTimers();
  expect(await within(1, async () => 'done')).toBe('done');
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
