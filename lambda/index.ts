// The skill's function: production's parts with the skill's id. The bundle starts here.
import { ENV } from './env.ts';
import { createHandler, type Parts } from './handler.ts';
import { rehearse } from './handler/rehearsal.ts';
import { productionParts } from './production.ts';
import { within } from './store/deadline.ts';

const parts: Parts = { ...productionParts(), skillId: process.env[ENV.skillId] };
const { store, now, log, deadline } = parts;

/** Answers Alexa's requests to the skill in SKILL_ID, and rejects all others. */
export const handler = createHandler(parts);

// A first read, of nobody's household, connects to the table; while it is on its way, a turn that nobody hears warms the
// code. The first turn waits for neither.
await Promise.all([
  within(deadline, (signal) => store.load('nobody', { now: now(), signal })).catch((error: unknown) =>
    log({ level: 'warn', event: 'unprimed', error: String(error) }),
  ),
  rehearse(parts),
]);
