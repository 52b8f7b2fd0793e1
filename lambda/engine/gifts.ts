// Gifts in the making: when one goes on by itself, and what a giver's picks come to (RULES.md, "Questions" 2,
// "Pyramid" 2, "Leaving and joining").
import type { Gift } from './actions.ts';
import type { GameEvent } from './events.ts';
import type { Game, Giving } from './game.ts';
import type { Decision } from './refusals.ts';
import { playerAt, receiversOf } from './seats.ts';

/** A gift that needs no asking: its giver has left, or only one other player can receive. Otherwise nothing. */
export function giftStep(game: Game, { seat, stake, count }: Giving): readonly GameEvent[] {
  if (playerAt(game, seat).gone) return [{ type: 'giftLapsed', seat }];
  const [to, ...others] = receiversOf(game, seat);
  if (!to || others.length > 0) return [];
  return [{ type: 'gave', seat, to, amount: stake * count, count, only: true }];
}

/** The picks of a giver, taken together or not at all. */
export function give(game: Game, giving: Giving, gifts: readonly Gift[]): Decision {
  const { seat, stake } = giving;
  let count = 0;
  for (const gift of gifts) {
    if (!Number.isInteger(gift.count) || gift.count < 1) return { refused: 'noGift' };
    const receiver = game.players[gift.to - 1];
    if (!receiver) return { refused: 'noSuchSeat' };
    if (gift.to === seat) return { refused: 'oneself' };
    if (receiver.gone) return { refused: 'cannotReceive' };
    count += gift.count;
  }
  if (count === 0) return { refused: 'noGift' };
  if (count > giving.count) return { refused: 'tooMany' };
  return {
    events: gifts.map((gift) => ({
      type: 'gave',
      seat,
      to: gift.to,
      amount: stake * gift.count,
      count: gift.count,
      only: false,
    })),
  };
}
