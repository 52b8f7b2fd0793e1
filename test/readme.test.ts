// Guards that the README names only what there is: scripts, flags, files, sections. `.ci/run` runs its commands.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP } from '../lambda/local/flags.ts';

const ROOT = join(__dirname, '..');
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};

function found(pattern: RegExp): readonly string[] {
  return [...new Set([...readme.matchAll(pattern)].flatMap(([, what]) => what ?? []))];
}

test('every script is one', () => {
  const named = found(/npm run (?:--silent )?([a-z:]+)/g);
  expect(named).toContain('bench');
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every flag of npm start is one', () => {
  const starts = found(/npm start (?:--silent )?-- ([^`\n]*)/g).join(' ');
  const flags = [...starts.matchAll(/--[a-z]+/g)].map(([flag]) => flag);
  expect(flags).toContain('--deck');
  expect(flags.filter((flag) => !HELP.includes(flag))).toEqual([]);
});

test('every file and folder that is named by its path is there', () => {
  const paths = found(/`((?:lambda|infra|interaction-model|test)\/[^`*\s]+)`/g);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every link leads somewhere', () => {
  const headings = found(/^#+ (.+)$/gm).map((heading) => `#${heading.toLowerCase().replaceAll(' ', '-')}`);
  const links = found(/\]\(([^)]+)\)/g);
  expect(links).toContain('RULES.md');
  expect(links.filter((link) => !headings.includes(link) && !existsSync(join(ROOT, link)))).toEqual([]);
});

test('it opens with what this is and with the two commands', () => {
  const opening = readme.slice(0, readme.indexOf('## Words'));
  expect(opening).toContain('npm ci && npm start');
  expect(opening).toContain('npm ci && npm test');
});
