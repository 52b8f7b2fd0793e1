// What a household keeps of finished games: played, won and the longest streak by name, the latest players only.
import { hasShown, type Game } from '../engine/index.ts';
import { MOST_RECORDS, type Household, type PlayerRecord } from './household.ts';
import { fold } from './names.ts';

/** The household after its game changed: once it is over it is recorded, and another one is asked for. */
export function withGame(household: Household, game: Game): Household {
  if (game.phase.type !== 'over') return { ...household, game };
  const over: Household = { ...household, game, last: household.table, about: { type: 'rematch' } };
  if (!hasShown(game)) return over; // it was never played
  return { ...over, finished: household.finished + 1, records: recorded(household, game) };
}

/** The record that goes by a name, without case and marks. */
export function recordOf(household: Household, name: string): PlayerRecord | null {
  return household.records.find((record) => fold(record.name) === fold(name)) ?? null;
}

function recorded(household: Household, game: Game): readonly PlayerRecord[] {
  const winners = game.phase.type === 'over' ? game.phase.winners : [];
  const now = household.table.names.flatMap((name, index): readonly PlayerRecord[] => {
    if (name === null) return [];
    const before = recordOf(household, name) ?? { played: 0, won: 0, best: 0 };
    return [
      {
        name,
        played: before.played + 1,
        won: before.won + (winners.includes(index + 1) ? 1 : 0),
        best: Math.max(before.best, game.players[index]?.best ?? 0),
      },
    ];
  });
  const others = household.records.filter(
    (record) => !now.some(({ name }) => fold(name) === fold(record.name)),
  );
  return [...now, ...others].slice(0, MOST_RECORDS);
}
