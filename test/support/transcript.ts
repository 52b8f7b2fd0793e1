// Reads and plays a transcript: a whole conversation in a text file that anyone can read and work out by hand.
//
//   deck: 7H 2C TD ...     the top of the first pile; again for the next one      (before the first words)
//   rules: {"streak":3}    the rules of the next game, as for `--rules`           (before the first words)
//   seed: 5                orders the cards that no deck names                    (before the first words)
//   > red                  what a person says
//   say: the seven         a check of the reply to it; transcript-checks.ts lists them
//   after: 40 days         time goes by: days, hours or minutes
//   new session            the session is over; the next words open another
//   device: 2              the next words are said to another device of the household
//
// Text after a `#` is a comment. A line of any other form is a fault.
import type { Card, Rules } from '../../lambda/engine/index.ts';
import { converse, LOCAL_USER, type Conversation } from '../../lambda/local/conversation.ts';
import { openLocalDesk } from '../../lambda/local/desk.ts';
import { prepareRules } from '../../lambda/local/prepare.ts';
import { parseRules } from '../../lambda/local/rules-flag.ts';
import { seeds } from '../../lambda/local/seeds.ts';
import { parseDeck, stackedShuffle } from '../../lambda/local/stacked-deck.ts';
import { MemoryStore } from '../../lambda/store/memory.ts';
import type { Desk } from '../../lambda/web/desk.ts';
import type { Answered } from '../../lambda/web/wire.ts';
import { CHECKS, isCheck, type Told } from './transcript-checks.ts';

const MILLISECONDS = { days: 86_400_000, hours: 3_600_000, minutes: 60_000 } as const;
const HEADERS = ['deck', 'rules', 'seed'] as const;

interface Line {
  readonly number: number;
  /** What stands before the colon; `>` for words, and the whole line where there is no colon. */
  readonly key: string;
  readonly value: string;
}

/** Plays a transcript from its first line to its last; gives a line for everything that wasn't as written. */
export async function playTranscript(text: string): Promise<readonly string[]> {
  const lines = linesOf(text);
  const body = lines.slice(lines.findIndex(({ key }) => key === '>'));
  const header = lines.slice(0, lines.length - body.length);
  const misplaced = header.filter(({ key }) => !HEADERS.some((each) => each === key));
  if (misplaced.length > 0)
    return misplaced.map((line) => `line ${line.number}: not understood: ${line.key}`);
  const clock = { now: Date.UTC(2026, 0, 1) };
  return playBody(body, await setOut(header, clock), clock);
}

interface Clock {
  now: number;
}

/** The desk at which the transcript is spoken. Throws on a header that can't be read. */
async function setOut(header: readonly Line[], clock: Clock): Promise<Desk> {
  const valuesOf = (key: string) => header.filter((line) => line.key === key).map(({ value }) => value);
  const decks = valuesOf('deck').map((value): readonly Card[] => orThrow(parseDeck(value)).cards);
  const rules = valuesOf('rules').map((value): Rules => orThrow(parseRules(value)).rules)[0];
  const store = new MemoryStore();
  if (rules) {
    await prepareRules(store, LOCAL_USER, rules, { now: clock.now, signal: new AbortController().signal });
  }
  const parts = {
    store,
    seed: seeds(Number(valuesOf('seed')[0] ?? 1)),
    shuffle: stackedShuffle(decks),
    sips: true,
    now: () => clock.now,
    log: () => undefined,
  };
  return openLocalDesk(parts, 'en-US');
}

async function playBody(body: readonly Line[], desk: Desk, clock: Clock): Promise<readonly string[]> {
  const devices = new Map<string, Conversation>();
  const faults: string[] = [];
  let device = '1';
  let answered: Told | null = null;
  let said = '';
  for (const { number, key, value } of body) {
    const conversation = devices.get(device) ?? converse(desk, device);
    devices.set(device, conversation);
    if (key === '>') {
      answered = toldOf(await conversation.hear(value));
      said = value;
    } else if (key === 'new session') {
      conversation.leave();
    } else if (key === 'device') {
      device = value;
    } else if (key === 'after') {
      clock.now += durationOf(value);
    } else if (isCheck(key) && answered) {
      const actual = CHECKS[key](answered, value);
      if (actual !== null) {
        faults.push(
          `line ${number}: > ${said}\n  ${key}: ${value}\n  but: ${actual}\n  reply: ${answered.speech}`,
        );
      }
    } else {
      faults.push(`line ${number}: not understood: ${key}`);
    }
  }
  return faults;
}

/** An answer with its table. Throws on an apology, which a store in memory gives no reason for. */
function toldOf(answered: Answered): Told {
  const { view } = answered;
  if (!view) throw new Error(answered.speech);
  return { ...answered, view };
}

function linesOf(text: string): readonly Line[] {
  const lines = text
    .split('\n')
    .map((line, index) => ({ number: index + 1, line: line.replace(/(^|\s)#.*$/, '').trim() }));
  return lines.filter(({ line }) => line !== '').map(({ number, line }) => ({ number, ...divided(line) }));
}

function divided(line: string): Pick<Line, 'key' | 'value'> {
  const [, key, value] = /^(>|[^:]+:)(.*)$/.exec(line) ?? [];
  if (key === undefined || value === undefined) return { key: line, value: '' };
  return { key: key.replace(':', ''), value: value.trim() };
}

/** Such as `40 days`, in milliseconds. */
function durationOf(value: string): number {
  const [count, unit] = value.split(' ');
  const length = Object.entries(MILLISECONDS).find(([name]) => name === unit)?.[1];
  if (length === undefined) throw new Error(`not a time: ${value}`);
  return Number(count) * length;
}

function orThrow<T extends object>(parsed: T | { readonly fault: string }): T {
  if ('fault' in parsed) throw new Error(String(parsed.fault));
  return parsed as T; // what has no fault is the other member
}
