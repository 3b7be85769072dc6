import { jest } from '@jest/globals';
import { nameSearchButton, preparePage } from '@/lib/browser/behaviors/prepare-page';
import { runBehaviors } from '@/lib/browser/behaviors/run-behaviors';
import { firePointer, stubBrowser } from '../../../support/browser-stubs';
import { settle } from '../../../support/fake-framework';
import { find } from '../../../support/find-element';
import { trackListeners } from '../../../support/track-listeners';

// The test environment fails a test for every error event that nothing listens to.
window.addEventListener('error', () => undefined);

const PAGE = `
  <header data-hide-on-scroll></header><a class="search-button" href="/search-index">Search</a>
  <div id="code-tools" class="code-tools" hidden data-copied="Copied"><button class="code-tool" data-tooltip="Copy">Copy</button></div><p role="status"></p>
  <div class="code-block" data-lang="ts"><pre><code>a</code></pre></div>
  <details data-menu open><summary>Menu</summary></details>
  <figure class="explorer choices"><p data-1="2"></p><fieldset data-axis="1"><input type="radio" value="1" checked></fieldset></figure>
  <a data-language-link href="/zh/">中文</a><a data-report href="/report">Report</a>
  <nav id="sidebar"><a aria-current="page" href="/guide/">Guide</a></nav>
  <div data-count="1"><div role="tablist"><button role="tab">ESM</button></div><div role="tabpanel"></div></div>
  <nav data-outline><a href="#usage">Usage</a></nav><h2 id="usage">Usage</h2>
  <button class="scroll-to-top">Top</button><i data-tooltip="More"></i><div id="tooltip"></div>`;

const loadTools = () => Promise.reject(new Error('No page needs it.'));

/** What `use` finds on a page without behaviors. */
const NOTHING = {
  search: null,
  sidebar: 0,
  aligned: 0,
  language: '/zh/',
  report: '/report',
  warnings: 0,
  copied: undefined,
  explorer: false,
  outline: null,
  panel: null,
  hidden: false,
  top: false,
  scrolled: 0,
  menu: true,
  tooltip: false,
};
const PREPARED = { search: 'button', sidebar: 510, aligned: 1 };
const LATE = {
  warnings: 1,
  language: 'http://localhost/zh/?a=1#usage',
  report: 'http://localhost/report?section=%23usage',
  copied: 'Copied',
  explorer: true,
  outline: 'true',
  panel: 'tab-panel-0-0',
  hidden: true,
  top: true,
  scrolled: 1,
  menu: false,
  tooltip: true,
};

let stop: () => void;

/** The page before its scripts run. */
function preparePlace(): void {
  stop = trackListeners();
  jest.spyOn(console, 'warn').mockReset();
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  history.replaceState(null, '', '/guide/?a=1#usage');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  document.documentElement.removeAttribute('data-navbar-hidden');
  document.body.innerHTML = PAGE;
  find('#sidebar a').getBoundingClientRect = () => ({ top: 500, bottom: 520, height: 20 }) as DOMRect;
}

beforeEach(() => {
  jest.useFakeTimers();
  stubBrowser();
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }], configurable: true });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } });
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  preparePlace();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Uses everything on the page. Returns what has happened. */
async function use() {
  for (const name of ['language-link', 'report']) find(`[data-${name}]`).dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
  const copy = document.querySelector<HTMLElement>('.code-block button');
  copy?.click();
  await settle();
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  find('.scroll-to-top').click();
  document.body.click();
  firePointer(find('i'), 'pointerover');
  jest.advanceTimersByTime(10);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Hydration failed', error: new Error('Hydration failed'), cancelable: true }));
  return {
    search: find('.search-button').getAttribute('role'),
    sidebar: find('#sidebar').scrollTop,
    aligned: jest.mocked(Element.prototype.scrollIntoView).mock.calls.length,
    language: find('[data-language-link]').getAttribute('href'),
    report: find('[data-report]').getAttribute('href'),
    warnings: jest.mocked(console.warn).mock.calls.length,
    copied: copy?.getAttribute('aria-label'),
    explorer: find('.explorer p').hidden,
    outline: find('[data-outline] a').getAttribute('aria-current'),
    panel: find('[role=tab]').getAttribute('aria-controls'),
    hidden: document.documentElement.hasAttribute('data-navbar-hidden'),
    top: find('.scroll-to-top').hasAttribute('data-shown'),
    scrolled: jest.mocked(window.scrollTo).mock.calls.length,
    menu: find<HTMLDetailsElement>('[data-menu]').open,
    tooltip: find('#tooltip').hasAttribute('data-open'),
  };
}

test('nothing works without scripts', async () => {
  expect(await use()).toEqual(NOTHING);
});

test('before the page has loaded, it is prepared', async () => {
  preparePage();
  expect(await use()).toEqual({ ...NOTHING, ...PREPARED });
});

test('the late script runs the other behaviors', async () => {
  runBehaviors(loadTools);
  expect(await use()).toEqual({ ...NOTHING, ...LATE });
});

test('both together are everything that a page does', async () => {
  preparePage();
  runBehaviors(loadTools);
  expect(await use()).toEqual({ ...PREPARED, ...LATE });
});

/** Lets the call of this number of `addEventListener` throw, on any target. */
function failListener(number: number): { readonly error: Error; readonly restore: () => void } {
  const error = new Error(`listener ${number}`);
  const { addEventListener } = EventTarget.prototype;
  let calls = 0;
  EventTarget.prototype.addEventListener = function fail(this: EventTarget, ...args: Parameters<typeof addEventListener>) {
    calls += 1;
    if (calls === number) throw error;
    addEventListener.apply(this, args);
  };
  return {
    error,
    restore: () => {
      EventTarget.prototype.addEventListener = addEventListener;
    },
  };
}

test('a behavior that fails is logged once, and all others start', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = new Set<string>();
  for (let number = 1; ; number++) {
    stop();
    // First, because tracking calls what was there before.
    const { error, restore } = failListener(number);
    preparePlace();
    runBehaviors(loadTools);
    restore();
    // All listeners have failed once.
    if (log.mock.calls.length === 0) break;
    expect(log.mock.calls).toEqual([[error]]);
    log.mockClear();
    const left: Record<string, unknown> = await use();
    lost.add(
      Object.keys(LATE)
        .filter((name) => left[name] !== LATE[name as keyof typeof LATE])
        .join(),
    );
  }
  // Never more than one behavior.
  expect([...lost]).toEqual(['scrolled', '', 'copied', 'tooltip', 'menu', 'language', 'report']);
});

test('an empty page is left alone', () => {
  document.body.innerHTML = '';
  expect(() => preparePage()).not.toThrow();
  expect(() => runBehaviors(loadTools)).not.toThrow();
});

test('the search button is named once it works, if there is one', () => {
  nameSearchButton();
  expect(find('.search-button').getAttribute('role')).toBe('button');
  document.body.innerHTML = '';
  expect(() => nameSearchButton()).not.toThrow();
});
