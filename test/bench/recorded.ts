// Games of every main kind by one instance of the function, the code being warm. Read by what measures turns and by
// what writes them down for `npm run cost`.
import type { Store } from '../../lambda/store/store.ts';
import { deviceOn, playGame, stageOn, type RecordedTurn } from './games.ts';
import { MAIN_KINDS } from './kinds.ts';

/** Rounds of all kinds: the first ones warm the code and aren't counted. */
const ROUNDS = { warming: 2, counted: 6 } as const;

/** One game, whole. */
export interface Recorded {
  readonly kind: string;
  readonly turns: readonly RecordedTurn[];
}

/** Plays all kinds again and again; what is done `after` each turn meets the same weather as the turns. */
export async function recordGames(
  store: Store,
  after: (turn: RecordedTurn) => Promise<void> = async () => undefined,
): Promise<readonly Recorded[]> {
  const stage = stageOn(store);
  const counted: Recorded[] = [];
  for (let round = 1; round <= ROUNDS.warming + ROUNDS.counted; round += 1) {
    for (const { name, begin } of MAIN_KINDS) {
      const turns = await playGame(deviceOn(stage, `${name} ${round}`), { name, begin }, round);
      for (const turn of turns) await after(turn);
      if (round > ROUNDS.warming) counted.push({ kind: name, turns });
    }
  }
  return counted;
}
