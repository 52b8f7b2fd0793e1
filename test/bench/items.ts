// How large the household's item gets over whole games: it is written every turn, and DynamoDB charges by the kilobyte.
import { MemoryStore } from '../../lambda/store/memory.ts';
import { AIMS } from './aims.ts';
import { deviceOn, playGame, stageOn } from './games.ts';
import { KINDS_BY_OPTION, LARGE_KINDS, MAIN_KINDS, REGULARS, type Kind } from './kinds.ts';
import { atMost, median, type Measurement } from './table.ts';

/** Games of each kind. */
const GAMES = 5;

/** Every item of that many games of each kind, by its name: in bytes as DynamoDB counts them. */
export async function itemsOfGames(
  kinds: readonly Kind[],
  games: number,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const stage = stageOn(new MemoryStore());
  const items = new Map<string, readonly number[]>();
  for (const kind of kinds) {
    const sizes: number[] = [];
    for (let game = 1; game <= games; game += 1) {
      const device = deviceOn(stage, `${kind.name} ${game}`);
      // Full tables have records of everybody who ever sat there.
      for (const earlier of LARGE_KINDS.includes(kind) ? REGULARS : []) await playGame(device, earlier, game);
      sizes.push(...(await playGame(device, kind, game)).map(({ itemBytes }) => itemBytes));
    }
    items.set(kind.name, sizes);
  }
  return items;
}

/** Item sizes over whole games. */
export const items: Measurement = async () => {
  const sizes = await itemsOfGames([...MAIN_KINDS, ...KINDS_BY_OPTION, ...LARGE_KINDS], GAMES);
  const every = [...sizes.values()].flat();
  const largest = (of: readonly number[]) => of.reduce((one, other) => Math.max(one, other), 0);
  const { median: middle, largest: most } = AIMS.itemBytes;
  return [
    {
      title: "The household's item, after every turn of whole games",
      rows: [
        atMost('median of all', { figure: median(every), aim: middle, unit: 'bytes' }),
        atMost('largest of all', { figure: largest(every), aim: most, unit: 'bytes' }),
        ...[...MAIN_KINDS, ...LARGE_KINDS].flatMap(({ name }) => [
          atMost(`  ${name}, median`, { figure: median(sizes.get(name) ?? []), unit: 'bytes' }),
          atMost(`  ${name}, largest`, { figure: largest(sizes.get(name) ?? []), unit: 'bytes' }),
        ]),
      ],
    },
  ];
};
