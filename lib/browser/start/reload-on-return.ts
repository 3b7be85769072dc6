import { isReady } from '@/lib/browser/ready';

/**
 * Loads the document of a history entry that another document of the tab has created by client-side navigation: after a reload, for example,
 * the browser counts those entries to the current document and only changes the URL. Once the framework is ready, it shows their pages.
 */
export function reloadOnReturn(): void {
  const readAddress = () => location.pathname + location.search;
  const shown = readAddress();
  // In the first frame after the event, the browser restores the scroll position of the entry, which a reload keeps.
  const reload = () => {
    // The page of the entry may be longer than this one.
    document.body.style.minHeight = '1e6px';
    requestAnimationFrame(() => requestAnimationFrame(() => location.reload()));
  };
  // The reader has gone to an entry before this script ran. Only those of client-side navigation have a state.
  if (window.heldInput?.some((event) => (event as PopStateEvent).state)) reload();
  window.addEventListener('popstate', () => {
    if (!isReady() && readAddress() !== shown) reload();
  });
}
