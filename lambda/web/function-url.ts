// The published page behind a Lambda Function URL: reads its events, gives every visitor a household of their own, and
// lets the site answer.
import { cookieFor, householdIn, householdOf, userOf } from './household-cookie.ts';
import { respond, TURN, type SiteParts } from './site.ts';

/** What is used of an event of a Function URL (payload format 2.0). */
export interface UrlEvent {
  readonly rawPath: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  readonly requestContext: {
    readonly domainName: string;
    readonly http: { readonly method: string; readonly sourceIp: string };
  };
}

/** What a Function URL sends on. */
export interface UrlResult {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: string;
  readonly isBase64Encoded: boolean;
}

/** What the published page is made of. */
export interface Published extends Omit<SiteParts, 'hosts' | 'scheme'> {
  /** What the cookies are signed with: asked for at each turn, and not before the first. Rejects where it can't be had. */
  readonly secret: () => Promise<string>;
  /** Sixteen random bytes, for a new household. */
  readonly random: () => Buffer;
}

/** Answers one event. Rejects where the secret can't be had, and where the desk does: a bug of ours. */
export async function answerUrl(event: UrlEvent, published: Published): Promise<UrlResult> {
  const { rawPath, headers, cookies = [], body = '', isBase64Encoded, requestContext } = event;
  const { method, sourceIp } = requestContext.http;
  // Whoever follows a link from another site sends no cookie with it: only a turn, which the page itself posts, gives one.
  const secret = rawPath === TURN ? await published.secret() : null;
  const known = secret === null ? null : householdIn(cookies, secret);
  const household = known ?? householdOf(published.random());
  const site: SiteParts = { ...published, hosts: [requestContext.domainName], scheme: 'https' };
  const request = {
    method,
    path: rawPath,
    headers,
    body: isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body,
  };
  // Who drops the cookie is a new household, but the same visitor: the pace goes by address.
  const response = await respond(site, request, { user: userOf(household), visitor: sourceIp });
  const isText = typeof response.body === 'string';
  return {
    statusCode: response.status,
    headers: { ...response.headers, 'strict-transport-security': 'max-age=31536000' },
    cookies: secret !== null && response.status === 200 ? [cookieFor(household, secret)] : [],
    body: typeof response.body === 'string' ? response.body : Buffer.from(response.body).toString('base64'),
    isBase64Encoded: !isText,
  };
}
