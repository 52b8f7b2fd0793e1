// What a reply adds for a device with a screen: the document and this turn's table. A device without gets nothing.
import type { interfaces, RequestEnvelope } from 'ask-sdk-model';
import type { Locale } from '../../speech/locale.ts';
import type { View } from '../../speech/view.ts';
import { tableData, type TableData } from './data.ts';
import { APL_VERSION, documentFor, type Shape } from './document.ts';
import { cardNames, type CardNames } from './face.ts';
import { SHAPES } from './shapes.ts';
import { wordsOf } from './words.ts';

/** What a screen draws. */
export interface Screen {
  readonly document: ReturnType<typeof documentFor>;
  readonly datasources: {
    readonly table: TableData;
    readonly shapes: typeof SHAPES;
    readonly names: CardNames;
  };
}

/** The screen of a view, in the words of a locale. */
export function screenOf(view: View, locale: Locale, shape: Shape): Screen {
  const words = wordsOf(locale);
  const table = tableData(view, words);
  return {
    document: documentFor(shape, table.stage.kind),
    datasources: { table, shapes: SHAPES, names: cardNames(words) },
  };
}

/** What an answer needs to know of the device that it goes to. */
export interface Device {
  /** The shape of its screen; null where it draws no document, or none of this version. */
  readonly screen: Shape | null;
}

/** A device that only speaks. */
export const SPEAKER: Device = { screen: null };

/** The device that a request comes from. */
export function deviceOf({ context }: RequestEnvelope): Device {
  const known: unknown =
    context.System.device?.supportedInterfaces?.['Alexa.Presentation.APL']?.runtime?.maxVersion;
  if (typeof known !== 'string' || !isAtLeast(known, APL_VERSION)) return SPEAKER;
  return { screen: shapeOf(context.Viewport) };
}

/** The shape of a viewport; wide where a device doesn't tell. */
function shapeOf(viewport: interfaces.viewport.ViewportState | undefined): Shape {
  const { shape, currentPixelWidth = 1, currentPixelHeight = 0 } = viewport ?? {};
  if (shape === 'ROUND') return 'round';
  return currentPixelHeight > currentPixelWidth ? 'tall' : 'wide';
}

/** The same on every reply: a fresh document takes the place of the one before. */
const TOKEN = 'ride-the-bus';

/** Draws a view. A fresh document each time, since a device may have closed the last one. */
export function screenDirective(
  view: View,
  locale: Locale,
  shape: Shape,
): interfaces.alexa.presentation.apl.RenderDocumentDirective {
  const { document, datasources } = screenOf(view, locale, shape);
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: TOKEN,
    document,
    datasources: { ...datasources },
  };
}

/** Compares versions such as 1.4 and 2024.3, number by number. */
function isAtLeast(version: string, least: string): boolean {
  const numbers = (text: string) => text.split('.').map(Number);
  const [have, want] = [numbers(version), numbers(least)];
  const differing = want.findIndex((number, index) => have[index] !== number);
  return differing < 0 || (have[differing] ?? 0) > (want[differing] ?? 0);
}
