// One household talking to the Lambda handler: words in, what was answered out. Each device has its own session.
// Local play and the transcripts speak through here, and so take the way that a request from Alexa takes.
import { randomUUID } from 'node:crypto';
import { envelopeFor, sessionEndedFor, type Caller, type Echo } from '../alexa/envelope.ts';
import { withoutInvocation } from '../chat/invocation.ts';
import type { Heard } from '../dialog/intents.ts';
import { createHandler, type Parts, type Seen } from '../handler.ts';
import { apologise } from '../speech/compose.ts';
import { DEADLINE } from '../store/deadline.ts';
import type { Ear } from './ear.ts';

/** The household of local play. */
export const LOCAL_USER = 'amzn1.ask.account.LOCAL';
const LOCAL_SKILL = 'amzn1.ask.skill.local';

/** A person in front of one device. */
export interface Conversation {
  /** Opens a new session with a launch. */
  launch(): Promise<Seen>;
  /** Says something: in the open session, or in a new one where the words name the skill or none is open. */
  hear(words: string): Promise<Seen>;
  /** Ends the session, if one is open, as a silence does. */
  end(): Promise<void>;
}

/** What a room is made of: the handler's parts that a run chooses, and the ear that hears words as Alexa would. */
export type RoomParts = Pick<Parts, 'store' | 'seed' | 'shuffle' | 'sips' | 'now' | 'log'> & {
  readonly ear: Ear;
};

/** A household's room: gives a conversation for each device in it, all answered by one handler. */
export function openRoom(parts: RoomParts): (device: string) => Conversation {
  const { ear, now } = parts;
  const answered: Seen[] = [];
  const handler = createHandler({
    ...parts,
    skillId: LOCAL_SKILL,
    locales: [ear.locale],
    watch: (seen) => answered.push(seen),
    deadline: DEADLINE,
  });

  return (device) => {
    let session: { readonly id: string; readonly attributes: Echo } | null = null;
    let last: Seen | null = null;

    function caller(): Caller {
      return {
        skillId: LOCAL_SKILL,
        user: LOCAL_USER,
        session: session?.id ?? `${device}.${randomUUID()}`,
        newSession: session === null,
        attributes: session?.attributes ?? {},
        locale: ear.locale.tag,
        request: randomUUID(),
        timestamp: new Date(now()).toISOString(),
      };
    }

    async function ask(heard: Heard): Promise<Seen> {
      const from = caller();
      const { response, sessionAttributes } = await handler(envelopeFor(heard, from));
      last = answered.pop() ?? sorry(heard);
      session = response.shouldEndSession ? null : { id: from.session, attributes: sessionAttributes ?? {} };
      return last;
    }

    /** The store failed, and the handler apologised: the table is as it was last seen. */
    function sorry(heard: Heard): Seen {
      if (!last) throw new Error('the store failed at the first turn');
      return { heard, spoken: { ...last.spoken, ...apologise(ear.locale), open: true } };
    }

    return {
      async launch() {
        session = null;
        return ask({ intent: 'LaunchRequest', slots: {} });
      },
      async hear(words) {
        const { opened, rest } = withoutInvocation(words, ear.invocation);
        if (opened) session = null;
        if (opened && rest === null) return ask({ intent: 'LaunchRequest', slots: {} });
        const view = last?.spoken.view;
        const choices = view?.question?.choices.map((choice) => choice.heard) ?? [];
        const names = view?.players.map(({ name }) => name) ?? [];
        return ask(ear.matcher.match(rest ?? words, { choices, names }));
      },
      async end() {
        if (session) await handler(sessionEndedFor('USER_INITIATED', caller()));
        session = null;
      },
    };
  };
}
