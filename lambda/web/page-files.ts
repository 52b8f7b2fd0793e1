// The files of the page, as they lie in its folder. They are read once; the site serves these and no other file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of the page with its type, the document first. */
const PAGE_FILES = {
  'index.html': 'text/html; charset=utf-8',
  'page.css': 'text/css; charset=utf-8',
  'table.css': 'text/css; charset=utf-8',
  'page.js': 'text/javascript; charset=utf-8',
  'make.js': 'text/javascript; charset=utf-8',
  'table.js': 'text/javascript; charset=utf-8',
  'cards.js': 'text/javascript; charset=utf-8',
  'motion.js': 'text/javascript; charset=utf-8',
  'talk.js': 'text/javascript; charset=utf-8',
  'drawer.js': 'text/javascript; charset=utf-8',
  'voice.js': 'text/javascript; charset=utf-8',
  'icon.svg': 'image/svg+xml',
} as const;

/** One file as it is served. */
export interface ServedFile {
  readonly type: string;
  readonly body: string;
}

/** The page's files by their address. Throws where one is missing. */
export function readPage(folder: string): ReadonlyMap<string, ServedFile> {
  const files = Object.entries(PAGE_FILES).map(
    ([name, type]) => [`/${name}`, { type, body: readFileSync(join(folder, name), 'utf8') }] as const,
  );
  return new Map(
    files.flatMap(([path, file]) =>
      path === '/index.html' ? [['/', file] as const] : [[path, file] as const],
    ),
  );
}
