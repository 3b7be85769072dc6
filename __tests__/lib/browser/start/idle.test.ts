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

/** A browser that reports its paints when the test says so. */
class Reports implements PerformanceObserver {
  static readonly supportedEntryTypes = ['paint'];
  static readonly observers = new Set<Reports>();
  static report(): void {
    for (const observer of Reports.observers) observer.callback({} as PerformanceObserverEntryList, observer);
  }
  readonly #options: PerformanceObserverInit[] = [];
  constructor(private readonly callback: PerformanceObserverCallback) {}
  observe(options: PerformanceObserverInit): void {
    this.#options.push(options);
    expect(this.#options).toEqual([{ type: 'paint', buffered: true }]);
    Reports.observers.add(this);
  }
  disconnect(): void {
    Reports.observers.delete(this);
  }
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
    Reports.report();
  };

  beforeEach(() => {
    jest.useFakeTimers();
    run = jest.fn();
    waiting.length = 0;
    Object.assign(window, { requestIdleCallback: (callback: () => void) => waiting.push(callback), PerformanceObserver: Reports });
    Reports.observers.clear();
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

  test('is painted when the browser has shown content, not when it has drawn it', () => {
    whenPainted(run);
    draw();
    expect(run).not.toHaveBeenCalled();
    Reports.report();
    Reports.report();
    jest.advanceTimersByTime(1000);
    expect([run.mock.calls.length, Reports.observers.size]).toEqual([1, 0]);
  });

  test('counts as painted half a second after it was drawn, if the browser reports nothing', () => {
    whenPainted(run);
    draw();
    jest.advanceTimersByTime(470);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(30);
    Reports.report();
    expect([run.mock.calls.length, Reports.observers.size]).toEqual([1, 0]);
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
