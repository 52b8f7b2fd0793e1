// The legal answers as touch targets: what a touch sends is the answer's own, so a screen knows no rules.
import { bind, column, line, of, TABLE, touchable, units, type Layout } from './parts.ts';

/** A legal answer `t` in a box of `w` by `h`. */
const TARGET: Layout = {
  parameters: ['t', 'w', 'h'],
  items: [
    touchable(
      {
        type: 'Frame',
        width: of('w'),
        height: of('h'),
        borderRadius: of('Math.min(h/2, 18*u)'),
        borderWidth: units(2.5),
        backgroundColor: of("t.look ? t.look == 'red' ? '#B5192F' : '#10141D' : '#F4C95D'"),
        borderColor: of("t.look ? t.look == 'red' ? '#E8697A' : '#8A93A6' : '#F4C95D'"),
        item: column(
          [
            {
              type: 'VectorGraphic',
              when: of('t.suit'),
              source: 'mark',
              shape: of('payload.shapes.suits[t.suit]'),
              ink: '#FFFFFF',
              scale: 'best-fit',
              width: of('h*0.42'),
              height: of('h*0.42'),
            },
            line(
              't',
              {
                w: 'w - 16*u',
                size: 'Math.min(h*(t.suit ? 0.32 : 0.5), 40*u)',
              },
              { align: 'center', ink: of("t.look ? '#FFFFFF' : '#16241D'") },
            ),
          ],
          {
            width: of('w - 5*u'),
            height: of('h - 5*u'),
            alignItems: 'center',
            justifyContent: 'center',
          },
        ),
      },
      {
        accessibilityLabel: of('t.say ? t.say : t.text'),
        onPress: [{ type: 'SendEvent', arguments: of('t.send') }],
      },
    ),
  ],
};

/** All legal answers in a box of `w` by `h`: `each` side by side, in as many lines as that takes. */
const TARGETS: Layout = {
  parameters: ['w', 'h', 'each'],
  items: [
    column([], {
      bind: bind({
        gap: '8*u',
        lines: `Math.ceil(${TABLE}.targets.length/each)`,
        across: `Math.min(${TABLE}.targets.length, each)`,
        tw: '(w + gap)/across - gap',
        th: '(h + gap)/lines - gap',
      }),
      width: of('w'),
      height: of('h'),
      data: [0, 1, 2, 3],
      items: [
        {
          type: 'Container',
          when: of('index < lines'),
          direction: 'row',
          justifyContent: 'center',
          spacing: of('index > 0 ? gap : 0'),
          bind: [{ name: 'nth', value: of('index') }],
          width: of('w'),
          data: of(`${TABLE}.targets`),
          items: [
            {
              type: 'Target',
              when: of('data.nth >= nth*each && data.nth < nth*each + each'),
              t: of('data'),
              w: of('tw'),
              h: of('th'),
              spacing: of('data.nth > nth*each ? gap : 0'),
            },
          ],
        },
      ],
    }),
  ],
};

/** The layouts of this file by name. */
export const TARGET_LAYOUTS = { Target: TARGET, Targets: TARGETS } as const;
