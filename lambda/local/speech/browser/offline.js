// Listens without any cloud: records from the microphone until it is quiet again, and lets the worker hear the words.

const RATE = 16_000;
/** Quieter than this is silence, as the root of the mean square, where 1 is the loudest. */
const GATE = 0.012;
/** How long it stays quiet after the words, and how long is listened at most, in seconds. */
const PAUSE = 0.7;
const MOST = 7;

/** @type {Worker | null} */
let worker = null;

/**
 * Starts to listen. `stop` ends it at once; `words` are null for silence, noise and words that can't be said now.
 * @returns {Promise<{ words: Promise<string | null>, stop: () => void }>} rejects where there is no microphone
 */
export async function listen() {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false },
  });
  const context = new AudioContext({ sampleRate: RATE });
  await context.audioWorklet.addModule('/speech/recorder.js');
  const recorder = new AudioWorkletNode(context, 'recorder');
  context.createMediaStreamSource(stream).connect(recorder);
  const stopped = Promise.withResolvers();
  const recorded = record(recorder.port, stopped.resolve);
  const words = stopped.promise.then(async () => {
    for (const track of stream.getTracks()) track.stop();
    await context.close();
    return recorded.isLoud() ? hear(recorded.samples()) : null;
  });
  return { words, stop: () => stopped.resolve(undefined) };
}

/**
 * @param {MessagePort} port
 * @param {(value?: unknown) => void} stop
 */
function record(port, stop) {
  /** @type {Float32Array[]} */
  const chunks = [];
  let length = 0;
  let quiet = 0;
  let loud = 0;
  port.onmessage = ({ data }) => {
    chunks.push(data);
    length += data.length;
    const power = Math.sqrt(
      data.reduce((/** @type {number} */ sum, /** @type {number} */ each) => sum + each * each, 0) /
        data.length,
    );
    if (power > GATE) loud += data.length;
    quiet = power > GATE ? 0 : quiet + data.length;
    if ((loud > 0 && quiet > PAUSE * RATE) || length > MOST * RATE) stop();
  };
  return {
    isLoud: () => loud > 0.08 * RATE,
    samples: () => {
      const samples = new Int16Array(length);
      let at = 0;
      for (const chunk of chunks) {
        for (const sample of chunk) samples[at++] = Math.max(-32_768, Math.min(32_767, sample * 32_767));
      }
      return samples;
    },
  };
}

/**
 * @param {Int16Array} samples
 * @returns {Promise<string | null>}
 */
async function hear(samples) {
  const grammar = await (await fetch('/speech/grammar')).json();
  worker ??= new Worker(/** @type {string} */ (addressOf('/speech/worker.js')));
  const listening = worker;
  return new Promise((done, fail) => {
    listening.onmessage = ({ data }) => done(data.words);
    listening.onerror = () => {
      worker = null; // its memory has no more room: the next one starts empty
      fail(new Error('The offline ear has to start anew: say it again.'));
    };
    listening.postMessage({ grammar, samples });
  });
}

/**
 * The address of a worker, vouched for where the browser asks for that.
 * @param {string} address
 */
function addressOf(address) {
  const { trustedTypes } = /** @type {any} */ (globalThis); // not every browser has them
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: () => address }).createScriptURL('') ?? address
  );
}
