import { SEARCH_PARAMETER } from '@/lib/routes/query-parameters';

/** Returns the query in the URL, which opens the search, or null if there is none. */
export function readAddressQuery(): string | null {
  return new URLSearchParams(location.search).get(SEARCH_PARAMETER);
}

/** Loads the current page again, with the search open for a query. */
export function reloadWithQuery(query: string): void {
  const url = new URL(location.href);
  url.searchParams.set(SEARCH_PARAMETER, query);
  // With a hash, the browser would only scroll if nothing else changes.
  if (url.href === location.href) location.reload();
  else location.replace(url);
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
