// How wide a text is, near enough to choose a size that fits: the document divides its boxes by this.
// Classes of letters in a bold sans, the widest of each; what a device's own font adds is spared by the document.

const NARROW = /[iljIftr.,:;'’!|()\- ]/u;
const WIDE = /[mwMWO@&%–—]/u;
const CAPITAL = /[\p{Lu}]/u;
const WIDTHS = { narrow: 0.36, wide: 0.92, capital: 0.72, other: 0.61 } as const;

/** The width of a line of text, in ems. */
export function emsOf(text: string): number {
  const ems = Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
  return Math.round(ems * 100) / 100;
}

function widthOf(letter: string): number {
  if (NARROW.test(letter)) return WIDTHS.narrow;
  if (WIDE.test(letter)) return WIDTHS.wide;
  return CAPITAL.test(letter) ? WIDTHS.capital : WIDTHS.other;
}
