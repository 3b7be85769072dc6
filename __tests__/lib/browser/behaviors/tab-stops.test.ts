import { jest } from '@jest/globals';
import { initTabStops } from '@/lib/browser/behaviors/tab-stops';
import { announcePage } from '@/lib/browser/page-change';
import { trackListeners } from '../../../support/track-listeners';

const CODE = '<div class="code-block"><pre tabindex="0"><code>a</code></pre></div>';
const TABLE = '<div class="table-scroll" tabindex="0"><table></table></div>';

let stop: () => void;
let report: ResizeObserverCallback;
const observed = new Set<Element>();

beforeEach(() => {
  stop = trackListeners();
  observed.clear();
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((callback) => {
    report = callback;
    return { observe: (target: Element) => void observed.add(target) } as ResizeObserver;
  });
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const listScrollers = () => [...document.querySelectorAll<HTMLElement>('pre, .table-scroll')];
const listStops = () => listScrollers().map((scroller) => scroller.getAttribute('tabindex'));

/** Gives the content of each container a width, in containers of 300 px, and reports the sizes of all observed elements. */
function resize(...widths: readonly number[]): void {
  for (const [index, scroller] of listScrollers().entries()) {
    Object.defineProperty(scroller, 'clientWidth', { value: 300, configurable: true });
    Object.defineProperty(scroller, 'scrollWidth', { value: widths[index], configurable: true });
  }
  const entries = [...observed].map((target) => ({ target }) as unknown as ResizeObserverEntry);
  report(entries, {} as ResizeObserver);
}

test('code and tables are Tab stops while they scroll, whatever element has changed its size', () => {
  document.body.innerHTML = CODE + TABLE + CODE + TABLE;
  initTabStops();
  expect([observed.size, ...listStops()]).toEqual([8, '0', '0', '0', '0']);
  resize(300, 300, 301, 301);
  expect(listStops()).toEqual([null, null, '0', '0']);
  for (const scroller of listScrollers()) observed.delete(scroller);
  resize(301, 301, 300, 300);
  expect(listStops()).toEqual(['0', '0', null, null]);
});

test('code that wraps becomes a Tab stop when it no longer does', () => {
  document.body.innerHTML = '<div class="code-block" data-wrap><pre><code>a</code></pre></div>';
  initTabStops();
  resize(301);
  expect(listStops()).toEqual(['0']);
});

test('what the browser has not laid out remains a Tab stop', () => {
  document.body.innerHTML = CODE + TABLE + CODE;
  // Browsers without the method lay out everything.
  for (const [index, scroller] of listScrollers().entries()) {
    if (index > 0) (scroller.firstElementChild as Element).checkVisibility = () => index < 2;
  }
  initTabStops();
  resize(300, 300, 300);
  expect(listStops()).toEqual([null, null, '0']);
});

test('what has the focus keeps it', () => {
  document.body.innerHTML = CODE + CODE;
  initTabStops();
  const [focused, other] = listScrollers();
  focused?.focus();
  resize(300, 300);
  expect(listStops()).toEqual(['0', null]);
  expect(document.activeElement).toBe(focused);
  other?.focus();
  focused?.blur();
  resize(300, 300);
  expect(listStops()).toEqual([null, null]);
});

test('only the code of blocks can be a Tab stop', () => {
  document.body.innerHTML = '<pre><code>a</code></pre>';
  initTabStops();
  expect(observed.size).toBe(0);
});

test('serves the next page', () => {
  document.body.innerHTML = '';
  initTabStops();
  document.body.innerHTML = TABLE;
  announcePage();
  resize(300);
  expect(listStops()).toEqual([null]);
});
