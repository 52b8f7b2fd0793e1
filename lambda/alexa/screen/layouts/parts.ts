// How the document is written: small pieces that spare its layouts the repetition. All lengths are in `u`, the unit that
// each layout binds to its device, so that one drawing serves a kitchen hub and a television.

/** A component, a layout or a command of the document. */
export interface Item {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** A layout's definition. */
export interface Layout {
  readonly parameters: readonly string[];
  readonly items: readonly Item[];
}

/** The table's data, and what stands in its middle, as the document names them. */
export const TABLE = 'T';
export const STAGE = 'S';

/** A data-bound expression. */
export function of(expression: string): string {
  return `\${${expression}}`;
}

/** So many units. */
export function units(count: number): string {
  return of(`${count}*u`);
}

/** Values computed once and used by name inside the component. */
export function bind(values: Readonly<Record<string, string>>): readonly unknown[] {
  return Object.entries(values).map(([name, expression]) => ({ name, value: of(expression) }));
}

/** Components one below the other. */
export function column(items: readonly Item[], more: Readonly<Record<string, unknown>> = {}): Item {
  return { type: 'Container', items, ...more };
}

/** Components side by side. */
export function row(items: readonly Item[], more: Readonly<Record<string, unknown>> = {}): Item {
  return { type: 'Container', direction: 'row', alignItems: 'center', items, ...more };
}

/** One line of text, of the label `label`, in a box of the width `w`, at most of the size `size`; several lines of one size
 * are told the width of the widest, `ems`. */
export function line(
  label: string,
  box: { readonly w: string; readonly size: string; readonly ems?: string },
  more: Readonly<Record<string, unknown>> = {},
): Item {
  const ems = box.ems === undefined ? {} : { ems: of(box.ems) };
  return { type: 'Line', label: of(label), ...ems, w: of(box.w), size: of(box.size), ...more };
}

/**
 * Something that can be touched, under a ring that shows when a remote control is on it, or a finger: a property that a
 * component sets itself is beyond the reach of a style, so the ring sets none.
 */
export function touchable(item: Item, more: Readonly<Record<string, unknown>>): Item {
  const { width, height } = item;
  const box = { inheritParentState: true, width, height };
  const ring = { type: 'Frame', style: 'Ring', position: 'absolute', ...box };
  const both = { type: 'Container', ...box, items: [item, ring] };
  return { type: 'TouchWrapper', role: 'button', width, height, item: both, ...more };
}

/** Lines are sized to leave this much of their box, since a device's font isn't the one they were measured for. */
const SPARE = 1.16;

/** The height of a line, of its greatest size. */
export const LINE_HEIGHT = 1.28;

/** A text that never breaks: as large as allowed and as small as its box needs. */
export const LINE: Layout = {
  parameters: ['label', 'ems', 'w', 'size', 'ink', 'align'],
  items: [
    {
      type: 'Text',
      text: of('label.text'),
      width: of('w'),
      height: of(`size*${LINE_HEIGHT}`),
      fontSize: of(`Math.min(size, w/((ems ? ems : Math.max(label.ems, 0.1))*${SPARE}))`),
      fontWeight: '700',
      color: of("ink ? ink : '#F4F1E8'"),
      textAlign: of("align ? align : 'left'"),
      textAlignVertical: 'center',
      maxLines: 1,
    },
  ],
};
