/** Query parameter that opens the search. */
const QUERY = 'q';

/** Returns the query of the address, which opens the search, or null if there is none. */
export function readAddressQuery(): string | null {
  return new URLSearchParams(location.search).get(QUERY);
}

/**
 * Keeps the query of the address, if it has one, like that of the search; null when the search is closed. So the page looks the same after
 * a reload, on the way back and to those who get its address.
 */
export function followQuery(query: string | null): void {
  const url = new URL(location.href);
  const before = url.searchParams.get(QUERY);
  if (before === null || before === query) return;
  if (query === null) url.searchParams.delete(QUERY);
  else url.searchParams.set(QUERY, query);
  history.replaceState(history.state, '', url);
}
