import { jest } from '@jest/globals';
import { isDataSaved, whenIdle, whenPainted } from '@/lib/browser/start/when-to-load';

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

/** A browser that reports its first paint when the test says so. */
class Reports implements PerformanceObserver {
  static readonly supportedEntryTypes = ['paint'];
  static callbacks: (() => void)[] = [];
  /** Reports to all who asked, and lets them continue. */
  static async report(): Promise<void> {
    for (const callback of Reports.callbacks) callback();
    await Promise.resolve();
  }
  constructor(private readonly callback: PerformanceObserverCallback) {}
  observe(options: PerformanceObserverInit): void {
    expect(options).toEqual({ type: 'paint', buffered: true });
    Reports.callbacks.push(() => this.callback({} as PerformanceObserverEntryList, this));
  }
  disconnect(): void {}
  takeRecords(): PerformanceEntryList {
    return [];
  }
}

describe.each(['interactive', 'complete'] as const)('a page that is %s', (state) => {
  const load = () => window.dispatchEvent(new Event('load'));
  const waiting: (() => void)[] = [];
  let run: jest.Mock<() => void>;
  /** Ends the load of the page, if it has not ended, and draws frames. */
  const draw = () => {
    if (state === 'interactive') load();
    jest.advanceTimersByTime(FRAME_MS);
  };
  const show = () => {
    draw();
    return Reports.report();
  };

  beforeEach(() => {
    jest.useFakeTimers();
    run = jest.fn();
    waiting.length = 0;
    Object.assign(window, { requestIdleCallback: (callback: () => void) => waiting.push(callback), PerformanceObserver: Reports });
    Reports.callbacks = [];
    Object.defineProperty(document, 'readyState', { value: state, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.useRealTimers();
  });

  test('is painted in the frame after its load, once', async () => {
    whenPainted(run);
    if (state === 'interactive') jest.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    await show();
    load();
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('is painted when the browser has shown content, not when it has drawn it', async () => {
    whenPainted(run);
    draw();
    await Promise.resolve();
    expect(run).not.toHaveBeenCalled();
    await Reports.report();
    await Reports.report();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('counts as painted half a second after it was drawn, if the browser reports nothing', async () => {
    whenPainted(run);
    draw();
    await jest.advanceTimersByTimeAsync(470);
    expect(run).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(30);
    expect(run).toHaveBeenCalledTimes(1);
    await Reports.report();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('is not painted in a tab that shows no frames', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    whenPainted(run);
    await show();
    await jest.advanceTimersByTimeAsync(1000);
    expect(run).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  test('is idle when the browser reports it, after the first paint', async () => {
    whenIdle(run);
    expect(waiting).toEqual([]);
    await show();
    expect([waiting.length, run.mock.calls.length]).toEqual([1, 0]);
    for (const callback of waiting) callback();
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('is idle 200 ms after it has been painted, in browsers that do not say so', async () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    let painted = 0;
    whenPainted(() => {
      painted = Date.now();
    });
    let idle = 0;
    whenIdle(() => {
      idle = Date.now();
    });
    await show();
    await jest.advanceTimersByTimeAsync(1000);
    expect(idle - painted).toBe(200);
  });
});
