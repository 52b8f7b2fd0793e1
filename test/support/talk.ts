// A household in conversation, turn by turn, without words: intents in, household and reply out.
import { takeTurn, type Taken, type Turn } from '../../lambda/dialog/turn.ts';
import type { Household } from '../../lambda/dialog/household.ts';
import type { Heard, IntentName } from '../../lambda/dialog/intents.ts';
import type { Act, Reply } from '../../lambda/dialog/reply.ts';
import { stacked } from './builders.ts';

/** Words that are no names in these tests. */
export const RESERVED: ReadonlySet<string> = new Set(['red', 'higher', 'stop', 'play', 'hold']);

/** One household's conversation. */
export interface Talk {
  /** Says something that answers the question on the table, unless `turn` says otherwise. */
  readonly say: (intent: IntentName, slots?: Heard['slots'], turn?: Partial<Turn>) => Reply;
  readonly household: () => Household;
  readonly taken: () => Taken;
}

/** Opens a conversation on a deck whose top is given; the household may have a history. */
export function talk(deck = '', known: Household | null = null): Talk {
  const shuffle = stacked(deck);
  let household = known;
  let taken: Taken | null = null;
  let requests = 0;
  return {
    say(intent, slots = {}, turn = {}) {
      requests += 1;
      taken = takeTurn(household, {
        heard: { intent, slots },
        question: household?.question ?? null,
        request: `request ${requests}`,
        lost: null,
        newSession: intent === 'LaunchRequest',
        now: household?.playedAt ?? 0,
        seed: [requests, 2, 3, 4],
        shuffle,
        sips: true,
        reserved: RESERVED,
        ...turn,
      });
      household = taken.household;
      return taken.reply;
    },
    household() {
      if (!household) throw new Error('nothing is kept of this household');
      return household;
    },
    taken() {
      if (!taken) throw new Error('nothing has been said');
      return taken;
    },
  };
}

/** The types of what a reply says. */
export function said(reply: Reply): readonly Act['type'][] {
  return reply.acts.map(({ type }) => type);
}
