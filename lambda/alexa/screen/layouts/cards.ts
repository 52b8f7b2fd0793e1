// Cards on the table: face up, face down, or a place that waits for one; those that this turn showed turn over.
// What is drawn is how it lies in the end, so that a device without animations, or one that is touched, shows it right.
import { of, type Item, type Layout } from './parts.ts';

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

const SECOND_HALF = 'path(0.5,0)';
const FIRST_HALF = 'path(0.5,1)';

const FACE: Item = {
  type: 'VectorGraphic',
  when: of('c.r'),
  source: of("small ? 'chip' : 'front'"),
  width: of('w'),
  height: of('h'),
  scale: 'best-fit',
  rank: of('payload.shapes.ranks[c.r]'),
  suit: of('payload.shapes.suits[c.s]'),
  ink: of("c.s == 'H' || c.s == 'D' ? '#C4122F' : '#1B1F2A'"),
  edge: of("c.match ? '#F4C95D' : '#C9C2AE'"),
  rim: of('c.match ? 4 : 2'),
  accessibilityLabel: of('payload.names.ranks[c.r] + payload.names.suits[c.s]'),
  onMount: turning(0, 1, SECOND_HALF),
};

function back(more: Readonly<Record<string, unknown>>): Item {
  return { type: 'VectorGraphic', source: 'back', width: of('w'), height: of('h'), scale: 'fill', ...more };
}

/** The back of a card that turns over: gone in the end. */
const TURNED = back({
  when: of('c.fresh'),
  position: 'absolute',
  transform: [{ scaleX: 0 }],
  onMount: turning(1, 0, FIRST_HALF),
});

/** Where a card will lie. */
const SLOT: Item = {
  type: 'Frame',
  when: of('c.slot'),
  width: of('w'),
  height: of('h'),
  borderRadius: of('h/14'),
  borderWidth: of('Math.max(h/45, 1)'),
  borderColor: '#4C7566',
  accessibilityLabel: of('payload.names.slot'),
};

/** A card `c` of the height `h`; a `small` one lies on its side, as in front of a player. */
export const CARD: Layout = {
  parameters: ['c', 'h', 'small'],
  items: [
    {
      type: 'Container',
      bind: [{ name: 'w', value: of('small ? h*1.57 : h/1.4') }],
      width: of('w'),
      height: of('h'),
      items: [
        FACE,
        back({ when: of('!c.r && !c.slot'), accessibilityLabel: of('payload.names.down') }),
        SLOT,
        TURNED,
      ],
    },
  ],
};
