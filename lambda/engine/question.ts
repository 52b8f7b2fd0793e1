// What the game waits for. It waits for exactly one thing at any time, and for nothing once it is over.
import type { QuestionKind } from './actions.ts';
import { boardOf, isLastMatch, lastSpot } from './board.ts';
import type { Place } from './events.ts';
import type { Game, Seat } from './game.ts';
import { goalPostCaller } from './goal-post.ts';
import { guessAsked, isInsideHopeless, type Asked } from './guesses.ts';
import { receiversOf } from './seats.ts';

/** The question that a game asks. */
export type GameQuestion =
  /** One of the four questions, in the row, on the bus or in the gauntlet. */
  | {
      readonly type: QuestionKind;
      readonly seat: Seat;
      readonly place: Place;
      /** What it is worth (without goal post), or what a miss costs. */
      readonly stake: number;
      /** Whether goal post has been called for it. */
      readonly goalPost: boolean;
      /** Whether goal post may be called for it. */
      readonly mayCall: boolean;
      /** Whether inside can't win (RULES.md, "Questions" 4). */
      readonly insideHopeless: boolean;
    }
  /** Who receives: `count` gifts of `stake` each, to any of `receivers` (at least two). */
  | {
      readonly type: 'give';
      readonly seat: Seat;
      readonly stake: number;
      readonly count: number;
      readonly receivers: readonly Seat[];
    }
  /** Play or hold: `count` matching cards, worth `stake` each; `last` when no later flip can match. */
  | {
      readonly type: 'playOrHold';
      readonly seat: Seat;
      readonly stake: number;
      readonly count: number;
      readonly last: boolean;
    }
  /** The table says when the next card of the board is flipped. */
  | { readonly type: 'continue' };

/** The question that the game asks, or null once it is over. */
export function questionOf(game: Game): GameQuestion | null {
  const { phase } = game;
  const asked = guessAsked(game);
  if (asked) return guessQuestion(game, asked);
  if (phase.type === 'questions' || phase.type === 'board') {
    if (phase.giving)
      return { type: 'give', ...phase.giving, receivers: receiversOf(game, phase.giving.seat) };
  }
  if (phase.type !== 'board') return null;
  const [holder] = phase.waiting;
  if (!holder) return { type: 'continue' };
  const { stake } = lastSpot(boardOf(game));
  return { type: 'playOrHold', seat: holder.seat, stake, count: holder.cards, last: isLastMatch(game) };
}

function guessQuestion(game: Game, asked: Asked): GameQuestion {
  const { kind, seat, place, laid, stake, goalPost } = asked;
  return {
    type: kind,
    seat,
    place,
    stake,
    goalPost,
    mayCall: !goalPost && 'seat' in goalPostCaller(game),
    insideHopeless: kind === 'insideOutside' && isInsideHopeless(game.rules, laid),
  };
}
