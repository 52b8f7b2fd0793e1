// Whether the skill could do what someone asked for without naming a skill. Looks at words alone, never at a household.
import type { Intent, canfulfill } from 'ask-sdk-model';
import { isKnown, understands } from './slots.ts';

/** Yes for an intent with slots that are all understood, maybe where one isn't, no for an intent that isn't ours. */
export function canFulfill(intent: Intent): canfulfill.CanFulfillIntent {
  const slots = Object.keys(intent.slots ?? {}).map((name) => ({
    name,
    understood: understands(intent, name),
  }));
  const all = slots.every(({ understood }) => understood);
  return {
    canFulfill: isKnown(intent.name) ? (all ? 'YES' : 'MAYBE') : 'NO',
    slots: Object.fromEntries(slots.map(({ name, understood }) => [name, slotAnswer(understood)])),
  };
}

function slotAnswer(understood: boolean): canfulfill.CanFulfillSlot {
  return understood ? { canUnderstand: 'YES', canFulfill: 'YES' } : { canUnderstand: 'NO', canFulfill: 'NO' };
}
