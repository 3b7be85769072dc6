import { jest } from '@jest/globals';
import { alignHashOnLoad } from '@/lib/browser/behaviors/scrolling';

const scrolled = jest.fn();
const heading = () => document.getElementById('usage');

function stubNavigation(type: string, readyState = 'interactive') {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Ends the loading of images; fonts are loaded when `loadFonts` is called. */
async function loadImages() {
  window.dispatchEvent(new Event('load'));
  await settle();
}

let loadFonts: () => void;
beforeEach(() => {
  scrolled.mockClear();
  document.body.innerHTML = '<h2 id="usage">Usage</h2><h2 id="用法">Usage</h2>';
  Element.prototype.scrollIntoView = scrolled;
  const ready = new Promise<void>((resolve) => {
    loadFonts = resolve;
  });
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  history.replaceState(null, '', '/guide/start/#usage');
  stubNavigation('navigate');
});
// The load event fires once in a page, but several times here.
afterEach(() => window.dispatchEvent(new Event('wheel')));

test('is scrolled to when images and fonts have loaded', async () => {
  alignHashOnLoad();
  await loadImages();
  expect(scrolled).not.toHaveBeenCalled();
  loadFonts();
  await settle();
  expect(scrolled.mock.contexts).toEqual([heading()]);
});

test('is scrolled to if the page has loaded before the script', async () => {
  stubNavigation('navigate', 'complete');
  loadFonts();
  alignHashOnLoad();
  await settle();
  expect(scrolled.mock.contexts).toEqual([heading()]);
});

test('may be percent-encoded', async () => {
  history.replaceState(null, '', '/#%E7%94%A8%E6%B3%95');
  loadFonts();
  alignHashOnLoad();
  await loadImages();
  expect(scrolled.mock.contexts).toEqual([document.getElementById('用法')]);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('is ignored after %s, before the load and before the fonts', async (sign) => {
  for (const order of ['before load', 'before fonts']) {
    alignHashOnLoad();
    if (order === 'before load') window.dispatchEvent(new Event(sign));
    await loadImages();
    if (order === 'before fonts') window.dispatchEvent(new Event(sign));
  }
  loadFonts();
  await settle();
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  ['on a reload, where the browser restores the position', 'reload', '#usage'],
  ['on a return, where the browser restores the position', 'back_forward', '#usage'],
  ['without a hash', 'navigate', ''],
])('nothing happens %s', async (_, type, hash) => {
  stubNavigation(type);
  history.replaceState(null, '', `/guide/start/${hash}`);
  loadFonts();
  alignHashOnLoad();
  await loadImages();
  expect(scrolled).not.toHaveBeenCalled();
});
