import { SEARCH_PARAMETER } from '@/lib/routes/query-parameters';

/** Time without a change of the query after which the reader has stopped typing, in milliseconds. */
export const TYPING_PAUSE_MS = 500;

/** Returns the query in the URL, which opens the search, or null if there is none. */
export function readAddressQuery(): string | null {
  return new URLSearchParams(location.search).get(SEARCH_PARAMETER);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the current page again, with the search open for a query, once the reader has stopped typing, because letters typed while a page
 * starts are lost. Must be called again if the query changes.
 */
export function reloadWithQuery(query: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const url = new URL(location.href);
    url.searchParams.set(SEARCH_PARAMETER, query);
    // With a hash, the browser would only scroll if nothing else changes.
    if (url.href === location.href) location.reload();
    else location.replace(url);
  }, TYPING_PAUSE_MS);
}

/**
 * Updates the query in the URL, if it has one, to that of the search; null when the search is closed. The page then looks the same after a
 * reload, when going back, and to anybody who gets the URL.
 */
export function followQuery(query: string | null): void {
  const url = new URL(location.href);
  const before = url.searchParams.get(SEARCH_PARAMETER);
  if (before === null || before === query) return;
  if (query === null) url.searchParams.delete(SEARCH_PARAMETER);
  else url.searchParams.set(SEARCH_PARAMETER, query);
  history.replaceState(history.state, '', url);
}
