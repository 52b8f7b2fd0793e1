// What happened in the game, in the order in which it happened; one sentence for what belongs together.
import {
  GAUNTLET_RIDES,
  GAUNTLET_STREAK,
  hitsWanted,
  type EventOf as Event,
  type PublicEvent,
} from '../engine/index.ts';
import { seatsLeft } from '../dialog/household.ts';
import { scoresOf } from './scores.ts';
import { isBoardEvent, summarizeFlips, tellFlips, type BoardEvent } from './tell-board.ts';
import { tellEnd } from './tell-end.ts';
import type { Said } from './said.ts';
import type { Piece, Voice } from './voice.ts';

/** Events that are told one by one. */
type SingleEvent = Exclude<PublicEvent, BoardEvent | Event<'equalDrawn'> | Event<'cardDrawn'>>;

/** Tells events; a run of flips, of equal cards or of draws is told as one. */
export function tellEvents(voice: Voice, told: readonly PublicEvent[]): readonly Piece[] {
  const { said, forms, pick, say, detail } = voice;
  const events = detail === 'least' ? withoutLevelDraws(told) : told;
  const pieces: Piece[] = [];
  let draws = 0;
  for (let index = 0; index < events.length;) {
    const rest = events.slice(index);
    const flips = leading(rest, isBoardEvent);
    const equals = leading(rest, (event): event is Event<'equalDrawn'> => event.type === 'equalDrawn');
    const drawn = leading(rest, (event): event is Event<'cardDrawn'> => event.type === 'cardDrawn');
    if (flips.length > 0) {
      pieces.push(...(detail === 'full' ? tellFlips(voice, flips) : summarizeFlips(voice, flips)));
    } else if (equals.length > 0) {
      pieces.push(
        say(voice.brief ? said.verdicts.brief.equal : said.verdicts.equal, {
          cards: voice.cards(equals.map(({ card }) => card)),
        }),
      );
    } else if (drawn.length > 0) {
      const told = drawn.map(({ seat, card }) => ({ name: voice.name(seat), amount: forms.card(card) }));
      const line = detail === 'least' ? said.events.drawnInShort : said.events.drawn;
      pieces.push({ text: pick(line, draws++)({ draws: told }) });
    } else {
      pieces.push(...tellSingle(voice, events, index));
    }
    index += Math.max(1, flips.length + equals.length + drawn.length);
  }
  return pieces;
}

/** Who tied first, and the draw that decided; those between left players level. */
function withoutLevelDraws(events: readonly PublicEvent[]): readonly PublicEvent[] {
  const first = events.findIndex(({ type }) => type === 'rideTied');
  const last = events.findLastIndex(({ type }) => type === 'rideTied');
  const isBetween = (index: number) => index > first && index <= last;
  return events.filter(({ type }, index) =>
    type === 'cardDrawn' ? index > last : !isBetween(index) || type !== 'rideTied',
  );
}

function leading<E extends PublicEvent>(
  events: readonly PublicEvent[],
  belongs: (event: PublicEvent) => event is E,
): readonly E[] {
  const run: E[] = [];
  for (const event of events) {
    if (!belongs(event)) break;
    run.push(event);
  }
  return run;
}

function tellSingle(voice: Voice, events: readonly PublicEvent[], index: number): readonly Piece[] {
  const { said, forms, pick, say, name, names } = voice;
  const event = events[index] as SingleEvent; // tellEvents hands on no other
  const after = events.slice(index + 1);
  switch (event.type) {
    case 'goalPostCalled':
      return [say(said.events.goalPostCalled)];
    case 'goalPostWithdrawn':
      return [say(said.events.goalPostWithdrawn)];
    case 'guessedRight':
      return tellRight(voice, event);
    case 'guessedWrong':
      return [tellWrong(voice, event)];
    case 'giftLapsed':
      return [say(said.events.giftLapsed)];
    case 'boardDealt': {
      const flip = after.find((later) => later.type === 'cardFlipped');
      const stake = flip && voice.detail !== 'least' ? voice.units(flip.stake) : null;
      return [...endOfPart(voice, after), say(said.events.boardDealt[event.kind], { stake })];
    }
    case 'boardEnded':
      return voice.detail === 'least'
        ? []
        : [say(said.events.boardEnded[whyEnded(event, after)]), ...endOfPart(voice, after)];
    case 'rideTied':
      return [
        say(isFirst(events, index) ? said.events.rideTied : said.events.rideTiedAgain, {
          names: names(event.seats),
        }),
      ];
    case 'ridersChosen': {
      const [first] = event.seats;
      if (first === undefined) return [];
      const many = event.seats.length > 2;
      const cards = forms.number(event.cards);
      const told = { names: names(event.seats), first: name(first), cards, many, unit: voice.rules.unit };
      const streak = forms.number(hitsWanted(voice.rules));
      const wanted: Piece = { text: pick(said.events.wanted)({ streak }), to: first };
      return [
        { sound: { earcon: 'bus' } },
        { text: pick(said.events.riders[event.by])(told), to: first },
        ...(isUnscored(voice) ? [] : [wanted]),
      ];
    }
    case 'rideBegan':
      return tellRide(voice, event, events[index - 1]);
    case 'baseFlipped': {
      const card = forms.card(event.card);
      // The question names its rank; where the bus is handed over, there is much else to tell.
      if (voice.detail === 'least' || (voice.brief && hasEnded(events.slice(0, index)))) return [];
      if (voice.rules.mode === 'table')
        return [{ text: pick(said.events.baseFlipped)({ card }), to: 'same' }];
      return [say(said.events.gauntletBegan, { card, alone: seatsLeft(voice.household).length === 1 })];
    }
    case 'reshuffled':
      return [
        { text: pick(said.events.reshuffled, index)({ cards: forms.number(event.cards) }), to: 'same' },
      ];
    case 'rideEnded':
      return tellRideEnd(voice, event);
    case 'playerLeft':
      if (voice.unnamed) return []; // that the game is over says it all
      return [say(said.events.playerLeft, { name: name(event.seat) })];
    case 'gameEnded':
      return tellEnd(voice, event);
  }
}

/** Spots end when at most one player has cards; the riders tell whether anybody has (RULES.md, "Spots" 4). */
function whyEnded(
  { why }: Event<'boardEnded'>,
  after: readonly PublicEvent[],
): keyof Said['events']['boardEnded'] {
  const nobody = after.some((event) => event.type === 'ridersChosen' && event.cards === 0);
  return why === 'oneHolder' && nobody ? 'noHolder' : why;
}

/** Whether a ride on the bus ended: another one that follows is a handover. */
function hasEnded(events: readonly PublicEvent[]): boolean {
  return events.some(({ type }) => type === 'rideEnded');
}

/** Whether no event of its type came before it. */
function isFirst(events: readonly PublicEvent[], index: number): boolean {
  return events.findIndex(({ type }) => type === events[index]?.type) === index;
}

function isUnscored({ detail }: Voice): boolean {
  return detail === 'unscored' || detail === 'least';
}

/** The scores between two parts, unless later ones follow in the same reply. */
function endOfPart(voice: Voice, after: readonly PublicEvent[]): readonly Piece[] {
  if (isUnscored(voice) || after.some(({ type }) => type === 'boardEnded' || type === 'gameEnded')) return [];
  return [voice.say(voice.said.facts.scores, { scores: scoresOf(voice, after) })];
}

function tellRight(voice: Voice, event: Event<'guessedRight'>): readonly Piece[] {
  const { said, forms, say, brief, rules } = voice;
  const { verdicts } = said;
  const { guess, card, place, streak } = event;
  const told = { call: voice.call(guess), card: forms.card(card) };
  const line = brief ? verdicts.brief.right : place === 'row' ? verdicts.right : verdicts.busRight;
  const verdict: Piece = tellSameRank(voice, event, null) ?? say(line, told);
  const goal = hitsWanted(rules);
  if (place === 'row' || streak < 2 || streak >= goal) return [verdict];
  const count = !brief && streak === goal - 1 ? verdicts.oneToGo : verdicts.streak;
  return [verdict, say(count, { streak: forms.number(streak) })];
}

function tellWrong(voice: Voice, event: Event<'guessedWrong'>): Piece {
  const { say, brief } = voice;
  const { verdicts } = voice.said;
  const { guess, card, place, amount } = event;
  const told = { call: voice.call(guess), card: voice.forms.card(card) };
  const cost = voice.units(amount);
  const same = tellSameRank(voice, event, place === 'gauntlet' ? null : cost);
  if (same) return same;
  if (place === 'gauntlet') return say(verdicts.gauntletWrong, told);
  const line = brief ? verdicts.brief.wrong : place === 'row' ? verdicts.wrong : verdicts.busWrong;
  return say(line, { ...told, cost });
}

/** The verdict where the rank is one that the card was compared with (RULES.md, "Questions" 3 and 5), else null. */
function tellSameRank(
  { said, forms, say, rules }: Voice,
  { card, equal }: Event<'guessedRight'> | Event<'guessedWrong'>,
  cost: string | null,
): Piece | null {
  if (!equal) return null;
  const counts = said.sameRanks[rules.sameRank] + (cost === null ? '' : `, ${cost}`);
  return say(said.verdicts.sameRank, { card: forms.card(card), counts });
}

/** A first ride is told by what led to it. In the gauntlet a lone rider hears the count, a table only the last ride. */
function tellRide(
  voice: Voice,
  { seat, ride }: Event<'rideBegan'>,
  before: PublicEvent | undefined,
): readonly Piece[] {
  const { said, forms, pick, say, name, brief } = voice;
  if (ride === null) {
    return before?.type === 'ridersChosen'
      ? []
      : [{ text: pick(said.events.nextRider)({ name: name(seat) }), to: seat }];
  }
  const last = ride === GAUNTLET_RIDES;
  const isNews = ride > 1 && (last || (!brief && seatsLeft(voice.household).length === 1));
  return isNews ? [say(said.events.ride, { ride: forms.number(ride), last })] : [];
}

function tellRideEnd(voice: Voice, { why, streak, misses }: Event<'rideEnded'>): readonly Piece[] {
  const { said, forms, say, rules } = voice;
  const inARow = forms.number(streak);
  if (why === 'miss') {
    if (streak === GAUNTLET_STREAK - 1) return [say(said.events.soClose, { streak: inARow })];
    return voice.brief ? [] : [say(said.events.rideMissed, { streak: streak > 0 ? inARow : null })];
  }
  const guesses = rules.cap === 'none' ? '' : forms.number(rules.cap);
  const told = say(said.events.rideEnded[why], { streak: inARow, misses: forms.misses(misses), guesses });
  if (why === 'streak')
    return [{ sound: { speechcon: 'bravo' } }, ...(rules.mode === 'gauntlet' ? [] : [told])];
  return why === 'run' ? [{ sound: { speechcon: 'phew' } }, told] : [told];
}
