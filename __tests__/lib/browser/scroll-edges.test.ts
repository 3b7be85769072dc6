import { jest } from '@jest/globals';
import { scrollIntoContainer, scrollToHash, scrollToTop, throttle } from '@/lib/browser/scroll';

test('scrolls to the target of a hash', () => {
  document.body.innerHTML = '<h2 id="a"></h2><h2 id="格式"></h2>';
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    seen.push(this.id);
  };
  for (const hash of ['#a', '#%E6%A0%BC%E5%BC%8F', '#none']) scrollToHash(hash);
  expect(seen).toEqual(['a', '格式']);
});

test('only reduced motion disables smooth scrolling to the top', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  for (const wish of ['(prefers-reduced-motion: reduce)', '(prefers-color-scheme: dark)']) {
    window.matchMedia = ((query: string) => ({ matches: query === wish })) as typeof window.matchMedia;
    scrollToTop();
  }
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'auto' }], [{ top: 0, behavior: 'smooth' }]]);
});

test.each([
  ['just above', 99, 50 + -1 - 190],
  ['at the upper edge', 100, 50],
  ['at the lower edge', 480, 50],
  ['just below', 481, 50 + 381 - 190],
])('an item %s of its container', (_, top, expected) => {
  const box = (from: number, height: number) => () => ({ top: from, bottom: from + height, height }) as DOMRect;
  const container = Object.assign(document.createElement('div'), { getBoundingClientRect: box(100, 400) });
  const item = Object.assign(document.createElement('a'), { getBoundingClientRect: box(top, 20) });
  container.scrollTop = 50;
  scrollIntoContainer(item, container);
  expect(container.scrollTop).toBe(expected);
});

describe('throttle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('runs once after a single call', () => {
    const run = jest.fn();
    throttle(run, 100)();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('drops the pending call when canceled and works again afterward', () => {
    const run = jest.fn();
    const throttled = throttle(run, 100);
    throttled();
    throttled();
    throttled.cancel();
    throttled();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
