// Whole games through the handler on the table as on memory: the same words from both, one write a turn, and no
// item or response past its size.
import { choicesOf } from '../../lambda/dialog/choices.ts';
import type { Household } from '../../lambda/dialog/household.ts';
import { fairShuffle, type Seed } from '../../lambda/engine/index.ts';
import { createHandler } from '../../lambda/handler.ts';
import type { LogRecord } from '../../lambda/handler/log.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Store } from '../../lambda/store/store.ts';
import { deviceOf, keptIn, partsWith, type Device } from '../support/devices.ts';
import { openTable, type TestTable } from '../support/dynalite.ts';

jest.setTimeout(60_000); // a busy machine is no fault of the game

/** The largest item and response, in bytes. */
const LARGEST_ITEM = 4096;
const LARGEST_RESPONSE = 24 * 1024;

/** More turns than any of these games takes. */
const LONGEST = 300;

/** How each game is begun, by what is played. */
const GAMES: Record<string, (device: Device) => Promise<unknown>> = {
  'two at the classic table': (device) => device.say('PlayersIntent', { players: ['Sam', 'Alex'] }),
  'eight at the classic table': async (device) => {
    const players = ['Sam', 'Alex', 'Jo', 'Maximilian', 'Bartholomew', 'Kim', 'Anne-Marie', 'Zoe'];
    await device.say('PlayersIntent', { players });
  },
  'three at the spots, riding the questions bus': async (device) => {
    await device.say('OptionIntent', { option: 'board.spots', optionTwo: 'bus.questions' });
    await device.say('PlayersIntent', { players: ['Sam', 'Alex', 'Jo'] });
  },
  'a lone gauntlet': (device) => device.say('StartIntent', { option: 'mode.solo' }),
};

/** Plays a game to its end, each time with the legal answer that the turn's number chooses; gives all that was said. */
async function play(store: Store, user: string, begin: (device: Device) => Promise<unknown>) {
  const log: LogRecord[] = [];
  const seed = (): Seed => [20, 26, 1, 15];
  const handler = createHandler(
    partsWith({ store, seed, shuffle: fairShuffle, log: (record) => log.push(record) }),
  );
  const device = deviceOf(handler, user);
  const said: string[] = [];
  const sizes: number[] = [];
  await device.say('LaunchRequest');
  await begin(device);
  for (let turn = 0; !isOver(await keptIn(store, user)); turn += 1) {
    const household = await keptIn(store, user);
    const choices = household ? choicesOf(household) : [];
    const chosen = choices[turn % choices.length];
    if (!chosen || turn === LONGEST) throw new Error(`The game doesn't end: ${said.at(-1)}`);
    const { text, open, got } = await device.say(chosen.intent, chosen.slots);
    said.push(open ? text : `${text} (closed)`);
    sizes.push(JSON.stringify(got).length);
  }
  return { said, sizes, log, household: await keptIn(store, user) };
}

function isOver(household: Household | null): boolean {
  return household?.game?.phase.type === 'over';
}

let table: TestTable;
beforeAll(async () => {
  table = await openTable();
});
afterAll(() => table.close());

test.each(Object.entries(GAMES))(
  '%s: played to the end on the table and in memory, word for word alike',
  async (user, begin) => {
    const kept = await play(table.openStore(), user, begin);
    const remembered = await play(new MemoryStore(), user, begin);
    expect(kept.said).toEqual(remembered.said);
    // Requests have ids of their own; all else that is kept is the same.
    expect({ ...kept.household, answered: null }).toEqual({ ...remembered.household, answered: null });
    expect(kept.household?.finished).toBe(1);

    const [first, ...warm] = kept.log;
    expect(first).toMatchObject({ reads: 1, writes: 1 });
    expect(new Set(warm.map(({ reads, writes }) => `${reads} reads, ${writes} write`))).toEqual(
      new Set(['0 reads, 1 write']),
    );
    expect(Math.max(...kept.log.map(({ bytes }) => Number(bytes)))).toBeLessThanOrEqual(LARGEST_ITEM);
    expect(Math.max(...kept.sizes)).toBeLessThanOrEqual(LARGEST_RESPONSE);
  },
);
