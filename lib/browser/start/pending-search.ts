/**
 * Attribute of `html` with what the reader typed before React could open the search; absent if the reader did not open it. Ends with a line
 * break if the reader has pressed Enter last.
 */
const PENDING = 'data-pending-search';

export function readPendingSearch(): string | null {
  return document.documentElement.getAttribute(PENDING);
}

export function setPendingSearch(query: string | null): void {
  if (query === null) document.documentElement.removeAttribute(PENDING);
  else document.documentElement.setAttribute(PENDING, query);
}

/** Returns the pending query and clears it; null if there is none. */
export function takePendingSearch(): string | null {
  const query = readPendingSearch();
  setPendingSearch(null);
  return query;
}
