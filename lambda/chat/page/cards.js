// Cards as drawings: a big rank and a suit told apart by its shape; red suits carry an inlay, so that no color is needed.
import { draw } from './make.js';

/** @typedef {import('../../engine/cards.ts').Card} Card */

/** @type {Readonly<Record<string, string>>} */
const RANKS = { T: 'ten', J: 'jack', Q: 'queen', K: 'king', A: 'ace' };
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** @type {Readonly<Record<string, string>>} */
const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/**
 * A card in words, such as "ten of hearts".
 * @param {Card} card
 */
export function cardInWords(card) {
  const [rank = '', suit = ''] = card;
  return `${RANKS[rank] ?? NUMBERS[Number(rank) - 2] ?? rank} of ${SUITS[suit] ?? suit}`;
}

/**
 * A card face up, or face down for null.
 * @param {Card | null} card
 */
export function drawCard(card) {
  if (card === null) {
    return draw(
      'svg.card.down',
      { viewBox: '0 0 64 90', role: 'img', 'aria-label': 'face down' },
      draw('rect.edge', { x: 0.5, y: 0.5, width: 63, height: 89, rx: 8 }),
      draw('rect.back', { x: 5, y: 5, width: 54, height: 80, rx: 5 }),
      draw('rect', { x: 5, y: 5, width: 54, height: 80, rx: 5, fill: 'url(#lattice)' }),
    );
  }
  const [rank = '', suit = ''] = card;
  const isTen = rank === 'T';
  return draw(
    `svg.card.up.${isRed(suit) ? 'red' : 'black'}`,
    { viewBox: '0 0 64 90', role: 'img', 'aria-label': cardInWords(card), 'data-card': card },
    draw('rect.edge', { x: 0.5, y: 0.5, width: 63, height: 89, rx: 8 }),
    draw(
      'text',
      { x: isTen ? 4 : 7, y: 33, ...(isTen ? { textLength: 34, lengthAdjust: 'spacingAndGlyphs' } : {}) },
      isTen ? '10' : rank,
    ),
    draw('use', { href: `#${suit}`, x: 42, y: 8, width: 16, height: 16 }),
    draw('use', { href: `#${suit}`, x: 14, y: 42, width: 38, height: 38 }),
  );
}

/**
 * A suit by itself, for a button.
 * @param {string} suit
 */
export function drawSuit(suit) {
  return draw(
    `svg.suit.${isRed(suit) ? 'red' : 'black'}`,
    { 'aria-hidden': 'true' },
    draw('use', { href: `#${suit}` }),
  );
}

/** @param {string} suit */
function isRed(suit) {
  return suit === 'H' || suit === 'D';
}
