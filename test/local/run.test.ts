// Guards `npm start` from outside, as its own process: the lines of JSON, the exit codes, what outlives a run, the lock.
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ROOT = join(__dirname, '..', '..');

// A process takes a second or two to start, more on a busy machine.
jest.setTimeout(120_000);

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'ride-the-bus-run-'));
}

function start(args: readonly string[]): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, ['--import', 'tsx', 'lambda/local/main.ts', ...args], { cwd: ROOT });
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

async function run(args: readonly string[], input = ''): Promise<Ended> {
  const child = start(args);
  child.stdin.end(input);
  const [out, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: Number(code), out, error };
}

interface Line {
  readonly heard: { readonly intent: string; readonly slots: object };
  readonly speech: string;
  readonly ssml: string;
  readonly reprompt: string | null;
  readonly open: boolean;
  readonly view: {
    readonly phase: string;
    readonly question: { readonly type: string; readonly seat: number | null } | null;
    readonly players: readonly {
      readonly name: string;
      readonly score: number;
      readonly cards: readonly string[];
    }[];
    readonly rules: Readonly<Record<string, unknown>>;
  };
}

function linesOf(out: string): readonly Line[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}

async function playJson(
  input: string,
  args: readonly string[] = ['--data', newFolder()],
): Promise<readonly Line[]> {
  const { code, out, error } = await run(['--json', ...args], input);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  return linesOf(out);
}

describe('--json', () => {
  test('one line for the launch, one for each line of words, none for blanks and comments', async () => {
    const input = '\n# the players\nSam and Alex\r\n   \n  red  \n#red\nbanana split';
    const lines = await playJson(input, ['--data', newFolder(), '--deck', '7h 2c']);
    expect(lines.map(({ heard }) => heard)).toEqual([
      { intent: 'LaunchRequest', slots: {} },
      { intent: 'PlayersIntent', slots: { players: ['Sam', 'Alex'] } },
      { intent: 'GuessIntent', slots: { guess: 'red' } },
      { intent: 'AMAZON.FallbackIntent', slots: {} },
    ]);
    expect(lines[0]?.ssml).toMatch(/^<speak>.+<\/speak>$/);
    expect(Object.keys(lines[0] ?? {})).toEqual(['heard', 'speech', 'ssml', 'reprompt', 'open', 'view']);
    expect(lines[2]?.view.players).toMatchObject([
      { name: 'Sam', cards: ['7H'], score: 0 },
      { name: 'Alex', cards: [], score: 1 },
    ]);
  });

  test('the skill opens anew when it is named, and for any words once it is closed', async () => {
    const lines = await playJson(
      'ask ride the bus to start the solo gauntlet\nopen ride the bus\nstop\nscore\nAlexa, open Ride the Bus.\n',
    );
    expect(lines.map(({ heard, open }) => [heard.intent, open])).toEqual([
      ['LaunchRequest', true],
      ['StartIntent', true],
      ['LaunchRequest', true],
      ['AMAZON.StopIntent', false],
      ['ScoreIntent', true],
      ['LaunchRequest', true],
    ]);
    expect(lines.map(({ reprompt, open }) => (reprompt !== null) === open)).toEqual(Array(6).fill(true));
  });

  test('a long paste is answered line by line, in order', async () => {
    const words = Array.from({ length: 400 }, (_, index) => (index % 2 === 0 ? 'score' : 'help'));
    const lines = await playJson(`Sam and Alex\n${words.join('\n')}\n`);
    const intents = words.map((word) => (word === 'score' ? 'ScoreIntent' : 'AMAZON.HelpIntent'));
    expect(lines.slice(2).map(({ heard }) => heard.intent)).toEqual(intents);
  });

  test('a reader that leaves ends the run without a word', async () => {
    const child = start(['--json', '--data', newFolder()]);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    child.stdin.end('score\n'.repeat(2000));
    const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect({ code, error }).toEqual({ code: 0, error: '' });
  });

  test('the same seed deals the same cards', async () => {
    const input = 'start the solo gauntlet\nred\nhigher\ninside\nspades\n';
    const dealt = async (seed: string) => {
      const lines = await playJson(input, ['--data', newFolder(), '--seed', seed]);
      return lines.at(-1)?.view.players[0]?.cards;
    };
    const [once, again, other] = await Promise.all([dealt('5'), dealt('5'), dealt('6')]);
    expect(once).toHaveLength(4);
    expect(again).toEqual(once);
    expect(other).not.toEqual(once);
  });

  test('the locale is the one that was asked for', async () => {
    const lines = await playJson('Sam and Alex\n', ['--data', newFolder(), '--locale', 'en-GB']);
    expect(lines).toHaveLength(2);
  });
});

describe('what outlives a run', () => {
  test('an open game goes on, --rules leave it alone, and --fresh deletes it', async () => {
    const data = ['--data', newFolder()];
    await playJson('Sam and Alex\nred\n', [...data, '--deck', '7H']);

    const [resumed] = await playJson('', data);
    expect(resumed?.view.question).toMatchObject({ type: 'color', seat: 2 });
    expect(resumed?.view.players[0]).toMatchObject({ name: 'Sam', cards: ['7H'] });

    const refused = await run(['--json', ...data, '--rules', '{"streak":3}']);
    expect(refused).toEqual({
      code: 2,
      out: '',
      error: expect.stringMatching(/^[^\n]*open[^\n]*--fresh[^\n]*\n$/),
    });

    const [, dealt] = await playJson('Sam and Alex\n', [...data, '--fresh', '--rules', '{"streak":3}']);
    expect(dealt?.view.rules).toMatchObject({ streak: 3, board: 'pyramid' });
    expect(dealt?.view.players[0]?.cards).toEqual([]);
  });

  test('after a game that is over, --rules reach the next one', async () => {
    const data = ['--data', newFolder()];
    await playJson('Sam and Alex\nred\nend the game\nyes\n', data);
    const [launched, dealt] = await playJson('Jo and Zoe\n', [...data, '--rules', '{"mode":"gauntlet"}']);
    expect(launched?.view.phase).toBe('lobby');
    expect(dealt?.view.rules).toMatchObject({ mode: 'gauntlet' });
  });

  test('a run that was killed leaves its game, and no lock', async () => {
    const data = ['--data', newFolder()];
    const child = start(['--json', ...data]);
    child.stdin.write('Sam and Alex\n');
    let seen = '';
    while (seen.split('\n').length < 3) seen += String((await once(child.stdout, 'data'))[0]);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [resumed] = await playJson('', data);
    expect(resumed?.view.players.map(({ name }) => name)).toEqual(['Sam', 'Alex']);
  });

  test('of two runs that start at once after one that was killed, one plays and the other says why not', async () => {
    const data = ['--data', newFolder()];
    const killed = start(['--json', ...data]);
    await once(killed.stdout, 'data');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const both = [start(['--json', ...data]), start(['--json', ...data])];
    const codes = both.map(async (child) => (await once(child, 'exit'))[0]);
    expect(await Promise.race(codes)).toBe(2);
    both.forEach((child) => child.stdin.end());
    expect((await Promise.all(codes)).toSorted()).toEqual([0, 2]);
  });
});

describe('a run that can not begin says why in one line, and plays nothing', () => {
  test('its folder is in use', async () => {
    const data = ['--data', newFolder()];
    const first = start(['--json', ...data]);
    await once(first.stdout, 'data');
    const second = await run(['--json', ...data], 'Sam and Alex\n');
    expect(second).toEqual({ code: 2, out: '', error: expect.stringMatching(/^[^\n]*--data[^\n]*\n$/) });
    first.stdin.end();
    expect(await once(first, 'exit')).toEqual([0, null]);
  });

  test('its folder is no folder', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const ended = await run(['--json', '--data', file]);
    expect(ended).toEqual({ code: 2, out: '', error: expect.stringMatching(/^[^\n]*--data[^\n]*\n$/) });
  });

  test.each([
    [['--fast'], '--fast'],
    [['--deck', '7H 7H'], '--deck'],
    [['--rules', '{"bus":"questions","streak":3}'], '--rules'],
    [['--locale', 'fr-FR'], '--locale'],
  ])('%j', async (args, flag) => {
    const { code, out, error } = await run(['--json', '--data', newFolder(), ...args]);
    expect({ code, out, lines: error.split('\n').length }).toEqual({ code: 2, out: '', lines: 2 });
    expect(error).toContain(flag);
  });
});

test('--help prints the flags and plays nothing', async () => {
  const { code, out, error } = await run(['--help']);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toContain('--deck');
});
