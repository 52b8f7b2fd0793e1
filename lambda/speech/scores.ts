// Scores and streaks as they are told: in seat order during the game, from the best to the last at its end.
import type { PublicEvent, Seat } from '../engine/index.ts';
import { seatsLeft } from '../dialog/household.ts';
import type { Share, Standing } from './line.ts';
import { takenIn } from './tell-board.ts';
import type { Voice } from './voice.ts';

/** Everybody's score, as it was before the events that came `after`. */
export function scoresOf(voice: Voice, after: readonly PublicEvent[] = []): readonly Share[] {
  const later = takenIn(after);
  return seatsLeft(voice.household).map((seat) => ({
    name: voice.name(seat),
    amount: voice.forms.number(scoreOf(voice, seat) - (later.get(seat) ?? 0)),
  }));
}

/** Everybody's longest streak. */
export function streaksOf(voice: Voice): readonly Share[] {
  return seatsLeft(voice.household).map((seat) => ({
    name: voice.name(seat),
    amount: voice.forms.number(bestOf(voice, seat)),
  }));
}

/** The scores from fewest to most, equals together. */
export function scoreRanking(voice: Voice): readonly Standing[] {
  return ranked(voice, (seat) => scoreOf(voice, seat));
}

/** The streaks from longest to shortest, equals together. */
export function streakRanking(voice: Voice): readonly Standing[] {
  return ranked(voice, (seat) => -bestOf(voice, seat));
}

/** A player's points or sips. */
export function scoreOf({ household }: Voice, seat: Seat): number {
  return household.game?.players[seat - 1]?.score ?? 0;
}

/** A player's longest streak in this game. */
export function bestOf({ household }: Voice, seat: Seat): number {
  return household.game?.players[seat - 1]?.best ?? 0;
}

function ranked(voice: Voice, measure: (seat: Seat) => number): readonly Standing[] {
  const seats = seatsLeft(voice.household);
  const amounts = [...new Set(seats.map(measure))].sort((a, b) => a - b);
  return amounts.map((amount) => {
    const equals = seats.filter((seat) => measure(seat) === amount);
    return {
      name: voice.names(equals),
      amount: voice.forms.number(Math.abs(amount)),
      many: equals.length > 1,
    };
  });
}
