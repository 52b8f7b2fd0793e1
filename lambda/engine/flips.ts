// What happens on the board: the deal, the flips, the holders' turns and the end (RULES.md, "Pyramid", "Spots",
// "Give and take rows").
import { boardOf, cardsLike, lastSpot, layOut, matchingCards, nextPlace, spotAt } from './board.ts';
import type { GameEvent } from './events.ts';
import type { Game, Holder, Phase } from './game.ts';
import { giftStep } from './gifts.ts';
import { nextCard, whenPileShort } from './pile.ts';
import { chooseRiders } from './rider.ts';
import { seatsLeft } from './seats.ts';
import type { Shuffle } from './shuffle.ts';
import { whySpotsEnd } from './spots.ts';

type BoardPhase = Extract<Phase, { type: 'board' }>;

/** Deals the board face down after the questions; spots need no cards yet. */
export function dealBoard(game: Game, shuffle: Shuffle): readonly GameEvent[] {
  const kind = game.rules.board;
  const cards = kind === 'spots' ? 0 : layOut(game.rules, []).rows.flat().length;
  return [...whenPileShort(game, cards, shuffle), { type: 'boardDealt', kind, cards }];
}

/** Turns over the next card of the board, or of the pile for spots. Who matches is fixed here (RULES.md, "Pyramid" 2). */
export function flip(game: Game): GameEvent {
  const board = boardOf(game);
  const at = nextPlace(board);
  const card = board.kind === 'spots' ? nextCard(game) : board.hidden[0];
  if (!at || !card) throw new Error('nothing is left to flip');
  const { stake, kind } = spotAt(board, at);
  const matched = seatsLeft(game)
    .map((seat): Holder => ({ seat, cards: cardsLike(game, seat, card).length }))
    .filter((holder) => holder.cards > 0);
  return { type: 'cardFlipped', card, at, stake, kind, matched };
}

/** Why the board is over once its last flip is settled, or null while there is a next flip. */
function whyBoardEnds(game: Game): 'flipped' | 'oneHolder' | 'pileOut' | null {
  const board = boardOf(game);
  if (!nextPlace(board)) return 'flipped';
  return board.kind === 'spots' ? whySpotsEnd(game) : null;
}

/**
 * What follows by itself on the board after the event `last`; nothing while somebody is asked. A holder's cards leave
 * the row at that holder's turn, in seat order. The table is asked to continue after a flip that somebody matched.
 */
export function boardStep(
  game: Game,
  { waiting, giving }: BoardPhase,
  last: GameEvent,
  shuffle: Shuffle,
): readonly GameEvent[] {
  if (giving) return giftStep(game, giving);
  const [holder] = waiting;
  if (holder) return holderStep(game, holder);
  const why = whyBoardEnds(game);
  if (why) return [{ type: 'boardEnded', why }, ...chooseRiders(game, shuffle)];
  // A flip with matches is always followed by their plays, so one that comes last here has matched nobody.
  const isFree = last.type === 'boardDealt' || last.type === 'cardFlipped' || game.rules.quickFlips === 'on';
  return isFree ? [flip(game)] : [];
}

/** The turn of the first holder of the last flip: asked where matches may be held, else every match is played. */
function holderStep(game: Game, { seat }: Holder): readonly GameEvent[] {
  if (game.rules.matches === 'held') return [];
  const { stake, kind } = lastSpot(boardOf(game));
  const cards = matchingCards(game, seat);
  const amount = stake * cards.length;
  const played: GameEvent = { type: 'cardsPlayed', seat, cards, amount };
  return kind === 'take' ? [played, { type: 'took', seat, amount }] : [played];
}
