// What moves: cards that were just turned flip, and gifts fly from seat to seat. Nothing moves for whoever prefers that.
import { make } from './make.js';

/** @typedef {import('../../speech/view.ts').View} View */

const CALM = matchMedia('(prefers-reduced-motion: reduce)');
/** How long after each other things move, in milliseconds. */
const BEAT = 220;
/** The most gifts that fly in one turn. */
const MOST_FLIGHTS = 8;

/**
 * Moves what happened in this turn; the table shows it already.
 * @param {HTMLElement} table
 * @param {View} view
 */
export function move(table, { happened }) {
  if (CALM.matches) return;
  const turned = happened.map(({ card }) => card).filter((card) => card !== undefined);
  turned.forEach((card, index) => {
    for (const drawn of table.querySelectorAll(`[data-card="${card}"]`)) {
      drawn.animate(
        [
          { transform: 'perspective(30em) rotateY(90deg)', opacity: 0.4 },
          { transform: 'perspective(30em) rotateY(0)', opacity: 1 },
        ],
        { duration: 320, delay: Math.min(index, 6) * BEAT, easing: 'ease-out', fill: 'backwards' },
      );
    }
  });
  const gifts = happened.filter(({ type }) => type === 'gave').slice(-MOST_FLIGHTS);
  gifts.forEach(({ seat, to, amount }, index) => fly(table, { seat, to, amount, delay: index * BEAT }));
}

/**
 * @param {HTMLElement} table
 * @param {{ seat: number | undefined, to: number | undefined, amount: number | undefined, delay: number }} flight
 */
function fly(table, { seat, to, amount, delay }) {
  const from = placeOf(table, seat);
  const there = placeOf(table, to);
  if (!from || !there) return;
  const token = make('span.token', { 'aria-hidden': 'true' }, `+${amount ?? ''}`);
  table.append(token);
  const flight = token.animate(
    [
      { transform: `translate(${from.x}px, ${from.y}px) scale(0.6)`, opacity: 0 },
      { transform: `translate(${from.x}px, ${from.y}px) scale(1)`, opacity: 1, offset: 0.25 },
      { transform: `translate(${there.x}px, ${there.y}px) scale(1)`, opacity: 1, offset: 0.8 },
      { transform: `translate(${there.x}px, ${there.y}px) scale(1.5)`, opacity: 0 },
    ],
    { duration: 900, delay, easing: 'ease-in-out', fill: 'both' },
  );
  flight.finished.then(
    () => token.remove(),
    () => token.remove(),
  );
}

/**
 * The middle of a seat, from the table's corner.
 * @param {HTMLElement} table
 * @param {number | undefined} seat
 */
function placeOf(table, seat) {
  const place = table.querySelector(`[data-seat="${seat}"] .score`)?.getBoundingClientRect();
  if (!place) return null;
  const corner = table.getBoundingClientRect();
  return { x: place.x - corner.x + table.scrollLeft, y: place.y - corner.y + table.scrollTop };
}
