// Draws the skill's icons from icon.svg in the sizes that the skill store wants: `npm run icons`, after a change of it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

const ASSETS = join(import.meta.dirname, 'assets');

/** The widths of the square icons, in pixels. */
export const ICON_SIZES = [108, 512] as const;

/** The file of an icon. */
export function iconFile(size: (typeof ICON_SIZES)[number]): string {
  return join(ASSETS, `icon-${size}.png`);
}

/** Draws the icon as PNG, `size` pixels wide. The picture holds no text, so no font of the machine changes it. */
export function drawIcon(size: (typeof ICON_SIZES)[number]): Buffer {
  const svg = readFileSync(join(ASSETS, 'icon.svg'));
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } })
    .render()
    .asPng();
}

if (process.argv[1] === import.meta.filename) {
  for (const size of ICON_SIZES) writeFileSync(iconFile(size), drawIcon(size));
}
