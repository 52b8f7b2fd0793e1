// The odds of the next card, as everybody at the table could count them.
import { GUESSES, type Guess } from './actions.ts';
import { boardOf, nextPlace } from './board.ts';
import { rankOf, type Card } from './cards.ts';
import type { Game } from './game.ts';
import { guessAsked, judge, type Asked } from './guesses.ts';
import { looseCards } from './pile.ts';
import type { Rules } from './rules.ts';
import { playerAt, seatsLeft } from './seats.ts';

/** What the next card may be, for the question on the table. */
export type Outlook =
  /** Before a guess. */
  | {
      readonly type: 'call';
      /** The cards that the next one may be. */
      readonly unseen: number;
      /** The question's calls, each with the number of unseen cards that make it and no other call right. */
      readonly chances: readonly { readonly call: Guess; readonly cards: number }[];
      /** The unseen cards of equal rank: they make every call right, or are drawn again; 0 where they are wrong. */
      readonly equal: number;
    }
  /** Before a flip of the board. */
  | {
      readonly type: 'match';
      /** The cards that the next one may be. */
      readonly unseen: number;
      /** Those of a rank that somebody still has in the row. */
      readonly matching: number;
    };

/** The odds of the next card; null while a gift of the questions is made, before the board's end and after the game's. */
export function outlook(game: Game): Outlook | null {
  const asked = guessAsked(game);
  if (asked) return callOutlook(game, asked);
  return game.phase.type === 'board' && nextPlace(boardOf(game)) ? matchOutlook(game) : null;
}

function callOutlook(game: Game, asked: Asked): Outlook {
  const unseen = unseenCards(game);
  const calls: readonly Guess[] = GUESSES[asked.kind];
  const { sameRank } = game.rules;
  const apart: Rules = { ...game.rules, sameRank: 'again' };
  const verdicts = (call: Guess) => unseen.map((card) => judge(apart, call, asked.laid, card));
  const chances = calls.map((call) => ({
    call,
    cards: verdicts(call).filter((verdict) => verdict === 'right').length,
  }));
  const [anyCall] = calls;
  const equals = anyCall ? verdicts(anyCall).filter((verdict) => verdict === 'again').length : 0;
  const equal = sameRank === 'wrong' ? 0 : equals;
  return { type: 'call', unseen: unseen.length, chances, equal };
}

function matchOutlook(game: Game): Outlook | null {
  const board = boardOf(game);
  if (board.kind === 'spots' && game.pile.length === 0) return null;
  const ranks = new Set(seatsLeft(game).flatMap((seat) => playerAt(game, seat).row.map(rankOf)));
  const unseen = unseenCards(game);
  return {
    type: 'match',
    unseen: unseen.length,
    matching: unseen.filter((card) => ranks.has(rankOf(card))).length,
  };
}

/** The face-down cards, of the pile and of the board alike; with none left, those that the next pile is made of. */
function unseenCards(game: Game): readonly Card[] {
  const faceDown = [...game.pile, ...(game.board?.hidden ?? [])];
  return faceDown.length > 0 ? faceDown : looseCards(game);
}
