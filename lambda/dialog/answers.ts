// What can be asked at any time: answers that spend no turn and change nothing.
import { outlook, type Seat } from '../engine/index.ts';
import { askedSeat, type Household } from './household.ts';
import type { Query } from './moves.ts';
import { seatOfId, whoIs } from './names.ts';
import { recordOf } from './records.ts';
import { only, wrong, type Step } from './step.ts';

/** Answers a query from the household as it is. */
export function answer(household: Household, query: Query): Step {
  const { game } = household;
  switch (query.type) {
    case 'options':
      return only(household, { type: 'options' });
    case 'topic':
      return only(household, { type: 'topic', topic: query.topic });
    case 'help':
      return only(household, { type: 'help' });
    case 'record':
      return recordsOf(household, query.said);
    case 'turn':
      return only(household, { type: game ? 'turn' : 'noGame' });
    case 'remaining':
      return only(household, { type: game ? 'remaining' : 'noGame' });
    case 'odds':
      return only(household, game ? { type: 'odds', outlook: outlook(game) } : { type: 'noGame' });
    case 'scores':
      return query.said === null && game
        ? only(household, { type: 'scores', seat: null })
        : ofPlayer(household, query.said, (seat) => only(household, { type: 'scores', seat }));
    case 'cards':
      return ofPlayer(household, query.said, (seat) => only(household, { type: 'cards', seat }));
  }
}

/** An answer about one player: the one that was named, else the one who is asked. */
function ofPlayer(household: Household, said: string | null, tell: (seat: Seat) => Step): Step {
  if (!household.game) return only(household, { type: 'noGame' });
  const asked = askedSeat(household);
  if (said === null) return asked === null ? wrong(household) : tell(asked);
  const meant = whoIs(said, household.table.names, asked);
  if (meant === null) return only(household, { type: 'unknownPlayer', said });
  return 'seats' in meant ? { household, acts: [], which: meant.seats } : tell(meant.seat);
}

/** Records go by name, whether or not the player sits at the table. */
function recordsOf(household: Household, said: string | null): Step {
  if (said === null) return only(household, { type: 'records' });
  const seat = seatOfId(said);
  const name = seat === null ? said : (household.table.names[seat - 1] ?? said);
  const known = recordOf(household, name);
  const names = household.records.map((record) => record.name);
  const meant = known ? null : whoIs(name, names, null);
  const record = known ?? (meant && 'seat' in meant ? (household.records[meant.seat - 1] ?? null) : null);
  return only(household, { type: 'record', name: record?.name ?? name, record });
}
