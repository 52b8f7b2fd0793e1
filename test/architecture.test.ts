// The shape of the house: which room may import which, who may use which package, and the habits that no linter
// checks. One table says it all; to allow an import is to change a line of it.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '..');

/** What a room may import beside itself: other rooms, and packages (a name that ends in `/` allows all below it). */
const MAY_IMPORT = {
  engine: { rooms: [], packages: ['pure-rand/'] },
  dialog: { rooms: ['engine'], packages: ['double-metaphone', 'fastest-levenshtein'] },
  speech: { rooms: ['dialog', 'engine'], packages: [] },
  locales: { rooms: ['speech', 'dialog', 'engine'], packages: [] },
  store: { rooms: ['dialog', 'env'], packages: ['@aws-sdk/', 'node:zlib'] },
  alexa: { rooms: ['speech', 'dialog', 'engine'], packages: ['ask-sdk-core', 'ask-sdk-model'] },
  handler: {
    rooms: ['alexa', 'store', 'speech', 'dialog', 'engine'],
    packages: ['ask-sdk-model', 'node:crypto'],
  },
  env: { rooms: [], packages: [] },
  metrics: { rooms: ['handler'], packages: [] },
  chance: { rooms: ['engine'], packages: ['node:crypto'] },
  production: {
    rooms: ['handler', 'store', 'locales', 'engine', 'chance', 'env', 'metrics'],
    packages: [],
  },
  index: { rooms: ['handler', 'production', 'store', 'env'], packages: [] },
  chat: { rooms: ['speech', 'dialog'], packages: [] },
  web: {
    rooms: ['chat', 'handler', 'alexa', 'store', 'locales', 'speech', 'dialog'],
    packages: ['ask-sdk-model', 'node:'],
  },
  'web-function': {
    rooms: ['web', 'chat', 'production', 'env'],
    packages: ['node:'],
  },
  local: {
    rooms: ['web', 'chat', 'handler', 'store', 'locales', 'speech', 'dialog', 'engine', 'chance', 'env'],
    packages: ['@aws-sdk/client-dynamodb', 'classic-level', 'dynalite', 'esbuild', 'pure-rand/', 'node:'],
  },
  'interaction-model': {
    rooms: ['chat', 'locales', 'speech', 'dialog'],
    packages: ['@resvg/resvg-js', 'node:'],
  },
  infra: {
    rooms: ['env', 'metrics'],
    packages: [
      '@aws-sdk/credential-provider-env',
      'ask-sdk-core/',
      'ask-smapi-model',
      'aws-cdk-lib',
      'aws-cdk-lib/',
      'cdk-nag',
      'constructs',
      'esbuild',
      'node:',
      'pure-rand/',
    ],
  },
} as const;

type Room = keyof typeof MAY_IMPORT;

/** Rooms without a clock, chance or surroundings: what they need is handed in. */
const PURE: readonly Room[] = ['engine', 'dialog', 'speech', 'locales', 'chat'];

/** What serves a developer's machine alone. */
const NOT_DEPLOYED = /^lambda\/local\/|^lambda\/store\/(memory|table)\.ts$/;
/** What is listened for: Alexa does that for the skill. */
const LISTENED_FOR = /\/(listen|topic-words|first-names)\.ts$/;

const SOURCES = ['lambda', 'infra', 'interaction-model'].flatMap((folder) => filesIn(join(ROOT, folder)));
const ALL = [...SOURCES, ...filesIn(join(ROOT, 'test'))];

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => relative(ROOT, join(folder, name)));
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** The room that a file is in: its folder, or its own name where it lies beside the rooms. */
function roomOf(file: string): Room {
  const [, room] = /^(?:lambda\/)?([^/.]+)/.exec(file) ?? [];
  if (room === undefined || !isRoom(room)) throw new Error(`${file} lies in no room of the table`);
  return room;
}

function isRoom(name: string): name is Room {
  return Object.hasOwn(MAY_IMPORT, name);
}

/** Everything that a file imports, types too: files of ours by their path, packages by their name. */
function importsOf(file: string): readonly string[] {
  return ts.preProcessFile(textOf(file)).importedFiles.map(({ fileName }) => {
    return fileName.startsWith('.') ? join(dirname(file), fileName) : fileName;
  });
}

/** Whether an entry of a room's packages covers what is imported. */
function covers(entry: string, imported: string): boolean {
  return imported === entry || (/[/:]$/.test(entry) && imported.startsWith(entry));
}

function isAllowed(file: string, imported: string): boolean {
  const { rooms, packages } = MAY_IMPORT[roomOf(file)];
  if (ALL.includes(imported)) {
    const room = roomOf(imported);
    return room === roomOf(file) || rooms.some((each) => each === room);
  }
  return imported.endsWith('.json') || packages.some((each) => covers(each, imported));
}

test.each(Object.keys(MAY_IMPORT).filter(isRoom))(
  '%s imports what the table allows, and all of it',
  (room) => {
    const files = SOURCES.filter((file) => roomOf(file) === room);
    const imports = files.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));
    const wrong = imports.filter(({ file, imported }) => !isAllowed(file, imported));
    expect(wrong).toEqual([]);
    const { rooms, packages } = MAY_IMPORT[room];
    const used = imports.map(({ imported }) => imported);
    const entered = new Set(used.filter((imported) => SOURCES.includes(imported)).map(roomOf));
    const unused = [
      ...rooms.filter((each) => !entered.has(each)),
      ...packages.filter((each) => !used.some((imported) => covers(each, imported))),
    ];
    expect(unused).toEqual([]);
  },
);

test.each(['lambda/index.ts', 'lambda/web-function.ts'])(
  "%s carries nothing that serves a developer's machine alone",
  (entry) => {
    const reached = reachedFrom(entry);
    expect(reached).toContain('lambda/engine/play.ts');
    expect(reached.filter((file) => NOT_DEPLOYED.test(file))).toEqual([]);
  },
);

test("the skill's function carries nothing that is listened for", () => {
  expect(reachedFrom('lambda/index.ts').filter((file) => LISTENED_FOR.test(file))).toEqual([]);
});

function reachedFrom(entry: string): readonly string[] {
  const reached = new Set([entry]);
  for (const file of reached)
    importsOf(file)
      .filter((each) => SOURCES.includes(each))
      .forEach((each) => reached.add(each));
  return [...reached];
}

test.each(PURE)('%s knows no clock, no chance and no process', (room) => {
  const files = SOURCES.filter((file) => roomOf(file) === room);
  expect(
    files.filter((file) => isImpure(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest))),
  ).toEqual([]);
});

function isImpure(node: ts.Node): boolean {
  const isNamed = ts.isIdentifier(node) && (node.text === 'Date' || node.text === 'process');
  const isChance = ts.isPropertyAccessExpression(node) && node.name.text === 'random';
  return isNamed || isChance || (ts.forEachChild(node, isImpure) ?? false);
}

test.each([
  ['new Date()', true],
  ['const now = Date.now;', true],
  ['Math.random()', true],
  ['process.env', true],
  ['// Date, Math.random and process\nconst date = "Date";', false],
])('%j is impure: %s', (text, impure) => {
  expect(isImpure(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest))).toBe(impure);
});

test('files are short, but for the catalogues of what is said and listened for', () => {
  const long = ALL.filter((file) => textOf(file).trimEnd().split('\n').length > 300);
  expect(long.filter((file) => !/^lambda\/locales\/.*\/(said|words|listen)\.ts$/.test(file))).toEqual([]);
});

test('files are in kebab-case and named for what they hold', () => {
  const names = ALL.map((file) => ({
    file,
    name: file.replace(/.*\//, '').replace(/(\.test|\.d)?\.ts$/, ''),
  }));
  const badlyNamed = names.filter(
    ({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || /util|helper|common|manager|service/.test(name),
  );
  expect(badlyNamed.map(({ file }) => file)).toEqual([]);
});

test('each file opens with what it decides', () => {
  expect(ALL.filter((file) => !textOf(file).startsWith('// '))).toEqual([]);
});
