// Whether an action answers the question on the table, and what it causes at once; steps.ts has what then follows by
// itself.
import { GUESSES, type Action, type Guess } from './actions.ts';
import { matchingCards } from './board.ts';
import { gameEnded } from './ending.ts';
import { evolve } from './evolve.ts';
import type { GameEvent } from './events.ts';
import { flip } from './flips.ts';
import type { Game, Seat } from './game.ts';
import { give } from './gifts.ts';
import { callGoalPost, withdrawGoalPost } from './goal-post.ts';
import { guessAsked, isEqual, judge, worthOf, type Asked } from './guesses.ts';
import { nextCard, whenPileShort } from './pile.ts';
import { questionOf } from './question.ts';
import type { Decision } from './refusals.ts';
import { receiversOf } from './seats.ts';
import type { Shuffle } from './shuffle.ts';

/** Takes an action or refuses it. */
export function answer(game: Game, action: Action, shuffle: Shuffle): Decision {
  if (game.phase.type === 'over') return { refused: 'over' };
  switch (action.type) {
    case 'guess':
      return action.goalPost ? guessForGoal(game, action.guess, shuffle) : guess(game, action.guess, shuffle);
    case 'callGoalPost':
      return callGoalPost(game);
    case 'withdrawGoalPost':
      return withdrawGoalPost(game);
    case 'give':
      if (!('giving' in game.phase) || !game.phase.giving) return { refused: 'notAsked' };
      return give(game, game.phase.giving, action.gifts);
    case 'play':
      return playOrHold(game, action.cards);
    case 'flip':
      return questionOf(game)?.type === 'continue' ? { events: [flip(game)] } : { refused: 'notAsked' };
    case 'leave':
      return leave(game, action.seat);
    case 'end':
      return { events: [gameEnded(game, 'ended')] };
  }
}

function guess(game: Game, call: Guess, shuffle: Shuffle): Decision {
  const asked = guessAsked(game);
  if (!asked) return { refused: 'notAsked' };
  const calls: readonly Guess[] = GUESSES[asked.kind];
  if (!calls.includes(call)) return { refused: 'notACall' };
  return { events: drawFor(game, asked, call, shuffle) };
}

/** Goal post and the guess in one breath: both count, or neither. */
function guessForGoal(game: Game, call: Guess, shuffle: Shuffle): Decision {
  const goal = guessAsked(game)?.goalPost ? { events: [] } : callGoalPost(game);
  if ('refused' in goal) return guessAsked(game) ? goal : { refused: 'notAsked' };
  const guessed = guess(goal.events.reduce(evolve, game), call, shuffle);
  return 'refused' in guessed ? guessed : { events: [...goal.events, ...guessed.events] };
}

/** Draws the card that decides a guess, after those of equal rank that don't (RULES.md, "Questions" 5). */
function drawFor(game: Game, asked: Asked, call: Guess, shuffle: Shuffle): readonly GameEvent[] {
  const newPile = whenPileShort(game, 1, shuffle);
  const ready = newPile.reduce(evolve, game);
  const card = nextCard(ready);
  const { seat, place, laid } = asked;
  const equal = isEqual(game.rules, call, laid, card) ? ({ equal: true } as const) : {};
  switch (judge(game.rules, call, laid, card)) {
    case 'right': {
      const amount = giftOf(game, asked);
      const streak = streakAfter(game);
      return [...newPile, { type: 'guessedRight', seat, guess: call, card, amount, place, streak, ...equal }];
    }
    case 'wrong': {
      const amount = worthOf(asked);
      return [...newPile, { type: 'guessedWrong', seat, guess: call, card, amount, place, ...equal }];
    }
    case 'again': {
      const drawn: GameEvent = { type: 'equalDrawn', seat, card, place };
      return [...newPile, drawn, ...drawFor(evolve(ready, drawn), asked, call, shuffle)];
    }
  }
}

/** What a right call gives away: the whole stake in the row, nothing on a bus or where nobody else is left. */
function giftOf(game: Game, asked: Asked): number {
  return asked.place === 'row' && receiversOf(game, asked.seat).length > 0 ? worthOf(asked) : 0;
}

/** The hits in a row after one more; they aren't counted in the row. */
function streakAfter(game: Game): number {
  return 'streak' in game.phase ? game.phase.streak + 1 : 0;
}

/** A holder plays some of the matching cards, the first of the row first, and holds the others (RULES.md, "Pyramid" 4). */
function playOrHold(game: Game, count: number): Decision {
  const question = questionOf(game);
  if (question?.type !== 'playOrHold') return { refused: 'notAsked' };
  if (!Number.isInteger(count) || count < 0 || count > question.count) return { refused: 'tooManyCards' };
  const { seat, stake } = question;
  const matching = matchingCards(game, seat);
  const played = matching.slice(0, count);
  const held = matching.slice(count);
  const events: GameEvent[] = [];
  if (played.length > 0) events.push({ type: 'cardsPlayed', seat, cards: played, amount: stake * count });
  if (held.length > 0) events.push({ type: 'cardsHeld', seat, cards: held });
  return { events };
}

function leave(game: Game, seat: Seat): Decision {
  const player = game.players[seat - 1];
  if (!player) return { refused: 'noSuchSeat' };
  return player.gone ? { refused: 'alreadyGone' } : { events: [{ type: 'playerLeft', seat }] };
}
