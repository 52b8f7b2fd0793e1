// The board in words: runs of flips that match nobody in one sentence, each match with who plays and who takes, and
// many flips in one reply as a summary. Read by tell-events.
import type { EventOf as Event, PublicEvent, Seat } from '../engine/index.ts';
import type { Play, Share } from './line.ts';
import type { Piece, Voice } from './voice.ts';

/** What happens on the board between its deal and its end. */
export type BoardEvent = Event<'cardFlipped' | 'cardsPlayed' | 'cardsHeld' | 'gave' | 'took'>;

/** More flips without a match than these are counted, and only the last two named. */
const MOST_FLIPS_NAMED = 5;

/** What one player did with a flip. */
interface Holding {
  readonly seat: Seat;
  readonly played: number;
  readonly held: number;
  readonly takes: readonly { readonly seat: Seat; readonly amount: number }[];
}

/** A matched flip, or null for plays that answer an earlier one, with what each holder has done so far. */
interface Served {
  readonly flip: Event<'cardFlipped'> | null;
  readonly holdings: readonly Holding[];
}

const BOARD_EVENTS: readonly PublicEvent['type'][] = [
  'cardFlipped',
  'cardsPlayed',
  'cardsHeld',
  'gave',
  'took',
];

/** Whether an event is one of the board's; a gift of the questions is told the same way. */
export function isBoardEvent(event: PublicEvent): event is BoardEvent {
  return BOARD_EVENTS.includes(event.type);
}

/** Tells a run of board events, one thing after the other. */
export function tellFlips(voice: Voice, events: readonly BoardEvent[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let unmatched: Event<'cardFlipped'>[] = [];
  let runs = 0;
  const endRun = () => {
    if (unmatched.length > 0) pieces.push(tellRun(voice, unmatched, runs++));
    unmatched = [];
  };
  servedIn(events).forEach((served, nth) => {
    if (served.flip?.matched.length === 0) {
      unmatched.push(served.flip);
      return;
    }
    endRun();
    pieces.push(...tellServed(voice, served, nth));
  });
  endRun();
  return pieces;
}

/**
 * Tells many flips at once: how many cards, and what each player takes in all. The last flip is told as ever, unless
 * nothing matched, or nobody is asked about it and the reply has too much to tell.
 */
export function summarizeFlips(voice: Voice, events: readonly BoardEvent[]): readonly Piece[] {
  const { said, forms, name, units, say } = voice;
  const lastFlip = events.findLastIndex((event) => event.type === 'cardFlipped');
  const isAsked = voice.question?.type === 'give' || voice.question?.type === 'playOrHold';
  const isRun = events.every((event) => event.type === 'cardFlipped' && event.matched.length === 0);
  const last = isRun || (voice.detail === 'least' && !isAsked) ? events.length : lastFlip;
  const earlier = events.slice(0, last);
  const flips = earlier.filter((event) => event.type === 'cardFlipped').length;
  if (flips < 2) return tellFlips(voice, events);
  const taken = takenIn(earlier);
  const takings = [...taken].map(([seat, amount]): Share => ({ name: name(seat), amount: units(amount) }));
  const summary = say(said.events.flips, { cards: forms.cards(flips), takings });
  return [summary, ...tellFlips(voice, events.slice(last))];
}

/** What each player took in these events, by seat. */
export function takenIn(events: readonly PublicEvent[]): ReadonlyMap<Seat, number> {
  const taken = new Map<Seat, number>();
  const add = (seat: Seat, amount: number) => taken.set(seat, (taken.get(seat) ?? 0) + amount);
  for (const event of events) {
    if (event.type === 'gave') add(event.to, event.amount);
    if (event.type === 'took' || event.type === 'guessedWrong') add(event.seat, event.amount);
  }
  return taken;
}

function tellRun(voice: Voice, flips: readonly Event<'cardFlipped'>[], nth: number): Piece {
  const { said, forms, pick } = voice;
  const cards = voice.cards(flips.map((flip) => flip.card));
  const many = cards.length > MOST_FLIPS_NAMED;
  const told = { cards: many ? cards.slice(-2) : cards, many: many ? forms.cards(cards.length) : null };
  return { text: pick(said.events.noMatch, nth)(told) };
}

/** Groups each flip with what its holders do, in the order of the events. */
function servedIn(events: readonly BoardEvent[]): readonly Served[] {
  const all: Served[] = [];
  const change = (seat: Seat, more: (holding: Holding) => Holding) => {
    const served = all.pop() ?? { flip: null, holdings: [] };
    const last = served.holdings.at(-1);
    const holding = last?.seat === seat ? last : { seat, played: 0, held: 0, takes: [] };
    const before = last?.seat === seat ? served.holdings.slice(0, -1) : served.holdings;
    all.push({ ...served, holdings: [...before, more(holding)] });
  };
  for (const event of events) {
    switch (event.type) {
      case 'cardFlipped':
        all.push({ flip: event, holdings: [] });
        break;
      case 'cardsPlayed':
        change(event.seat, (holding) => ({ ...holding, played: event.cards.length }));
        break;
      case 'cardsHeld':
        change(event.seat, (holding) => ({ ...holding, held: event.cards.length }));
        break;
      case 'gave': {
        const { to, amount } = event;
        change(event.seat, (holding) => ({ ...holding, takes: added(holding.takes, to, amount) }));
        break;
      }
      case 'took': {
        const { seat, amount } = event;
        change(seat, (holding) => ({ ...holding, takes: added(holding.takes, seat, amount) }));
        break;
      }
    }
  }
  return all;
}

/** Several gifts to one player are told as one. */
function added(takes: Holding['takes'], seat: Seat, amount: number): Holding['takes'] {
  const before = takes.find((take) => take.seat === seat);
  if (!before) return [...takes, { seat, amount }];
  return takes.map((take) => (take === before ? { seat, amount: take.amount + amount } : take));
}

/** A flip and its plays. Plays whose gift is still to be asked for are told by the question. */
function tellServed(voice: Voice, { flip, holdings }: Served, nth: number): readonly Piece[] {
  const { said, forms, names, pick } = voice;
  const card = flip && forms.card(flip.card);
  const done = holdings.filter((holding) => holding.takes.length > 0);
  const pieces: Piece[] = [];
  const [only] = done;
  if (only && done.length === 1 && only.played === 0) {
    pieces.push(tellGifts(voice, only, nth));
  } else if (done.length > 0) {
    const given = done.filter((holding) => holding.played === 0);
    if (given.length > 0) pieces.push(...given.map((holding) => tellGifts(voice, holding, nth)));
    const plays = done.filter((holding) => holding.played > 0).map((holding) => playOf(voice, holding));
    if (plays.length > 0) pieces.push({ text: pick(said.events.served, nth)({ card, plays }) });
  } else if (flip) {
    const seats = flip.matched.map((holder) => holder.seat);
    const obvious = seats.length === 1 && seats[0] === voice.asked;
    const matched = {
      card: forms.card(flip.card),
      names: obvious ? null : names(seats),
      many: seats.length > 1,
    };
    pieces.push({ text: pick(said.events.match, nth)(matched) });
  }
  for (const { played, held } of holdings) {
    if (held === 0) continue;
    const told = { played: played > 0 ? forms.number(played) : null, held: forms.number(held) };
    pieces.push({ text: pick(said.events.held, nth)(told) });
  }
  return pieces;
}

/** Gifts that were picked: told to the receiver who is asked next, else of everyone who takes. */
function tellGifts(voice: Voice, { takes }: Holding, nth: number): Piece {
  const { said, name, units, pick, asked, question } = voice;
  const [first] = takes;
  // Asked to give at once, "you take one point; who gets the point" would sound like the same point.
  if (first && takes.length === 1 && first.seat === asked && question?.type !== 'give') {
    return {
      text: pick(said.events.gaveYou, nth)({ name: name(first.seat), amount: units(first.amount) }),
      to: first.seat,
    };
  }
  return { text: pick(said.events.gave, nth)({ gifts: sharesOf(voice, takes) }) };
}

function playOf(voice: Voice, { seat, played, takes }: Holding): Play {
  const isTaker = takes.every((take) => take.seat === seat);
  return {
    name: voice.name(seat),
    cards: isTaker ? null : voice.forms.cards(played),
    takes: sharesOf(voice, takes),
  };
}

function sharesOf(voice: Voice, takes: Holding['takes']): readonly Share[] {
  return takes.map(({ seat, amount }) => ({ name: voice.name(seat), amount: voice.units(amount) }));
}
