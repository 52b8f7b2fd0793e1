// The page's site as one function from request to response, whoever listens: what it serves, what it refuses, and the
// headers that keep a page of somebody else's out of the game.
import type { Desk } from './desk.ts';
import type { ServedFile } from './page-files.ts';
import { askedOf } from './wire.ts';

/** A request as any server hands it on; header names in lower case. */
export interface SiteRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

/** What is answered. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** Something that a server offers beside the page and its turns. */
export interface Extra {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  answer(body: string): Promise<SiteResponse>;
}

/** What a site is made of. */
export interface SiteParts {
  readonly files: ReadonlyMap<string, ServedFile>;
  readonly desk: Desk;
  readonly extras: readonly Extra[];
  /** The hosts under which the site is called, with their port. */
  readonly hosts: readonly string[];
  readonly scheme: 'http' | 'https';
  /** Whether a visitor may have another turn. */
  readonly mayAsk: (visitor: string) => boolean;
}

/** Where turns are posted. */
export const TURN = '/turn';

/** The largest body that is read, in bytes. */
export const LARGEST_BODY = 4096;

/** Only files of the site's own, nothing written into the document, no frame around it. Workers bring a policy of their own. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const GUARDS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'microphone=(self), camera=(), geolocation=()',
  'cache-control': 'no-store',
} as const;

/** Who asks: whose household it is, and whom the pace counts. */
export interface Asker {
  readonly user: string;
  readonly visitor: string;
}

/** Answers a request. Rejects where the desk does: a bug of ours. */
export async function respond(
  site: SiteParts,
  request: SiteRequest,
  { user, visitor }: Asker,
): Promise<SiteResponse> {
  const { method, path, headers, body } = request;
  if (!site.hosts.includes(headers['host'] ?? '')) return refusal(421, 'This is not the host you asked for.');
  if (method === 'GET' || method === 'HEAD') {
    const file = site.files.get(path);
    if (file) {
      const kept = file.lasting ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};
      return guarded({ status: 200, headers: { 'content-type': file.type, ...kept }, body: file.body });
    }
  }
  const extra = site.extras.find((each) => each.path === path && each.method === method);
  if (!extra && path !== TURN) return refusal(404, 'There is nothing here.');
  if (!extra && method !== 'POST') return refusal(405, 'Turns are posted.');
  if (method === 'POST') {
    const fault = faultIn(site, request);
    if (fault) return fault;
    if (!site.mayAsk(visitor)) return refusal(429, 'That was too fast. Wait a moment, then try again.');
  }
  if (extra) return guarded(await extra.answer(body));
  const asked = askedOf(body);
  if (!asked) return refusal(400, "That isn't anything that the table can hear.");
  return json(200, await site.desk.take(user, asked));
}

/** Why a post isn't taken: it comes from another page, isn't JSON, or is too large. */
function faultIn({ hosts, scheme }: SiteParts, { headers, body }: SiteRequest): SiteResponse | null {
  const isOwn = hosts.some((host) => headers['origin'] === `${scheme}://${host}`);
  if (!isOwn) return refusal(403, 'Only the page itself may ask.');
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) return refusal(415, 'Turns are JSON.');
  return Buffer.byteLength(body) > LARGEST_BODY ? tooLarge() : null;
}

/** For a server that stops reading before the end. */
export function tooLarge(): SiteResponse {
  return refusal(413, 'That is longer than the table can hear. Say it in fewer words.');
}

function refusal(status: number, error: string): SiteResponse {
  return json(status, { error });
}

/** An answer in JSON. */
export function json(status: number, value: unknown): SiteResponse {
  return guarded({
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  });
}

function guarded(response: SiteResponse): SiteResponse {
  return { ...response, headers: { ...GUARDS, ...response.headers } };
}
