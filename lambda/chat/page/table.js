// The table, drawn from the view and nothing else: whose turn, what lies in the middle, the seats, the ranking.
import { cardInWords, drawCard } from './cards.js';
import { make } from './make.js';
import { inUnit, nameOf } from './players.js';
import { turnOf } from './question.js';

/** @typedef {import('../../speech/view.ts').View} View */
/** @typedef {View['players'][number]} Player */
/** @typedef {import('../../speech/view.ts').ViewEvent} ViewEvent */

/** @type {Readonly<Record<View['phase'], string>>} */
export const PHASES = {
  lobby: 'Before the game',
  questions: 'The questions',
  board: 'The board',
  bus: 'The bus',
  gauntlet: 'The gauntlet',
  over: 'The end',
};

/** @type {Readonly<Record<string, string>>} */
const BOARDS = { pyramid: 'Pyramid', spots: 'Give and take', rows: 'Give and take rows' };

/**
 * Everything on the table.
 * @param {View} view
 * @returns {readonly Node[]}
 */
export function drawTable(view) {
  const { phase, players } = view;
  return [
    turnOf(view),
    make('div.middle', {}, ...middleOf(view)),
    make('ul.events', { 'aria-label': 'What happened' }, ...eventsOf(view)),
    ...(phase === 'over' || players.length === 0 ? [] : [seatsOf(view)]),
    ...(phase === 'lobby' ? [] : [make('p.counts', {}, `${view.pile} in the pile · ${view.out} out`)]),
  ];
}

/**
 * @param {View} view
 * @returns {readonly Node[]}
 */
function middleOf(view) {
  switch (view.phase) {
    case 'lobby':
      return [
        make('div.fan', { 'aria-hidden': 'true' }, ...FAN.map((card) => drawCard(card))),
        make('p.title', { 'aria-hidden': 'true' }, 'Ride the Bus'),
      ];
    case 'questions':
      return [spotlightOf(view)];
    case 'board':
      return view.board ? [boardOf(view.board)] : [];
    case 'bus':
    case 'gauntlet':
      return view.bus ? [...drawsOf(view), busOf(view, view.bus)] : [spotlightOf(view)];
    case 'over':
      return [rankingOf(view)];
  }
}

/** @type {readonly import('./cards.js').Card[]} */
const FAN = ['TS', 'JH', 'QC', 'KD', 'AS'];

/**
 * The card that was drawn last with its verdict, or the pile.
 * @param {View} view
 */
function spotlightOf(view) {
  const last = view.happened.findLast(({ type, card }) => card && type.startsWith('guessed'));
  if (!last?.card) return make('div.spotlight', {}, drawCard(null));
  const right = last.type === 'guessedRight';
  return make(
    `div.spotlight.${right ? 'right' : 'wrong'}`,
    {},
    drawCard(last.card),
    make('p.verdict', {}, `${right ? '✓' : '✗'} ${nameOf(view, last.seat)}: ${right ? 'right' : 'wrong'}`),
  );
}

/** @param {NonNullable<View['board']>} board */
function boardOf({ kind, rows, at }) {
  const lines = rows.map((row, index) => {
    const spots = row.map((spot, place) => {
      const isLast = at?.[0] === index && at[1] === place;
      return make(`li${isLast ? '.last' : ''}`, { 'data-spot': `${index}.${place}` }, drawCard(spot.card));
    });
    return make(
      'li.row',
      {},
      make('ul.line', { 'aria-label': `Row ${index + 1}` }, ...spots),
      make('span.worth', {}, ...worthsOf(row)),
    );
  });
  return make(
    `ol.board.${kind}`,
    { 'aria-label': `${BOARDS[kind] ?? kind}, top row first`, reversed: true },
    ...lines.reverse(),
  );
}

/** @param {NonNullable<View['board']>['rows'][number]} row */
function worthsOf(row) {
  const worths = row.map(({ kind, stake }) => (kind === 'pick' ? String(stake) : `${kind} ${stake}`));
  return [...new Set(worths)].map((worth) => make('span', {}, worth));
}

/**
 * @param {View} view
 * @returns {readonly Node[]}
 */
function drawsOf(view) {
  if (view.draws.length === 0) return [];
  const drawn = view.draws.map(({ seat, card }) =>
    make('li', {}, drawCard(card), make('span', {}, nameOf(view, seat))),
  );
  return [make('ul.draws', { 'aria-label': 'Drawn for the ride' }, ...drawn)];
}

/**
 * @param {View} view
 * @param {NonNullable<View['bus']>} bus
 */
function busOf(view, bus) {
  const { rider, next, ride, cards, streak, target, guesses, misses, cap } = bus;
  const stops = Array.from({ length: target }, (_, index) =>
    make(`span.stop${index < streak ? '.hit' : ''}`),
  );
  const figures = [
    `${streak} of ${target} in a row`,
    `${guesses}${cap === null ? '' : ` of ${cap}`} guesses`,
    `${misses} missed`,
    ...(ride === null ? [] : [`ride ${ride}`]),
  ];
  return make(
    'div.bus',
    {},
    make('p.rider', {}, `${nameOf(view, rider)} rides the bus`),
    make('div.laid', {}, ...(cards.length > 0 ? cards : [null]).map((card) => drawCard(card))),
    make('div.stops', { role: 'img', 'aria-label': `${streak} of ${target} in a row` }, ...stops),
    make('ul.figures', {}, ...figures.map((figure) => make('li', {}, figure))),
    next.length > 0 && make('p.next', {}, `Then ${next.map((seat) => nameOf(view, seat)).join(', ')}`),
  );
}

/** @param {View} view */
function rankingOf(view) {
  const winners = view.winners ?? [];
  /** @param {Player} player */
  const rank = ({ seat, gone }) => (winners.includes(seat) ? 0 : gone ? 2 : 1);
  const isRace = view.rules.mode === 'gauntlet';
  const ranked = view.players.toSorted(
    (one, other) =>
      rank(one) - rank(other) || (isRace ? (other.best ?? 0) - (one.best ?? 0) : one.score - other.score),
  );
  const lines = ranked.map((player) => {
    const isWinner = winners.includes(player.seat);
    return make(
      `li${isWinner ? '.winner' : ''}${player.gone ? '.gone' : ''}`,
      { 'data-seat': player.seat },
      make('span.name', {}, player.name),
      isWinner && make('span.badge', {}, winners.length > 1 ? 'shares the win' : 'wins'),
      player.gone && make('span.badge', {}, 'left'),
      make('span.total', {}, isRace ? `${player.best ?? 0} in a row` : inUnit(view, player.score)),
    );
  });
  return make('ol.ranking', { 'aria-label': 'Ranking' }, ...lines);
}

/** @param {View} view */
function seatsOf(view) {
  const asked = view.question?.seat ?? null;
  const seats = view.players.map((player) => {
    const { seat, name, cards, score, rides, best, gone } = player;
    const isAsked = seat === asked;
    const notes = [
      isAsked && 'to answer',
      view.bus?.rider === seat && 'rides',
      rides !== null && `${rides} ${rides === 1 ? 'ride' : 'rides'} left`,
      best !== null && `best ${best}`,
      gone && 'left',
    ].filter((note) => note !== false);
    return make(
      `li.seat${isAsked ? '.asked' : ''}${gone ? '.gone' : ''}`,
      { 'data-seat': seat, 'aria-current': isAsked && 'true' },
      make(
        'span.who-scores',
        {},
        make('span.name', {}, name),
        ' ',
        make('span.score', {}, make('b', {}, String(score)), ` ${inUnit(view, score).replace(/^\d+ /, '')}`),
      ),
      make('span.hand', {}, ...cards.map((card) => drawCard(card))),
      make('span.notes', {}, ...notes.map((note) => make('span', {}, note))),
    );
  });
  const size = seats.length > 4 ? '.many' : seats.length === 1 ? '.lone' : '';
  return make(`ul.seats${size}`, { 'aria-label': 'Players' }, ...seats);
}

/** The most events that are listed: the rest was said. */
const MOST_EVENTS = 8;

/** @param {View} view */
function eventsOf(view) {
  return view.happened
    .map((event) => lineOf(view, event))
    .filter((line) => line !== null)
    .slice(-MOST_EVENTS)
    .map((line) => make('li', {}, line));
}

/**
 * @param {View} view
 * @param {ViewEvent} event
 */
function lineOf(view, event) {
  const { type, seat, to, card, amount = 0 } = event;
  switch (type) {
    case 'gave':
      return `${nameOf(view, seat)} → ${nameOf(view, to)}: ${amount}`;
    case 'took':
    case 'guessedWrong':
      return amount > 0 ? `${nameOf(view, seat)} takes ${amount}` : `${nameOf(view, seat)} misses`;
    case 'guessedRight':
      return view.phase === 'questions' ? null : `${nameOf(view, seat)} is right`; // the spotlight says it
    case 'cardFlipped':
      return card ? `Flipped: ${cardInWords(card)}` : null;
    case 'rideBegan':
      return `${nameOf(view, seat)} rides`;
    case 'reshuffled':
      return 'A new pile is shuffled';
    case 'playerLeft':
      return `${nameOf(view, seat)} left`;
  }
  return null;
}
