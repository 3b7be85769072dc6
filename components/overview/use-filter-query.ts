import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useShell } from '@/components/hooks/use-shell';
import { FILTER_PARAMETER } from '@/lib/routes/query-parameters';

/** Keeps the filter query in the URL, so that a filtered list can be shared and survives a reload. */
export function useFilterQuery(input: RefObject<HTMLInputElement | null>) {
  const { moves } = useShell();
  const [query, setQuery] = useState('');

  const change = (text: string) => {
    setQuery(text);
    const url = new URL(location.href);
    if (text) url.searchParams.set(FILTER_PARAMETER, text);
    else url.searchParams.delete(FILTER_PARAMETER);
    history.replaceState(history.state, '', url);
  };
  // In an effect, because the exported HTML is rendered without a query. At first, only text typed before hydration can differ from the
  // query. Later, links may lead to this page with another query.
  const syncQuery = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed && typed !== query) change(typed);
    else setQuery(readQuery());
  });
  useEffect(() => syncQuery(), [moves]);

  useEffect(() => {
    const { pathname } = location;
    const restore = () => {
      // The list does not change while the reader is leaving the page.
      if (location.pathname === pathname) setQuery(readQuery());
    };
    addEventListener('popstate', restore);
    return () => removeEventListener('popstate', restore);
  }, []);
  return [query, change] as const;
}

function readQuery(): string {
  return new URLSearchParams(location.search).get(FILTER_PARAMETER) ?? '';
}
