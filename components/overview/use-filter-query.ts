import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

const PARAMETER = 'filter';

/** The filter query, kept in the URL so that a filtered list can be shared and survives a reload. */
export function useFilterQuery(input: RefObject<HTMLInputElement | null>) {
  const [query, setQuery] = useState('');

  const change = (text: string) => {
    setQuery(text);
    const url = new URL(location.href);
    if (text) url.searchParams.set(PARAMETER, text);
    else url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  };
  // In an effect, because the exported HTML is rendered without a query. Readers may have typed before the component was hydrated.
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed) change(typed);
    else setQuery(new URLSearchParams(location.search).get(PARAMETER) ?? '');
  });
  useEffect(() => adopt(), []);
  return [query, change] as const;
}
