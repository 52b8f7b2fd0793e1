// Many games of the policy player, and what they add up to, for RULES.md, "Figures that a right engine reproduces".
import { createHash, randomInt } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import {
  deal,
  fairShuffle,
  play,
  type Action,
  type Game,
  type PublicEvent,
  type Rules,
  type Seed,
} from '../../lambda/engine/index.ts';
import { policyAction } from './policy.ts';

/** The seeds of a run: one that never changes, and one that nobody has seen before. */
export const RUNS: readonly (readonly [name: string, seed: number])[] = [fixed(20_250_101), fresh()];

function fixed(seed: number): readonly [string, number] {
  return [`the fixed seed ${seed}`, seed];
}

function fresh(): readonly [string, number] {
  const seed = randomInt(2 ** 31);
  return [`the fresh seed ${seed}`, seed];
}

/** Games a figure is measured in. */
const GAMES = 20_000;
/** How many standard errors a figure may be off. */
export const ERRORS = 4.5;

/** Some numbers, by their count, sum and sum of squares. */
export interface Tally {
  count: number;
  sum: number;
  squares: number;
}

/** Tallies by name. */
export class Tallies {
  private readonly tallies = new Map<string, Tally>();

  /** Counts one number, or one yes or no, in. */
  add(name: string, value: number | boolean): void {
    const tally = this.tallies.get(name) ?? { count: 0, sum: 0, squares: 0 };
    tally.count += 1;
    tally.sum += Number(value);
    tally.squares += Number(value) ** 2;
    this.tallies.set(name, tally);
  }

  /** How many standard errors a share is off its figure, which gives the error; `known` is how near the figure is. */
  shareOff(name: string, figure: number, known = 0): number {
    const off = Math.max(0, Math.abs(this.mean(name) - figure) - known);
    return off / Math.sqrt((figure * (1 - figure)) / this.of(name).count);
  }

  /** How many standard errors a mean is off its figure; the spread of the games gives the error. */
  meanOff(name: string, figure: number): number {
    const { count, squares } = this.of(name);
    const mean = this.mean(name);
    return Math.abs(mean - figure) / Math.sqrt((squares / count - mean ** 2) / count);
  }

  /** The mean, or the share. */
  mean(name: string): number {
    const { count, sum } = this.of(name);
    return sum / count;
  }

  private of(name: string): Tally {
    const tally = this.tallies.get(name);
    if (!tally || tally.count < GAMES) throw new Error(`too few games for ${name}`);
    return tally;
  }
}

/** Looks at what an action has shown and says whether enough has been seen of the game. */
export type Look = (events: readonly PublicEvent[], game: Game) => boolean;

/** The games of one figure: their rules, players and seed, and who plays. */
export interface Run {
  readonly rules: Rules;
  readonly players: number;
  readonly seed: number;
  readonly act?: (game: Game) => Action;
}

/**
 * Plays `GAMES` games, each with a seed of its own; `watch` is asked for a look at every game. No two runs play the same
 * decks: what is counted over several of them would be counted for more chances than there were.
 */
export function playGames({ rules, players, seed, act = policyAction }: Run, watch: () => Look): void {
  const run = createHash('sha256').update(JSON.stringify([seed, players, rules]));
  const random = mersenne(run.digest().readInt32LE());
  const word = () => uniformInt(random, -(2 ** 31), 2 ** 31 - 1);
  for (let nth = 1; nth <= GAMES; nth += 1) {
    const ofGame: Seed = [word(), word(), word(), word()];
    const look = watch();
    let game = deal(rules, players, { seed: ofGame, shuffle: fairShuffle });
    for (let isEnough = false; !isEnough && game.phase.type !== 'over';) {
      const played = play(game, act(game), fairShuffle);
      if ('refused' in played) throw new Error(`the policy player is refused: ${played.refused}`);
      game = played.game;
      isEnough = look(played.events, game);
    }
  }
}
