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

test('does not scroll for a hash without a target', () => {
  expect(() => scroll.scrollToHash('#none')).not.toThrow();
});

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('scrolls to the top with reduced motion %j: %s', (matches, behavior) => {
  window.matchMedia = (() => ({ matches })) as unknown as typeof window.matchMedia;
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  scroll.scrollToTop();
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});

describe('scrollIntoContainer', () => {
  const box = (top: number, height: number) => () => ({ top, bottom: top + height, height }) as DOMRect;
  const place = (itemTop: number) => {
    const container = document.createElement('div');
    const item = document.createElement('a');
    container.getBoundingClientRect = box(100, 400);
    item.getBoundingClientRect = box(itemTop, 20);
    container.scrollTop = 50;
    scroll.scrollIntoContainer(item, container);
    return container.scrollTop;
  };

  test('does not scroll if the item is visible', () => {
    expect(place(100)).toBe(50);
    expect(place(480)).toBe(50);
  });

  test('centers an item that is not visible', () => {
    expect(place(600)).toBe(50 + 500 - 190);
  });
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

  test('the cleanup drops the pending call', () => {
    const run = jest.fn();
    const stop = new AbortController();
    scroll.watchScroll(run, 100, stop.signal);
    scrollPage(1);
    scrollPage(2);
    stop.abort();
    jest.advanceTimersByTime(1000);
    scrollPage(3);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
