import { jest } from '@jest/globals';
import { runBehaviors } from '@/lib/browser/behaviors/run-behaviors';
import { nameSearchButton } from '@/lib/browser/behaviors/search-button';
import { announcePage } from '@/lib/browser/page-change';
import { firePointer, stubBrowser, stubCssEscape } from '../../../support/browser-stubs';
import { settle } from '../../../support/fake-framework';

// The test environment fails a test for every error event that nothing listens to.
window.addEventListener('error', () => undefined);

const PAGE = `
  <header data-hide-on-scroll></header><a class="search-button" href="/search-index">Search</a>
  <div id="code-tools" class="code-tools" hidden data-copied="Copied"><button class="code-tool" data-tooltip="Copy">Copy</button></div>
  <div class="code-block"><pre><code>a</code></pre></div>
  <details data-menu open><summary>Menu</summary></details>
  <div data-axes='[{"name":"format","values":["esm"]}]'></div>
  <a data-language-link href="/zh/">中文</a>
  <nav data-outline><a href="#usage">Usage</a></nav><h2 id="usage">Usage</h2>
  <button class="scroll-to-top">Top</button><div id="tooltip"></div>`;

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
let stop: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  stubBrowser();
  stubCssEscape();
  stop = new AbortController();
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }], configurable: true });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => undefined } });
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.scrollTo = jest.fn();
  history.replaceState(null, '', '/guide/?a=1');
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  document.documentElement.removeAttribute('data-navbar-away');
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  stop.abort();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Uses everything on the page. Returns what has happened. */
async function use() {
  find('[data-language-link]').dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
  find('.code-block button')?.click();
  await settle();
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  find('.scroll-to-top').click();
  document.body.click();
  firePointer(find('.code-block button'), 'pointerover');
  jest.advanceTimersByTime(10);
  window.dispatchEvent(new ErrorEvent('error', { message: 'Hydration failed', error: new Error('Hydration failed'), cancelable: true }));
  return {
    language: find('[data-language-link]').getAttribute('href'),
    copied: find('.code-block button').getAttribute('aria-label'),
    away: document.documentElement.hasAttribute('data-navbar-away'),
    top: find('.scroll-to-top').hasAttribute('data-shown'),
    scrolled: jest.mocked(window.scrollTo).mock.calls.length,
    menu: (find('[data-menu]') as HTMLDetailsElement).open,
    tooltip: find('#tooltip').hasAttribute('data-open'),
    warnings: jest.mocked(console.warn).mock.calls.length,
  };
}

test('everything on a page works', async () => {
  runBehaviors(stop.signal);
  expect(find('.search-button').getAttribute('role')).toBe('button');
  expect(find('[data-axes]').dataset.live).toBe('esm');
  expect(find('[data-outline] a').getAttribute('aria-current')).toBe('true');
  expect(await use()).toEqual({
    language: 'http://localhost/zh/?a=1',
    copied: 'Copied',
    away: true,
    top: true,
    scrolled: 1,
    menu: false,
    tooltip: true,
    warnings: 1,
  });
});

test('everything ends with the signal', async () => {
  runBehaviors(stop.signal);
  stop.abort();
  find('[data-outline]').innerHTML = '<a href="#usage">Usage</a>';
  find('[data-axes]').removeAttribute('data-live');
  announcePage();
  expect([find('[data-outline] a').hasAttribute('aria-current'), find('[data-axes]').dataset.live]).toEqual([false, undefined]);
  expect(await use()).toEqual({
    language: '/zh/',
    copied: null,
    away: false,
    top: false,
    scrolled: 0,
    menu: true,
    tooltip: false,
    warnings: 0,
  });
});

test('an empty page is left alone', () => {
  document.body.innerHTML = '';
  expect(() => runBehaviors(stop.signal)).not.toThrow();
});

test('the search button is named once it works, if there is one', () => {
  nameSearchButton();
  expect(find('.search-button').getAttribute('role')).toBe('button');
  document.body.innerHTML = '';
  expect(() => nameSearchButton()).not.toThrow();
});
