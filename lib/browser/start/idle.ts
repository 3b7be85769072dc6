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

/** Calls `run` once, when the page has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no `requestIdleCallback`.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200));
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
