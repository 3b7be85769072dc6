interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns whether the reader or the connection asks to load nothing in advance. */
export function isDataSaved(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return (
    connection?.saveData === true ||
    /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** How long to wait for the browser to report that it has shown the page, in milliseconds. */
const REPORT_MS = 500;

/**
 * Calls `run` once, when the browser has shown a frame of the loaded page, so that it delays no paint. In a hidden tab, that is when the
 * tab is shown. A frame is shown some time after its callbacks, and what is loaded in between counts as a part of the first paint.
 */
export function whenPainted(run: () => void): void {
  const wait = () => requestAnimationFrame(() => waitForReport().then(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

function waitForReport(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, REPORT_MS);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}

/** Calls `run` once, when the page has been painted and the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  whenPainted(() => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200)));
}
