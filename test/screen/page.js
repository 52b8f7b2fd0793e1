// Runs in the browser's page beside Amazon's renderer (`AplRenderer`): draws a screen, measures it, lists what can be
// touched. projector.ts opens the page and calls these by name; its types say what they give.

/** The renderer of what is drawn now, and the arguments of the events that it sent. */
let renderer = null;
let sent = [];

const view = () => document.getElementById('view');
const after = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the renderer has had so many frames: it draws and moves in them. */
async function frames(count) {
  for (let nth = 0; nth < count; nth += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Waits until the screen stands: two looks, some frames apart, see the same boxes. A busy machine needs more frames. */
async function settled() {
  let before = null;
  for (let looks = 0; looks < 100; looks += 1) {
    await frames(3);
    const now = view().innerHTML;
    if (now === before && view().innerText.trim() !== '') return;
    before = now;
  }
}

/** Draws a screen in place of the one before, waits, and gives the errors that the renderer reports. */
async function draw({ profile, screen, moving }) {
  renderer?.destroy();
  view().replaceChildren();
  sent = [];
  const errors = [];
  const content = AplRenderer.Content.create(JSON.stringify(screen.document));
  content.addData('payload', JSON.stringify(screen.datasources));
  if (content.isError()) return ['the document is not valid'];
  const { width, height, mode, shape } = profile;
  renderer = AplRenderer.default.create({
    content,
    view: view(),
    environment: {
      agentName: 'test',
      agentVersion: '1',
      animationQuality:
        AplRenderer.AnimationQuality[moving ? 'kAnimationQualityNormal' : 'kAnimationQualityNone'],
    },
    viewport: { width, height, dpi: 160, isRound: shape === 'round' },
    mode,
    theme: 'dark',
    utcTime: 0,
    localTimeAdjustment: 0,
    onSendEvent: (event) => sent.push(event.arguments),
    onRunTimeError: (reported) => errors.push(...reported.map((error) => JSON.stringify(error))),
  });
  renderer.init();
  if (!moving) await settled();
  return errors;
}

/** Waits for an event, and gives the arguments of all since the last call: none, if none came. */
async function takeSent() {
  for (let waited = 0; waited < 5000 && sent.length === 0; waited += 10) await after(10);
  return sent.splice(0);
}

/** How many pages a screen has; 1 where it has none to turn. */
function pages() {
  return renderer.getComponentById('pages')?.component.getChildCount() ?? 1;
}

/** Turns to a page of a screen that has pages. */
async function turn(page) {
  const command = { type: 'SetPage', componentId: 'pages', position: 'absolute', value: page };
  renderer.context.executeCommands(JSON.stringify([command]));
  await after(700); // the page glides in
  await settled();
}

/** A rectangle from the top left of the screen. */
function boxOf({ x, y, width, height }) {
  const screen = view().getBoundingClientRect();
  return { x: x - screen.x, y: y - screen.y, width, height };
}

/** Whether something should be seen: neither hidden nor on a page that isn't shown. */
function isShown(element) {
  const { x, y, width, height } = boxOf(element.getBoundingClientRect());
  const screen = view().getBoundingClientRect();
  const isInside = x + width > 0 && y + height > 0 && x < screen.width && y < screen.height;
  return (
    width >= 1 &&
    height >= 1 &&
    isInside &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  );
}

/** Whether a rectangle leaves the screen, or the circle of a round one. */
function isOut(ink, round) {
  const screen = view().getBoundingClientRect();
  const radius = screen.width / 2;
  return [ink.left, ink.right].some((x) =>
    [ink.top, ink.bottom].some((y) =>
      round
        ? Math.hypot(x - screen.x - radius, y - screen.y - radius) > radius + 0.5
        : x < screen.left - 0.5 || x > screen.right + 0.5 || y < screen.top - 0.5 || y > screen.bottom + 0.5,
    ),
  );
}

/** Whether a box around an element cuts a part of it away. */
function isClipped(element, ink) {
  for (let around = element.parentElement; around && around !== view(); around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (ink.left < left - 1 || ink.right > right + 1 || ink.top < top - 1 || ink.bottom > bottom + 1)
      return true;
  }
  return false;
}

/** How wide a text would be in one line with nothing in its way. */
function naturalWidth(line) {
  const { fontSize, fontWeight, letterSpacing } = getComputedStyle(line);
  const ruler = document.createElement('span');
  Object.assign(ruler.style, {
    fontSize,
    fontWeight,
    letterSpacing,
    position: 'absolute',
    whiteSpace: 'pre',
  });
  ruler.textContent = line.textContent;
  document.body.append(ruler);
  const { width } = ruler.getBoundingClientRect();
  ruler.remove();
  return width;
}

/** Every line of text and every graphic that is visible. */
function drawn(round) {
  return [...view().querySelectorAll('p, svg')].flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (!isShown(element)) return [];
    const isText = element.tagName === 'P';
    if (isText && !element.textContent) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const ink = isText ? range.getBoundingClientRect() : box;
    return [
      {
        text: isText ? element.textContent : '',
        box: boxOf(box),
        natural: isText ? naturalWidth(element) : box.width,
        size: isText ? parseFloat(getComputedStyle(element).fontSize) : 0,
        cut: isOut(ink, round) || isClipped(element, ink),
      },
    ];
  });
}

function labelOf({ component }) {
  return component.getCalculatedByKey(AplRenderer.PropertyKey.kPropertyAccessibilityLabel);
}

/** Every component that can be touched, on the page that is shown. */
function wrappers() {
  const { ComponentType, PropertyKey } = AplRenderer;
  return Object.values(renderer.componentMap).filter(
    ({ component, container }) =>
      component.getType() === ComponentType.kComponentTypeTouchWrapper &&
      !component.getCalculatedByKey(PropertyKey.kPropertyDisabled) &&
      isShown(container),
  );
}

/** What of them is seen and heard. */
function touchables() {
  return wrappers().map((each) => ({
    box: boxOf(each.container.getBoundingClientRect()),
    label: labelOf(each),
  }));
}

/** Puts a remote control's focus on one of them, and gives how wide the ring is around each. */
async function focus(nth) {
  const componentId = wrappers()[nth].component.getUniqueId();
  renderer.context.executeCommands(JSON.stringify([{ type: 'SetFocus', componentId }]));
  await settled();
  const { kPropertyBorderWidth } = AplRenderer.PropertyKey;
  return wrappers().map(({ component }) =>
    component.getChildAt(0).getChildAt(1).getCalculatedByKey(kPropertyBorderWidth),
  );
}

/** What a screen reader finds, on all pages. */
function labels() {
  return Object.values(renderer.componentMap)
    .map(labelOf)
    .filter((label) => label);
}

window.stage = { draw, takeSent, pages, turn, drawn, touchables, focus, labels };
