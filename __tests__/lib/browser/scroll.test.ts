import { jest } from '@jest/globals';
import * as scroll from '@/lib/browser/scroll';

const scrollPage = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('distances are in pixels and intervals in milliseconds', () => {
  expect(scroll.TOP_ARRIVED_PX).toBe(100);
  expect(scroll.HASH_SCROLL_DELAY_MS).toBe(100);
  expect(scroll.OUTLINE_THROTTLE_MS).toBe(100);
  expect(scroll.NAVBAR_THROTTLE_MS).toBe(200);
});

test.each([
  [0, true],
  [100, true],
  [101, false],
])('at %i px the page is at its top: %j', (y, expected) => {
  scrollPage(y);
  expect(scroll.isAtTop()).toBe(expected);
});

test.each([
  ['#plain', 'plain'],
  ['#%E6%A0%BC%E5%BC%8F', '格式'],
  ['#格式', '格式'],
  ['#100%', '100%'],
])('%s finds the element with the id %s', (hash, id) => {
  const element = document.createElement('h2');
  element.id = id;
  document.body.append(element);
  expect(scroll.findHashTarget(hash)).toBe(element);
});

test('scrolls to the target of a hash', () => {
  document.body.innerHTML = '<h2 id="a"></h2><h2 id="格式"></h2>';
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this.id);
  };
  for (const hash of ['#a', '#%E6%A0%BC%E5%BC%8F', '#none']) scroll.scrollToHash(hash);
  expect(seen).toEqual(['a', '格式']);
});

test.each([
  ['<h2></h2>', -1],
  ['<a href="/" tabindex="0"></a>', 0],
])('%s gets the focus without scrolling, and keeps its place in the order of Tab', (html, tabIndex) => {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild as HTMLElement;
  const focus = jest.spyOn(target, 'focus');
  scroll.focusTarget(target);
  expect([document.activeElement, target.tabIndex, focus.mock.calls]).toEqual([target, tabIndex, [[{ preventScroll: true }]]]);
});

test('only reduced motion disables smooth scrolling to the top', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  for (const wish of ['(prefers-reduced-motion: reduce)', '(prefers-color-scheme: dark)']) {
    window.matchMedia = ((query: string) => ({ matches: query === wish })) as typeof window.matchMedia;
    scroll.scrollToTop();
  }
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'auto' }], [{ top: 0, behavior: 'smooth' }]]);
});

test.each([
  ['just above', 99, 50 + -1 - 190],
  ['at the upper edge', 100, 50],
  ['above the fade', 432, 50],
  ['in the fade', 433, 50 + 333 - 190],
])('an item %s of its container', (_, top, expected) => {
  const box = (from: number, height: number) => () => ({ top: from, bottom: from + height, height }) as DOMRect;
  const container = Object.assign(document.createElement('div'), { getBoundingClientRect: box(100, 400) });
  const item = Object.assign(document.createElement('a'), { getBoundingClientRect: box(top, 20) });
  container.scrollTop = 50;
  scroll.scrollIntoContainer(item, container);
  expect(container.scrollTop).toBe(expected);
});

describe('throttle', () => {
  test('calls at once, then once per interval, including the last call', () => {
    const run = jest.fn();
    const throttled = scroll.throttle(run, 200);
    throttled();
    throttled();
    throttled();
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(199);
    expect(run).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('runs once after a single call', () => {
    const run = jest.fn();
    scroll.throttle(run, 100)();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['higher', 140, [[{ top: 40, behavior: 'instant' }]]],
  ['lower', 70, [[{ top: -30, behavior: 'instant' }]]],
  ['as high', 100, []],
])('what is above an item gets %s, and the item stays in place', (_, after, calls) => {
  let top = 100;
  const item = document.createElement('p');
  item.getBoundingClientRect = () => ({ top }) as DOMRect;
  const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => {});
  scroll.keepInPlace(item, () => {
    top = after;
  });
  expect(scrollBy.mock.calls).toEqual(calls);
  scrollBy.mockRestore();
});
