interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader or the connection asks to load nothing in advance. */
export function isDataSaved(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return (
    connection?.saveData === true ||
    /^(?:slow-2g|2g|3g)$/.test(connection?.effectiveType ?? '') ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** Calls `run` once, after the first frame that shows the loaded page, so that it delays no paint. In a hidden tab, that is when it is shown. */
export function whenPainted(run: () => void): void {
  const wait = () => requestAnimationFrame(() => setTimeout(run));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Calls `run` once, when the page has been painted and the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  whenPainted(() => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200)));
}
