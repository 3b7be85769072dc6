import { jest } from '@jest/globals';
import { isDataSaved, whenIdle, whenPainted } from '@/lib/browser/start/idle';

/** More than one frame. */
const FRAME_MS = 20;

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

describe.each(['interactive', 'complete'] as const)('a page that is %s', (state) => {
  const load = () => window.dispatchEvent(new Event('load'));
  const waiting: (() => void)[] = [];
  let run: jest.Mock<() => void>;
  /** Ends the load of the page, if it has not ended, and shows frames. */
  const show = () => {
    if (state === 'interactive') load();
    jest.advanceTimersByTime(FRAME_MS);
  };

  beforeEach(() => {
    jest.useFakeTimers();
    run = jest.fn();
    waiting.length = 0;
    Object.assign(window, { requestIdleCallback: (callback: () => void) => waiting.push(callback) });
    Object.defineProperty(document, 'readyState', { value: state, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useRealTimers();
  });

  test('is painted in the frame after its load, once', () => {
    whenPainted(run);
    if (state === 'interactive') jest.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    show();
    load();
    jest.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('is not painted in a tab that shows no frames', () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    whenPainted(run);
    show();
    jest.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  test('is idle when the browser says so, after it has been painted', () => {
    whenIdle(run);
    expect(waiting).toEqual([]);
    show();
    expect([waiting.length, run.mock.calls.length]).toEqual([1, 0]);
    for (const callback of waiting) callback();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('is idle 200 ms after it has been painted, in browsers that do not say so', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    let painted = 0;
    whenPainted(() => {
      painted = Date.now();
    });
    let idle = 0;
    whenIdle(() => {
      idle = Date.now();
    });
    show();
    jest.advanceTimersByTime(1000);
    expect(idle - painted).toBe(200);
  });
});
