// How an event changes the game; nothing else does.
import { giftsFor, boardOf, layOut } from './board.ts';
import { laidAfter } from './bus.ts';
import type { Card } from './cards.ts';
import type { EventOf, GameEvent } from './events.ts';
import type { Board, Game, Giving, Phase, Player, Seat } from './game.ts';
import { playerAt, seatsLeft } from './seats.ts';

type Guessed = EventOf<'guessedRight' | 'guessedWrong'>;

/** The game after an event. */
export function evolve(game: Game, event: GameEvent): Game {
  switch (event.type) {
    case 'goalPostCalled':
      return { ...game, goalPostUsed: true, phase: { ...phaseOf(game, 'questions'), goalPost: true } };
    case 'goalPostWithdrawn':
      return { ...game, phase: { ...phaseOf(game, 'questions'), goalPost: false } };
    case 'equalDrawn':
      return { ...game, pile: game.pile.slice(1), out: [...game.out, event.card] };
    case 'guessedRight':
    case 'guessedWrong':
      return afterGuess({ ...game, pile: game.pile.slice(1) }, event);
    case 'gave':
      return afterGift(withScore(game, event.to, event.amount), event.count);
    case 'giftLapsed':
      return withGiving(game, null);
    case 'boardDealt':
      return {
        ...game,
        pile: game.pile.slice(event.cards),
        board: layOut(game.rules, game.pile.slice(0, event.cards)),
        phase: { type: 'board', waiting: [], giving: null },
      };
    case 'cardFlipped':
      return afterFlip(game, event);
    case 'cardsPlayed':
      return afterPlay(game, event);
    case 'cardsHeld':
      return withoutHolder(game, event.seat);
    case 'took':
      return withScore(game, event.seat, event.amount);
    case 'cardDrawn': {
      const draw = { seat: event.seat, card: event.card };
      return { ...game, pile: game.pile.slice(1), draws: [...game.draws, draw] };
    }
    case 'ridersChosen':
      return { ...game, phase: { ...freshBus(event.seats), next: event.seats } };
    case 'rideBegan':
      return event.ride === null ? onTheBus(game, event.seat) : inTheGauntlet(game, event.seat, event.ride);
    case 'baseFlipped':
      return { ...withLaid(game, [event.card]), pile: game.pile.slice(1) };
    case 'rideEnded':
      return game.phase.type === 'bus' ? cleared(game) : game; // the gauntlet's base is carried on
    case 'pileShuffled':
      return afterShuffle(game, event.pile);
    case 'playerLeft':
      return afterLeaving(game, event.seat);
    case 'gameEnded':
      return { ...cleared(game), phase: { type: 'over', winners: event.winners, why: event.why } };
    case 'rideTied':
    case 'boardEnded':
    case 'reshuffled':
      return game; // facts to tell: what they move stands in the events beside them
  }
}

/** The card has left the pile: it joins the row, or lies on the bus or in the gauntlet. */
function afterGuess(game: Game, event: Guessed): Game {
  switch (event.place) {
    case 'row':
      return afterRowGuess(game, event);
    case 'bus':
      return afterBusGuess(game, event);
    case 'gauntlet':
      return afterGauntletGuess(game, event);
  }
}

function afterRowGuess(game: Game, event: Guessed): Game {
  const { seat, card, amount } = event;
  const guesser = playerAt(game, seat);
  const laid = withPlayer(game, seat, { ...guesser, row: [...guesser.row, card] });
  if (event.type === 'guessedWrong') return withNextGuesser(withScore(laid, seat, amount));
  return withGiving(laid, amount > 0 ? { seat, stake: amount, count: 1 } : null);
}

function afterBusGuess(game: Game, event: Guessed): Game {
  const bus = phaseOf(game, 'bus');
  const isRight = event.type === 'guessedRight';
  const { cards, out } = laidAfter(game.rules, bus.cards, event.card, isRight);
  const laid = { ...game, out: [...game.out, ...out] };
  const guesses = bus.guesses + 1;
  if (isRight) {
    const phase = { ...bus, cards, guesses, streak: event.streak };
    return { ...withBest(laid, event.seat, event.streak), phase };
  }
  const rides = game.rides.map((ride) =>
    ride.seat === event.seat ? { seat: ride.seat, misses: ride.misses + 1 } : ride,
  );
  const phase = { ...bus, cards, guesses, streak: 0, misses: bus.misses + 1 };
  return { ...withScore(laid, event.seat, event.amount), rides, phase };
}

/** A miss leaves the streak as it stands: the ride ends there, and the next one starts at nought. */
function afterGauntletGuess(game: Game, event: Guessed): Game {
  const gauntlet = phaseOf(game, 'gauntlet');
  const streak = event.type === 'guessedRight' ? event.streak : gauntlet.streak;
  const phase = { ...gauntlet, cards: [event.card], streak, guesses: gauntlet.guesses + 1 };
  return { ...withBest(game, event.seat, streak), out: [...game.out, ...gauntlet.cards], phase };
}

function afterFlip(game: Game, event: EventOf<'cardFlipped'>): Game {
  const board = boardOf(game);
  const phase: Phase = { type: 'board', waiting: event.matched, giving: null };
  const hidden = board.hidden.slice(1);
  const pile = board.kind === 'spots' ? game.pile.slice(1) : game.pile;
  if (board.kind === 'spots' && event.matched.length === 0) {
    return { ...game, pile, out: [...game.out, event.card], board: { ...board, at: event.at }, phase };
  }
  return { ...game, pile, board: { ...faceUp(board, event), hidden }, phase };
}

function faceUp(board: Board, { at, card }: EventOf<'cardFlipped'>): Board {
  const [row, index] = at;
  const rows = board.rows.map((spots, r) =>
    r === row ? spots.map((spot, i) => (i === index ? { ...spot, card } : spot)) : spots,
  );
  return { ...board, rows, at };
}

/** The cards go out, and a holder who gives has the gifts to make. */
function afterPlay(game: Game, { seat, cards }: EventOf<'cardsPlayed'>): Game {
  const holder = playerAt(game, seat);
  const row = holder.row.filter((card) => !cards.includes(card));
  const played = withoutHolder(withPlayer(game, seat, { ...holder, row }), seat);
  const giving = giftsFor(boardOf(game), seat, cards.length);
  return { ...withGiving(played, giving), out: [...game.out, ...cards] };
}

function afterGift(game: Game, count: number): Game {
  const { giving } = givingPhase(game);
  const left = giving ? giving.count - count : 0;
  return withGiving(game, giving && left > 0 ? { ...giving, count: left } : null);
}

function onTheBus(game: Game, seat: Seat): Game {
  const next = phaseOf(game, 'bus').next.filter((other) => other !== seat);
  return { ...game, rides: [...game.rides, { seat, misses: 0 }], phase: { ...freshBus([seat]), next } };
}

function inTheGauntlet(game: Game, seat: Seat, ride: number): Game {
  const cards = game.phase.type === 'gauntlet' ? game.phase.cards : [];
  const phase: Phase = { type: 'gauntlet', rider: seat, cards, streak: 0, guesses: 0 };
  return { ...withPlayer(game, seat, { ...playerAt(game, seat), rides: ride }), phase };
}

/** The cards of the new pile leave wherever they lay; on the bus that is the rows and the whole board as well. */
function afterShuffle(game: Game, pile: readonly Card[]): Game {
  const gathered = new Set(pile);
  const stays = (card: Card) => !gathered.has(card);
  return {
    ...game,
    pile,
    shuffles: game.shuffles + 1,
    players: game.players.map((player) => ({ ...player, row: player.row.filter(stays) })),
    out: game.out.filter(stays),
    draws: game.draws.filter((draw) => stays(draw.card)),
    board: game.phase.type === 'bus' ? null : game.board,
  };
}

/** A gift whose giver is gone stays until it lapses; a turn passes on at once. */
function afterLeaving(game: Game, seat: Seat): Game {
  const left = withPlayer(game, seat, { ...playerAt(game, seat), gone: true });
  const { phase } = left;
  switch (phase.type) {
    case 'questions':
      return phase.seat === seat && !phase.giving ? withNextGuesser(left) : left;
    case 'board':
      return withoutHolder(left, seat);
    case 'bus':
      return { ...left, phase: { ...phase, next: phase.next.filter((other) => other !== seat) } };
    case 'gauntlet':
    case 'over':
      return left;
  }
}

/** The guess passes to the next seat of the round, or to the next round; after round four nobody guesses. */
function withNextGuesser(game: Game): Game {
  const { round, seat } = phaseOf(game, 'questions');
  const seats = seatsLeft(game);
  const later = seats.find((other) => other > seat);
  const next = later ? { round, seat: later } : { round: round + 1, seat: seats[0] ?? seat };
  return { ...game, phase: { type: 'questions', ...next, goalPost: false, giving: null } };
}

/** Sets the gifts to be made; in the questions the turn passes on when there are none. */
function withGiving(game: Game, giving: Giving | null): Game {
  const phase = givingPhase(game);
  if (phase.type === 'questions' && !giving) return withNextGuesser(game);
  return { ...game, phase: { ...phase, giving } };
}

function withoutHolder(game: Game, seat: Seat): Game {
  const board = phaseOf(game, 'board');
  return { ...game, phase: { ...board, waiting: board.waiting.filter((holder) => holder.seat !== seat) } };
}

function withPlayer(game: Game, seat: Seat, player: Player): Game {
  const players = game.players.slice();
  players[seat - 1] = player;
  return { ...game, players };
}

function withScore(game: Game, seat: Seat, amount: number): Game {
  const player = playerAt(game, seat);
  return withPlayer(game, seat, { ...player, score: player.score + amount });
}

function withBest(game: Game, seat: Seat, streak: number): Game {
  const player = playerAt(game, seat);
  return streak > player.best ? withPlayer(game, seat, { ...player, best: streak }) : game;
}

/** The cards that lay on the bus or in the gauntlet go out. */
function cleared(game: Game): Game {
  if (game.phase.type !== 'bus' && game.phase.type !== 'gauntlet') return game;
  return { ...withLaid(game, []), out: [...game.out, ...game.phase.cards] };
}

function withLaid(game: Game, cards: readonly Card[]): Game {
  if (game.phase.type === 'gauntlet') return { ...game, phase: { ...game.phase, cards } };
  return { ...game, phase: { ...phaseOf(game, 'bus'), cards } };
}

function freshBus([rider]: readonly Seat[]): Extract<Phase, { type: 'bus' }> {
  if (!rider) throw new Error('nobody to ride');
  return { type: 'bus', rider, next: [], cards: [], streak: 0, guesses: 0, misses: 0 };
}

function givingPhase(game: Game): Extract<Phase, { giving: Giving | null }> {
  return game.phase.type === 'questions' ? game.phase : phaseOf(game, 'board');
}

/** The phase that an event belongs to; an event out of its place is our own bug. */
function phaseOf<T extends Phase['type']>(game: Game, type: T): Extract<Phase, { type: T }> {
  if (game.phase.type !== type) throw new Error(`${type} expected, not ${game.phase.type}`);
  return game.phase as Extract<Phase, { type: T }>; // its type has just been compared
}
