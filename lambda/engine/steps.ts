// What follows by itself, one step at a time, until a question stands or the game is over.
import { busStep } from './bus.ts';
import { gameEnded, hasTooFew } from './ending.ts';
import type { GameEvent } from './events.ts';
import { boardStep, dealBoard } from './flips.ts';
import type { Game } from './game.ts';
import { beginGauntlet, gauntletStep } from './gauntlet.ts';
import { giftStep } from './gifts.ts';
import { guessAsked } from './guesses.ts';
import type { Shuffle } from './shuffle.ts';

/** The events that follow the event `last` by themselves; none while the game waits for an answer, or is over. */
export function nextStep(game: Game, last: GameEvent, shuffle: Shuffle): readonly GameEvent[] {
  const { phase } = game;
  if (phase.type === 'over') return [];
  if (hasTooFew(game)) return [gameEnded(game, 'left')];
  switch (phase.type) {
    case 'questions':
      if (phase.giving) return giftStep(game, phase.giving);
      if (guessAsked(game)) return [];
      return game.rules.mode === 'gauntlet' ? beginGauntlet(game) : dealBoard(game, shuffle);
    case 'board':
      return boardStep(game, phase, last, shuffle);
    case 'bus':
      return busStep(game, phase, shuffle);
    case 'gauntlet':
      return gauntletStep(game, phase, shuffle);
  }
}
