// The page in the frame of the screen tab: Amazon's renderer (`AplRenderer`) with the skill's own document. It is told a
// view and a device, and tells what was touched; it knows nothing else and can ask nobody.
import { screenOf } from '../../../alexa/screen/screen.ts';
import { locales } from '../../../locales/index.ts';

/**
 * What the tab asks to see.
 * @typedef {object} Shown
 * @property {import('../../../speech/view.ts').View} view
 * @property {string} tag the locale's
 * @property {import('./tab.js').Device} device
 */

const { AplRenderer, engine } = /** @type {any} */ (globalThis); // the renderer has no types
const stage = document.getElementById('view');
const calm = matchMedia('(prefers-reduced-motion: reduce)');
/** @type {any} */
let renderer = null;

/** @param {Shown} shown */
function draw({ view, tag, device: { shape, width, height } }) {
  const [standard] = locales;
  const locale = locales.find((each) => each.tag === tag) ?? standard;
  if (!locale) return;
  const { document, datasources } = screenOf(view, locale, shape);
  renderer?.destroy();
  stage?.replaceChildren();
  const content = AplRenderer.Content.create(JSON.stringify(document));
  content.addData('payload', JSON.stringify(datasources));
  if (content.isError()) return tell({ fault: 'The document is not valid.' });
  const { kAnimationQualityNone: still, kAnimationQualityNormal: moving } = AplRenderer.AnimationQuality;
  renderer = AplRenderer.default.create({
    content,
    view: stage,
    environment: {
      agentName: 'page',
      agentVersion: '1',
      animationQuality: calm.matches ? still : moving,
    },
    viewport: { width, height, dpi: 160, isRound: shape === 'round' },
    mode: 'HUB',
    theme: 'dark',
    utcTime: Date.now(),
    localTimeAdjustment: 0,
    onSendEvent: (/** @type {any} */ event) => tell({ touched: event.arguments }),
    onRunTimeError: (/** @type {any} */ faults) => tell({ fault: JSON.stringify(faults) }),
  });
  renderer.init();
}

/** @param {{ ready: true } | { touched: readonly unknown[] } | { fault: string }} told */
function tell(told) {
  parent.postMessage(told, location.origin);
}

addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === location.origin) draw(data);
});
void engine.then(() => tell({ ready: true }));
