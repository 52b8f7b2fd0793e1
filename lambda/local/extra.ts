// What an extra is made of: something that the local server offers beside the site, read or bundled when it is asked for.
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import type { Extra, SiteResponse } from '../web/site.ts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';

/** Something that is served at a path. */
export function get(path: string, answer: () => Promise<SiteResponse>): Extra {
  return { method: 'GET', path, answer };
}

/** A response of some type, with headers of its own. */
export function served(
  type: string,
  body: SiteResponse['body'],
  headers: Readonly<Record<string, string>> = {},
): SiteResponse {
  return { status: 200, headers: { 'content-type': type, ...headers }, body };
}

/** A file served as a script. */
export function scriptFile(file: string, headers?: Readonly<Record<string, string>>): SiteResponse {
  return served(JAVASCRIPT, readFileSync(file, 'utf8'), headers);
}

/** A file and all that it imports, served as one script. */
export async function bundled(
  file: string,
  headers?: Readonly<Record<string, string>>,
): Promise<SiteResponse> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return served(JAVASCRIPT, outputFiles[0]?.text ?? '', headers);
}
