// The page's one door to the table: sends what was said, shows what came back. One tap or line is one request, with an
// id of its own, so that it is one move however often it is sent.
import { byId } from './make.js';
import { move } from './motion.js';
import { drawTable, PHASES } from './table.js';
import { showAnswers, showHeard, showNote, showReply } from './talk.js';

/** @typedef {import('../../web/wire.ts').Answered} Answered */
/** @typedef {import('../../web/wire.ts').PageEcho} PageEcho */

const table = byId('table');
/** @type {HTMLInputElement} */
const field = byId('field');

/** How long to wait before a request is sent again, in milliseconds. */
const RETRIES = [300, 1000, 2500];
const KEPT = 'ride-the-bus';

/** @typedef {{ tab: string, echo: PageEcho, open: boolean }} Session */
const kept = restored();
/** @type {Session} */
const session = kept ?? { tab: crypto.randomUUID(), echo: { question: null, lost: null }, open: false };

/** @type {import('../../speech/view.ts').View | null} */
let view = null;
let isWaiting = false;
/** @type {string | null} */
let locale = null;
/** @type {Answered | null} */
let last = null;
/** @type {((answered: Answered) => void)[]} */
const replyListeners = [];
/** @type {(() => void)[]} */
const saidListeners = [];

/** The last reply; null before the first. */
export function lastReply() {
  return last;
}

/**
 * Hears of every reply.
 * @param {(answered: Answered) => void} listener
 */
export function onReply(listener) {
  replyListeners.push(listener);
}

/**
 * Hears whenever something is said, by whatever way, before its reply.
 * @param {() => void} listener
 */
export function onSaid(listener) {
  saidListeners.push(listener);
}

/**
 * Is heard in that locale from now on; null for the server's own.
 * @param {string | null} tag
 */
export function hearIn(tag) {
  locale = tag;
}

/**
 * Says words to the table: typed, spoken, or a button's. Nothing is said while a reply is awaited.
 * @param {string} say
 * @returns {Promise<Answered | null>} null where it wasn't said or no reply came
 */
export async function say(say) {
  if (isWaiting || say.trim() === '') return null;
  for (const listener of saidListeners) listener();
  showHeard(say);
  return ask({ what: 'words', say, newSession: !session.open, echo: session.echo });
}

/**
 * @param {{ what: 'launch' | 'again' } | { what: 'words', say: string, newSession: boolean, echo: PageEcho }} what
 */
async function ask(what) {
  isWaiting = true;
  document.body.setAttribute('aria-busy', 'true');
  const body = { newSession: what.what === 'launch', echo: { question: null, lost: null }, ...what };
  const sent = JSON.stringify({ tab: session.tab, request: crypto.randomUUID(), locale, ...body });
  try {
    const answered = await post(sent);
    showNote('');
    show(answered);
    return answered;
  } catch (error) {
    showNote(error instanceof Error ? error.message : String(error));
    return null;
  } finally {
    isWaiting = false;
    document.body.removeAttribute('aria-busy');
  }
}

/**
 * Sends a turn, and sends it again while nobody answers: the same request is the same move.
 * @param {string} body
 * @returns {Promise<Answered>}
 */
async function post(body) {
  for (const wait of [...RETRIES, null]) {
    try {
      const response = await fetch('/turn', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      const answered = await response.json();
      if (response.ok) return answered;
      if (response.status < 500 && response.status !== 429) throw new Refused(answered.error);
    } catch (error) {
      if (error instanceof Refused) throw error;
    }
    if (wait === null) break;
    showNote('The table is slow to answer. Trying again…');
    await new Promise((done) => setTimeout(done, wait));
  }
  throw new Refused("The table doesn't answer. Your game is kept: say it again in a moment.");
}

class Refused extends Error {}

/** @param {Answered} answered */
function show(answered) {
  const { speech, open, echo } = answered;
  last = answered;
  Object.assign(session, { echo, open });
  keep();
  if (answered.view) {
    view = answered.view;
    table.replaceChildren(...drawTable(view));
    table.dataset['phase'] = view.phase;
    table.scrollTop = 0;
    byId('phase').textContent = PHASES[view.phase];
  }
  showAnswers(open ? view : null, (words) => void say(words));
  showReply(speech);
  if (answered.view) move(table, answered.view);
  for (const listener of replyListeners) listener(answered);
}

/** Keeps the session for a reload; without it, a reload opens a new one. */
function keep() {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(session));
  } catch {
    // this browser keeps nothing
  }
}

/** @returns {Session | null} */
function restored() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
  } catch {
    return null;
  }
}

byId('say').addEventListener('submit', (event) => {
  event.preventDefault();
  const words = field.value;
  if (isWaiting || words.trim() === '') return;
  field.value = '';
  void say(words);
});

byId('opens-drawer').addEventListener('click', async () => (await import('./drawer.js')).toggle());
for (const id of ['listens', 'aloud']) {
  byId(id).addEventListener('click', async () => (await import('./voice.js')).toggle(id));
}

// A reload asks where the open session stands, which moves nothing; anything else opens a session, as "open" does.
void ask({ what: kept?.open ? 'again' : 'launch' });
