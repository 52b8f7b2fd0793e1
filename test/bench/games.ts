// Whole games through the handler, turn by turn, with what each turn said, cost and left in the store. Every
// measurement of turns reads these recordings.
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';
import { envelopeFor, type Echo } from '../../lambda/alexa/envelope.ts';
import { choicesOf } from '../../lambda/dialog/choices.ts';
import type { Household } from '../../lambda/dialog/household.ts';
import type { Heard } from '../../lambda/dialog/intents.ts';
import { fairShuffle, hasShown, questionOf } from '../../lambda/engine/index.ts';
import { createHandler, type Handler, type Seen } from '../../lambda/handler.ts';
import type { LogRecord } from '../../lambda/handler/log.ts';
import { seeds } from '../../lambda/local/seeds.ts';
import { locales } from '../../lambda/locales/index.ts';
import { logLine } from '../../lambda/metrics.ts';
import { itemOf } from '../../lambda/store/item.ts';
import type { Store, Stored } from '../../lambda/store/store.ts';
import { NOW, SKILL } from '../support/devices.ts';
import { policyAction } from '../support/policy.ts';
import type { Kind } from './kinds.ts';
import { secondsOf } from './speaking.ts';

/** More turns than any game takes. */
const LONGEST = 1000;

/** One turn, seen from outside. */
export interface RecordedTurn {
  /** Which limits its speech is held to: set-up until a card shows, many flips in one reply, the final scores, or none of these. */
  readonly moment: 'setUp' | 'normal' | 'flips' | 'end';
  readonly text: string;
  /** Seconds of speech. */
  readonly seconds: number;
  /** Milliseconds of one CPU. */
  readonly cpuMs: number;
  readonly reads: number;
  readonly writes: number;
  /** Bytes, as DynamoDB counts them, of the household's item after the turn. */
  readonly itemBytes: number;
  /** Bytes of the answer to Alexa. */
  readonly responseBytes: number;
  /** Bytes of the log's line. */
  readonly logBytes: number;
  readonly household: Household;
}

/** Where games are played: one instance of the function. */
export interface Stage {
  readonly handler: Handler;
  /** What the last turn left behind. */
  last(): { readonly seen: Seen; readonly log: LogRecord; readonly stored: Stored };
}

/** An instance over a store. */
export function stageOn(store: Store): Stage {
  let seen: Seen | null = null;
  let log: LogRecord | null = null;
  let stored: Stored | null = null;
  const handler = createHandler({
    store: {
      load: (user, call) => store.load(user, call),
      save: (user, next, before, call) => store.save(user, (stored = next), before, call),
      setAside: (user, call) => store.setAside(user, call),
      forget: (user, call) => store.forget(user, call),
    },
    seed: seeds(1),
    shuffle: fairShuffle,
    skillId: SKILL,
    locales,
    sips: true,
    now: Date.now,
    log: (record) => (log = record),
    watch: (each) => (seen = each),
    deadline: 60_000, // a busy machine is no failing store
  });
  return {
    handler,
    last() {
      if (!seen || !log || !stored) throw new Error('The turn left no trace.');
      return { seen, log, stored };
    },
  };
}

/** A household's device, with ids as long as Alexa's. */
export interface Device {
  readonly user: string;
  say(heard: Heard): Promise<RecordedTurn>;
}

/** A device that talks to the stage in one session after the other. */
export function deviceOn(stage: Stage, name: string): Device {
  const user = `amzn1.ask.account.${name.padEnd(189, '0')}`;
  let echo: Echo | null = null;
  let requests = 0;
  return {
    user,
    async say(heard) {
      requests += 1;
      const envelope = envelopeFor(heard, {
        skillId: SKILL,
        user,
        session: 'amzn1.echo-api.session.00000000-aaaa-4bbb-8ccc-000000000001',
        newSession: echo === null,
        attributes: echo ?? {},
        locale: 'en-US',
        request: `amzn1.echo-api.request.00000000-aaaa-4bbb-8ccc-${String(requests).padStart(12, '0')}`,
        timestamp: new Date(NOW).toISOString(),
      });
      const before = process.cpuUsage();
      const got = await stage.handler(envelope);
      const used = process.cpuUsage(before);
      echo = got.response.shouldEndSession === false ? (got.sessionAttributes ?? {}) : null;
      const { seen, log, stored } = stage.last();
      const { spoken } = seen;
      return {
        moment: momentOf(seen, stored.household),
        text: spoken.text,
        seconds: secondsOf(spoken),
        cpuMs: (used.user + used.system) / 1000,
        reads: Number(log['reads']),
        writes: Number(log['writes']),
        itemBytes: dynamoBytes(itemOf(user, stored, NOW)),
        responseBytes: Buffer.byteLength(JSON.stringify(got)),
        logBytes: Buffer.byteLength(logLine(log, { functionName: 'ride-the-bus-prod', now: NOW })),
        household: stored.household,
      };
    },
  };
}

/** Plays one game of a kind from the launch to the final scores. */
export async function playGame(device: Device, kind: Kind, seed: number): Promise<readonly RecordedTurn[]> {
  const turns = [await device.say({ intent: 'LaunchRequest', slots: {} })];
  for (const heard of kind.begin) turns.push(await device.say(heard));
  const answer = tableOf(seed);
  while (turns.length < LONGEST) {
    const household = turns.at(-1)?.household;
    if (!household?.game) throw new Error(`${kind.name} doesn't begin: ${turns.at(-1)?.text ?? ''}`);
    if (household.game.phase.type === 'over') return turns;
    turns.push(await device.say(answer(household)));
  }
  throw new Error(`${kind.name} doesn't end.`);
}

/** People who call as the policy does, give to anybody, hold one card in three and call goal post once in eight. */
function tableOf(seed: number): (household: Household) => Heard {
  const generator = mersenne(seed);
  const below = (most: number) => uniformInt(generator, 0, most - 1);
  return (household) => {
    const { game } = household;
    const question = game && questionOf(game);
    const choices = choicesOf(household);
    const any = choices[below(choices.length)];
    if (!game || !question || !any) throw new Error('Nothing is asked.');
    const action = policyAction(game);
    if (action.type === 'guess') {
      const calls = 'mayCall' in question && question.mayCall && below(8) === 0;
      return { intent: 'GuessIntent', slots: { guess: action.guess, ...(calls ? { goalPost: 'on' } : {}) } };
    }
    if (question.type !== 'playOrHold') return any;
    return { intent: 'PlayIntent', slots: { choice: !question.last && below(3) === 0 ? 'hold' : 'playAll' } };
  };
}

function momentOf({ spoken }: Seen, { game }: Household): RecordedTurn['moment'] {
  const happened = spoken.view.happened.map(({ type }) => type);
  if (happened.includes('gameEnded')) return 'end';
  if (!game || !hasShown(game)) return 'setUp';
  return happened.filter((type) => type === 'cardFlipped').length > 1 ? 'flips' : 'normal';
}

/** As DynamoDB weighs an item: names and texts by their bytes, two digits of a number a byte, and one more. */
function dynamoBytes(item: Readonly<Record<string, string | number | Uint8Array>>): number {
  return Object.entries(item).reduce((sum, [name, value]) => {
    const weight =
      typeof value === 'number' ? Math.ceil(String(value).length / 2) + 1 : Buffer.byteLength(value);
    return sum + Buffer.byteLength(name) + weight;
  }, 0);
}
