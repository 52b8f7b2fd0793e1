// Whose turn it is, and what is asked.
import { make } from './make.js';
import { inUnit, nameOf } from './players.js';

/** @typedef {import('../../speech/view.ts').View} View */
/** @typedef {NonNullable<View['question']>} Question */

/** @type {Readonly<Record<Exclude<import('../../speech/view.ts').QuestionType, 'confirm'>, string>>} */
const QUESTIONS = {
  players: 'Who plays?',
  morePlayers: 'Who else?',
  color: 'Red or black?',
  higherLower: 'Higher or lower?',
  insideOutside: 'Inside or outside?',
  suit: 'Which suit?',
  give: 'Who gets it?',
  playOrHold: 'Play or hold?',
  continue: 'Next card?',
  rematch: 'Another game?',
};

/** @type {Readonly<Record<NonNullable<Question['confirms']>, string>>} */
const CONFIRMED = {
  end: 'End the game?',
  startOver: 'Start over?',
  forget: 'Delete all names and records?',
  leave: 'Who is leaving?',
};

/**
 * The line above the table.
 * @param {View} view
 */
export function turnOf(view) {
  const { question } = view;
  if (!question) return make('p.turn.quiet', {}, 'The table is closed. Say anything to go on.');
  const { seat, stake, count, goalPost } = question;
  return make(
    'p.turn',
    { 'data-question': question.id },
    seat !== null && make('strong', {}, nameOf(view, seat)),
    make('span.asks', {}, askedOf(view, question)),
    stake !== null &&
      stake > 0 &&
      make('span.stake', {}, `for ${inUnit(view, stake)}${count > 1 ? ` × ${count}` : ''}`),
    goalPost && make('span.stake.goal', {}, 'goal post: × 3'),
  );
}

/**
 * @param {View} view
 * @param {Question} question
 */
function askedOf(view, { type, confirms, leaver }) {
  if (type !== 'confirm') return QUESTIONS[type];
  if (leaver !== null) return `Is ${nameOf(view, leaver)} leaving?`;
  return CONFIRMED[confirms ?? 'end'];
}
