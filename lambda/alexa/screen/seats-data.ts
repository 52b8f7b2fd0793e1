// The players on a screen: name, row, score, and what this turn brought each of them. Read by data.ts.
import type { View, ViewEvent } from '../../speech/view.ts';
import type { Face, Faces } from './face.ts';
import { label, type Label, type Words } from './words.ts';
import { capitalized } from '../../speech/voice.ts';

/** One player. */
export interface SeatData extends Label {
  /** The place in the list, from 0. */
  readonly nth: number;
  readonly cards: readonly Face[];
  /** The score, or the longest streak in the gauntlet, and what a screen reader says of the player. */
  readonly score: Label & { readonly say: string };
  /** This player is asked, or rides. */
  readonly turn?: true;
  readonly gone?: true;
  readonly won?: true;
  /** Under the score: what it is in the gauntlet, and the rides left. */
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
  const got = gotIn(view);
  return order.map((player, index): SeatData => {
    const { seat, name, gone } = player;
    const gift = got.get(seat);
    const won = view.winners?.includes(seat) ?? false;
    const send = targets.get(seat);
    const rides = view.phase === 'gauntlet' ? player.rides : null;
    return {
      ...label(capitalized(name)),
      nth: index,
      cards: [...player.cards.map(faces), ...drawnBy(seat, view, faces)],
      score: scoreIn(view, player, words),
      ...(seat === turn ? { turn: true } : {}),
      ...(gone ? { gone } : {}),
      ...(won ? { won } : {}),
      ...(gift ? { got: `+${gift.amount}` } : {}),
      ...(gift?.giver === undefined ? {} : { way: place(gift.giver) - index }),
      ...(rides === null ? {} : { tag: label(words.screen.standing(player.best, rides)) }),
      ...(send ? { send } : {}),
    };
  });
}

/** The card that a player drew for the ride in this turn, set off from the row. */
function drawnBy(seat: number, { happened }: View, faces: Faces): readonly Face[] {
  const drawn = happened.findLast((event) => event.type === 'cardDrawn' && event.seat === seat)?.card;
  return drawn ? [{ ...faces(drawn), apart: true }] : [];
}

/** What somebody took in a turn, and who gave it, if somebody did. */
export interface Got {
  readonly amount: number;
  readonly giver?: number;
}

/** What this turn brought, by seat; nothing in the gauntlet, where points don't count. */
export function gotIn({ phase, happened }: View): ReadonlyMap<number, Got> {
  const got = new Map<number, Got>();
  if (phase === 'gauntlet') return got;
  for (const event of happened) {
    const seat = receiverOf(event);
    const before = seat === undefined ? undefined : got.get(seat);
    if (seat === undefined || !event.amount) continue;
    const giver = event.to === undefined ? before?.giver : event.seat;
    const amount = (before?.amount ?? 0) + event.amount;
    got.set(seat, { amount, ...(giver === undefined ? {} : { giver }) });
  }
  return got;
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

function scoreIn(view: View, player: Player, { screen }: Words): SeatData['score'] {
  const { phase, rules, unit, winners } = view;
  const { seat, name, score, best, gone } = player;
  if (phase === 'lobby') return { ...label(''), say: '' };
  const rides = phase === 'gauntlet' || (phase === 'over' && rules.mode === 'gauntlet');
  const said = rides ? screen.best(name, best ?? 0) : screen.score(name, screen.units(score, unit));
  const number = rides ? String(best ?? (phase === 'over' ? 0 : '–')) : String(score);
  const say = gone ? screen.left(said) : winners?.includes(seat) ? screen.wins(said) : said;
  return { ...label(number), say };
}
