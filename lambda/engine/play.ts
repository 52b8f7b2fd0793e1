// A game from the deal to the end: an action is decided into events, and events are folded into the next game.
// Read this first; answers.ts takes or refuses an action, steps.ts goes on from there, evolve.ts folds.
import type { Action } from './actions.ts';
import { answer } from './answers.ts';
import { DECK } from './cards.ts';
import { evolve } from './evolve.ts';
import type { GameEvent, PublicEvent } from './events.ts';
import { MAX_PLAYERS, fewestPlayers, type Game, type Player } from './game.ts';
import type { Decision, Refusal } from './refusals.ts';
import type { Rules } from './rules.ts';
import type { Seed, Shuffle } from './shuffle.ts';
import { nextStep } from './steps.ts';

/** What everybody sees of an action: the next game and what happened, or why the action isn't taken. */
export type Played =
  { readonly game: Game; readonly events: readonly PublicEvent[] } | { readonly refused: Refusal };

/** A new game at its first question. Throws on a number of players that the rules don't allow. */
export function deal(
  rules: Rules,
  players: number,
  deck: { readonly seed: Seed; readonly shuffle: Shuffle },
): Game {
  const fewest = fewestPlayers(rules);
  if (!Number.isInteger(players) || players < fewest || players > MAX_PLAYERS) {
    throw new Error(`${players} players in a game for ${fewest} to ${MAX_PLAYERS}`);
  }
  return {
    rules,
    players: Array.from({ length: players }, () => NEWCOMER),
    pile: deck.shuffle(DECK, deck.seed, 1),
    out: [],
    board: null,
    draws: [],
    rides: [],
    goalPostUsed: false,
    seed: deck.seed,
    shuffles: 1,
    phase: { type: 'questions', round: 1, seat: 1, goalPost: false, giving: null },
  };
}

const NEWCOMER: Player = { row: [], score: 0, best: 0, rides: 0, gone: false };

/** Whether any card has shown; from then on the rules and the players stand (RULES.md, "Options"). */
export function hasShown(game: Game): boolean {
  return game.pile.length < DECK.length;
}

/** Whether the game goes on and has shown a card, so that names, seats and options are settled. */
export function isPlaying(game: Game | null): game is Game {
  return game !== null && game.phase.type !== 'over' && hasShown(game);
}

/** The same pile under other rules or for another number of players, while no card has shown. */
export function reseat(game: Game, rules: Rules, players: number): Game {
  if (hasShown(game)) throw new Error('a card has shown');
  return deal(rules, players, { seed: game.seed, shuffle: () => game.pile });
}

/** What comes of an action: everything that happens until the next question or the end, or the reason against it. */
export function decide(game: Game, action: Action, shuffle: Shuffle): Decision {
  const course = run(game, action, shuffle);
  return 'refused' in course ? course : { events: course.events };
}

/** Takes an action: the next game, and what everybody sees of the way there. */
export function play(game: Game, action: Action, shuffle: Shuffle): Played {
  const course = run(game, action, shuffle);
  return 'refused' in course ? course : { game: course.game, events: course.events.filter(isPublic) };
}

interface Course {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

/** Decides and folds in one pass, since each step depends on the game that the last one left. */
function run(game: Game, action: Action, shuffle: Shuffle): Course | { readonly refused: Refusal } {
  const answered = answer(game, action, shuffle);
  if ('refused' in answered) return answered;
  const events: GameEvent[] = [];
  let now = game;
  let step = answered.events;
  for (let last = step.at(-1); last; last = step.at(-1)) {
    now = step.reduce(evolve, now);
    events.push(...step);
    step = nextStep(now, last, shuffle);
  }
  return { game: now, events };
}

function isPublic(event: GameEvent): event is PublicEvent {
  return event.type !== 'pileShuffled';
}
