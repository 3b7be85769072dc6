import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useSiteSearch } from '@/components/search/use-site-search';
import type { SearchSetup } from '@/lib/search/setup';
import type { SearchRequest, SearchResponse } from '@/lib/search/types';
import { en } from '@/lib/site/texts/en';
import { buildHit, buildResponse } from '../../lib/search/hosted/fake-client';

const SETUP: SearchSetup = { lang: 'en', defaultVersion: '', siteUrl: 'https://a.example', basePath: '', allPagesPath: '/search-index' };

/** Starts a search for "q", to which `answer` responds. `matches` says which media queries match. */
async function searchFor(answer: (request: SearchRequest) => Promise<SearchResponse>, matches: (query: string) => boolean = () => false) {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: (query: string) => ({ matches: matches(query) }) });
  const search = jest.fn(answer);
  const { result } = renderHook(() =>
    useSiteSearch({
      search: { indexName: 'docs', preload: () => undefined, listPopular: async () => [], search },
      setup: SETUP,
      texts: en.search,
      initialQuery: '',
      onSelect: () => undefined,
      onNavigate: () => undefined,
    }),
  );
  await act(async () => {
    const { onChange } = result.current.core.getInputProps({ inputElement: document.createElement('input') });
    onChange({ currentTarget: { value: 'q' }, nativeEvent: { isComposing: false } } as never);
  });
  return { search, read: () => result.current };
}

test.each([
  ['10 words on wide screens', false, 10],
  ['5 words up to 768 px', true, 5],
])('a search asks for 20 hits with snippets of %s', async (_, isSmall, snippetWords) => {
  const { search } = await searchFor(
    async () => buildResponse([]),
    (query) => isSmall && query === '(max-width: 48rem)',
  );
  expect(search.mock.calls).toEqual([[{ query: 'q', hitsPerPage: 20, snippetWords }]]);
});

test('at most three queries are suggested, whatever the service returns', async () => {
  const { read } = await searchFor(async () => buildResponse([], { suggestions: ['a', 'b', 'c', 'd'] }));
  expect(read().answer.suggestions).toEqual(['a', 'b', 'c']);
});

test('the first result is active', async () => {
  const { read } = await searchFor(async () => buildResponse([buildHit('https://a.example/a'), buildHit('https://a.example/b')]));
  expect(read().state.activeItemId).toBe(0);
});

test('a search is stalled after 300 ms', async () => {
  jest.useFakeTimers();
  const { read } = await searchFor(() => new Promise(() => undefined));
  act(() => jest.advanceTimersByTime(299));
  expect(read().state.status).toBe('loading');
  act(() => jest.advanceTimersByTime(1));
  expect(read().state.status).toBe('stalled');
  jest.useRealTimers();
});
