// The rows that every measurement gives and how they are printed: a figure, beside it the floor that the same run
// measured without our code, and the aim. Read by main.ts.

/** One line of the table. */
export interface Row {
  readonly what: string;
  readonly figure: string;
  /** The least that it could be, measured in the same run: bare Node, the SDKs alone. */
  readonly floor?: string;
  readonly aim?: string;
  /** Whether the aim is missed. */
  readonly missed?: boolean;
}

/** Rows under one heading. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** What can be measured: a file a measurement, named in main.ts. */
export type Measurement = () => Promise<readonly Section[]>;

/** What a figure counts. */
type Unit = 'bytes' | 'ms' | 'a second' | 'requests';

/** A figure that should be at most its aim. */
export function atMost(what: string, measured: Measured): Row {
  return row(what, measured, 'at most');
}

/** A figure that should be at least its aim. */
export function atLeast(what: string, measured: Measured): Row {
  return row(what, measured, 'at least');
}

/** A figure with what stands beside it, all in one unit. */
export interface Measured {
  readonly figure: number;
  readonly unit: Unit;
  readonly floor?: number;
  readonly aim?: number;
}

function row(what: string, { figure, unit, floor, aim }: Measured, bound: 'at most' | 'at least'): Row {
  return {
    what,
    figure: written(figure, unit),
    ...(floor === undefined ? {} : { floor: written(floor, unit) }),
    ...(aim === undefined ? {} : { aim: `${bound} ${written(aim, unit)}` }),
    ...(aim === undefined ? {} : { missed: bound === 'at most' ? figure > aim : figure < aim }),
  };
}

/** A figure with its unit. */
function written(figure: number, unit: Unit): string {
  const digits = { bytes: 0, requests: 0, 'a second': 0, ms: 2 }[unit];
  const [whole = '', rest] = figure.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${rest === undefined ? grouped : `${grouped}.${rest}`} ${unit}`;
}

/** The whole table as text; each section has columns as wide as it needs. */
export function printed(sections: readonly Section[]): string {
  return sections
    .map(({ title, rows }) => aligned([[title.toUpperCase(), ...HEADS], ...rows.map(cellsOf)]))
    .join('\n\n');
}

const HEADS = ['measured', 'floor', 'aim', ''] as const;

function cellsOf({ what, figure, floor = '', aim = '', missed }: Row): readonly string[] {
  return [what, figure, floor, aim, missed === undefined ? '' : missed ? 'MISSED' : 'met'];
}

/** Lines with their columns below each other: the first to the left, figures to the right. */
function aligned(lines: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const placed = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widthOf(0)) : cell.padStart(widthOf(column));
  return lines.map((line) => line.map(placed).join('  ').trimEnd()).join('\n');
}

/** The value below which that share of all lie; of nothing, nought. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
