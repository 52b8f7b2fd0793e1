// Who plays on the published page: a household is a random name in a cookie, signed, so that nobody names another's.
// The cookie says which household it is, not which seat: phones that join a table by its code can share one.
import { createHmac, timingSafeEqual } from 'node:crypto';

const NAME = '__Host-household';
/** As long as a browser keeps a cookie at most, and as the table keeps a household, in seconds: 400 days. */
const KEPT = 400 * 24 * 60 * 60;
const FORM = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/** The household that a visitor's cookies name; null for none, and for one that wasn't signed here. */
export function householdIn(cookies: readonly string[], secret: string): string | null {
  const value = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  const [, household, signature] = FORM.exec(value) ?? [];
  if (household === undefined || signature === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(household, secret)));
  return isOurs ? household : null;
}

/** The cookie of a household, kept from its last turn on. It is sent to this site alone, by no script and from no other page. */
export function cookieFor(household: string, secret: string): string {
  const value = `${household}.${signatureOf(household, secret)}`;
  return `${NAME}=${value}; Path=/; Max-Age=${KEPT}; Secure; HttpOnly; SameSite=Strict`;
}

/** A household that nobody has yet, from 16 random bytes. */
export function householdOf(random: Buffer): string {
  return random.toString('base64url');
}

/** The user that a household of the published page is kept under: infra/page-function.ts lets its function touch no other. */
export function userOf(household: string): string {
  return `page.${household}`;
}

function signatureOf(household: string, secret: string): string {
  return createHmac('sha256', secret).update(household).digest('base64url');
}
