// How the pyramid and the give and take rows lie: one shape, and two ways to answer a flip (RULES.md, "Pyramid" 1,
// "Give and take rows").
import type { Board, Spot } from './game.ts';
import type { Rules } from './rules.ts';
import { rowStake } from './stakes.ts';

/** The rows of a pyramid, all face down: 4-3-2-1 or 5-4-3-2-1, bottom row first. */
export function pyramidRows(rules: Rules): Board['rows'] {
  return Array.from({ length: rules.pyramidRows }, (_, row) => {
    const spot: Spot = { card: null, stake: rowStake(rules, row), kind: rowKind(rules, row) };
    return Array.from({ length: rules.pyramidRows - row }, () => spot);
  });
}

function rowKind(rules: Rules, row: number): Spot['kind'] {
  if (rules.board !== 'rows') return 'pick';
  return row % 2 === 0 ? 'give' : 'take';
}
