import { jest } from '@jest/globals';
import { alignHashOnLoad } from '@/lib/browser/behaviors/scrolling';

const scrolled = jest.fn();
const heading = () => document.getElementById('usage');

function stubNavigation(type: string, readyState = 'interactive') {
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type }], configurable: true });
  Object.defineProperty(document, 'readyState', { value: readyState, configurable: true });
}

/** Ends the loading of images; fonts are loaded when `fonts` is called. */
async function load() {
  window.dispatchEvent(new Event('load'));
  await Promise.resolve();
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
  await load();
  expect(scrolled).not.toHaveBeenCalled();
  loadFonts();
  await Promise.resolve();
  await Promise.resolve();
  expect(scrolled.mock.contexts).toEqual([heading()]);
});

test('is scrolled to if the page had loaded before the script', async () => {
  stubNavigation('navigate', 'complete');
  loadFonts();
  alignHashOnLoad();
  await Promise.resolve();
  await Promise.resolve();
  expect(scrolled.mock.contexts).toEqual([heading()]);
});

test('may be percent-encoded', async () => {
  history.replaceState(null, '', '/#%E7%94%A8%E6%B3%95');
  loadFonts();
  alignHashOnLoad();
  await load();
  await Promise.resolve();
  expect(scrolled.mock.contexts).toEqual([document.getElementById('用法')]);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('is ignored after %s, before the load and before the fonts', async (sign) => {
  for (const order of ['before load', 'before fonts']) {
    alignHashOnLoad();
    if (order === 'before load') window.dispatchEvent(new Event(sign));
    await load();
    if (order === 'before fonts') window.dispatchEvent(new Event(sign));
  }
  loadFonts();
  await new Promise((resolve) => setTimeout(resolve));
  expect(scrolled).not.toHaveBeenCalled();
});

test.each(['reload', 'back_forward'])('is ignored on %s, where the browser restores the position', async (type) => {
  stubNavigation(type);
  loadFonts();
  alignHashOnLoad();
  await load();
  await new Promise((resolve) => setTimeout(resolve));
  expect(scrolled).not.toHaveBeenCalled();
});

test('nothing happens without a hash', async () => {
  history.replaceState(null, '', '/guide/start/');
  loadFonts();
  alignHashOnLoad();
  await load();
  await new Promise((resolve) => setTimeout(resolve));
  expect(scrolled).not.toHaveBeenCalled();
});
