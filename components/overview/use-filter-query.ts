import { useEffect, useState } from 'react';

const PARAMETER = 'filter';

/** The filter query, kept in the URL so that a filtered list can be shared and survives a reload. */
export function useFilterQuery() {
  const [query, setQuery] = useState('');

  // In an effect, because the exported HTML is rendered without a query.
  useEffect(() => setQuery(new URLSearchParams(location.search).get(PARAMETER) ?? ''), []);

  const change = (text: string) => {
    setQuery(text);
    const url = new URL(location.href);
    if (text) url.searchParams.set(PARAMETER, text);
    else url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  };
  return [query, change] as const;
}
