// The players on a screen: name, row, score, and what this turn brought each of them. Read by data.ts.
import type { View, ViewEvent } from '../../speech/view.ts';
import type { Face, Faces } from './face.ts';
import { label, type Label, type Words } from './words.ts';

/** One player. */
export interface SeatData extends Label {
  /** The place in the list, from 0. */
  readonly nth: number;
  readonly cards: readonly Face[];
  /** The score, or the longest streak in the gauntlet, and what a screen reader says of it. */
  readonly score: { readonly text: string; readonly say: string };
  /** This player is asked, or rides. */
  readonly turn?: true;
  readonly gone?: true;
  readonly won?: true;
  /** A few words beside the row: rides left in the gauntlet. */
  readonly tag?: Label;
  /** What this turn brought, such as "+2". */
  readonly got?: string;
  /** How many places further down the list the giver of that sits: the way a gift slides. */
  readonly way?: number;
  /** What a touch on this player sends, where that answers the question. */
  readonly send?: readonly unknown[];
}

/** What seats are made with. */
export interface SeatMakings {
  readonly faces: Faces;
  /** What a touch on a seat sends. */
  readonly targets: ReadonlyMap<number, readonly unknown[]>;
}

/** The players, in seat order; at the end by standing. */
export function seatsIn(view: View, words: Words, { faces, targets }: SeatMakings): readonly SeatData[] {
  const order = view.phase === 'over' ? standing(view) : view.players;
  const place = (seat: number | undefined) => order.findIndex((player) => player.seat === seat);
  const turn = view.question?.seat ?? view.bus?.rider ?? null;
  return order.map((player, index): SeatData => {
    const { seat, name, gone } = player;
    const drawn = view.draws.findLast((draw) => draw.seat === seat)?.card;
    const taken = view.happened.filter((event) => receiverOf(event) === seat);
    const amount = taken.reduce((sum, event) => sum + (event.amount ?? 0), 0);
    const giver = taken.findLast(({ to }) => to !== undefined)?.seat;
    const send = targets.get(seat);
    return {
      ...label(name),
      nth: index,
      cards: [...player.cards, ...(drawn ? [drawn] : [])].map(faces.up),
      score: scoreIn(view, player, words),
      ...(seat === turn ? { turn: true } : {}),
      ...(gone ? { gone } : {}),
      ...(view.winners?.includes(seat) ? { won: true } : {}),
      ...(amount > 0 ? { got: `+${amount}` } : {}),
      ...(amount > 0 && giver !== undefined ? { way: place(giver) - index } : {}),
      ...(player.rides !== null && view.phase === 'gauntlet'
        ? { tag: label(words.screen.ridesLeft(player.rides)) }
        : {}),
      ...(send ? { send } : {}),
    };
  });
}

type Player = View['players'][number];

/** The winners first, then by score or streak; who has left comes last. */
function standing({ players, rules, winners }: View): readonly Player[] {
  const measure = ({ seat, score, best, gone }: Player) => [
    gone ? 1 : 0,
    winners?.includes(seat) ? 0 : 1,
    rules.mode === 'gauntlet' ? -(best ?? 0) : score,
  ];
  return [...players].sort((one, other) => compare(measure(one), measure(other)));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((value, index) => value !== other[index]);
  return differing < 0 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}

/** Who takes something in an event. */
function receiverOf({ type, seat, to }: ViewEvent): number | undefined {
  if (type === 'gave') return to;
  return type === 'guessedWrong' || type === 'took' ? seat : undefined;
}

function scoreIn(
  { phase, rules, unit }: View,
  { name, score, best, gone }: Player,
  { screen }: Words,
): SeatData['score'] {
  if (phase === 'lobby') return { text: '', say: name };
  const isStreak = phase === 'gauntlet' || (phase === 'over' && rules.mode === 'gauntlet');
  const said = isStreak ? screen.best(name, best ?? 0) : screen.score(name, screen.units(score, unit));
  return { text: String(isStreak ? (best ?? 0) : score), say: gone ? screen.left(name) : said };
}
