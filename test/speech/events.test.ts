// Guards what is said of each event in the game: one sentence written by hand for every event and every reason.
import type { EventOf, Game, PublicEvent } from '../../lambda/engine/index.ts';
import { classic, table } from '../support/builders.ts';
import { choicesOf } from '../../lambda/dialog/choices.ts';
import { locales } from '../../lambda/locales/index.ts';
import { compose } from '../../lambda/speech/compose.ts';
import type { Locale } from '../../lambda/speech/locale.ts';
import { wordCount } from '../../lambda/speech/voice.ts';
import { talk } from '../support/talk.ts';
import { COUNTERS, ROUND_TWO, scene, spoken, told, type Scene } from '../support/spoken.ts';

/** Every event by itself, in round two of a game of Sam, Alex and Jo with a point each. */
const EVENTS: { readonly [T in PublicEvent['type']]: readonly [EventOf<T>, string] } = {
  goalPostCalled: [{ type: 'goalPostCalled', seat: 1 }, 'Goal post it is.'],
  goalPostWithdrawn: [{ type: 'goalPostWithdrawn', seat: 1 }, 'No goal post, then.'],
  equalDrawn: [
    { type: 'equalDrawn', seat: 1, card: '7C', place: 'row' },
    'The seven of clubs: the same rank, so another card.',
  ],
  guessedRight: [
    { type: 'guessedRight', seat: 1, guess: 'red', card: '7H', amount: 1, place: 'row', streak: 0 },
    'Red it is: the seven of hearts. Right!',
  ],
  guessedWrong: [
    { type: 'guessedWrong', seat: 1, guess: 'red', card: '8S', amount: 1, place: 'row' },
    "You said red, but it's the eight of spades. One point to you.",
  ],
  gave: [{ type: 'gave', seat: 1, to: 2, amount: 2, count: 1, only: false }, 'Two points to Alex.'],
  giftLapsed: [{ type: 'giftLapsed', seat: 1 }, 'That gift goes to nobody.'],
  boardDealt: [
    { type: 'boardDealt', kind: 'pyramid', cards: 10 },
    'Sam one, Alex one, Jo one. On to the pyramid, bottom row first.',
  ],
  cardFlipped: [flip('9C', []), 'The nine of clubs matches nobody.'],
  cardsPlayed: [{ type: 'cardsPlayed', seat: 1, cards: ['9H'], amount: 1 }, ''],
  cardsHeld: [{ type: 'cardsHeld', seat: 1, cards: ['9H', '9D'] }, 'Two held.'],
  took: [{ type: 'took', seat: 2, amount: 3 }, 'Three points to Alex.'],
  boardEnded: [{ type: 'boardEnded', why: 'flipped' }, 'That was the last flip. Sam one, Alex one, Jo one.'],
  rideTied: [{ type: 'rideTied', seats: [1, 3] }, 'Sam and Jo tie, so they draw.'],
  cardDrawn: [{ type: 'cardDrawn', seat: 1, card: 'QD' }, 'Sam draws the queen of diamonds.'],
  ridersChosen: [
    { type: 'ridersChosen', seats: [1], cards: 3, by: 'cards' },
    'Sam, with the most cards left, three, you ride the bus. Five in a row gets you off.',
  ],
  rideBegan: [{ type: 'rideBegan', seat: 2, ride: null }, "Alex, it's your ride now."],
  baseFlipped: [{ type: 'baseFlipped', card: 'AS' }, 'The first card is the ace of spades.'],
  reshuffled: [{ type: 'reshuffled', cards: 34 }, "The pile ran out; I've shuffled thirty-four in."],
  rideEnded: [
    { type: 'rideEnded', seat: 1, why: 'streak', misses: 1, streak: 5 },
    'Bravo! Five in a row, one miss: off the bus!',
  ],
  playerLeft: [{ type: 'playerLeft', seat: 3 }, 'Goodbye, Jo.'],
  gameEnded: [
    { type: 'gameEnded', winners: [1, 2, 3], why: 'ended' },
    'Final scores: Sam, Alex and Jo one each. Sam, Alex and Jo share the win!',
  ],
};

function flip(card: EventOf<'cardFlipped'>['card'], seats: readonly number[]): EventOf<'cardFlipped'> {
  return {
    type: 'cardFlipped',
    card,
    at: [0, 0],
    stake: 1,
    kind: 'pick',
    matched: seats.map((seat) => ({ seat, cards: 1 })),
  };
}

test.each(Object.entries(EVENTS))('%s', (_type, [event, words]) => {
  expect(told([event])).toBe(words);
});

const RIDERS: Readonly<Record<EventOf<'ridersChosen'>['by'], string>> = {
  cards: 'Sam, with the most cards left, two, you ride the bus.',
  points: 'Sam, cards are level, but you have more points, so you ride the bus.',
  seat: "Sam, it's a tie on cards and points, and the earlier seat rides: yours.",
  highest: 'Sam, you tie for most cards and hold the highest, so you ride the bus.',
  draw: 'Sam, yours is the highest draw, so you ride the bus.',
  both: "Sam and Jo tie for most cards, so both ride. Sam, you're first.",
};

test.each(Object.entries(RIDERS))('the rider, by %s', (by, words) => {
  const chosen = by as EventOf<'ridersChosen'>['by'];
  expect(
    told([{ type: 'ridersChosen', seats: chosen === 'both' ? [1, 3] : [1], cards: 2, by: chosen }]),
  ).toBe(`${words} Five in a row gets you off.`);
});

const ENDED: Readonly<Record<EventOf<'boardEnded'>['why'], string>> = {
  flipped: 'That was the last flip.',
  oneHolder: 'Only one of you still has cards.',
  pileOut: 'The pile has run out, so that part is over.',
};

test.each(Object.entries(ENDED))('the end of the board: %s', (why, words) => {
  const event: PublicEvent = { type: 'boardEnded', why: why as EventOf<'boardEnded'>['why'] };
  expect(told([event])).toBe(`${words} Sam one, Alex one, Jo one.`);
});

describe('nobody has a card left', () => {
  const chosen = (cards: number, by: 'points' | 'seat'): readonly PublicEvent[] => [
    { type: 'boardEnded', why: 'oneHolder' },
    { type: 'ridersChosen', seats: [3], cards, by },
  ];
  const scores = 'Sam one, Alex one, Jo one.';

  test('and the points decide', () => {
    expect(told(chosen(0, 'points'))).toBe(
      `Nobody has a card left. ${scores} Jo, cards are level, but you have more points, so you ride the bus. Five in a row gets you off.`,
    );
  });

  test('but one card is a holder', () => {
    expect(told(chosen(1, 'seat'))).toMatch(/^Only one of you still has cards\./);
  });
});

const BOARDS: Readonly<Record<EventOf<'boardDealt'>['kind'], string>> = {
  pyramid: 'On to the pyramid, bottom row first: one point a card.',
  spots: 'On to give and take: one point a card.',
  rows: 'On to the give and take rows: one point a card.',
};

test.each(Object.entries(BOARDS))('the deal of the board: %s', (kind, words) => {
  const event: PublicEvent = { type: 'boardDealt', kind: kind as EventOf<'boardDealt'>['kind'], cards: 10 };
  expect(told([event, flip('9C', [])])).toBe(
    `Sam one, Alex one, Jo one. ${words} The nine of clubs matches nobody.`,
  );
});

const RIDE_ENDS: Readonly<Record<EventOf<'rideEnded'>['why'], string>> = {
  streak: 'Bravo! Four in a row, no misses: off the bus!',
  run: 'Phew! All four in a row, no misses: off the bus!',
  cap: 'Guess forty, no misses: the bus stops here.',
  miss: 'So close: four, and the bus found a pothole.',
  left: 'That ride is over.',
};

test.each(Object.entries(RIDE_ENDS))('the end of a ride: %s', (why, words) => {
  const event: PublicEvent = {
    type: 'rideEnded',
    seat: 1,
    why: why as EventOf<'rideEnded'>['why'],
    misses: 0,
    streak: 4,
  };
  expect(told([event])).toBe(words);
});

describe('the gauntlet', () => {
  const game = table(classic({ mode: 'gauntlet' }), 1).game;
  const alone: Scene = { game, names: ['Sam'] };

  test('a miss ends the ride, and the next one is counted', () => {
    const events: readonly PublicEvent[] = [
      { type: 'guessedWrong', seat: 1, guess: 'lower', card: 'TC', amount: 0, place: 'gauntlet' },
      { type: 'rideEnded', seat: 1, why: 'miss', misses: 1, streak: 2 },
      { type: 'rideBegan', seat: 1, ride: 4 },
    ];
    expect(told(events, alone)).toBe(
      "You said lower, but it's the ten of clubs. The ride ends at two. Ride four of ten.",
    );
  });

  test('it begins with its first card', () => {
    const events: readonly PublicEvent[] = [
      { type: 'rideBegan', seat: 1, ride: 1 },
      { type: 'baseFlipped', card: 'AS' },
    ];
    expect(told(events, alone)).toBe('Now the gauntlet, from the ace of spades.');
  });
});

describe('the bus is handed over', () => {
  const game: Game = {
    ...ROUND_TWO,
    phase: { type: 'bus', rider: 3, next: [], cards: ['AS'], streak: 0, guesses: 0, misses: 0 },
  };
  const ending = {
    cap: {
      verdict: { type: 'guessedWrong', seat: 1, guess: 'lower', card: 'TC', amount: 1, place: 'bus' },
      words:
        "The ten of clubs. Wrong: one point. Guess forty, twenty-two misses: the bus stops here. Jo, it's your ride now. Higher or lower than the ace?",
    },
    streak: {
      verdict: {
        type: 'guessedRight',
        seat: 1,
        guess: 'higher',
        card: 'TC',
        amount: 0,
        place: 'bus',
        streak: 5,
      },
      words:
        "The ten of clubs. Right! Bravo! Five in a row, twenty-two misses: off the bus! Jo, it's your ride now. Higher or lower than the ace?",
    },
  } as const;

  test.each(['cap', 'streak'] as const)('in a breath, whatever the wording: %s', (why) => {
    const { verdict, words } = ending[why];
    const events: readonly PublicEvent[] = [
      verdict,
      { type: 'rideEnded', seat: 1, why, misses: 22, streak: 5 },
      { type: 'rideBegan', seat: 3, ride: null },
      { type: 'baseFlipped', card: 'AS' },
    ];
    const handed = (wording: number) =>
      spoken(scene({ game, wording }), [{ type: 'happened', events }], { how: 'plain' }).text;
    expect(handed(0)).toBe(words);
    for (const wording of COUNTERS) expect(wordCount(handed(wording))).toBeLessThanOrEqual(30);
  });
});

test('between two games the last one is judged by its own preset', () => {
  const [locale] = locales;
  const { say, household } = talk();
  say('PlayersIntent', { players: ['sam', 'jo'] });
  for (let turns = 0; turns < 200 && household().about.type !== 'rematch'; turns += 1) {
    const choices = choicesOf(household());
    const choice = choices[turns % choices.length];
    if (choice) say(choice.intent, choice.slots);
  }
  expect(household().game?.rides).toHaveLength(1);
  say('OptionIntent', { option: 'preset.party' });
  const reply = say('ScoreIntent');
  const { text } = compose(household(), reply, locale as Locale); // there is one
  expect(text).toMatch(/win/i);
  expect(text).not.toMatch(/\btable\b/);
});
