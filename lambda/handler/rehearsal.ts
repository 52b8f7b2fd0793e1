// A turn before the first one: code runs several times faster once it has run. index.ts rehearses while it waits.
import { envelopeFor } from '../alexa/envelope.ts';
import { createHandler, type Parts } from '../handler.ts';
import type { Store } from '../store/store.ts';

/** Keeps nothing. */
const OBLIVION: Store = {
  load: async () => ({ found: 'nothing' }),
  save: async () => true,
  setAside: async () => undefined,
  forget: async () => undefined,
};

/** Launches the skill for nobody; nothing is kept, said or logged. */
export async function rehearse(parts: Parts): Promise<void> {
  const { skillId, now } = parts;
  if (!skillId) return;
  const caller = {
    skillId,
    user: 'nobody',
    session: 'rehearsal',
    newSession: true,
    attributes: {},
    locale: 'en-US',
    request: 'rehearsal',
    timestamp: new Date(now()).toISOString(),
  };
  const handler = createHandler({ ...parts, store: OBLIVION, log: () => undefined });
  await handler(envelopeFor({ intent: 'LaunchRequest', slots: {} }, caller));
}
