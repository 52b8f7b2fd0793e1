// Guards the command line: what each flag means, and the one clear line that answers each bad one.
import { OPTIONS, OPTION_NAMES, PRESETS, type Option } from '../../lambda/engine/index.ts';
import { HELP, parseFlags } from '../../lambda/local/flags.ts';
import { parseRules } from '../../lambda/local/rules-flag.ts';

const TAGS = ['en-US', 'en-GB'];

test('without flags: chance, the saved household, en-US, a conversation in words', () => {
  expect(parseFlags([], TAGS)).toEqual({
    flags: {
      decks: [],
      seed: null,
      rules: null,
      fresh: false,
      data: '.data',
      locale: 'en-US',
      json: false,
      serve: false,
      port: 5252,
    },
  });
});

test('every flag at once; ten is T or 10, and case is ignored', () => {
  const args = ['--deck', '7h 2C td', '--deck=10S, AS', '--seed', '7', '--rules', '{"streak":3}', '--fresh'];
  expect(
    parseFlags([...args, '--data', 'there', '--locale', 'en-GB', '--json', '--port', '0'], TAGS),
  ).toEqual({
    flags: {
      decks: [
        ['7H', '2C', 'TD'],
        ['TS', 'AS'],
      ],
      seed: 7,
      rules: { ...PRESETS.classic, streak: 3 },
      fresh: true,
      data: 'there',
      locale: 'en-GB',
      json: true,
      serve: false,
      port: 0,
    },
  });
});

test('--help wins, and tells every flag', () => {
  expect(parseFlags(['--help', '--deck', 'nonsense'], TAGS)).toEqual({ help: true });
  for (const flag of ['deck', 'seed', 'rules', 'fresh', 'data', 'locale', 'json', 'serve', 'port', 'help']) {
    expect(HELP).toContain(`--${flag} `);
  }
});

describe('each bad flag is answered by one line that names it', () => {
  test.each([
    [['--fast'], /--fast/],
    [['seven'], /seven/],
    [['--json=yes'], /--json/],
    [['--seed'], /--seed/],
    [['--seed', 'x'], /--seed .* not "x"/],
    [['--seed', '-1'], /--seed/],
    [['--seed', '1.5'], /--seed .* not "1.5"/],
    [['--seed', '4294967296'], /--seed takes a whole number from 0 to 4294967295/],
    [['--port', '65536'], /--port takes a whole number from 0 to 65535, not "65536"/],
    [['--port', 'http'], /--port .* not "http"/],
    [['--serve', '--json'], /--serve and --json/],
    [['--data', ''], /--data/],
    [['--locale', 'de-DE'], /--locale takes one of en-US, en-GB, not "de-DE"/],
    [['--deck', '7H 2X'], /--deck: "2X" is no card/],
    [['--deck', '1H'], /--deck: "1H" is no card/],
    [['--deck', '7H 2C 7h'], /--deck: 7H stands in one deck twice/],
    [['--deck', ''], /--deck: a deck names at least one card/],
    [['--deck', '7H', '--deck', '2C 2C'], /--deck: 2C stands in one deck twice/],
    [['--rules', 'fast'], /--rules takes a JSON object .* not "fast"/],
    [['--rules', '[]'], /--rules takes a JSON object/],
    [['--rules', 'null'], /--rules takes a JSON object/],
    [['--rules', '{"speed":3}'], /--rules has no option "speed"; the options are mode, board, /],
    [['--rules', '{"__proto__":{}}'], /--rules has no option "__proto__"/],
    [['--rules', '{"streak":8}'], /streak can't be 8; it takes 5, 3, 4, 6, 7/],
    [['--rules', '{"streak":"5"}'], /streak can't be "5"/],
    [['--rules', '{"cap":"40"}'], /cap can't be "40"; it takes 40, "none"/],
  ])('%j', (args, line) => {
    const parsed = parseFlags(args, TAGS);
    const fault = 'fault' in parsed ? parsed.fault : '';
    expect(fault).toMatch(line);
    expect(fault).not.toContain('\n');
  });
});

describe('rules', () => {
  const values = OPTION_NAMES.flatMap((option) => OPTIONS[option].map((value) => ({ option, value })));

  test.each(values)('$option takes $value', ({ option, value }) => {
    expect(parseRules(JSON.stringify({ [option]: value }))).toEqual({
      rules: { ...PRESETS.classic, [option]: value },
    });
  });

  test('a whole preset, by its options', () => {
    const { streak, ...party } = PRESETS.party;
    expect(parseRules(JSON.stringify(party))).toEqual({ rules: { ...PRESETS.party, streak } });
  });

  test.each<[object, Option, string]>([
    [{ mode: 'gauntlet', board: 'spots' }, 'board', 'mode gauntlet'],
    [{ streak: 3, mode: 'gauntlet' }, 'streak', 'mode gauntlet'],
    [{ bus: 'questions', streak: 3 }, 'streak', 'bus questions'],
    [{ board: 'spots', matches: 'held' }, 'matches', 'board spots'],
    [{ board: 'rows', matches: 'held' }, 'matches', 'board rows'],
    [{ board: 'spots', pyramidRows: 5 }, 'pyramidRows', 'board spots'],
  ])('%j contradict each other', (rules, option, choice) => {
    expect(parseRules(JSON.stringify(rules))).toEqual({
      fault: `--rules contradict each other: ${option} means nothing with ${choice}`,
    });
  });

  test('an option that means nothing may stand at its classic value', () => {
    expect(parseRules('{"mode":"gauntlet","streak":5,"board":"pyramid"}')).toEqual({
      rules: { ...PRESETS.classic, mode: 'gauntlet' },
    });
  });
});
