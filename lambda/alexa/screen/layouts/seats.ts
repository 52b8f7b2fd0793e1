// The players, one below the other: name, row and score; touched where a player is the answer. Gifts slide to whoever
// receives them.
import { bind, column, line, of, row, STAGE, TABLE, touchable, units, type Layout } from './parts.ts';

/** One player `p` in a box of `w` by `h`. */
const SEAT: Layout = {
  parameters: ['p', 'w', 'h'],
  items: [
    {
      type: 'Frame',
      width: of('w'),
      height: of('h'),
      borderRadius: units(8),
      borderWidth: units(2.5),
      backgroundColor: of("p.turn ? '#3A4A2C' : p.send ? '#1F5747' : '#173A30'"),
      borderColor: of("p.turn ? '#F4C95D' : p.send ? '#8FD3B6' : '#173A30'"),
      opacity: of('p.gone ? 0.45 : 1'),
      item: row(
        [
          column(
            [
              line(
                'p',
                { w: 'nameWidth', size: 'p.cards.length > 0 ? nameSize : nameSize*1.35' },
                { ink: of("p.turn ? '#F4C95D' : '#F4F1E8'") },
              ),
              row([], {
                when: of('p.cards.length > 0'),
                height: of('chip'),
                data: of('p.cards'),
                items: [
                  {
                    type: 'Card',
                    c: of('data'),
                    small: true,
                    h: of('chip'),
                    spacing: of('data.apart ? 14*u : index > 0 ? 3*u : 0'),
                  },
                ],
              }),
            ],
            { width: of('nameWidth') },
          ),
          {
            type: 'VectorGraphic',
            when: of(`${STAGE}.kind == 'over'`),
            opacity: of('p.won ? 1 : 0'),
            source: 'mark',
            shape: of('payload.shapes.crown'),
            width: units(26),
            height: units(26),
            scale: 'best-fit',
          },
          column(
            [
              line(
                'p.score',
                { w: 'cell', size: 'Math.min(h*(p.tag ? 0.4 : 0.62), 56*u)' },
                { align: 'center', accessibilityLabel: of('p.score.say') },
              ),
              line(
                'p.tag',
                { w: 'cell', size: 'Math.min(h*0.27, 26*u)' },
                { align: 'center', when: of('p.tag'), ink: '#B9CCC2' },
              ),
            ],
            { width: of('cell') },
          ),
        ],
        {
          bind: bind({
            cell: '(p.tag ? 96 : 64)*u',
            nameWidth: `w - cell - (${STAGE}.kind == 'over' ? 46 : 18)*u`,
            chip: 'Math.min(h*0.43, (nameWidth - 56*u)/(Math.max(p.cards.length, 4)*1.65))',
          }),
          width: of('w - 5*u'),
          height: of('h - 5*u'),
          paddingLeft: units(10),
        },
      ),
    },
  ],
};

/** Whether a player is among those on this page. */
const SHOWN = 'data.nth >= from && data.nth < from + most';

/** How many places down a gift starts: at its giver, or where this page ends before that. */
const START = 'Math.max(from - 1 - data.nth, Math.min(data.way, from + most - data.nth))';

/** What a player got in this turn, as it slides in from the giver. */
const GOT = {
  type: 'Frame',
  when: of(`data.got && ${SHOWN}`),
  position: 'absolute',
  top: of('(data.nth - from)*pitch + h*0.744 - badge/2'), // beside the cards, below the name
  left: of('w - 122*u'),
  backgroundColor: '#F4C95D',
  borderRadius: of('badge/2'),
  item: {
    type: 'Text',
    text: of('data.got'),
    width: units(46),
    height: of('badge'),
    fontSize: of('badge*0.7'),
    fontWeight: '700',
    color: '#16241D',
    textAlign: 'center',
    textAlignVertical: 'center',
    maxLines: 1,
  },
  onMount: [
    {
      type: 'AnimateItem',
      duration: 700,
      easing: 'ease-out',
      value: [
        {
          property: 'transform',
          from: [{ translateY: of(`data.way ? ${START}*pitch : 0`) }],
          to: [{ translateY: 0 }],
        },
        { property: 'opacity', from: 0, to: 1 },
      ],
    },
  ],
};

/** Up to `most` players from the `from`th on, in a box of `w` by `all`. */
const SEATS: Layout = {
  parameters: ['w', 'all', 'from', 'most'],
  items: [
    column(
      [
        column([], {
          data: of(`${TABLE}.seats`),
          items: [
            touchable(
              { type: 'Seat', p: of('data'), w: of('w'), h: of('h'), width: of('w'), height: of('h') },
              {
                when: of(SHOWN),
                role: of("data.send ? 'button' : 'none'"),
                disabled: of('!data.send'),
                accessibilityLabel: of('data.text'),
                onPress: [{ type: 'SendEvent', arguments: of('data.send') }],
                spacing: of('data.nth > from ? gap : 0'),
              },
            ),
          ],
        }),
        column([], {
          position: 'absolute',
          width: of('w'),
          height: of('all'),
          data: of(`${TABLE}.seats`),
          items: [GOT],
        }),
      ],
      {
        bind: bind({
          gap: '5*u',
          pitch: `Math.min((all + gap)/Math.max(Math.min(${TABLE}.seats.length - from, most), 1), 132*u)`,
          h: 'pitch - gap',
          nameSize: 'Math.min(h*0.38, 46*u)',
          badge: 'Math.min(h*0.4, 24*u)',
        }),
        when: of(`${TABLE}.seats.length > from`),
        width: of('w'),
        height: of('all'),
      },
    ),
  ],
};

/** The layouts of this file by name. */
export const SEAT_LAYOUTS = { Seat: SEAT, Seats: SEATS } as const;
