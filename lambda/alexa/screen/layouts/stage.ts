// The middle of the screen: the row that is asked about, the board, the bus, the options, the winners; one drawing each.
import { bind, column, line, of, row, TABLE, units, type Item, type Layout } from './parts.ts';

const STAGE = `${TABLE}.stage`;

function when(kind: 'row' | 'board' | 'lobby' | 'over'): Readonly<Record<string, unknown>> {
  return { when: of(`${STAGE}.kind == '${kind}'`), width: of('w'), height: of('h') };
}

const CENTRED = { alignItems: 'center', justifyContent: 'center' };

/** Cards side by side as large as they can be, lights for the streak, a line of facts. */
const ROW_STAGE: Item = column(
  [
    row([], {
      height: of('ch'),
      data: of(`${STAGE}.cards`),
      items: [{ type: 'Card', c: of('data'), h: of('ch'), spacing: of('index > 0 ? ch*0.09 : 0') }],
    }),
    row([], {
      when: of('lit'),
      height: of('light*1.8'),
      accessibilityLabel: of(`${STAGE}.say`),
      data: of(`${STAGE}.lights`),
      items: [
        {
          type: 'Frame',
          width: of('light'),
          height: of('light'),
          borderRadius: of('light/2'),
          borderWidth: units(2),
          borderColor: '#F4C95D',
          backgroundColor: of("data ? '#F4C95D' : '#0F2A22'"),
          spacing: of('index > 0 ? light*0.55 : 0'),
        },
      ],
    }),
    line(
      `${STAGE}.facts.text`,
      { ems: `${STAGE}.facts.ems`, w: 'w', size: 'fact' },
      { align: 'center', ink: '#B9CCC2' },
    ),
  ],
  {
    ...when('row'),
    ...CENTRED,
    bind: bind({
      lit: `${STAGE}.lights.length > 0`,
      fact: 'Math.min(h*0.13, 26*u)',
      light: 'Math.min(h*0.11, 26*u)',
      rest: 'h - fact*1.4 - (lit ? light*1.8 : 0)',
      ch: `Math.min(rest, w/(Math.max(${STAGE}.cards.length, 3)*0.8), 260*u)`,
    }),
  },
);

/** The board with what its rows are worth, and beside it the last card that was flipped. */
const BOARD_STAGE: Item = row(
  [
    column([], {
      width: of('bw'),
      height: of('h'),
      justifyContent: 'center',
      data: of(`${STAGE}.rows`),
      items: [
        row(
          [
            line(
              'r.label.text',
              { ems: 'labels', w: 'lw', size: 'Math.min(rh*0.42, 24*u)' },
              { ink: '#B9CCC2' },
            ),
            row([], {
              width: of('bw - lw'),
              height: of('rh'),
              justifyContent: 'center',
              data: of('r.cards'),
              items: [
                { type: 'Card', c: of('data'), h: of('rh*0.92'), spacing: of('index > 0 ? rh*0.08 : 0') },
              ],
            }),
          ],
          { height: of('rh'), bind: [{ name: 'r', value: of('data') }] },
        ),
      ],
    }),
    column(
      [
        { type: 'Card', c: of(`${STAGE}.last`), h: of('ch') },
        line(
          `${STAGE}.caption.text`,
          { ems: `${STAGE}.caption.ems`, w: 'w - bw', size: 'fact' },
          { align: 'center', ink: '#F4C95D' },
        ),
      ],
      { width: of('w - bw'), height: of('h'), ...CENTRED },
    ),
  ],
  {
    ...when('board'),
    bind: bind({
      bw: 'w*0.7',
      lw: 'w*0.17',
      labels: `${STAGE}.widest`,
      rh: `Math.min(h/${STAGE}.rows.length, (bw - lw)/(${STAGE}.across*0.76), 130*u)`,
      fact: 'Math.min(h*0.15, 30*u)',
      ch: 'Math.min(h - fact*1.3, (w - bw)*1.3, 260*u)',
    }),
  },
);

/** The options in force, in two columns. */
const LOBBY_STAGE: Item = row([], {
  ...when('lobby'),
  bind: bind({
    lines: `Math.ceil(${STAGE}.lines.length/2)`,
    size: 'Math.min(h/(lines*1.3), 26*u)',
  }),
  data: [0, 1],
  items: [
    {
      type: 'Container',
      width: of('w/2'),
      bind: [{ name: 'side', value: of('index') }],
      data: of(`${STAGE}.lines`),
      items: [
        line(
          'data',
          { ems: `${STAGE}.widest`, w: 'w/2', size: 'size' },
          { when: of('index >= side*lines && index < side*lines + lines'), ink: '#D5E2DB' },
        ),
      ],
    },
  ],
});

/** The winners under a crown. */
const OVER_STAGE: Item = column(
  [
    {
      type: 'VectorGraphic',
      when: of('n > 0'),
      source: 'mark',
      shape: of('payload.shapes.crown'),
      width: of('crown'),
      height: of('crown'),
    },
    column([], {
      data: of(`${STAGE}.winners`),
      items: [
        line(
          'data.text',
          { ems: 'data.ems', w: 'w', size: 'Math.min((h - crown)/(Math.max(n, 1)*1.3), 64*u)' },
          { align: 'center', ink: '#F4C95D' },
        ),
      ],
    }),
  ],
  {
    ...when('over'),
    ...CENTRED,
    bind: bind({ n: `${STAGE}.winners.length`, crown: 'Math.min(h*(n > 3 ? 0.2 : 0.5), 200*u)' }),
  },
);

/** The middle of the screen in a box of `w` by `h`. */
const STAGE_LAYOUT: Layout = {
  parameters: ['w', 'h'],
  items: [
    {
      type: 'Container',
      width: of('w'),
      height: of('h'),
      items: [ROW_STAGE, BOARD_STAGE, LOBBY_STAGE, OVER_STAGE],
    },
  ],
};

/** The layouts of this file by name. */
export const STAGE_LAYOUTS = { Stage: STAGE_LAYOUT } as const;
