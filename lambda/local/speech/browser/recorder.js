// Hands on what the microphone hears, in the order it comes.
/* global registerProcessor, AudioWorkletProcessor */
registerProcessor(
  'recorder',
  class extends AudioWorkletProcessor {
    /** @param {Float32Array[][]} inputs */
    process([[samples] = []]) {
      if (samples) this.port.postMessage(samples.slice());
      return true;
    }
  },
);
