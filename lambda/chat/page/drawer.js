// The developer's drawer: what Alexa would have been sent and would have got, and what the turn cost. It also replays a
// transcript's words, changes the locale, and copies everything for a bug report.
import { byId, make } from './make.js';
import { hearIn, onReply, lastReply, say } from './page.js';

/** @typedef {import('../../web/wire.ts').Answered} Answered */

const drawer = byId('drawer');
const opener = byId('opens-drawer');
const status = make('span', { role: 'status' });
const locales = make('select', { 'aria-label': 'Locale' });
const figures = make('p');
const parts = make('div');
const turn = make('div', { id: 'turn' }, figures, parts);
let hasTabs = false;

const copies = make('button', { type: 'button' }, 'Copy as JSON');
copies.addEventListener('click', async () => {
  const copied = JSON.stringify(lastReply(), null, 2);
  await navigator.clipboard.writeText(copied).then(
    () => tell(`Copied ${copied.length} characters.`),
    () => tell('This browser lets nothing be copied.'),
  );
});

const file = make('input', { type: 'file', accept: '.txt,text/plain' });
file.addEventListener('change', async () => {
  const [transcript] = file instanceof HTMLInputElement ? (file.files ?? []) : [];
  if (transcript) await replay(await transcript.text());
});

locales.addEventListener('change', () => {
  if (locales instanceof HTMLSelectElement) hearIn(locales.value);
});

drawer.append(
  make('h2', {}, 'For developers'),
  make('div.tools', {}, locales, make('label', {}, 'Replay a transcript ', file), copies, status),
  turn,
);
onReply(show);
const last = lastReply();
if (last) show(last);

/** Opens or closes the drawer. */
export function toggle() {
  drawer.hidden = !drawer.hidden;
  opener.setAttribute('aria-expanded', String(!drawer.hidden));
}

/** @param {string} text */
function tell(text) {
  status.textContent = text;
}

/** @param {Answered} answered */
function show({ heard, ssml, echo, developer }) {
  if (!developer) {
    figures.replaceChildren('This server tells nothing about its turns.');
    return parts.replaceChildren();
  }
  if (!hasTabs) void addTabs();
  const { request, response, bytes, ms, tags } = developer;
  if (locales.childElementCount === 0) {
    locales.append(...tags.map((tag) => make('option', { selected: tag === request.request.locale }, tag)));
  }
  const told = [
    `intent ${heard.intent}`,
    `slots ${JSON.stringify(heard.slots)}`,
    `question ${echo.question ?? 'none'}`,
    `item ${bytes === null ? 'not saved' : `${bytes} bytes`}`,
    `turn ${ms.toFixed(1)} ms`,
  ];
  figures.replaceChildren(...told.map((each) => make('span', {}, each)));
  parts.replaceChildren(
    part('SSML', ssml),
    part('Request', JSON.stringify(request, null, 2)),
    part('Response', JSON.stringify(response, null, 2)),
  );
}

/** The local server has a tab beside this, with the screen of a device. Where its renderer isn't installed, it has none. */
async function addTabs() {
  hasTabs = true;
  const tab = await import(/** @type {string} */ ('/screen/tab.js')).catch(() => null);
  tab?.addTab({ turn, make, say, lastReply, onReply });
}

/**
 * @param {string} title
 * @param {string} text
 */
function part(title, text) {
  return make(
    'details',
    { open: title === 'SSML' },
    make('summary', {}, title),
    make('pre', { tabindex: 0 }, text),
  );
}

/**
 * Says a transcript's words line by line, and counts its `say:` lines that the replies don't hold. The cards are this
 * server's own: a stacked deck is given at its start.
 * @param {string} text
 */
async function replay(text) {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*$/, '').trim());
  const decks = lines.filter((line) => line.startsWith('deck:')).map((line) => line.slice(5).trim());
  let speech = '';
  let checked = 0;
  let missed = 0;
  for (const line of lines) {
    if (line.startsWith('>')) {
      const answered = await say(line.slice(1).trim());
      if (!answered) return tell(`No reply to ${line}`);
      speech = answered.speech.toLowerCase();
    } else if (line.startsWith('say:')) {
      checked += 1;
      if (!speech.includes(line.slice(4).trim().toLowerCase())) missed += 1;
    }
  }
  const how =
    decks.length > 0
      ? ` Its cards: npm start -- --fresh ${decks.map((deck) => `--deck "${deck}"`).join(' ')}`
      : '';
  tell(`Replayed: ${checked - missed} of ${checked} checks hold.${how}`);
}
