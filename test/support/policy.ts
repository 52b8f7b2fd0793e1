// A player who always knows what to do: the policy of RULES.md, "Figures that a right engine reproduces".
import {
  GUESSES,
  questionOf,
  suitOf,
  valueOf,
  type Action,
  type Card,
  type Game,
  type GameQuestion,
  type Guess,
} from '../../lambda/engine/index.ts';

/** The action of the policy player for the question on the table. */
export function policyAction(game: Game): Action {
  const question = questionOf(game);
  if (!question) throw new Error('the game is over');
  switch (question.type) {
    case 'give':
      return { type: 'give', gifts: [{ to: question.receivers[0] ?? 0, count: question.count }] };
    case 'playOrHold':
      return { type: 'play', cards: question.count };
    case 'continue':
      return { type: 'flip' };
    case 'color':
    case 'higherLower':
    case 'insideOutside':
    case 'suit':
      return {
        type: 'guess',
        guess: policyCall(game, question.type, laidFor(game, question)),
        goalPost: false,
      };
  }
}

/** The cards that the guess is compared with, as they lie on the table. */
function laidFor(game: Game, question: Extract<GameQuestion, { place: unknown }>): readonly Card[] {
  const { phase } = game;
  return 'cards' in phase ? phase.cards : (game.players[question.seat - 1]?.row ?? []);
}

/** Red; higher on the lower half; inside where the cards are 7 or more apart; a suit that the row lacks. */
function policyCall(game: Game, kind: keyof typeof GUESSES, laid: readonly Card[]): Guess {
  const { ace } = game.rules;
  const [first = 0, second = 0] = laid.map((card) => valueOf(card, ace));
  switch (kind) {
    case 'color':
      return 'red';
    case 'higherLower':
      return first <= (ace === 'high' ? 8 : 7) ? 'higher' : 'lower';
    case 'insideOutside':
      return Math.abs(first - second) >= 7 ? 'inside' : 'outside';
    case 'suit': {
      const [hearts, diamonds, clubs] = GUESSES.suit;
      const suits = laid.map(suitOf);
      if (!suits.includes('H')) return hearts;
      if (!suits.includes('D')) return diamonds;
      return suits.includes('C') ? 'spades' : clubs;
    }
  }
}
