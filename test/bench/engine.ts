// How many whole games the engine plays in a second of CPU, the policy player's choices included. The floor is what the
// same second holds of shuffles alone.
import { DECK, deal, fairShuffle, play, PRESETS, type Rules } from '../../lambda/engine/index.ts';
import { policyAction } from '../support/policy.ts';
import { AIMS } from './aims.ts';
import { atLeast, type Measurement } from './table.ts';

/** Seconds of CPU that each figure is measured for, after as long a warm-up. */
const SECONDS = 1;

const GAMES: readonly (readonly [name: string, rules: Rules, players: number])[] = [
  ['classic, four players', PRESETS.classic, 4],
  ['party, four players', PRESETS.party, 4],
  ['gauntlet, four players', { ...PRESETS.classic, mode: 'gauntlet' }, 4],
];

/** Whole games a second. */
export const engine: Measurement = async () => {
  const floor = aSecond((seed) => fairShuffle(DECK, [seed, 2, 3, 4], 1));
  return [
    {
      title: 'The engine alone, whole games',
      rows: GAMES.map(([name, rules, players]) =>
        atLeast(name, {
          figure: aSecond((seed) => playOut(rules, players, seed)),
          floor,
          unit: 'a second',
          ...(rules === PRESETS.classic ? { aim: AIMS.gamesASecond } : {}),
        }),
      ),
    },
  ];
};

function playOut(rules: Rules, players: number, seed: number): void {
  let game = deal(rules, players, { seed: [seed, 2, 3, 4], shuffle: fairShuffle });
  while (game.phase.type !== 'over') {
    const played = play(game, policyAction(game), fairShuffle);
    if ('refused' in played) throw new Error(`The policy's action is refused: ${played.refused}`);
    game = played.game;
  }
}

function aSecond(work: (seed: number) => void): number {
  oftenIn(SECONDS, work);
  return oftenIn(SECONDS, work) / SECONDS;
}

/** How often it is done in that much CPU. */
function oftenIn(seconds: number, work: (seed: number) => void): number {
  const begun = process.cpuUsage();
  for (let done = 1; ; done += 1) {
    work(done);
    const { user, system } = done % 100 === 0 ? process.cpuUsage(begun) : { user: 0, system: 0 };
    if (user + system > seconds * 1e6) return done;
  }
}
