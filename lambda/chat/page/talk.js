// The conversation: bubbles, the answers as buttons, and the one place where a reply is spoken to a screen reader.
import { drawSuit } from './cards.js';
import { byId, draw, make } from './make.js';

/** @typedef {import('../../speech/view.ts').View} View */
/** @typedef {import('../../speech/view.ts').ViewChoice} ViewChoice */

const bubbles = byId('bubbles');
const answers = byId('answers');
const words = byId('words');
const live = byId('live');
const field = byId('field');
const note = byId('note');

new ResizeObserver(showLast).observe(bubbles);

/** The most bubbles that stay. */
const MOST_BUBBLES = 60;
/** What works at any time. */
const ALWAYS = ['Help', 'Score', "What's left", 'Odds', 'Undo', 'Repeat', 'Options', 'Stop'];
/** What helps before the first card. */
const IN_LOBBY = ['Help', 'Classic rules', 'Party rules', 'Options', 'How do I play', 'Stop'];

/** @type {Readonly<Record<string, readonly string[]>>} */
const SUITS_OF = {
  red: ['H', 'D'],
  black: ['S', 'C'],
  hearts: ['H'],
  diamonds: ['D'],
  clubs: ['C'],
  spades: ['S'],
};
/** @type {Readonly<Record<string, string>>} */
const ARROWS = {
  higher: 'M12 3l8 9h-5v9H9v-9H4z',
  lower: 'M12 21l-8-9h5V3h6v9h5z',
  inside: 'M2 4h2v16H2zM20 4h2v16h-2zM6 12l5-4v3h2V8l5 4-5 4v-3h-2v3z',
  outside: 'M11 4h2v16h-2zM1 12l5-4v3h3v2H6v3zM23 12l-5-4v3h-3v2h3v3z',
};

/**
 * Shows what somebody said or tapped.
 * @param {string} text
 */
export function showHeard(text) {
  addBubble('heard', text);
}

/**
 * Shows a reply and speaks it once to a screen reader.
 * @param {string} text
 */
export function showReply(text) {
  addBubble('reply', text);
  live.replaceChildren(make('span', {}, text)); // a new node, so that the same words are spoken again
}

/**
 * A line under the field: what went wrong, or what the microphone does.
 * @param {string} text
 */
export function showNote(text) {
  note.textContent = text;
}

/**
 * @param {'heard' | 'reply'} kind
 * @param {string} text
 */
function addBubble(kind, text) {
  const who = make('span.who', {}, kind === 'heard' ? 'You: ' : 'Dealer: ');
  bubbles.append(make(`li.${kind}`, {}, who, text));
  while (bubbles.childElementCount > MOST_BUBBLES) bubbles.firstElementChild?.remove();
  showLast();
}

function showLast() {
  bubbles.scrollTop = bubbles.scrollHeight;
}

/**
 * Shows the legal answers. Whoever had an answer in focus has one again, or the field where there is none.
 * @param {View | null} view
 * @param {(say: string) => void} answer
 */
export function showAnswers(view, answer) {
  const choices = view?.question?.choices ?? [];
  const hadFocus = answers.contains(document.activeElement);
  answers.replaceChildren(...choices.map((choice) => answerButton(choice, answer)));
  if (hadFocus) (answers.querySelector('button') ?? field).focus();
  const others = [...(view?.phase === 'lobby' ? IN_LOBBY : ALWAYS)];
  if (view?.rules.goalPost === 'on' && view.phase === 'questions') others.unshift('Goal post');
  showWords(others, answer);
}

/**
 * @param {ViewChoice} choice
 * @param {(say: string) => void} answer
 */
function answerButton({ say, label, heard }, answer) {
  const guess = String(heard.slots['guess'] ?? '');
  const suits = (SUITS_OF[guess] ?? []).map(drawSuit);
  const arrow = ARROWS[guess];
  const picture = arrow
    ? draw('svg.arrow', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: arrow }))
    : null;
  const spelled = label.toLowerCase() === say.toLowerCase() ? null : make('small', {}, `“${say}”`);
  const button = make(
    'button.answer',
    { type: 'button', 'data-say': say },
    ...suits,
    picture,
    make('span', {}, label),
    spelled,
  );
  button.addEventListener('click', (event) => isSecondTap(event) || answer(say));
  return button;
}

/**
 * Words stay where they are while they are the same, so that nobody loses their place among them.
 * @param {readonly string[]} others
 * @param {(say: string) => void} answer
 */
function showWords(others, answer) {
  const shown = [...words.children].map((each) => each.textContent);
  if (shown.join() === others.join()) return;
  const hadFocus = words.contains(document.activeElement);
  const buttons = others.map((say) => {
    const button = make('button', { type: 'button' }, say);
    button.addEventListener('click', (event) => isSecondTap(event) || answer(say));
    return button;
  });
  words.replaceChildren(...buttons);
  if (hadFocus) buttons[0]?.focus();
}

let tappedAt = -Infinity;
/** The longest time between the taps of a double tap, in milliseconds. */
const DOUBLE_TAP = 300;

/**
 * Whether a click is the second of a double tap, which would hit what the first one brought up.
 * @param {MouseEvent} event
 */
function isSecondTap(event) {
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  const isSecond = event.detail > 1 || (isTouch && event.timeStamp - tappedAt < DOUBLE_TAP);
  if (!isSecond) tappedAt = event.timeStamp;
  return isSecond;
}
