// The one APL document: what a screen draws of the table's data. It imports no package, no picture and no font, so it
// draws offline, and there is nothing to host. Read by screen.ts; its layouts are in layouts/.
import { GRAPHICS } from './graphics.ts';
import { CARD, CHIP } from './layouts/cards.ts';
import { DEVICE_LAYOUTS } from './layouts/devices.ts';
import { bind, LINE } from './layouts/parts.ts';
import { SEAT_LAYOUTS } from './layouts/seats.ts';
import { STAGE_LAYOUTS } from './layouts/stage.ts';
import { TARGET_LAYOUTS } from './layouts/targets.ts';

/** The oldest version of APL that draws the document; a device that knows no newer one gets none. */
export const APL_VERSION = '1.4';

/** How long the table stays on a screen that nobody touches or speaks to, in milliseconds. */
const STAYS = 150_000;

/** What a focused target (a remote control's) and a pressed one look like. */
const lit = {
  values: [
    { when: '${state.focused}', borderColor: '#FFFFFF', borderWidth: 4 },
    { when: '${state.pressed}', opacity: 0.6 },
  ],
};

/** The document. */
export const DOCUMENT = {
  type: 'APL',
  version: APL_VERSION,
  theme: 'dark',
  settings: { idleTimeout: STAYS },
  graphics: GRAPHICS,
  styles: { Target: lit, Seat: lit },
  layouts: {
    Line: LINE,
    Card: CARD,
    Chip: CHIP,
    ...TARGET_LAYOUTS,
    ...SEAT_LAYOUTS,
    ...STAGE_LAYOUTS,
    ...DEVICE_LAYOUTS,
  },
  mainTemplate: {
    parameters: ['payload'],
    items: [
      {
        type: 'Container',
        width: '100vw',
        height: '100vh',
        bind: bind({
          wide: 'viewport.width',
          high: 'viewport.height',
          u: "viewport.shape == 'round' ? Math.min(wide, high)/480 : wide > high ? Math.min(wide/960, high/480) : Math.min(wide/540, high/960)",
        }),
        items: [
          { type: 'Round', when: "${viewport.shape == 'round'}" },
          { type: 'Wide', when: "${viewport.shape != 'round' && wide > high}" },
          { type: 'Tall', when: "${viewport.shape != 'round' && wide <= high}" },
        ],
      },
    ],
  },
} as const;
