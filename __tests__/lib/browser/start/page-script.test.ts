import { jest } from '@jest/globals';
import { RULES } from '../../../support/address-cases';
import { firePointer, stubBrowser } from '../../../support/browser-stubs';
import { fakeFramework, settle, showFrame } from '../../../support/fake-framework';
import { find } from '../../../support/find-element';
import { trackListeners } from '../../../support/track-listeners';

const LATE = '/docs/_next/static/late-1.js';

let fake: ReturnType<typeof fakeFramework>;
let stop: () => void;

/** Runs the script when the document has been parsed, after some input that the head script has held. */
async function run(held: Event[] = []) {
  window.heldInput = held;
  // The export replaces these names.
  Object.assign(globalThis, { RULES: { base: '/docs', ...RULES }, LATE_SCRIPT: LATE });
  jest.resetModules();
  Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true });
  await import('@/lib/browser/start/page-script');
  await settle();
}

/** The page has loaded and is shown. */
function showPage(): Promise<void> {
  window.dispatchEvent(new Event('load'));
  return showFrame();
}

const listHeld = () => window.heldInput?.map(({ type, target }) => `${type} ${(target as Element).className}`);

beforeEach(() => {
  stubBrowser();
  stop = trackListeners();
  fake = fakeFramework();
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }], configurable: true });
  history.replaceState(null, '', '/docs/guide?q=dts');
  document.documentElement.dataset.theme = 'dark';
  document.body.innerHTML = `
    <a class="search-button" href="/search-index">Search</a><button data-theme-labels='{"dark":"Theme: dark"}'></button>
    <a class="one" href="/docs/a">A</a><a class="two" href="/docs/b">B</a>
    <div id="code-tools" hidden><button class="code-tool">Copy</button></div><div class="code-block" data-lang="ts"><pre></pre></div>`;
});
afterEach(() => stop());

test('prepares the page, and leaves the rest to the late script', async () => {
  await run();
  expect(find('.search-button').getAttribute('role')).toBe('button');
  expect(find('button').getAttribute('aria-label')).toBe('Theme: dark');
  expect([fake.fetched.mock.calls, fake.listScripts(), document.querySelector('.code-block button')]).toEqual([[], [], null]);
});

test('loads the late script once, after the page', async () => {
  await run();
  expect(fake.listScripts()).toEqual([]);
  await showPage();
  window.dispatchEvent(new Event('pageshow'));
  await showPage();
  expect(fake.listScripts()).toEqual([LATE]);
});

test.each(['pointerdown', 'keydown', 'click'])('loads the late script once, at the first %s', async (name) => {
  await run();
  for (let number = 0; number < 2; number++) find('.one').dispatchEvent(new Event(name, { bubbles: true }));
  expect(fake.listScripts()).toEqual([LATE]);
  await showPage();
  expect(fake.listScripts()).toEqual([LATE]);
});

test.each(['pointermove', 'focusin'])(
  'a %s, which browsers also fire for a resting pointer, does not load the late script',
  async (name) => {
    await run();
    find('.one').dispatchEvent(new Event(name, { bubbles: true }));
    expect(fake.listScripts()).toEqual([]);
  },
);

test('loads the late script at once if there is input already', async () => {
  await run([new MouseEvent('click')]);
  expect(fake.listScripts()).toEqual([LATE]);
});

test('holds what the pointer and the focus are on, until the late script has run', async () => {
  await run([new MouseEvent('click')]);
  find('.two').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const name of ['.one', '.two']) firePointer(find(name), 'pointermove');
  firePointer(find('.one'), 'pointerdown');
  expect(window.heldInput?.slice(0, 1).map(({ type }) => type)).toEqual(['click']);
  window.heldInput = window.heldInput?.slice(1);
  expect(listHeld()).toEqual(['focusin two', 'pointermove two']);
  find(`script[src="${LATE}"]`).dispatchEvent(new Event('load'));
  firePointer(find('.one'), 'pointermove');
  expect(listHeld()).toEqual(['focusin two', 'pointermove two']);
});

test('holds nothing after the input was released', async () => {
  await run();
  delete window.heldInput;
  firePointer(find('.one'), 'pointermove');
  expect(window.heldInput).toBe(undefined);
});

test('if the late script cannot be loaded, falls back to a page without scripts until the next press or key loads it', async () => {
  const root = document.documentElement;
  await run([new MouseEvent('click')]);
  for (const name of ['pointerdown', 'keydown']) {
    // As `watchPageScript` does.
    delete root.dataset.theme;
    delete window.heldInput;
    find(`script[src="${LATE}"]`).dispatchEvent(new Event('error'));
    expect([fake.listScripts(), listHeld(), root.dataset.theme]).toEqual([[], [], undefined]);
    firePointer(find('.one'), 'pointermove');
    expect([fake.listScripts(), listHeld()]).toEqual([[], ['pointermove one']]);
    find('.one').dispatchEvent(new Event(name, { bubbles: true }));
    expect(fake.listScripts()).toEqual([LATE]);
  }
  // A script that throws has loaded, too.
  find(`script[src="${LATE}"]`).dispatchEvent(new Event('load'));
  expect(root.dataset.theme).toBeUndefined();
});

test('normalizes the URL by the rules of the site', async () => {
  history.replaceState({ kept: true }, '', '/docs/guide/start/index.html?q=dts#usage');
  await run();
  expect(location.pathname + location.search + location.hash).toBe('/docs/guide/start/?q=dts#usage');
  expect(history.state).toEqual({ kept: true });
});
