// The command line of local play: what it takes, and the one line that answers a bad one.
import { parseArgs } from 'node:util';
import type { Card, Rules } from '../engine/index.ts';
import { parseRules } from './rules-flag.ts';
import { MOST_SEED } from './seeds.ts';
import { parseDeck } from './stacked-deck.ts';

/** The port of the page where none is asked for. */
const PAGE_PORT = 5252;
const MOST_PORT = 65_535;

/** What a run was asked for. */
export interface Flags {
  /** The tops of the first game's piles, in the order in which they are shuffled. */
  readonly decks: readonly (readonly Card[])[];
  /** Makes every shuffle of the run reproducible; null for chance. */
  readonly seed: number | null;
  /** The rules of the next game; null for those of the household. */
  readonly rules: Rules | null;
  /** Whether the local household is deleted first. */
  readonly fresh: boolean;
  /** The folder that keeps the games. */
  readonly data: string;
  /** The tag of the locale that is played. */
  readonly locale: string;
  /** Whether replies are lines of JSON. */
  readonly json: boolean;
  /** Whether the page alone is served, until a signal. */
  readonly serve: boolean;
  /** Where the page is served, or the next free port after it; 0 for any. */
  readonly port: number;
}

/** A command line that was understood, one that asks for help, or the line that says what is wrong. */
export type Parsed = { readonly flags: Flags } | { readonly help: true } | { readonly fault: string };

/** What `--help` prints. */
export const HELP = `Ride the Bus, played by typing what you would say.

  npm start -- [flags]

  --deck "7H 2C TD ..."  The top of the pile of the first game dealt in this run: rank (23456789TJQKA) then suit
                         (SHDC), in the order the game draws. Given again: the top of that game's next pile.
  --seed N               The same shuffles again for the same number, 0 to ${MOST_SEED}.
  --rules '<JSON>'       Options by their names in RULES.md, such as '{"board":"spots","streak":3}'.
  --fresh                Deletes the local household (names, records, saved game) first.
  --data DIR             The folder that keeps the games; .data by default.
  --locale TAG           Such as en-GB; en-US by default.
  --serve                Serves the page without a terminal, until a signal. On a terminal it is served anyway.
  --port N               The page's port on this machine, ${PAGE_PORT} by default; the next free one if it is taken.
  --json                 One line of JSON for each line of input, after one for the launch.
  --help                 This text.
`;

const FLAGS = {
  deck: { type: 'string', multiple: true },
  seed: { type: 'string' },
  rules: { type: 'string' },
  fresh: { type: 'boolean', default: false },
  data: { type: 'string', default: '.data' },
  locale: { type: 'string', default: 'en-US' },
  json: { type: 'boolean', default: false },
  serve: { type: 'boolean', default: false },
  port: { type: 'string', default: String(PAGE_PORT) },
  help: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'];

/** Reads a command line; `tags` are the locales that can be played. */
export function parseFlags(args: readonly string[], tags: readonly string[]): Parsed {
  const read = readValues(args);
  if ('fault' in read) return read;
  const { deck, seed, rules, data, locale, fresh, json, serve, port, help } = read.values;
  if (help) return { help: true };
  const decks: (readonly Card[])[] = [];
  for (const text of deck ?? []) {
    const parsed = parseDeck(text);
    if ('fault' in parsed) return { fault: `--deck: ${parsed.fault}` };
    decks.push(parsed.cards);
  }
  if (seed !== undefined && !(/^\d+$/.test(seed) && Number(seed) <= MOST_SEED)) {
    return { fault: `--seed takes a whole number from 0 to ${MOST_SEED}, not ${JSON.stringify(seed)}` };
  }
  const parsed = rules === undefined ? { rules: null } : parseRules(rules);
  if ('fault' in parsed) return parsed;
  if (data === '') return { fault: '--data takes the name of a folder' };
  if (!tags.includes(locale)) {
    return { fault: `--locale takes one of ${tags.join(', ')}, not ${JSON.stringify(locale)}` };
  }
  if (!(/^\d+$/.test(port) && Number(port) <= MOST_PORT)) {
    return { fault: `--port takes a whole number from 0 to ${MOST_PORT}, not ${JSON.stringify(port)}` };
  }
  if (serve && json) return { fault: '--serve and --json leave each other nothing to do' };
  const number = seed === undefined ? null : Number(seed);
  const flags = { decks, seed: number, rules: parsed.rules, fresh, data, locale, json, serve };
  return { flags: { ...flags, port: Number(port) } };
}

function readValues(args: readonly string[]): { readonly values: Values } | { readonly fault: string } {
  try {
    return { values: parseArgs({ args: [...args], options: FLAGS, strict: true }).values };
  } catch (error) {
    // parseArgs explains itself in several sentences; the first says what is wrong.
    const message = error instanceof Error ? error.message : String(error);
    return { fault: message.split(/\.\s|\n/)[0] ?? message };
  }
}
