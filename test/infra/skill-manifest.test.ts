// Guards skill.json before Amazon does: its types, what a store page may hold, what the store is told about privacy,
// that each example phrase works, and that the icons are those that icon.svg draws. Endpoints are regions.test.ts's.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import spec from 'ask-smapi-model/spec.json';
import ts from 'typescript';
import { committedManifest } from '../../infra/skill-package.ts';
import { drawIcon, iconFile, ICON_SIZES } from '../../interaction-model/icons.ts';
import {
  CATEGORIES,
  ICONS,
  LISTS,
  STORE_CHARACTERS,
  TESTING_INSTRUCTIONS,
  TEXTS,
  type Limit,
} from '../../interaction-model/skill-limits.ts';
import { withoutInvocation } from '../../lambda/chat/invocation.ts';
import type { Heard } from '../../lambda/dialog/intents.ts';
import { earFor } from '../../lambda/local/ear.ts';

const manifest = committedManifest();
const { locales = {}, ...publishing } = manifest.publishingInformation ?? {};
const TAGS = ['en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IN'];
const texts = Object.entries(locales).map(([tag, text]) => ({ tag, text }));

/** What TypeScript says of the manifest, written down as an object of that type. */
function typeFaults(json: string): readonly string[] {
  const file = join(process.cwd(), 'interaction-model/skill.ts');
  const source = `import type { v1 } from 'ask-smapi-model';
export const skill: v1.skill.Manifest.SkillManifestEnvelope = ${json};`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, target) =>
    name === file ? ts.createSourceFile(name, source, target) : getSourceFile(name, target);
  const program = ts.createProgram([file], options, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('the manifest has the type of one, and a misspelled field would not', () => {
  const json = readFileSync('interaction-model/skill.json', 'utf8');
  expect(typeFaults(json)).toEqual([]);
  expect(typeFaults(json.replace('"keywords"', '"keyword"'))).toEqual([
    expect.stringContaining('"keyword"\' does not exist'),
  ]);
});

test('the five English locales, with a model each', () => {
  expect(Object.keys(locales)).toEqual(TAGS);
  for (const tag of TAGS) {
    expect(() => readFileSync(`interaction-model/interactionModels/custom/${tag}.json`)).not.toThrow();
  }
});

function expectWithin(measured: number, { least = 1, most = Infinity }: Limit): void {
  expect(measured).toBeGreaterThanOrEqual(least);
  expect(measured).toBeLessThanOrEqual(most);
}

test.each(texts)('$tag: texts and lists are within the limits, in plain characters', ({ text }) => {
  for (const [name, limit] of entriesOf(TEXTS)) {
    expectWithin(text[name]?.length ?? 0, limit);
    expect(text[name]).toMatch(STORE_CHARACTERS.pattern);
  }
  for (const [name, { list, entry }] of entriesOf(LISTS)) {
    const values = text[name] ?? [];
    expectWithin(values.length, list);
    expect(new Set(values).size).toBe(values.length);
    for (const value of values) {
      expectWithin(value.length, entry);
      expect(value).toMatch(STORE_CHARACTERS.pattern);
    }
  }
});

test('what is said to the reviewer, and the category', () => {
  expectWithin(publishing.testingInstructions?.length ?? 0, TESTING_INSTRUCTIONS);
  expect(publishing.testingInstructions).toMatch(STORE_CHARACTERS.pattern);
  expect(CATEGORIES.values).toContain(publishing.category);
  expect(publishing.distributionMode).toBe('PUBLIC');
});

test("the limits that the API's description knows are its own", () => {
  const { properties } = spec.definitions['v1.skill.Manifest.SkillManifestLocalizedPublishingInformation'];
  expect(properties.name.minLength).toBe(TEXTS.name.least);
  expect(properties.summary.maxLength).toBe(TEXTS.summary.most);
  expect(properties.description.maxLength).toBe(TEXTS.description.most);
  expect(properties.examplePhrases.items.maxLength).toBe(LISTS.examplePhrases.entry.most);
  expect(properties.examplePhrases.maxItems).toBeGreaterThanOrEqual(LISTS.examplePhrases.list.most);
  expect(properties.keywords.items.maxLength).toBe(LISTS.keywords.entry.most);
  expect(properties.keywords.maxItems).toBe(LISTS.keywords.list.most);
  const { testingInstructions } =
    spec.definitions['v1.skill.Manifest.SkillManifestPublishingInformation'].properties;
  expect(testingInstructions.maxLength).toBe(TESTING_INSTRUCTIONS.most);
});

test('privacy and compliance: first names are stored; no purchases, no ads, not for children', () => {
  const { locales: links, ...answers } = manifest.privacyAndCompliance ?? {};
  expect(answers).toEqual({
    allowsPurchases: false,
    usesPersonalInfo: true,
    isChildDirected: false,
    isExportCompliant: true,
    containsAds: false,
  });
  expect(Object.keys(links ?? {})).toEqual(TAGS);
  for (const { privacyPolicyUrl } of Object.values(links ?? {})) {
    expect(privacyPolicyUrl).toMatch(/^https:.*\/PRIVACY\.md$/);
  }
  expect(readFileSync('PRIVACY.md', 'utf8')).toContain('Say "forget us"');
});

test('disabling the skill is heard of, at the same place as a turn', () => {
  expect(manifest.events?.subscriptions).toEqual([{ eventName: 'SKILL_DISABLED' }]);
  expect(manifest.events?.endpoint).toEqual(manifest.apis?.custom?.endpoint);
});

/** What each example phrase asks for; it opens the skill, and the rest is in the model. */
const EXAMPLES: Readonly<Record<string, Heard | null>> = {
  'Alexa, open ride the bus': null,
  'Alexa, ask ride the bus to start the solo gauntlet': {
    intent: 'StartIntent',
    slots: { option: 'mode.solo' },
  },
  "Alexa, ask ride the bus what's the score": { intent: 'ScoreIntent', slots: {} },
};

test.each(texts)('$tag: each example phrase opens the skill and is in the model', ({ tag, text }) => {
  const { matcher, invocation } = earFor(tag);
  for (const phrase of text.examplePhrases ?? []) {
    const { opened, rest } = withoutInvocation(phrase, invocation);
    expect(opened).toBe(true);
    expect(rest === null ? null : matcher.match(rest, { choices: [], names: [] })).toEqual(EXAMPLES[phrase]);
  }
  expect(text.examplePhrases).toEqual(Object.keys(EXAMPLES));
});

/** The width and height that a PNG gives in its header. */
function sizeOf(png: Buffer): readonly [width: number, height: number] {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test.each(ICON_SIZES)('the icon of %i pixels is what icon.svg draws', (size) => {
  const png = readFileSync(iconFile(size));
  expect(sizeOf(png)).toEqual([size, size]);
  expect(png.equals(drawIcon(size))).toBe(true);
});

test.each(texts)('$tag: names both icons in their sizes', ({ text }) => {
  for (const [name, { width }] of entriesOf(ICONS)) {
    expect(text[name]).toBe(`file://assets/icon-${width}.png`);
  }
});

function entriesOf<T extends object>(table: T): [keyof T, T[keyof T]][] {
  return Object.entries(table) as [keyof T, T[keyof T]][]; // Object.entries forgets the key type
}
