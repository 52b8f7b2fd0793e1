// The names at the table as Alexa's dynamic entities, so that "Sam" is heard as Sam. A function of the stored
// household and reply alone: the same request gets the same directive.
import type { dialog, er } from 'ask-sdk-model';
import { isLobby, type Household } from '../dialog/household.ts';
import { SEAT_IDS } from '../dialog/intents.ts';
import type { Act, Reply } from '../dialog/reply.ts';
import type { Locale } from '../speech/locale.ts';

/** Acts after which other names may sit at the table. */
const NAMING: readonly Act['type'][] = [
  'seated',
  'rollCall',
  'joined',
  'removed',
  'renamed',
  'moved',
  'undone',
];

/** What a reply was given on. */
export interface Replied {
  readonly household: Household;
  readonly reply: Reply;
  readonly locale: Locale;
  /** Whether Alexa hasn't been told any names: in a new session, or when the last reply was lost. */
  readonly untold: boolean;
}

/**
 * What Alexa is told of the names: all of them where it knows none, in the lobby and whenever they may have changed;
 * none of them once the session closes; null where what it knows still holds.
 */
export function playersDirective(replied: Replied): dialog.DynamicEntitiesDirective | null {
  const { household, reply, untold } = replied;
  if (!reply.ask) return { type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'CLEAR' };
  const seated = household.table.names.length > 0;
  if (untold && !seated) return null;
  const renamed = reply.acts.some((act) => NAMING.includes(act.type));
  const lobby = isLobby(household.about);
  if (!untold && !renamed && !lobby) return null;
  if (!seated) return { type: 'Dialog.UpdateDynamicEntities', updateBehavior: 'CLEAR' };
  return {
    type: 'Dialog.UpdateDynamicEntities',
    updateBehavior: 'REPLACE',
    types: [{ name: 'PLAYER', values: SEAT_IDS.flatMap((id, index) => entity(id, index, replied)) }],
  };
}

/** A seat that is taken: its id and the name that is said for it. */
function entity(
  id: (typeof SEAT_IDS)[number],
  index: number,
  { household, locale }: Replied,
): er.dynamic.Entity[] {
  const name = household.table.names[index];
  if (name === undefined) return [];
  const [seat] = locale.words.PLAYER[id] ?? [id];
  return [{ id, name: { value: name ?? seat, synonyms: [] } }];
}
