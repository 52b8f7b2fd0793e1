// What can be asked at any time: answers that spend no turn and change nothing.
import { outlook, type Seat } from '../engine/index.ts';
import { questionBefore, seatsLeft, type Household } from './household.ts';
import { ME } from './intents.ts';
import type { Query } from './moves.ts';
import { seatOfId, whoIs } from './names.ts';
import { recordOf } from './records.ts';
import { saying, type Step } from './step.ts';
import { withPlayer } from './who.ts';

/** Answers a query from the household as it is. */
export function answer(household: Household, query: Query): Step {
  const { game } = household;
  switch (query.type) {
    case 'options':
      return saying(household, { type: 'options' });
    case 'topic':
      return saying(household, { type: 'topic', topic: query.topic });
    case 'help':
      return saying(household, { type: 'help' });
    case 'record':
      return recordsOf(household, query.said);
    case 'turn':
      return saying(household, { type: game ? 'turn' : 'noGame' });
    case 'remaining':
      return saying(household, { type: game ? 'remaining' : 'noGame' });
    case 'odds':
      return saying(household, game ? { type: 'odds', outlook: outlook(game) } : { type: 'noGame' });
    case 'scores':
      return query.said === null && game
        ? saying(household, { type: 'scores', seat: null })
        : ofPlayer(household, query.said, (seat) => saying(household, { type: 'scores', seat }));
    case 'cards':
      return ofPlayer(household, query.said, (seat) => saying(household, { type: 'cards', seat }));
  }
}

/** An answer about one player: the one that was named, else the one who is asked; where all are, it is asked whose. */
function ofPlayer(household: Household, said: string | null, tell: (seat: Seat) => Step): Step {
  if (!household.game) return saying(household, { type: 'noGame' });
  const whose = said === null || said === ME;
  return whose && questionBefore(household)?.type === 'continue'
    ? { household, acts: [], which: seatsLeft(household) }
    : withPlayer(household, said, tell);
}

/** Records go by name, whether or not the player sits at the table. */
function recordsOf(household: Household, said: string | null): Step {
  if (said === null) return saying(household, { type: 'records' });
  const seat = seatOfId(said);
  const name = seat === null ? said : (household.table.names[seat - 1] ?? said);
  const known = recordOf(household, name);
  const names = household.records.map((record) => record.name);
  const meant = known ? null : whoIs(name, names, null);
  const record = known ?? (meant && 'seat' in meant ? (household.records[meant.seat - 1] ?? null) : null);
  return saying(household, { type: 'record', name: record?.name ?? name, record });
}
