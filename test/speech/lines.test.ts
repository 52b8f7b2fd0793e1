// Guards the catalogue of lines as a whole: enough wordings, all different, none twice running, and none with a word
// that this game doesn't use.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { wordingOf } from '../../lambda/speech/voice.ts';
import { COUNTERS, ROUND_TWO, asked, enUS, scene, spoken } from '../support/spoken.ts';

type Line = readonly unknown[];

/** Lines that are said once a game, or once a household, and so need no three wordings; a path stands for all below it. */
const ONCE = [
  'acts.welcomed',
  'acts.lapsed',
  'acts.unreadable',
  'acts.sipsOff',
  'acts.countWanted',
  'acts.forgotten',
  'stands.over',
  'ranksTold',
  'goalPostOffered',
  'nameRefused',
  'switchedOff',
  'tooLate',
  'set',
  'refused.over',
  'refused.goalPostOff',
  'refused.noGoalPostHere',
  'refused.noGoalPostCalled',
  'refused.cannotReceive',
  'refused.noSuchSeat',
  'refused.alreadyGone',
  'events.giftLapsed',
  'events.boardDealt',
  'events.boardEnded',
  'events.rideTied',
  'events.drawn',
  'events.riders',
  'events.wanted',
  'events.gauntletBegan',
  'events.rideEnded',
  'events.tooFewLeft',
  'events.rode',
  'events.winnerRode',
  'events.gauntletWinner',
  'events.nobodyWon',
  'ask.confirm',
];

function linesIn(value: unknown, path: string): readonly (readonly [path: string, line: Line])[] {
  if (Array.isArray(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    linesIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const LINES = linesIn(enUS.said, '');

test.each(LINES)('%s has enough wordings, all of them different', (path, line) => {
  const once = ONCE.some((known) => path === known || path.startsWith(`${known}.`));
  expect(line.length).toBeGreaterThanOrEqual(once ? 1 : 3);
  expect(new Set(line.map(String)).size).toBe(line.length);
});

test.each(ONCE)('%s is a line', (known) => {
  expect(LINES.some(([path]) => path === known || path.startsWith(`${known}.`))).toBe(true);
});

test.each(LINES.filter(([, line]) => line.length > 1))(
  '%s is never the same twice running',
  (_path, line) => {
    const [first, ...others] = line;
    for (let counter = 0; counter < 3 * line.length; counter += 1) {
      const wordings = [first, ...others] as const;
      expect(wordingOf(wordings, counter + 1)).not.toBe(wordingOf(wordings, counter));
    }
  },
);

describe('a whole reply', () => {
  const household = scene({ game: ROUND_TWO });
  test.each(COUNTERS)('at counter %d differs from the next', (wording) => {
    const at = (counter: number) => asked({ ...household, wording: counter });
    expect(at(wording + 1)).not.toBe(at(wording));
    const help = (counter: number) => spoken({ ...household, wording: counter }, [{ type: 'noGame' }]).text;
    expect(help(wording + 1)).not.toBe(help(wording));
  });
});

test('no line says a word about alcohol', () => {
  const folder = join(__dirname, '../../lambda/locales/en-US');
  const files = readdirSync(folder).filter((file) => ['said.ts', 'topics.ts', 'forms.ts'].includes(file));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(files).toHaveLength(3);
  expect(text.replace(/drinking: \(/, '')).not.toMatch(
    /alcohol|drink|drunk|booze|beer|wine|liquor|tipsy|cheers/i,
  );
});
