// A person in front of one device of the household, who talks to the desk as the page does: words in, what was answered
// out. The terminal and the transcripts speak through here.
import { randomUUID } from 'node:crypto';
import type { Desk } from '../web/desk.ts';
import type { Answered, Asked } from '../web/wire.ts';

/** The household of local play. */
export const LOCAL_USER = 'amzn1.ask.account.LOCAL';

const OVER = { open: false, echo: { question: null, lost: null } } as const;

/** What is said at one device. */
export interface Conversation {
  /** Opens a new session with a launch. */
  launch(): Promise<Answered>;
  /** Says something: in the open session, or in a new one where the words name the skill or none is open. */
  hear(words: string): Promise<Answered>;
  /** Leaves the session, as a silence does: the next words open another. */
  leave(): void;
}

/** Begins a conversation at a device. */
export function converse(desk: Desk, device: string): Conversation {
  let session: Pick<Answered, 'open' | 'echo'> = OVER;

  async function take(what: Asked['what']): Promise<Answered> {
    const { open, echo } = session;
    const asked = { tab: device, request: randomUUID(), what, newSession: !open, echo, locale: null };
    const answered = await desk.take(LOCAL_USER, asked);
    session = answered;
    return answered;
  }
  return {
    launch: () => take({ type: 'launch' }),
    hear: (say) => take({ type: 'words', say }),
    leave() {
      session = OVER;
    },
  };
}
