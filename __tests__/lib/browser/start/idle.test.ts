import { jest } from '@jest/globals';
import { isDataSaved, whenIdle } from '@/lib/browser/start/idle';

/** A browser with this connection (undefined: without the API) whose reader wants these media features. */
function stubBrowser(connection: object | undefined, wish = '') {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  window.matchMedia = ((query: string) => ({ matches: query === wish })) as typeof window.matchMedia;
}

test.each<[object | undefined, string, boolean]>([
  [undefined, '', false],
  [{}, '', false],
  [{ saveData: false, effectiveType: '4g' }, '', false],
  [{ saveData: true, effectiveType: '4g' }, '', true],
  [{ effectiveType: 'slow-2g' }, '', true],
  [{ effectiveType: '2g' }, '', true],
  [{ effectiveType: '3g' }, '', true],
  [{ effectiveType: '5g' }, '', false],
  [undefined, '(prefers-reduced-data: reduce)', true],
  [{ saveData: false, effectiveType: '4g' }, '(prefers-reduced-data: reduce)', true],
  [undefined, '(prefers-reduced-motion: reduce)', false],
])('with the connection %j and the wish "%s", data is saved: %s', (connection, wish, expected) => {
  stubBrowser(connection, wish);
  expect(isDataSaved()).toBe(expected);
});

describe('idle', () => {
  const setState = (value: DocumentReadyState) => Object.defineProperty(document, 'readyState', { value, configurable: true });
  const load = () => window.dispatchEvent(new Event('load'));
  let run: jest.Mock<() => void>;

  beforeEach(() => {
    jest.useFakeTimers();
    run = jest.fn();
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });
  afterEach(() => jest.useRealTimers());

  test('is when the browser says so, after the page has loaded', () => {
    const waiting: (() => void)[] = [];
    Object.assign(window, { requestIdleCallback: (callback: () => void) => waiting.push(callback) });
    setState('interactive');
    whenIdle(run);
    expect(waiting).toEqual([]);
    load();
    expect(run).not.toHaveBeenCalled();
    for (const callback of waiting) callback();
    load();
    expect([waiting.length, run.mock.calls.length]).toEqual([1, 1]);
  });

  test('is when the browser says so, if the page has loaded already', () => {
    const request = jest.fn((callback: () => void) => callback());
    Object.assign(window, { requestIdleCallback: request });
    setState('complete');
    whenIdle(run);
    expect([request.mock.calls.length, run.mock.calls.length]).toEqual([1, 1]);
  });

  test.each(['interactive', 'complete'] as const)('is 200 ms after the load in browsers that do not say so (%s)', (state) => {
    setState(state);
    whenIdle(run);
    if (state === 'interactive') {
      jest.advanceTimersByTime(1000);
      load();
    }
    jest.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
