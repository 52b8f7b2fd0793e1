// The players of a view in words: what each is called, and an amount in the table's unit.

/** @typedef {import('../../speech/view.ts').View} View */

/**
 * A number in the table's unit, such as "one point" as "1 point".
 * @param {View} view
 * @param {number} amount
 */
export function inUnit({ unit }, amount) {
  return `${amount} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;
}

/**
 * What a player is called, by the seat; without one, the table.
 * @param {View} view
 * @param {number | null | undefined} seat
 */
export function nameOf({ players }, seat) {
  return players.find((player) => player.seat === seat)?.name ?? (seat ? `Player ${seat}` : 'The table');
}
