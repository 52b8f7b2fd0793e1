// How the function is bundled, said once: synth, the tests of the deployed bundle and the bench all read it here.
import { join } from 'node:path';
import { OutputFormat, SourceMapMode, type BundlingOptions } from 'aws-cdk-lib/aws-lambda-nodejs';
import type { BuildOptions } from 'esbuild';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');
/** The file that the bundle starts from. */
export const ENTRY = join(ROOT, 'lambda/index.ts');
/** Where source maps are kept, to read a stack trace of production with: each by its bundle, so that none replaces another. */
export const SOURCE_MAPS = join(ROOT, 'artefacts/source-maps');

/** The runtime that the bundle is written for; the function's runtime is pinned to the same. */
const TARGET = 'node24';

/** ES modules first: esbuild can leave out of them what nobody calls. It saves 200 kB of the AWS SDK. */
const MAIN_FIELDS = ['module', 'main'];

/** Packages that a smaller file stands in for, which saves another 230 kB. */
const STAND_INS = {
  '@aws-sdk/middleware-endpoint-discovery': join(ROOT, 'infra/stand-ins/endpoint-discovery.ts'),
  '@smithy/core/event-streams': join(ROOT, 'infra/stand-ins/event-streams.ts'),
  '@aws-sdk/credential-provider-node': join(ROOT, 'infra/stand-ins/credentials.ts'),
  'ask-sdk-model': join(ROOT, 'infra/stand-ins/ask-sdk-model.ts'),
};

/** ask-sdk-core is CommonJS and calls `require` for Node's own modules; an ES module has none until it is made. */
const BANNER =
  "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);";

/** What Node makes a file's name of that is given as an argument: the SHA-256 of what is in it. */
const SHA256 =
  "require('node:crypto').createHash('sha256').update(require('node:fs').readFileSync(process.argv[1])).digest('hex')";

/** The bundle as `NodejsFunction` makes it. The source map isn't deployed: a function that reads it starts 10 ms later. */
export function bundling(): BundlingOptions {
  return {
    target: TARGET,
    format: OutputFormat.ESM,
    minify: true,
    bundleAwsSDK: true,
    mainFields: MAIN_FIELDS,
    banner: BANNER,
    sourceMap: true,
    sourceMapMode: SourceMapMode.EXTERNAL,
    sourcesContent: false,
    esbuildArgs: { '--alias': Object.entries(STAND_INS).map(([name, file]) => `${name}=${file}`) },
    commandHooks: {
      beforeBundling: () => [],
      beforeInstall: () => [],
      afterBundling: (_, output) => [
        `mkdir -p "${SOURCE_MAPS}"`,
        `mv "${output}"/*.map "${SOURCE_MAPS}/$(node -p "${SHA256}" "${output}/index.mjs").map"`,
      ],
    },
  };
}

/** The same bundle for esbuild itself, into a file. */
export function esbuildOptions(outfile: string): BuildOptions {
  return {
    entryPoints: [ENTRY],
    outfile,
    bundle: true,
    platform: 'node',
    target: TARGET,
    format: 'esm',
    minify: true,
    mainFields: MAIN_FIELDS,
    banner: { js: BANNER },
    alias: STAND_INS,
    logLevel: 'warning',
  };
}
