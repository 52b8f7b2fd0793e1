// A sample utterance as a pattern, and how a sentence is read through it: word by word, once from left to right,
// keeping the cheapest reading up to every place.
import { COST, costOfWord, type Read, type Reader } from './readers.ts';
import { NO_LEXICON, tokenise, tokenisePart, type Token } from './normalise.ts';
import { soundOf } from './numbers.ts';
import type { ListRead } from './names.ts';
import type { ModelIntent } from './model.ts';

/** What a slot of a pattern is filled with: its type in the model, and whether it takes several values. */
export interface Slot {
  readonly name: string;
  readonly type: string;
  readonly many: boolean;
}

type Element = { readonly literal: string } | { readonly slot: Slot };

/** A sample, ready to be compared. */
export interface Pattern {
  readonly intent: string;
  readonly elements: readonly Element[];
  /** The sounds of its literal words: a sentence that lacks one can't match. */
  readonly needs: readonly string[];
}

/** The slot readers of one sentence. */
export interface Readers {
  readonly one: (type: string) => Reader;
  readonly many: (tokens: readonly Token[], at: number) => readonly ListRead[];
}

/** A sentence read through a pattern. */
export interface Reading {
  readonly intent: string;
  readonly slots: Readonly<Record<string, string | readonly string[]>>;
  readonly cost: number;
  /** How much of the sentence is sure: literal words count one each, values what their reader says. */
  readonly strength: number;
  /** The names that nobody knows, one entry a slot. */
  readonly strangers: readonly NonNullable<Read['stranger']>[];
}

/** A sample as a pattern. Throws where it names a slot that its intent doesn't have. */
export function compile(intent: ModelIntent, sample: string): Pattern {
  const pieces = sample.replace(/\}'s\b/g, '} is').split(/(\{\w+\})/);
  const elements = pieces.flatMap((piece): readonly Element[] => {
    if (!piece.startsWith('{')) {
      const tokens = pieces.length === 1 ? tokenise(piece, NO_LEXICON) : tokenisePart(piece);
      return tokens.map(({ word }) => ({ literal: word }));
    }
    const slot = intent.slots.find(({ name }) => name === piece.slice(1, -1));
    if (!slot) throw new Error(`${intent.name} has no slot for ${piece} of "${sample}"`);
    return [{ slot: { name: slot.name, type: slot.type, many: slot.multipleValues?.enabled === true } }];
  });
  const needs = elements.flatMap((element) => ('literal' in element ? [soundOf(element.literal)] : []));
  return { intent: intent.name, elements, needs };
}

/** The cheapest reading of the whole sentence through a pattern, or null. */
export function readThrough(pattern: Pattern, tokens: readonly Token[], readers: Readers): Reading | null {
  let reached = new Map<number, Reading>([
    [0, { intent: pattern.intent, slots: {}, cost: 0, strength: 0, strangers: [] }],
  ]);
  for (const element of pattern.elements) {
    const next = new Map<number, Reading>();
    for (const [at, reading] of reached) {
      for (const [end, longer] of stepsFrom(reading, element, { tokens, at, readers })) {
        const other = next.get(end);
        if (!other || longer.cost < other.cost) next.set(end, longer);
      }
    }
    if (next.size === 0) return null;
    reached = next;
  }
  return reached.get(tokens.length) ?? null;
}

interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly readers: Readers;
}

function stepsFrom(
  reading: Reading,
  element: Element,
  place: Place,
): readonly (readonly [number, Reading])[] {
  const { tokens, at, readers } = place;
  if ('literal' in element) {
    const token = tokens[at];
    const cost = token ? costOfWord(element.literal, token.word) : null;
    if (cost === null) return [];
    return [[at + 1, { ...reading, cost: reading.cost + cost, strength: reading.strength + 1 }]];
  }
  const { name, type, many } = element.slot;
  if (many)
    return readers.many(tokens, at).map((read) => [read.end, filled(reading, name, read.values, read)]);
  return readers
    .one(type)(tokens, at)
    .map((read) => [read.end, filled(reading, name, read.value, read)]);
}

function filled(
  reading: Reading,
  slot: string,
  value: string | readonly string[],
  read: Omit<Read, 'value'>,
): Reading {
  return {
    intent: reading.intent,
    slots: { ...reading.slots, [slot]: value },
    cost: reading.cost + read.cost + COST.slot,
    strength: reading.strength + read.strength,
    strangers: read.stranger ? [...reading.strangers, read.stranger] : reading.strangers,
  };
}
