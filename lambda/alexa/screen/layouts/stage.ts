// The middle of the screen: the row that is asked about, the board, the bus, the options, the winners; one drawing each,
// of which a document carries the one that it needs.
import { bind, column, line, of, row, STAGE, units, type Item, type Layout } from './parts.ts';

/** As large as the stage. */
const WHOLE = { width: of('w'), height: of('h') };

const CENTRED = { alignItems: 'center', justifyContent: 'center' };

/** Cards side by side as large as they can be, lights for the streak, a line of facts. */
const ROW: Item = column(
  [
    row([], {
      when: of(`${STAGE}.cards.length > 0`),
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
    line(`${STAGE}.facts`, { w: 'rw', size: 'fact' }, { align: 'center', ink: '#B9CCC2' }),
  ],
  { width: of('rw'), height: of('h'), ...CENTRED },
);

/** The row that is asked about, and beside it what happened to somebody else. */
const ROW_STAGE: Item = row(
  [
    ROW,
    column(
      [
        {
          type: 'Card',
          when: of(`${STAGE}.last`),
          c: of(`${STAGE}.last`),
          h: of(`Math.min(h - fact*1.8*${STAGE}.news.length, nw*1.2, 200*u)`),
        },
        column([], {
          data: of(`${STAGE}.news`),
          items: [
            line(
              'data',
              { w: 'nw', size: 'index > 0 ? fact*1.6 : fact*1.1' },
              { align: 'center', ink: '#F4C95D' },
            ),
          ],
        }),
      ],
      { when: of('nw > 0'), width: of('nw'), height: of('h'), ...CENTRED },
    ),
  ],
  {
    ...WHOLE,
    bind: bind({
      lit: `${STAGE}.lights.length > 0`,
      nw: `${STAGE}.last || ${STAGE}.news.length > 0 ? w*0.36 : 0`,
      rw: 'w - nw',
      fact: 'Math.min(h*0.13, 26*u)',
      light: 'Math.min(h*0.11, 26*u)',
      rest: 'h - fact*1.4 - (lit ? light*1.8 : 0)',
      ch: `Math.min(rest, rw/(Math.max(${STAGE}.cards.length, 3)*0.8), 260*u)`,
    }),
  },
);

/** A row of the board, and what it is worth. */
const BOARD_ROW: Item = row(
  [
    line('r.label', { ems: 'labels', w: 'lw', size: 'Math.min(rh*0.42, 24*u)' }, { ink: '#B9CCC2' }),
    row([], {
      width: of('bw - lw'),
      height: of('rh'),
      justifyContent: 'center',
      data: of('r.cards'),
      items: [{ type: 'Card', c: of('data'), h: of('rh*0.92'), spacing: of('index > 0 ? gap : 0') }],
    }),
  ],
  { height: of('rh'), bind: [{ name: 'r', value: of('data') }] },
);

/** What the cards of each column are worth. */
const BOARD_HEADS: Item = row([], {
  when: of('headed'),
  height: of('rh*0.5'),
  paddingLeft: of('lw'),
  width: of('bw'),
  justifyContent: 'center',
  data: of(`${STAGE}.heads`),
  items: [
    line(
      'data',
      { w: 'gap + rh*0.657', size: 'Math.min(rh*0.36, 24*u)' },
      { align: 'center', ink: '#B9CCC2' },
    ),
  ],
});

/** The board, and beside it the last card that was flipped. */
const BOARD_STAGE: Item = row(
  [
    column(
      [
        BOARD_HEADS,
        column([], { when: of(`${STAGE}.rows.length > 0`), data: of(`${STAGE}.rows`), items: [BOARD_ROW] }),
      ],
      { width: of('bw'), height: of('h'), justifyContent: 'center' },
    ),
    column(
      [
        { type: 'Card', c: of(`${STAGE}.last`), h: of('ch') },
        line(`${STAGE}.caption`, { w: 'w - bw', size: 'fact' }, { align: 'center', ink: '#F4C95D' }),
      ],
      { width: of('w - bw'), height: of('h'), ...CENTRED },
    ),
  ],
  {
    ...WHOLE,
    bind: bind({
      bw: 'w*0.7',
      lw: 'w*0.17',
      headed: `${STAGE}.heads.length > 1`,
      labels: `${STAGE}.widest`,
      rh: `Math.min(h/(${STAGE}.rows.length + (headed ? 0.5 : 0)), (bw - lw)/(${STAGE}.across*0.76), 130*u)`,
      gap: 'rh*0.08',
      fact: 'Math.min(h*0.15, 30*u)',
      ch: 'Math.min(h - fact*1.3, (w - bw)*1.3, 260*u)',
    }),
  },
);

/** The options in force, in as many columns as the box is wide. */
const LOBBY_LINES: Item = row([], {
  alignItems: 'start',
  justifyContent: 'center',
  width: of('w'),
  height: of('h'),
  paddingTop: units(12),
  bind: bind({
    columns: 'w > h*1.3 ? 2 : 1',
    lines: `Math.ceil(${STAGE}.lines.length/columns)`,
    inner: 'w - 36*u',
    size: 'Math.min((h - 24*u)/(lines*1.3), 26*u)',
  }),
  data: [0, 1],
  items: [
    {
      type: 'Container',
      when: of('index < columns'),
      width: of('inner/columns'),
      height: of('h - 24*u'),
      justifyContent: of("columns > 1 ? 'start' : 'center'"),
      bind: [{ name: 'side', value: of('index') }],
      data: of(`${STAGE}.lines`),
      items: [
        line(
          'data',
          { ems: `${STAGE}.widest`, w: 'inner/columns', size: 'size' },
          { when: of('data.nth >= side*lines && data.nth < side*lines + lines'), ink: '#D5E2DB' },
        ),
      ],
    },
  ],
});

/** The options in force, on a panel. */
const LOBBY_STAGE: Item = {
  type: 'Frame',
  ...WHOLE,
  backgroundColor: '#173A30',
  borderRadius: units(12),
  item: LOBBY_LINES,
};

/** The winners under a crown, and the longest streak of a gauntlet. */
const OVER_STAGE: Item = column(
  [
    {
      type: 'VectorGraphic',
      when: of('n > 0'),
      source: 'mark',
      shape: of('payload.shapes.crown'),
      width: of('crown'),
      height: of('crown'),
      scale: 'best-fit',
    },
    column([], {
      when: of('n > 0'),
      data: of(`${STAGE}.winners`),
      items: [
        line(
          'data',
          { w: 'w', size: 'Math.min((h - crown - fact*1.4)/(Math.max(n, 1)*1.3), 64*u)' },
          { align: 'center', ink: '#F4C95D' },
        ),
      ],
    }),
    line(`${STAGE}.facts`, { w: 'w', size: 'n > 0 ? fact : 48*u' }, { align: 'center', ink: '#D5E2DB' }),
  ],
  {
    ...WHOLE,
    ...CENTRED,
    bind: bind({
      n: `${STAGE}.winners.length`,
      crown: 'Math.min(h*(n > 3 ? 0.2 : 0.45), 200*u)',
      fact: `${STAGE}.facts.text ? Math.min(h*0.13, 30*u) : 0`,
    }),
  },
);

/** The middle of the screen in a box of `w` by `h`, by what stands in it. */
export const STAGE_LAYOUTS = {
  row: stage(ROW_STAGE),
  board: stage(BOARD_STAGE),
  lobby: stage(LOBBY_STAGE),
  over: stage(OVER_STAGE),
} as const;

function stage(item: Item): Layout {
  return { parameters: ['w', 'h'], items: [item] };
}
