// The files of the page, as they lie in its folder: the page's own, or the fewer that it is bundled into to be published.
// They are read once; the site serves these and no other file.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** What is served of the folder, by the end of its name. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** The name of a file that is named for what it holds. */
const HASHED = /-[A-Z0-9]{8}\.\w+$/;

/** One file as it is served. */
export interface ServedFile {
  readonly type: string;
  readonly body: string;
  /** Whether there is never anything else at its address. */
  readonly lasting: boolean;
}

/** The page's files by their address. */
export function readPage(folder: string): ReadonlyMap<string, ServedFile> {
  return new Map(
    readdirSync(folder).flatMap((name) => {
      const type = TYPES[extname(name)];
      if (type === undefined) return [];
      const file = { type, body: readFileSync(join(folder, name), 'utf8'), lasting: HASHED.test(name) };
      return [[name === 'index.html' ? '/' : `/${name}`, file] as const];
    }),
  );
}
