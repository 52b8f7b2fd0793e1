// Cards on the table: face up, face down, or a place that waits for one; those that this turn showed turn over.
// What is drawn is how it lies in the end, so that a device without animations, or one that is touched, shows it right.
import { of, type Item, type Layout } from './parts.ts';

const RED = "(c.s == 'H' || c.s == 'D')";

/** Milliseconds until a card lies, and between one card and the next. */
const TURN = 420;
const NEXT = 160;

/** Widens or narrows to nothing around its middle. `easing` makes a face wait for the back to be gone. */
function turning(from: number, to: number, easing: string): readonly unknown[] {
  return [
    {
      type: 'AnimateItem',
      when: of('c.fresh'),
      delay: of(`Math.min(c.fresh - 1, 5)*${NEXT}`),
      duration: TURN,
      easing,
      value: [{ property: 'transform', from: [{ scaleX: from }], to: [{ scaleX: to }] }],
    },
  ];
}

const SECOND_HALF = 'path(0,0,0.5,0,1,1)';
const FIRST_HALF = 'path(0,0,0.5,1,1,1)';

function face(source: 'front' | 'chip'): Item {
  return {
    type: 'VectorGraphic',
    when: of('c.r'),
    source,
    width: of('w'),
    height: of('h'),
    scale: 'best-fit',
    rank: of('payload.shapes.ranks[c.r]'),
    suit: of('payload.shapes.suits[c.s]'),
    ink: of(`${RED} ? '#C4122F' : '#1B1F2A'`),
    edge: of("c.match ? '#F4C95D' : '#C9C2AE'"),
    rim: of('c.match ? 4 : 2'),
    accessibilityLabel: of('c.say'),
    onMount: turning(0, 1, SECOND_HALF),
  };
}

function back(more: Readonly<Record<string, unknown>>): Item {
  return { type: 'VectorGraphic', source: 'back', width: of('w'), height: of('h'), scale: 'fill', ...more };
}

const turnedBack = back({
  when: of('c.fresh'),
  position: 'absolute',
  transform: [{ scaleX: 0 }],
  onMount: turning(1, 0, FIRST_HALF),
});

/** A card `c` of the height `h`. */
export const CARD: Layout = {
  parameters: ['c', 'h'],
  items: [
    {
      type: 'Container',
      bind: [{ name: 'w', value: of('h*5/7') }],
      width: of('w'),
      height: of('h'),
      items: [
        face('front'),
        back({ when: of('!c.r && !c.slot'), accessibilityLabel: of('c.say') }),
        {
          type: 'Frame',
          when: of('c.slot'),
          width: of('w'),
          height: of('h'),
          borderRadius: of('h/14'),
          borderWidth: of('Math.max(h/45, 1)'),
          borderColor: '#4C7566',
          accessibilityLabel: of('c.say'),
        },
        turnedBack,
      ],
    },
  ],
};

/** A small card `c` of the height `h`, as it lies in front of a player. */
export const CHIP: Layout = {
  parameters: ['c', 'h'],
  items: [
    {
      type: 'Container',
      bind: [{ name: 'w', value: of('h*66/42') }],
      width: of('w'),
      height: of('h'),
      items: [face('chip'), turnedBack],
    },
  ],
};
