// Speaking and listening, both off until asked for: the browser's own where that works, else what the local server
// offers, else an honest word. What was heard stands in the field for a moment before it is sent.
import { byId } from './make.js';
import { lastReply, onReply, onSaid } from './page.js';
import { showNote } from './talk.js';

const aloud = byId('aloud');
const listens = byId('listens');
const notSaid = byId('not-said');
/** @type {HTMLFormElement} */
const form = byId('say');
/** @type {HTMLInputElement} */
const field = byId('field');

/** How long what was heard can be taken back, in milliseconds. */
const TAKE_BACK = 1500;
/** The most turns of a browser's own recognition that may fail before the offline one is taken. */
const NATIVE_FAULTS = ['network', 'service-not-allowed', 'language-not-supported', 'audio-capture'];

/** @type {Promise<{ hears: boolean, speaks: boolean }> | null} */
let offer = null;
let isAloud = false;
let isSpaceReady = false;
let nativeFails = false;
/** @type {(() => void) | null} */
let stop = null;
/** Ends the time in which what was heard can be taken back. @type {(end: 'unchanged' | 'taken back' | 'edited' | 'overtaken') => void} */
let end = () => undefined;
/** @type {HTMLAudioElement | null} */
let playing = null;

/**
 * A press of one of the two buttons.
 * @param {string} id
 */
export async function toggle(id) {
  if (id === 'listens') return stop ? stop() : hear();
  isAloud = !isAloud;
  aloud.setAttribute('aria-pressed', String(isAloud));
  const last = lastReply();
  if (isAloud) return last && readAloud(last.speech);
  globalThis.speechSynthesis?.cancel();
  playing?.pause();
}

notSaid.addEventListener('click', () => end('taken back'));
field.addEventListener('input', () => end('edited'));
onSaid(() => end('overtaken'));
onReply(({ speech }) => void (isAloud && readAloud(speech)));

/** What the server offers; nothing where the page is published. */
async function offered() {
  offer ??= fetch('/speech').then(
    (response) => (response.ok ? response.json() : { hears: false, speaks: false }),
    () => ({ hears: false, speaks: false }),
  );
  return offer;
}

/** @param {string} text */
async function readAloud(text) {
  playing?.pause();
  if (globalThis.speechSynthesis?.getVoices().length) {
    speechSynthesis.cancel();
    speechSynthesis.speak(new SpeechSynthesisUtterance(text));
  } else if ((await offered()).speaks) {
    const body = JSON.stringify({ text });
    const response = await fetch('/speech/say', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const address = URL.createObjectURL(await response.blob());
    const forget = () => URL.revokeObjectURL(address);
    playing = new Audio(address);
    playing.addEventListener('pause', forget); // at its end, too
    await playing.play().catch(({ name }) => {
      forget();
      if (name !== 'AbortError') showNote('This browser plays no sound.'); // it was switched off in time
    });
  } else {
    isAloud = false;
    aloud.setAttribute('aria-pressed', 'false');
    showNote('Nothing here can read aloud: this browser has no voice, and the server offers none.');
  }
}

async function hear() {
  playing?.pause();
  globalThis.speechSynthesis?.cancel();
  isSpaceReady = true;
  listens.setAttribute('aria-pressed', 'true');
  stop = () => undefined;
  try {
    const words = (nativeFails ? null : await hearNatively()) ?? (nativeFails ? await hearOffline() : null);
    if (words) await offerToSend(words);
    else showNote('I heard nothing that can be said now. Try again, or type it.');
  } catch (error) {
    showNote(error instanceof Error ? error.message : String(error));
  } finally {
    stop = null;
    listens.setAttribute('aria-pressed', 'false');
  }
}

/** @returns {Promise<string | null>} null for silence, and where the browser can't: then `nativeFails` is set */
function hearNatively() {
  const world = /** @type {any} */ (globalThis); // no browser's types know all of its names
  const Recognition = world.SpeechRecognition ?? world.webkitSpeechRecognition;
  nativeFails = !Recognition;
  if (!Recognition) return Promise.resolve(null);
  const recognition = new Recognition();
  recognition.lang = lastReply()?.developer?.request.request.locale ?? 'en-US';
  stop = () => recognition.stop();
  return new Promise((done) => {
    /** @type {string | null} */
    let words = null;
    recognition.onresult = (/** @type {any} */ event) => (words = event.results[0][0].transcript);
    recognition.onerror = (/** @type {any} */ event) => (nativeFails ||= NATIVE_FAULTS.includes(event.error));
    recognition.onend = () => done(words);
    showNote('Listening…');
    recognition.start();
  });
}

/** @returns {Promise<string | null>} */
async function hearOffline() {
  if (!(await offered()).hears)
    throw new Error("Nothing here can listen: this browser can't, and the server offers no ear.");
  const { listen } = await import(/** @type {string} */ ('/speech/offline.js'));
  const listening = await listen().catch(() => {
    throw new Error('There is no microphone, or the page may not use it.');
  });
  stop = listening.stop;
  const { typedOnly } = await (await fetch('/speech/grammar')).json();
  showNote(typedOnly.length > 0 ? `Listening… Type these names: ${typedOnly.join(', ')}.` : 'Listening…');
  return listening.words;
}

/**
 * Sends what was heard after a moment, unless it is taken back, edited (Enter sends it then), or something else is said.
 * @param {string} words
 */
async function offerToSend(words) {
  field.value = words;
  notSaid.hidden = false;
  showNote(`Heard: ${words}`);
  const ended = await new Promise((done) => {
    end = done;
    setTimeout(() => done('unchanged'), TAKE_BACK);
  });
  notSaid.hidden = true;
  if (ended === 'unchanged') form.requestSubmit();
  if (ended === 'overtaken') field.value = '';
  if (ended === 'taken back') {
    showNote('Taken back.');
    field.select();
  }
}

/** @param {KeyboardEvent} event */
function isForTalking({ code, target }) {
  return (
    code === 'Space' &&
    isSpaceReady &&
    target instanceof HTMLElement &&
    !target.closest('button, input, select, summary, a')
  );
}

document.addEventListener('keydown', (event) => {
  if (!isForTalking(event)) return;
  event.preventDefault();
  if (!event.repeat && !stop) void hear();
});
document.addEventListener('keyup', (event) => {
  if (isForTalking(event)) stop?.();
});
