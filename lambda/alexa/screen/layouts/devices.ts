// Where things are: on a wide screen, on a tall one, and on a small round one. The document picks by the device's viewport.
import {
  bind,
  column,
  LINE_HEIGHT,
  line,
  of,
  row,
  STAGE,
  TABLE,
  units,
  type Item,
  type Layout,
} from './parts.ts';

const GOLD = '#F4C95D';

/** Whose turn it is, the question, and what it is worth, in a column of the width `w`; below the first line a circle is wider. */
const HEADER: Layout = {
  parameters: ['w', 'wider', 'size', 'align'],
  items: [
    column(
      [
        line(
          `${TABLE}.who`,
          { w: 'w', size: 'size*0.95' },
          { ink: of(`${TABLE}.turn ? '${GOLD}' : '#D5E2DB'`), align: of('align') },
        ),
        line(`${TABLE}.ask`, { w: 'below', size: 'size' }, { align: of('align') }),
        line(
          `${TABLE}.note`,
          { w: 'below', size: 'size*0.45' },
          { ink: '#B9CCC2', align: of('align'), when: of(`${TABLE}.note.text`) },
        ),
      ],
      {
        width: of('below'),
        alignItems: of("align ? align : 'start'"),
        bind: bind({ below: 'wider ? wider : w' }),
      },
    ),
  ],
};

/** The height of a header of the size `size`. */
const headerHeight = (size: string) => `${size}*(1.95 + (${TABLE}.note.text ? 0.45 : 0))*${LINE_HEIGHT}`;

const ANY_TARGETS = `${TABLE}.targets.length > 0 && !${TABLE}.onSeats`;

/** Short answers stand side by side, long ones two to a line. */
const EACH = `${TABLE}.widestTarget > 6 ? 2 : 4`;
const LINES = `Math.ceil(${TABLE}.targets.length/(${EACH}))`;

function felt(item: Item): Item {
  return { type: 'Frame', width: '100vw', height: '100vh', backgroundColor: '#0F2A22', item };
}

/** Before anybody has joined, the options take the players' place, and the answers the table's. */
const ALONE = `${STAGE}.kind == 'lobby' && ${TABLE}.seats.length == 0`;

/** The table on the left, the players on the right. */
const WIDE: Layout = {
  parameters: [],
  items: [
    felt(
      row(
        [
          column(
            [
              { type: 'Header', w: of('left'), size: of('size') },
              { type: 'Stage', when: of('!alone'), w: of('left'), h: of('stage'), spacing: units(6) },
              {
                type: 'Targets',
                when: of(ANY_TARGETS),
                w: of('left'),
                h: of('touch'),
                each: of(EACH),
                spacing: of('alone ? 24*u : 10*u'),
              },
            ],
            { width: of('left'), height: of('high') },
          ),
          { type: 'Stage', when: of('alone'), w: of('right'), h: of('high'), spacing: units(24) },
          {
            type: 'Seats',
            when: of('!alone'),
            w: of('right'),
            all: of('high'),
            from: 0,
            most: 8,
            spacing: units(24),
          },
        ],
        {
          bind: bind({
            alone: ALONE,
            wide: "viewport.width - (viewport.mode == 'tv' ? 96 : 36)*u",
            high: "viewport.height - (viewport.mode == 'tv' ? 54 : 28)*u",
            left: 'wide*0.6',
            right: 'wide - left - 24*u',
            size: '60*u',
            rest: `high - ${headerHeight('size')}`,
            touch: `(${ANY_TARGETS}) ? alone ? Math.min(rest - 24*u, ${LINES}*84*u) : ${LINES}*68*u : 0`,
            stage: 'rest - touch - 16*u',
          }),
          width: '100vw',
          height: '100vh',
          justifyContent: 'center',
        },
      ),
    ),
  ],
};

/** One below the other: question, table, answers, players. */
const TALL: Layout = {
  parameters: [],
  items: [
    felt(
      column(
        [
          { type: 'Header', w: of('wide'), size: of('size') },
          { type: 'Stage', w: of('wide'), h: of('stage'), spacing: units(6) },
          {
            type: 'Targets',
            when: of(ANY_TARGETS),
            w: of('wide'),
            h: of('touch'),
            each: of(EACH),
            spacing: units(10),
          },
          { type: 'Seats', w: of('wide'), all: of('seats'), from: 0, most: 8, spacing: units(14) },
        ],
        {
          bind: bind({
            wide: 'viewport.width - 40*u',
            high: 'viewport.height - 40*u',
            size: '56*u',
            touch: `(${ANY_TARGETS}) ? ${LINES}*70*u : 0`,
            seats: `Math.min(${TABLE}.seats.length*84*u, high*0.46)`,
            stage: `high - ${headerHeight('size')} - touch - seats - 30*u`,
          }),
          width: '100vw',
          height: '100vh',
          alignItems: 'center',
          justifyContent: 'center',
        },
      ),
    ),
  ],
};

/** Whether the stage has a page of its own: the options in the lobby, and whatever many answers leave no room for. */
const STAGED = `${STAGE}.kind == 'lobby' || ${TABLE}.targets.length > 4`;

/** How many pages there are: the question, the stage if it has one, and the players, four a page. */
const PAGES = `1 + (${STAGED} ? 1 : 0) + Math.ceil(${TABLE}.seats.length/4)`;

/** A page of a round screen; its content stands in the middle, where the circle is widest. Dots tell which page it is. */
function page(items: readonly Item[], nth: string, more: Readonly<Record<string, unknown>> = {}): Item {
  const dots = row([], {
    position: 'absolute',
    bottom: units(26),
    when: of('pages > 1'),
    bind: [{ name: 'nth', value: of(nth) }],
    data: [0, 1, 2, 3],
    items: [
      {
        type: 'Frame',
        when: of('data < pages'),
        width: units(8),
        height: units(8),
        borderRadius: units(4),
        backgroundColor: of(`data == nth ? '${GOLD}' : '#4C7566'`),
        spacing: of('index > 0 ? 8*u : 0'),
      },
    ],
  });
  return column([...items, dots], { width: '100vw', height: '100vh', alignItems: 'center', ...more });
}

const seatsPage = (from: number): Item =>
  page(
    [{ type: 'Seats', w: units(344), all: units(312), from, most: 4 }],
    `${from / 4 + 1} + (${STAGED} ? 1 : 0)`,
    { when: of(`${TABLE}.seats.length > ${from}`), justifyContent: 'center' },
  );

/** Pages to swipe: the question first, then what there was no room for, then the players. */
const ROUND: Layout = {
  parameters: [],
  items: [
    felt({
      type: 'Pager',
      id: 'pages',
      width: '100vw',
      height: '100vh',
      navigation: 'wrap',
      bind: bind({ pages: PAGES }),
      items: [
        page(
          [
            { type: 'Header', w: units(334), wider: units(372), size: of('size'), align: 'center' },
            { type: 'Stage', when: of('stage > 0'), w: units(380), h: of('stage'), spacing: units(4) },
            {
              type: 'Targets',
              when: of('n > 0'),
              w: of('n > 4 ? 408*u : 380*u'),
              h: of('touch'),
              each: of('n == 1 ? 1 : 2'),
              spacing: of('stage > 0 ? 6*u : 24*u'),
            },
          ],
          '0',
          {
            bind: bind({
              n: `${TABLE}.targets.length`,
              size: '40*u',
              rest: `346*u - ${headerHeight('size')}`,
              touch: `n == 0 ? 0 : ${STAGED} ? Math.min(rest - 24*u, Math.ceil(n/2)*74*u) : n > 2 ? 116*u : 64*u`,
              stage: `${STAGED} ? 0 : rest - touch`,
            }),
            paddingTop: units(42),
          },
        ),
        page([{ type: 'Stage', w: units(340), h: units(300) }], '1', {
          when: of(STAGED),
          justifyContent: 'center',
        }),
        seatsPage(0),
        seatsPage(4),
      ],
    }),
  ],
};

/** The layouts of this file by name, by the shape of the screen. */
export const DEVICE_LAYOUTS = {
  round: { Header: HEADER, Screen: ROUND },
  wide: { Header: HEADER, Screen: WIDE },
  tall: { Header: HEADER, Screen: TALL },
} as const;
