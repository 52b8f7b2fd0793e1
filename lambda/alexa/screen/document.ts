// The one APL document: what a screen draws of the table's data. It imports no package, no picture and no font, so it
// draws offline, and there is nothing to host. Read by screen.ts; its layouts are in layouts/.
import { GRAPHICS } from './graphics.ts';
import { CARD } from './layouts/cards.ts';
import { DEVICE_LAYOUTS } from './layouts/devices.ts';
import { bind, LINE, STAGE, TABLE } from './layouts/parts.ts';
import { SEAT_LAYOUTS } from './layouts/seats.ts';
import { STAGE_LAYOUTS } from './layouts/stage.ts';
import { TARGET_LAYOUTS } from './layouts/targets.ts';
import type { Stage } from './stage-data.ts';

/** The oldest version of APL that draws the document; a device that knows no newer one gets none. */
export const APL_VERSION = '1.4';

/** How long the table stays on a screen that nobody touches or speaks to, in milliseconds. */
const STAYS = 150_000;

/** What the ring of a focused target (a remote control's) and of a pressed one looks like. */
const RING = {
  values: [
    { borderRadius: 10, borderWidth: 0, borderColor: '#FFFFFF' },
    { when: '${state.focused}', borderWidth: 5 },
    { when: '${state.pressed}', backgroundColor: '#00000066' },
  ],
};

/** The unit of all lengths, by the shape of the screen: it is 1 dp on the smallest device of each. */
const UNITS = {
  round: 'Math.min(wide, high)/480',
  wide: 'Math.min(wide/960, high/480)',
  tall: 'Math.min(wide/540, high/960)',
} as const;

/** The shape of a screen. */
export type Shape = keyof typeof UNITS;

/** The document, without the drawings that this shape and this stage have no use for: a response has 24 KB for everything. */
export function documentFor(shape: Shape, stage: Stage['kind']) {
  return {
    type: 'APL',
    version: APL_VERSION,
    theme: 'dark',
    settings: { idleTimeout: STAYS },
    graphics: GRAPHICS,
    styles: { Ring: RING },
    layouts: {
      Line: LINE,
      Card: CARD,
      ...TARGET_LAYOUTS,
      ...SEAT_LAYOUTS,
      Stage: STAGE_LAYOUTS[stage],
      ...DEVICE_LAYOUTS[shape],
    },
    mainTemplate: {
      parameters: ['payload'],
      items: [
        {
          type: 'Container',
          width: '100vw',
          height: '100vh',
          bind: bind({
            [TABLE]: 'payload.table',
            [STAGE]: 'payload.table.stage',
            wide: 'viewport.width',
            high: 'viewport.height',
            u: UNITS[shape],
          }),
          items: [{ type: 'Screen' }],
        },
      ],
    },
  };
}
