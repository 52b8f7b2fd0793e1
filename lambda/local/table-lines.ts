// The table as a terminal shows it: a line a player, the board as it lies, the cards on the bus. Red suits are red.
import { colorOf, rankOf, suitOf, type Card } from '../engine/index.ts';
import type { View } from '../speech/view.ts';

const SYMBOLS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;
const FACE_DOWN = '··';

/** How an output shows emphasis. */
export interface Paint {
  readonly red: (text: string) => string;
  readonly dim: (text: string) => string;
}

/** For a terminal. */
export const COLORS_ON: Paint = {
  red: (text) => `\u001b[31m${text}\u001b[39m`,
  dim: (text) => `\u001b[2m${text}\u001b[22m`,
};
/** For anything else. */
export const COLORS_OFF: Paint = { red: (text) => text, dim: (text) => text };

/** The lines that show the table; none in the lobby. */
export function tableLines(view: View, paint: Paint): readonly string[] {
  if (view.phase === 'lobby') return [];
  const width = Math.max(...view.players.map(({ name }) => name.length));
  const show = (card: Card | null) => cardFor(card, paint);
  const players = view.players.map(({ name, score, cards, gone }) => {
    const line = `${name.padEnd(width)} ${String(score).padStart(3)}  ${cards.map(show).join(' ')}`;
    return gone ? paint.dim(`${line}(left)`) : line.trimEnd();
  });
  const rows = view.phase === 'board' && view.board ? view.board.rows.toReversed() : [];
  const widest = Math.max(0, ...rows.map((row) => row.length));
  const board = rows.map((row) => {
    // A card and the gap after it are three columns, so half of what is missing puts the row in the middle.
    const indent = ' '.repeat(Math.floor(((widest - row.length) * 3) / 2));
    return indent + row.map((spot) => show(spot.card)).join(' ');
  });
  const bus = view.bus
    ? [`${view.bus.cards.map(show).join(' ')}  ${view.bus.streak} of ${view.bus.target}`]
    : [];
  return [...players, ...board, ...bus];
}

function cardFor(card: Card | null, paint: Paint): string {
  if (card === null) return paint.dim(FACE_DOWN);
  const text = `${rankOf(card)}${SYMBOLS[suitOf(card)]}`;
  return colorOf(card) === 'red' ? paint.red(text) : text;
}
