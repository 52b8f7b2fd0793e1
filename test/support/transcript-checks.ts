// What a transcript can say of the reply to the words above it. Each check gives what was so instead, or null.
import type { View, ViewEvent } from '../../lambda/speech/view.ts';
import type { Answered } from '../../lambda/web/wire.ts';

/** What was answered, with its table. */
export type Told = Answered & { readonly view: View };

/** Compares one reply with what stands after the check's word; null when they agree. */
type Check = (told: Told, expected: string) => string | null;

/** Every check by its word. */
export const CHECKS = {
  /** `say: the seven of hearts` stands somewhere in the speech, in any case of letters. */
  say: ({ speech }, expected) => (isIn(speech, expected) ? null : speech),
  /** `unsaid: sip` stands nowhere in it. */
  unsaid: ({ speech }, expected) => (isIn(speech, expected) ? speech : null),
  /** `heard: GuessIntent guess=red`: what the words were taken for. */
  heard: ({ heard }, expected) => {
    const slots = Object.entries(heard.slots).map(([slot, value]) => `${slot}=${[value].flat().join('+')}`);
    return unlessSame([heard.intent, ...slots].join(' '), expected);
  },
  /** `ask: suit 2`: the question and the seat that is asked, if one is; `ask: nothing` where the session closes. */
  ask: ({ open, view }, expected) => {
    const question = open ? view.question : null;
    return unlessSame(question ? words(question.type, question.seat) : 'nothing', expected);
  },
  /** `choices: red black`: what can be answered, in order. */
  choices: ({ view }, expected) =>
    unlessSame((view.question?.choices ?? []).map(({ say }) => say).join(', '), expected),
  /** `open: no`: whether the session stays open. */
  open: ({ open }, expected) => unlessSame(open ? 'yes' : 'no', expected),
  /** `players: Sam, Alex`: the names in seat order. */
  players: ({ view }, expected) => unlessSame(view.players.map(({ name }) => name).join(', '), expected),
  /** `scores: 2 0 5`: everybody's, in seat order. */
  scores: ({ view }, expected) => unlessSame(view.players.map(({ score }) => score).join(' '), expected),
  /** `cards: 1: 7H 2C`: one player's row in the order drawn; `cards: 1: none`. */
  cards: ({ view }, expected) => {
    const [seat] = expected.split(':');
    const row = view.players.find((player) => player.seat === Number(seat))?.cards;
    return unlessSame(`${seat}: ${listed(row ?? [])}`, expected);
  },
  /** `happened: guessedRight 1 7H 1, gave 1>2 1`: every event of the reply in order, each told as far as one likes. */
  happened: ({ view }, expected) => {
    const events = view.happened;
    const told = expected === 'nothing' ? [] : expected.split(',').map((each) => each.trim().split(/\s+/));
    const isTrue =
      told.length === events.length && events.every((event, at) => isTold(event, told[at] ?? []));
    return isTrue ? null : events.map((event) => words(event.type, ...facts(event))).join(', ') || 'nothing';
  },
  /** `phase: bus`: the part of the game. */
  phase: ({ view }, expected) => unlessSame(view.phase, expected),
  /** `bus: rider 2, cards 9C, streak 1, guesses 3, misses 2`: as much of the ride as one likes; `bus: none`. */
  bus: ({ view }, expected) => unlessAllTold(rideOf(view), expected),
  /** `rules: board spots, streak 3`: options in force. */
  rules: ({ view }, expected) =>
    unlessAllTold(
      Object.entries(view.rules).map(([option, value]) => `${option} ${value}`),
      expected,
    ),
  /** `pile: 32`: cards still face down in the pile. */
  pile: ({ view }, expected) => unlessSame(String(view.pile), expected),
  /** `draws: 1 KS, 3 2D`: the rider's draw. */
  draws: ({ view }, expected) =>
    unlessSame(view.draws.map(({ seat, card }) => `${seat} ${card}`).join(', '), expected),
  /** `winners: 1 2`: the seats that won; `winners: none` while or where nobody has. */
  winners: ({ view }, expected) => unlessSame(listed(view.winners ?? []), expected),
} as const satisfies Record<string, Check>;

/** Whether a transcript's word is a check. */
export function isCheck(word: string): word is keyof typeof CHECKS {
  return Object.hasOwn(CHECKS, word);
}

function isIn(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

function unlessSame(actual: string, expected: string): string | null {
  return actual === expected ? null : actual;
}

function unlessAllTold(facts: readonly string[], expected: string): string | null {
  const told = expected.split(',').map((each) => each.trim());
  return told.every((each) => facts.includes(each)) ? null : facts.join(', ');
}

function rideOf({ bus }: View): readonly string[] {
  if (!bus) return ['none'];
  const { rider, ride, cards, streak, target, guesses, misses, next } = bus;
  return [
    `rider ${rider}`,
    `ride ${ride ?? 'none'}`,
    `cards ${listed(cards)}`,
    `streak ${streak}`,
    `target ${target}`,
    `guesses ${guesses}`,
    `misses ${misses}`,
    `next ${listed(next)}`,
  ];
}

/** An event's facts in the order in which they are told: who (and to whom), the card, the amount, the spot. */
function facts({ seat, to, card, amount, spot }: ViewEvent): readonly string[] {
  const who = seat === undefined ? [] : [to === undefined ? `${seat}` : `${seat}>${to}`];
  return [
    ...who,
    ...[card, amount, spot?.join('/')].flatMap((fact) => (fact === undefined ? [] : [`${fact}`])),
  ];
}

/** Whether what is told of an event is true: its type, then its facts in order, of which those after the first may be left out. */
function isTold(event: ViewEvent, [type, ...told]: readonly string[]): boolean {
  const known = facts(event);
  if (type !== event.type || (told.length > 0 && told[0] !== known[0])) return false;
  let from = 0;
  return told.every((fact) => {
    const at = known.indexOf(fact, from);
    from = at + 1;
    return at >= 0;
  });
}

function listed(items: readonly (string | number)[]): string {
  return items.length > 0 ? items.join(' ') : 'none';
}

function words(...parts: readonly (string | number | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}
