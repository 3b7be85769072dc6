import { act, renderHook } from '@testing-library/react';
import { useSiteSearch } from '@/components/search/use-site-search';
import { buildPathRules } from '@/lib/routes/path-rules';
import type { SearchSetup } from '@/lib/search/setup';
import type { SearchRequest, SearchResponse } from '@/lib/search/types';
import config from '@/lib/site/config';
import { en } from '@/lib/site/texts/en';

const SETUP: SearchSetup = { lang: 'en', defaultVersion: '', siteUrl: 'https://a.example', basePath: '' };

/** Renders the search without its dialog; `search` answers, and `matches` says which media queries match. */
export function renderSearch(
  search: (request: SearchRequest) => Promise<SearchResponse>,
  matches: (query: string) => boolean = () => false,
) {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: (query: string) => ({ matches: matches(query) }) });
  const { result } = renderHook(() =>
    useSiteSearch({
      search: { indexName: 'docs', preload: () => undefined, listPopular: async () => [], search },
      setup: SETUP,
      rules: buildPathRules(config),
      version: '',
      texts: en.search,
      seed: { query: '', isTyped: true, isEntered: false },
      onSelect: () => undefined,
      onNavigate: () => undefined,
    }),
  );
  const type = (query: string, isComposing = false) =>
    act(async () => {
      const { onChange } = result.current.core.getInputProps({ inputElement: document.createElement('input') });
      onChange({ currentTarget: { value: query }, nativeEvent: { isComposing } } as never);
    });
  return { type, read: () => result.current };
}
