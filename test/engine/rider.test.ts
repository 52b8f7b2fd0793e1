// Guards who rides: most cards, then each way of breaking a tie, and the draw.
import type { EventOf, PublicEvent, Rules, ValueOf } from '../../lambda/engine/index.ts';
import {
  FLIP,
  after,
  afterQuestions,
  call,
  classic,
  drawnAs,
  giveTo,
  leave,
  table,
} from '../support/builders.ts';

/** Ten cards that match no row below. */
const DULL = '8C 8D 8H 8S  9C 9D 9H  9S QC  QD';

type Chosen = EventOf<'ridersChosen'>;

/** Who rides after the questions and a pyramid, everything answered wrong. */
function chosenBy(rules: Rules, rows: readonly string[], boardAndDraws: string): readonly PublicEvent[] {
  const { events } = afterQuestions(table(rules, rows.length, `${drawnAs(...rows)} ${boardAndDraws}`));
  const from = events.findIndex((event) => event.type === 'boardEnded');
  return events.slice(
    from + 1,
    events.findIndex((event) => event.type === 'rideBegan'),
  );
}

test('the most cards ride, whatever breaks ties', () => {
  for (const tie of ['points', 'highest', 'bothRide'] as const) {
    const board = '2C 8D 8H 8S  9C 9D 9H  9S QC  QD';
    const events = chosenBy(classic({ tie, quickFlips: 'on' }), ['2S 3S 4S 5H', 'AS KS JS TH'], board);
    expect(events).toEqual([{ type: 'ridersChosen', seats: [2], cards: 4, by: 'cards' }]);
  }
});

/** Three players who tie with four cards and ten points each; the second has the highest card with aces high. */
const TIED = ['2S 3S 4S KH', '2H 3H 4H AH', '2D 3D 4D KD'];

const TIES: { readonly [T in ValueOf<'tie'>]: Chosen } = {
  points: { type: 'ridersChosen', seats: [1], cards: 4, by: 'seat' },
  highest: { type: 'ridersChosen', seats: [2], cards: 4, by: 'highest' },
  bothRide: { type: 'ridersChosen', seats: [1, 2, 3], cards: 4, by: 'both' },
};
test.each(Object.entries(TIES) as [ValueOf<'tie'>, Chosen][])('a tie for the ride, tie %s', (tie, chosen) => {
  expect(chosenBy(classic({ tie }), TIED, DULL)).toEqual([chosen]);
});

test('points: the tied player with more points rides, not the earlier seat', () => {
  let now = table(classic(), 2, `${drawnAs('2H 3S 4S 5S', '2S 3D 4D 5D')} ${DULL}`);
  now = afterQuestions(after(now, call('red'))); // the first player gives the second one point
  expect(now.game.players.map((player) => player.score)).toEqual([9, 11]);
  expect(now.events).toContainEqual({ type: 'ridersChosen', seats: [2], cards: 4, by: 'points' });
});

const BY_ACE: { readonly [A in ValueOf<'ace'>]: readonly number[] } = { high: [2], low: [1] };
test.each(Object.entries(BY_ACE) as [ValueOf<'ace'>, readonly number[]][])(
  'highest, aces %s',
  (ace, seats) => {
    const rows = ['2S 3S 4S KH', '2H 3H 4H AH'];
    expect(chosenBy(classic({ tie: 'highest', ace }), rows, DULL)).toEqual([
      { type: 'ridersChosen', seats, cards: 4, by: 'highest' },
    ]);
  },
);

test('highest: those who share the highest card draw, and draw again while they share the highest draw', () => {
  const rows = ['2S 3S 4S KH', '2H 3H 4H JH', '2D 3D 4D KD'];
  expect(chosenBy(classic({ tie: 'highest' }), rows, `${DULL} 7C 7D TC AC`)).toEqual([
    { type: 'rideTied', seats: [1, 3] },
    { type: 'cardDrawn', seat: 1, card: '7C' },
    { type: 'cardDrawn', seat: 3, card: '7D' },
    { type: 'rideTied', seats: [1, 3] },
    { type: 'cardDrawn', seat: 1, card: 'TC' },
    { type: 'cardDrawn', seat: 3, card: 'AC' },
    { type: 'ridersChosen', seats: [3], cards: 4, by: 'draw' },
  ]);
});

test('a draw goes by the game’s ace', () => {
  const rows = ['2S 3S 4S KH', '2H 3H 4H KC'];
  expect(chosenBy(classic({ tie: 'highest', ace: 'low' }), rows, `${DULL} AC 5C`).at(-1)).toMatchObject({
    seats: [2],
  });
});

/** Two players whose every card is matched on the first three flips. */
const EMPTY = ['2S 3S 4S 2H', '2D 3H 4H 3D'];
const ALL_MATCH = '2C 3C 4C 8C 8D 8H 8S 9C 9D 9H';

const NOBODY_HAS_CARDS: { readonly [T in ValueOf<'tie'>]: readonly PublicEvent[] } = {
  points: [{ type: 'ridersChosen', seats: [1], cards: 0, by: 'seat' }],
  highest: [
    { type: 'rideTied', seats: [1, 2] },
    { type: 'cardDrawn', seat: 1, card: '9S' },
    { type: 'cardDrawn', seat: 2, card: 'TC' },
    { type: 'ridersChosen', seats: [2], cards: 0, by: 'draw' },
  ],
  bothRide: [
    { type: 'rideTied', seats: [1, 2] },
    { type: 'cardDrawn', seat: 1, card: '9S' },
    { type: 'cardDrawn', seat: 2, card: 'TC' },
    { type: 'ridersChosen', seats: [2], cards: 0, by: 'draw' },
  ],
};
test.each(Object.entries(NOBODY_HAS_CARDS) as [ValueOf<'tie'>, readonly PublicEvent[]][])(
  'nobody has cards, tie %s',
  (tie, events) => {
    expect(chosenBy(classic({ tie, quickFlips: 'on' }), EMPTY, `${ALL_MATCH} 9S TC`)).toEqual(events);
  },
);

test('those who have left do not ride, whatever they hold', () => {
  const rows = drawnAs('3S 4S 5S KH', '2H 6H 7H AH', '2D 6D 7D 8D');
  const dealt = afterQuestions(table(classic(), 3, `${rows} 2C TC TD TH TS 9C 9D 9H 9S QC`));
  const over = after(dealt, giveTo(3), giveTo(2), leave(1), FLIP);
  expect(over.events).toContainEqual({ type: 'ridersChosen', seats: [2], cards: 3, by: 'seat' });
});
