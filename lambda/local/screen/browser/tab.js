// The drawer's screen tab: the table as a device with a screen shows it, drawn anew after each turn. A touch says the
// answer that it stands for. Only the local server has this file; the drawer hands in what it uses of the page.

/** @typedef {import('../../../web/wire.ts').Answered} Answered */
/** @typedef {{ shape: 'wide' | 'tall' | 'round', width: number, height: number }} Device */
/**
 * What the tab uses of the page.
 * @typedef {object} Page
 * @property {HTMLElement} turn what the drawer shows of a turn: the other tab
 * @property {typeof import('../../../chat/page/make.js').make} make
 * @property {typeof import('../../../chat/page/page.js').say} say
 * @property {typeof import('../../../chat/page/page.js').lastReply} lastReply
 * @property {typeof import('../../../chat/page/page.js').onReply} onReply
 */

/**
 * One device of each shape, in dp.
 * @type {readonly Device[]}
 */
const DEVICES = [
  { shape: 'wide', width: 1280, height: 800 },
  { shape: 'tall', width: 1080, height: 1920 },
  { shape: 'round', width: 480, height: 480 },
];
/** The highest that a screen is shown, in pixels. */
const HIGHEST = 420;
/** The longest time between the taps of a double tap, in milliseconds: the second hits what the first one brought up. */
const DOUBLE_TAP = 300;

const SHEET = `
  #drawer [role=tab][aria-selected=true] { background: var(--deep); border-color: var(--deep); color: var(--on-deep); }
  #drawer .glass { position: relative; overflow: hidden; margin-top: 0.7rem; }
  #drawer iframe { position: absolute; border: 0; transform-origin: 0 0; background: #000; }
  #drawer .round iframe { border-radius: 50%; }
`;

/** Adds the two tabs to the drawer. @param {Page} page */
export function addTab({ turn, make, say, lastReply, onReply }) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets.push(sheet);

  const choice = /** @type {HTMLSelectElement} */ (make('select', { 'aria-label': 'Device' }));
  for (const { shape, width, height } of DEVICES)
    choice.append(make('option', { value: shape }, `${shape}, ${width} by ${height}`));
  const status = make('span', { role: 'status' });
  const glass = make('div.glass');
  const screen = make('div', { id: 'screen' }, make('div.tools', {}, choice, status), glass);
  const panels = [turn, screen];
  const tabs = ['Turn', 'Screen'].map((name, index) =>
    make('button', { type: 'button', role: 'tab', id: `tab-${index}` }, name),
  );
  panels.forEach((panel, index) => {
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', `tab-${index}`);
    tabs[index]?.setAttribute('aria-controls', panel.id);
    tabs[index]?.addEventListener('click', () => show(index));
    tabs[index]?.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') show(1 - index).focus();
    });
  });
  turn.before(make('div.tools', { role: 'tablist', 'aria-label': 'What is shown' }, ...tabs));
  turn.after(screen);
  show(0);

  /** @type {HTMLIFrameElement | null} */
  let frame = null;
  let isReady = false;
  let touchedAt = -Infinity;
  /** The last table that there was: a turn that the store failed leaves it as it was. */
  let view = lastReply()?.view ?? null;

  /** Shows a panel, and gives its tab. @param {number} nth */
  function show(nth) {
    panels.forEach((panel, index) => (panel.hidden = index !== nth));
    tabs.forEach((tab, index) => {
      tab.setAttribute('aria-selected', String(index === nth));
      tab.tabIndex = index === nth ? 0 : -1;
    });
    return /** @type {HTMLElement} */ (tabs[nth]);
  }

  function device() {
    return /** @type {Device} */ (DEVICES.find(({ shape }) => shape === choice.value) ?? DEVICES[0]);
  }

  /** Draws the table where the screen can be seen; the renderer is loaded for the first time then. */
  function draw() {
    const { shape, width, height } = device();
    if (glass.clientWidth === 0) return;
    if (!frame) {
      frame = /** @type {HTMLIFrameElement} */ (make('iframe', { src: '/screen', title: 'The screen' }));
      glass.append(frame);
    }
    const scale = Math.min(1, glass.clientWidth / width, HIGHEST / height);
    glass.classList.toggle('round', shape === 'round');
    glass.style.height = `${height * scale}px`;
    Object.assign(frame.style, {
      width: `${width}px`,
      height: `${height}px`,
      transform: `scale(${scale})`,
    });
    const tag = lastReply()?.developer?.request.request.locale;
    if (isReady && view) frame.contentWindow?.postMessage({ view, tag, device: device() }, '*');
  }

  /** Says the answer that was touched, unless the screen is older than the question. @param {readonly unknown[]} sent */
  function touch([kind, id, index]) {
    const now = performance.now();
    if (kind !== 'answer' || now - touchedAt < DOUBLE_TAP) return;
    touchedAt = now;
    const { question } = view ?? {};
    const touched = question?.id === id ? question?.choices[Number(index)] : undefined;
    if (touched) void say(touched.say);
    else status.textContent = 'That screen was an old one.';
  }

  addEventListener('message', ({ source, data }) => {
    if (!frame || source !== frame.contentWindow) return; // its sandbox has no origin to tell it by
    if (data.ready) {
      isReady = true;
      draw();
    }
    if (data.touched) touch(data.touched);
    if (data.fault) status.textContent = data.fault;
  });
  choice.addEventListener('change', draw);
  let width = 0;
  new ResizeObserver(() => {
    if (glass.clientWidth === width) return;
    width = glass.clientWidth;
    draw();
  }).observe(glass);
  onReply((answered) => {
    view = answered.view ?? view;
    status.textContent = '';
    draw();
  });
}
