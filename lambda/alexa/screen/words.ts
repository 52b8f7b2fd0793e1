// The words that a screen is made with: a locale's own for the eye, and those that it shares with speech.
import type { Locale } from '../../speech/locale.ts';
import type { Forms } from '../../speech/line.ts';
import type { Said } from '../../speech/said.ts';
import type { ScreenWords } from '../../speech/screen-words.ts';
import { emsOf } from './text-width.ts';

/** Words for one screen. */
export interface Words {
  readonly screen: ScreenWords;
  readonly forms: Forms;
  readonly said: Said;
}

/** The words of a locale. */
export function wordsOf({ said, screen }: Locale): Words {
  return { screen, said, forms: said.forms };
}

/** A line of text with its width in ems, by which the document chooses its size. */
export interface Label {
  readonly text: string;
  readonly ems: number;
}

/** A line of text, measured. */
export function label(text: string): Label {
  return { text, ems: emsOf(text) };
}

/** The widest of some lines, in ems, so that all of them get one size; never nought, which nothing could be divided by. */
export function widest(labels: readonly Label[]): number {
  return Math.max(1, ...labels.map(({ ems }) => ems));
}
