// What of the packages isn't bundled, since the function never runs or reads it: half of what they weigh. A cold start
// reads every byte. An esbuild plugin, because esbuild's aliases can't replace a file inside a package.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Files of packages, and what stands in for each. */
const REPLACED: Readonly<Record<string, string>> = {
  'ask-sdk-core/dist/index.js': 'ask-sdk-core.ts',
  'ask-sdk-model/index.js': 'ask-sdk-model.ts',
  '@aws-sdk/client-dynamodb/dist-es/endpoint/endpointResolver.js': 'endpoints.ts',
  '@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partitions.js': 'partitions.ts',
  '@aws-sdk/credential-provider-node/dist-es/index.js': 'credentials.ts',
  '@aws-sdk/middleware-endpoint-discovery/dist-es/index.js': 'endpoint-discovery.ts',
  '@smithy/core/dist-es/submodules/checksum/sha256/Sha256Js.js': 'sha256.ts',
  '@smithy/core/dist-es/submodules/config/shared-ini-file-loader/loadSharedConfigFiles.js':
    'shared-config.ts',
  '@smithy/core/dist-es/submodules/event-streams/index.js': 'event-streams.ts',
  '@smithy/core/dist-es/submodules/retry/util-retry/AdaptiveRetryStrategy.js': 'adaptive-retries.ts',
  '@smithy/core/dist-es/submodules/serde/date-utils.js': 'dates.ts',
};

/** Errors that reading, writing and deleting an item or a query can end with, by DynamoDB's API reference (2026-11). */
const ERRORS = [
  'ConditionalCheckFailedException',
  'InternalServerError',
  'ItemCollectionSizeLimitExceededException',
  'ProvisionedThroughputExceededException',
  'ReplicatedWriteConflictException',
  'RequestLimitExceeded',
  'ResourceNotFoundException',
  'ThrottlingException',
  'TransactionConflictException',
];

/** Files of packages that are bundled in part. */
const TRIMMED: Readonly<Record<string, (text: string) => string>> = {
  /** The SDK registers a class for each error of each operation. One that isn't registered keeps its name and message. */
  '@aws-sdk/client-dynamodb/dist-es/schemas/schemas_0.js': (text) =>
    text.replaceAll(/^n0_registry\.registerError\(\w+\$, (\w+)\);$/gm, (line, error: string) =>
      ERRORS.includes(error) ? line : '',
    ),
  /** Names are refused by word (lambda/dialog/names.ts). */
  'naughty-words/en.json': (text) =>
    JSON.stringify((JSON.parse(text) as string[]).filter((word) => /^[a-z]+$/.test(word))),
};

/** An esbuild plugin that leaves it out. It fails where a package no longer has such a file, or has another one. */
export function standIns(): Plugin {
  return {
    name: 'stand-ins',
    setup({ onStart, onLoad, onEnd }) {
      const seen = new Set<string>();
      onStart(() => seen.clear());
      onLoad({ filter: /[\\/]node_modules[\\/]/ }, ({ path }) => {
        const file = path.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? '';
        seen.add(file).add(packageOf(file));
        const replaced = REPLACED[file];
        if (replaced !== undefined) {
          const contents = readFileSync(join(import.meta.dirname, replaced), 'utf8');
          return { contents, loader: 'ts', resolveDir: import.meta.dirname };
        }
        const trim = TRIMMED[file] ?? (basename(file) === 'package.json' ? versionAlone : undefined);
        if (!trim) return undefined;
        const whole = readFileSync(path, 'utf8');
        const contents = trim(whole);
        if (contents === whole) return { errors: [{ text: `Nothing of ${file} could be left out.` }] };
        return { contents, loader: path.endsWith('.json') ? 'json' : 'js' };
      });
      onEnd(() => ({
        errors: [...Object.keys(REPLACED), ...Object.keys(TRIMMED)]
          .filter((file) => !seen.has(file) && seen.has(packageOf(file)))
          .map((file) => ({ text: `${file} isn't bundled any more: see what stands in for it now.` })),
      }));
    },
  };
}

function packageOf(file: string): string {
  return file.split('/', file.startsWith('@') ? 2 : 1).join('/');
}

/** What both SDKs tell the services of themselves. */
function versionAlone(text: string): string {
  const { version } = JSON.parse(text) as { version: string };
  return JSON.stringify({ version });
}
