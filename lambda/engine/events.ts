// What happened: the only facts that change a game, and (the public ones) the only ones that speech and screens may use.
import type { Guess } from './actions.ts';
import type { Card } from './cards.ts';
import type { At, Ending, Seat } from './game.ts';
import type { Rules } from './rules.ts';

/** Where a guess was made: in one's row (the four questions), on the bus, or in the gauntlet. */
export type Place = 'row' | 'bus' | 'gauntlet';

/** What everybody at the table sees. Cards that are named come off the pile, or off the face-down board, when the event is folded. */
export type PublicEvent =
  /** The guesser called goal post, with or before the guess. */
  | { readonly type: 'goalPostCalled'; readonly seat: Seat }
  /** The guesser took the goal post back. */
  | { readonly type: 'goalPostWithdrawn'; readonly seat: Seat }
  /** sameRank again: a card of equal rank went out, and the same guess is decided by the next card. */
  | { readonly type: 'equalDrawn'; readonly seat: Seat; readonly card: Card; readonly place: Place }
  /** A right call. `amount` is what it is worth in all (0 on a bus); `streak` the hits in a row so far (0 in the row). */
  | {
      readonly type: 'guessedRight';
      readonly seat: Seat;
      readonly guess: Guess;
      readonly card: Card;
      readonly amount: number;
      readonly place: Place;
      readonly streak: number;
      /** The card is of a rank that it was compared with. */
      readonly equal?: true;
    }
  /** A wrong call. `amount` is what the guesser takes (0 in the gauntlet). */
  | {
      readonly type: 'guessedWrong';
      readonly seat: Seat;
      readonly guess: Guess;
      readonly card: Card;
      readonly amount: number;
      readonly place: Place;
      readonly equal?: true;
    }
  /** A gift; `only` when nobody else could receive it, so that it wasn't asked for. */
  | {
      readonly type: 'gave';
      readonly seat: Seat;
      readonly to: Seat;
      readonly amount: number;
      /** How many of the gifts being made this one used up. */
      readonly count: number;
      readonly only: boolean;
    }
  /** A gift that nobody can make any more: its giver left. */
  | { readonly type: 'giftLapsed'; readonly seat: Seat }
  /** The board lies on the table, face down. */
  | { readonly type: 'boardDealt'; readonly kind: Rules['board']; readonly cards: number }
  /** A card of the board was turned over; `matched` are the holders of its rank, in seat order. */
  | {
      readonly type: 'cardFlipped';
      readonly card: Card;
      readonly at: At;
      readonly stake: number;
      readonly kind: 'give' | 'take' | 'pick';
      readonly matched: readonly { readonly seat: Seat; readonly cards: number }[];
    }
  /** Cards left a row to answer the last flip. */
  | {
      readonly type: 'cardsPlayed';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly amount: number;
    }
  /** A holder kept matching cards back. */
  | { readonly type: 'cardsHeld'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** A take spot or row cost its holder. */
  | { readonly type: 'took'; readonly seat: Seat; readonly amount: number }
  /** The board is over: its last card settled, at most one player with cards (spots), or no pile to flip from (spots). */
  | { readonly type: 'boardEnded'; readonly why: 'flipped' | 'oneHolder' | 'pileOut' }
  /** Players still tied for the ride after everything that is counted; a draw follows. */
  | { readonly type: 'rideTied'; readonly seats: readonly Seat[] }
  /** A tied player drew a card for the ride. */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: Card }
  /** Who rides, in order, with how many cards left, and what decided it. */
  | {
      readonly type: 'ridersChosen';
      readonly seats: readonly Seat[];
      readonly cards: number;
      readonly by: 'cards' | 'points' | 'seat' | 'highest' | 'draw' | 'both';
    }
  /** A ride on the bus or in the gauntlet began. `ride` counts a player's gauntlet rides from 1, and is null on the bus. */
  | { readonly type: 'rideBegan'; readonly seat: Seat; readonly ride: number | null }
  /** The base of a higher/lower bus was flipped. */
  | { readonly type: 'baseFlipped'; readonly card: Card }
  /** The pile had run out, and `cards` cards were shuffled into a new one. */
  | { readonly type: 'reshuffled'; readonly cards: number }
  /** A ride ended: by the streak, the run of four, the cap, a miss (gauntlet) or because its rider left. */
  | {
      readonly type: 'rideEnded';
      readonly seat: Seat;
      readonly why: 'streak' | 'run' | 'cap' | 'miss' | 'left';
      /** Misses of this ride; in the gauntlet one at most. */
      readonly misses: number;
      /** The hits in a row at its end: on the bus a miss sets them to nought, in the gauntlet it leaves them. */
      readonly streak: number;
    }
  /** A player left the game. */
  | { readonly type: 'playerLeft'; readonly seat: Seat }
  /** The game is over; no winners where a lone rider lost or everybody left. */
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[]; readonly why: Ending };

/** The public event, or events, of a type. */
export type EventOf<T extends PublicEvent['type']> = Extract<PublicEvent, { type: T }>;

/** What only the dealer knows: the order of a new pile, made of exactly these cards. It precedes its `reshuffled`. */
export type SecretEvent = { readonly type: 'pileShuffled'; readonly pile: readonly Card[] };

/** Any event, as `evolve` folds it. */
export type GameEvent = PublicEvent | SecretEvent;
