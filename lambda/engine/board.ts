// The board of the second part, whichever it is: how it lies, which card matches it and what a match is worth
// (RULES.md, "Pyramid", "Spots", "Give and take rows"). What happens on it stands in flips.ts.
import { rankOf, type Card } from './cards.ts';
import type { At, Board, Game, Giving, Seat, Spot } from './game.ts';
import { pyramidRows } from './pyramid.ts';
import type { Rules } from './rules.ts';
import { playerAt } from './seats.ts';
import { spotRows } from './spots.ts';

/** The board of the rules in force, with the cards that were dealt face down (none for spots). */
export function layOut(rules: Rules, hidden: readonly Card[]): Board {
  const rows = rules.board === 'spots' ? spotRows(rules) : pyramidRows(rules);
  return { kind: rules.board, rows, hidden, at: null };
}

/** The board on the table; a board part without one is our own bug. */
export function boardOf(game: Game): Board {
  if (!game.board) throw new Error('no board on the table');
  return game.board;
}

/** The place of the next flip: the first that has no card yet, bottom row first; null after the last. */
export function nextPlace(board: Board): At | null {
  for (const [row, spots] of board.rows.entries()) {
    const index = spots.findIndex((spot) => spot.card === null);
    if (index >= 0) return [row, index];
  }
  return null;
}

/** A place of the board. */
export function spotAt(board: Board, [row, index]: At): Spot {
  const spot = board.rows[row]?.[index];
  if (!spot) throw new Error(`no place ${row}, ${index} on the board`);
  return spot;
}

/** The place of the last flip, whose matches are being answered. */
export function lastSpot(board: Board): Spot {
  if (!board.at) throw new Error('nothing has been flipped');
  return spotAt(board, board.at);
}

/** The cards in a row that match the last flip, in the order of the row. */
export function matchingCards(game: Game, seat: Seat): readonly Card[] {
  const flipped = lastSpot(boardOf(game)).card;
  if (!flipped) throw new Error('the last flip matched nobody');
  return cardsLike(game, seat, flipped);
}

/** The gifts that `cards` cards played on the last flip give their holder; null where the holder takes. */
export function giftsFor(board: Board, seat: Seat, cards: number): Giving | null {
  const { stake, kind } = lastSpot(board);
  if (kind === 'take') return null;
  return board.kind === 'spots' ? { seat, stake: stake * cards, count: 1 } : { seat, stake, count: cards };
}

/** Whether no later flip can match a card of the last flip's rank (RULES.md, "Pyramid" 4). */
export function isLastMatch(game: Game): boolean {
  const board = boardOf(game);
  const flipped = lastSpot(board).card;
  if (!flipped || !nextPlace(board)) return true;
  return ![...game.pile, ...board.hidden].some((card) => rankOf(card) === rankOf(flipped));
}

/** The cards in a row that have the rank of `card`, in the order of the row. */
export function cardsLike(game: Game, seat: Seat, card: Card): readonly Card[] {
  return playerAt(game, seat).row.filter((own) => rankOf(own) === rankOf(card));
}
