// What must be true of every game at every moment: where the cards are, and how points come about.
import type { Card, Game, GameEvent, Seat } from '../../lambda/engine/index.ts';

/** Every card that lies anywhere, wherever that is. */
export function cardsIn(game: Game): readonly Card[] {
  const { board, phase } = game;
  return [
    ...game.pile,
    ...game.out,
    ...game.players.flatMap((player) => player.row),
    ...game.draws.map((draw) => draw.card),
    ...(board?.hidden ?? []),
    ...(board?.rows.flat().flatMap((spot) => spot.card ?? []) ?? []),
    ...('cards' in phase ? phase.cards : []),
  ];
}

/** The points that a player takes by an event. */
export function takenBy(event: GameEvent, seat: Seat): number {
  if (event.type === 'gave') return event.to === seat ? event.amount : 0;
  if (event.type !== 'guessedWrong' && event.type !== 'took') return 0;
  return event.seat === seat ? event.amount : 0;
}

/** The points that are to be given away because of an event. */
export function wonBy(event: GameEvent): number {
  if (event.type === 'took') return -event.amount; // its cardsPlayed was no gift
  return event.type === 'guessedRight' || event.type === 'cardsPlayed' ? event.amount : 0;
}
