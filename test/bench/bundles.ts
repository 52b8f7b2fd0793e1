// The bundles that are measured, made as production's is (infra/bundle.ts): the function, the function without
// its first read, and the two SDKs alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, ENTRY, ROOT } from '../../infra/bundle.ts';

/** What each bundle starts from. */
const ENTRIES = {
  game: ENTRY,
  unprimed: join(ROOT, 'test/bench/entries/unprimed.ts'),
  sdks: join(ROOT, 'test/bench/entries/sdks.ts'),
} as const;

/** A bundle's name. */
export type Bundle = keyof typeof ENTRIES;

/** A bundle that was made. */
export interface Built {
  readonly file: string;
  readonly bytes: number;
  /** What each part takes of it: a room of lambda/, or a package. */
  readonly parts: ReadonlyMap<string, number>;
}

/** Makes a bundle, and weighs its parts. */
export async function bundled(name: Bundle): Promise<Built> {
  const file = join(ROOT, `artefacts/bench/${name}.mjs`);
  const { code, weights } = await bundle(ENTRIES[name]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  const parts = new Map<string, number>();
  for (const [input, bytes] of Object.entries(weights)) {
    const part = partOf(input);
    parts.set(part, (parts.get(part) ?? 0) + bytes);
  }
  return { file, bytes: Buffer.byteLength(code), parts };
}

/** A room and an SDK are a part each, however many packages the SDK is made of. */
const AWS = /^(@aws-sdk\/|@smithy\/|@aws\/|mnemonist$|obliterator$)/;
const ASK = /^ask-sdk-/;

function partOf(input: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input) ?? [];
  if (name !== undefined) return AWS.test(name) ? 'AWS SDK' : ASK.test(name) ? 'ask-sdk' : name;
  return input.split('/').slice(0, -1).slice(0, 2).join('/'); // lambda/dialog; lambda for the files beside the rooms
}
