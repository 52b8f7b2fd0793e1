// How a function is bundled, said once: the CDK app, the tests of the deployed bundle and the bench all use it. esbuild
// itself rather than `NodejsFunction`, whose esbuild takes no plugins.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { standIns } from './stand-ins/index.ts';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');
/** The file that the skill's bundle starts from. */
export const ENTRY = join(ROOT, 'lambda/index.ts');
/** The file that the published page's bundle starts from, and what its visitors are served. */
const PAGE_ENTRY = join(ROOT, 'lambda/web-function.ts');
const PAGE_FOLDER = join(ROOT, 'lambda/chat/page');
/** Where source maps are kept, to read a stack trace of production with: each by its bundle, so that none replaces another. */
export const SOURCE_MAPS = join(ROOT, 'artefacts/source-maps');
/** The one file of a bundle. */
const FILE = 'index.mjs';

/** ask-sdk-core is CommonJS and calls `require` for Node's own modules; an ES module has none until it is made. */
const BANNER =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** A bundle in memory. */
export interface Bundle {
  readonly code: string;
  readonly map: string;
  /** Bytes that each file of ours or of a package takes of it, by its path from the project's folder. */
  readonly weights: Readonly<Record<string, number>>;
}

/** Bundles a function. Rejects with esbuild's messages. */
export async function bundle(entry: string): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: join(SOURCE_MAPS, FILE), // what the map's paths start from; nothing is written yet
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node24', // the functions' runtime is pinned to the same
    format: 'esm',
    minify: true,
    mainFields: ['module', 'main'], // of ES modules esbuild can leave out what nobody calls: 200 kB of the AWS SDK
    banner: { js: BANNER },
    plugins: [standIns()],
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    logLevel: 'warning',
  });
  const written = (file: string): string => outputFiles.find(({ path }) => path.endsWith(file))?.text ?? '';
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return {
    code: written(FILE),
    map: written(`${FILE}.map`),
    weights: Object.fromEntries(inputs.map(([file, { bytesInOutput }]) => [file, bytesInOutput])),
  };
}

/** The folders that are deployed as functions. */
export interface Bundles {
  readonly skill: string;
  /** The published page's; null where no page is published. */
  readonly page: string | null;
}

/** Bundles what is deployed into folders of a folder. Rejects with esbuild's messages. */
export async function writeBundles(folder: string, { page }: { readonly page: boolean }): Promise<Bundles> {
  const bundles = { skill: join(folder, 'skill'), page: page ? join(folder, 'page') : null };
  await writeBundle(ENTRY, bundles.skill);
  if (bundles.page !== null) {
    await writeBundle(PAGE_ENTRY, bundles.page);
    await bundlePage(join(bundles.page, 'page'));
  }
  return bundles;
}

/** What the page's document loads: its style sheets and its script. */
const LOADED = /<(?:link rel="stylesheet" href|script type="module" src)="(\/[^"]+)"/g;

/**
 * Bundles the page into a folder, as it is published: one script and one style sheet, named for what they hold, so that a
 * browser asks for each once. Rejects with esbuild's messages.
 */
export async function bundlePage(folder: string): Promise<void> {
  const document = readFileSync(join(PAGE_FOLDER, 'index.html'), 'utf8');
  const { outputFiles } = await build({
    stdin: {
      contents: [...document.matchAll(LOADED)].map(([, path]) => `import '.${path}';`).join('\n'),
      resolveDir: PAGE_FOLDER,
    },
    outdir: folder,
    entryNames: 'page-[hash]',
    write: false,
    bundle: true,
    format: 'esm',
    minify: true,
    external: ['/screen/*', '/speech/*'], // the local server's alone
    logLevel: 'warning',
  });
  const nameOf = (extension: string): string =>
    basename(outputFiles.find(({ path }) => path.endsWith(extension))?.path ?? '');
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(path, contents);
  copyFileSync(join(PAGE_FOLDER, 'icon.svg'), join(folder, 'icon.svg'));
  writeFileSync(
    join(folder, 'index.html'),
    document
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(
        /<script type="module"[^>]*>/,
        `<link rel="stylesheet" href="/${nameOf('.css')}" />\n    <script type="module" src="/${nameOf('.js')}">`,
      ),
  );
}

/** The source map isn't deployed: a function that reads it starts 10 ms later. */
async function writeBundle(entry: string, folder: string): Promise<void> {
  const { code, map } = await bundle(entry);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILE), code);
  mkdirSync(SOURCE_MAPS, { recursive: true });
  writeFileSync(join(SOURCE_MAPS, `${createHash('sha256').update(code).digest('hex')}.map`), map);
}
