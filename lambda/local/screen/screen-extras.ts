// What the local server offers for seeing a device's screen: the drawer's tab, and a page of its own for the frame in it,
// where Amazon's renderer runs. That is a development dependency: where it isn't installed, there is no tab.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Extra, SiteResponse } from '../../web/site.ts';
import { bundled, get, scriptFile, served } from '../extra.ts';

const BROWSER = fileURLToPath(new URL('browser/', import.meta.url));
const POLICY = 'content-security-policy';
/** A sandbox has no origin, so that nothing is its own. */
const SANDBOXED = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** The tab, its frame, and what runs in the frame. Nothing is loaded before it is asked for. */
export function screenExtras(): readonly Extra[] {
  const renderer = rendererFile();
  if (renderer === null) return [];
  return [
    get('/screen', async () => {
      const body = readFileSync(join(BROWSER, 'frame.html'), 'utf8');
      return served('text/html; charset=utf-8', body, { [POLICY]: framePolicy(body) });
    }),
    get('/screen/tab.js', async () => scriptFile(join(BROWSER, 'tab.js'))),
    get('/screen/frame.js', () => bundled(join(BROWSER, 'frame.js'), SANDBOXED)),
    get('/screen/renderer.js', async () => scriptFile(renderer, SANDBOXED)),
  ];
}

/** The page may hold a frame of its own server, and keeps everything else of its policy. */
export function withFrame(response: SiteResponse): SiteResponse {
  const { headers } = response;
  return { ...response, headers: { ...headers, [POLICY]: `${headers[POLICY]}; frame-src 'self'` } };
}

/**
 * The renderer makes functions out of text and writes styles, so its page may, in a sandbox: it can neither ask the server
 * nor reach into the game's page. The one script that is written into it starts the engine.
 */
function framePolicy(html: string): string {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}' 'unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'connect-src data:',
    'sandbox allow-scripts',
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function rendererFile(): string | null {
  try {
    return createRequire(import.meta.url).resolve('apl-viewhost-web');
  } catch {
    return null;
  }
}
