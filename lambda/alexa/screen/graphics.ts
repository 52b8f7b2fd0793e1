// Cards and marks as vector graphics. A face is told its shapes by parameter; everything else is drawn here.

/** One vector graphic. */
interface Graphic {
  readonly type: 'AVG';
  readonly version: '1.0';
  readonly width: number;
  readonly height: number;
  readonly parameters?: readonly unknown[];
  readonly items: readonly unknown[];
}

/** A rectangle with round corners. */
function rounded(box: { x: number; y: number; w: number; h: number; r: number }): string {
  const { x, y, w, h, r } = box;
  const arc = (dx: number, dy: number) => `a${r},${r},0,0,1,${dx},${dy}`;
  return `M${x + r},${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`;
}

/** The colors of a card: its paper, and its ink by suit. */
const PAPER = '#FBF8F0';
const PARAMETERS = [
  { name: 'rank', default: '' },
  { name: 'suit', default: '' },
  { name: 'ink', default: '' },
  { name: 'edge', default: '' },
  { name: 'rim', default: 2 },
];

const rank = (place: Readonly<Record<string, number>>, pen: number) => ({
  type: 'group',
  ...place,
  items: [
    {
      type: 'path',
      pathData: '${rank}',
      stroke: '${ink}',
      strokeWidth: pen,
      strokeLineCap: 'round',
      strokeLineJoin: 'round',
    },
  ],
});

const suit = (place: Readonly<Record<string, number>>) => ({
  type: 'group',
  ...place,
  items: [{ type: 'path', pathData: '${suit}', fill: '${ink}' }],
});

const paper = (w: number, h: number, r: number) => ({
  type: 'path',
  pathData: rounded({ x: 2, y: 2, w: w - 4, h: h - 4, r }),
  fill: PAPER,
  stroke: '${edge}',
  strokeWidth: '${rim}',
});

/** A card: rank above, a large suit below, both legible from far away. */
const FRONT: Graphic = {
  type: 'AVG',
  version: '1.0',
  width: 100,
  height: 140,
  parameters: PARAMETERS,
  items: [
    paper(100, 140, 10),
    rank({ translateX: 14, translateY: 14, scaleX: 1.75, scaleY: 1.75 }, 4.6),
    suit({ translateX: 62, translateY: 14, scaleX: 1.05, scaleY: 1.05 }),
    suit({ translateX: 28, translateY: 72, scaleX: 2.35, scaleY: 2.35 }),
  ],
};

/** A card lying on its side of the table: small, rank and suit side by side. */
const CHIP: Graphic = {
  type: 'AVG',
  version: '1.0',
  width: 66,
  height: 42,
  parameters: PARAMETERS,
  items: [
    paper(66, 42, 7),
    rank({ translateX: 9, translateY: 8, scaleX: 0.86, scaleY: 0.86 }, 4.8),
    suit({ translateX: 34, translateY: 9, scaleX: 1, scaleY: 1 }),
  ],
};

/** The back of a card: a bus line's lattice. */
const BACK: Graphic = {
  type: 'AVG',
  version: '1.0',
  width: 100,
  height: 140,
  items: [
    {
      type: 'path',
      pathData: rounded({ x: 2, y: 2, w: 96, h: 136, r: 10 }),
      fill: PAPER,
      stroke: '#C9C2AE',
      strokeWidth: 2,
    },
    { type: 'path', pathData: rounded({ x: 9, y: 9, w: 82, h: 122, r: 6 }), fill: '#B03A2E' },
    {
      type: 'path',
      pathData:
        'M9,39L39,9M9,85L85,9M15,131L91,55M61,131L91,101M61,9L91,39M15,9L91,85M9,55L85,131M9,101L39,131',
      stroke: '#E8B04A',
      strokeWidth: 2,
      strokeOpacity: 0.55,
    },
    { type: 'path', pathData: rounded({ x: 24, y: 46, w: 52, h: 44, r: 9 }), fill: '#F4C95D' },
    { type: 'path', pathData: 'M30,53h18v14h-18zM52,53h18v14h-18z', fill: '#7A241B' },
    {
      type: 'path',
      pathData: 'M42,91a7,7,0,1,1,-14,0a7,7,0,1,1,14,0zM72,91a7,7,0,1,1,-14,0a7,7,0,1,1,14,0z',
      fill: '#1B1F2A',
    },
  ],
};

/** One shape in one color. */
const MARK: Graphic = {
  type: 'AVG',
  version: '1.0',
  width: 24,
  height: 24,
  parameters: [
    { name: 'shape', default: '' },
    { name: 'ink', default: '#F4C95D' },
  ],
  items: [{ type: 'path', pathData: '${shape}', fill: '${ink}' }],
};

/** Every graphic by name. */
export const GRAPHICS = { front: FRONT, chip: CHIP, back: BACK, mark: MARK } as const;
