import { act, renderHook, waitFor } from '@testing-library/react';
import { useSiteSearch } from '@/components/search/use-site-search';
import type { SearchSetup } from '@/lib/search/setup';
import type { SearchRequest, SearchResponse } from '@/lib/search/types';
import { en } from '@/lib/site/texts/en';
import { buildHit, buildResponse } from '../../lib/search/hosted/fake-client';

const SETUP: SearchSetup = { lang: 'en', defaultVersion: '', siteUrl: 'https://a.example', basePath: '', allPagesPath: '/search-index' };

/** A search whose embedded answers are `/own` pages; `arrive` lets the service answer a query. */
function setUp() {
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: false }) });
  const services = new Map<string, (response: SearchResponse | undefined) => void>();
  const search = async ({ query }: SearchRequest): Promise<SearchResponse> => ({
    ...buildResponse([buildHit(`https://a.example/own/${query}`)]),
    later: new Promise((resolve) => services.set(query, resolve)),
  });
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
  const type = (query: string) =>
    act(async () => {
      const { onChange } = result.current.core.getInputProps({ inputElement: document.createElement('input') });
      onChange({ currentTarget: { value: query }, nativeEvent: { isComposing: false } } as never);
    });
  const arrive = (query: string, response: SearchResponse | undefined) => act(async () => services.get(query)?.(response));
  const readShown = () => ({
    answer: result.current.answer.groups.flatMap(({ items }) => items.map(({ address }) => address.href)),
    list: result.current.state.collections.flatMap(({ items }) => items.map(({ address }) => address.href)),
  });
  return { type, arrive, readShown };
}

const both = (path: string) => ({ answer: [path], list: [path] });
const hosted = (query: string) => buildResponse([buildHit(`https://a.example/hosted/${query}`)]);

test('the answer of a slow service replaces that of the embedded index', async () => {
  const { type, arrive, readShown } = setUp();
  await type('a');
  await waitFor(() => expect(readShown()).toEqual(both('/own/a')));
  await arrive('a', hosted('a'));
  await waitFor(() => expect(readShown()).toEqual(both('/hosted/a')));
});

test('the answer of an earlier query, and that of a service that failed, replace nothing', async () => {
  const { type, arrive, readShown } = setUp();
  await type('a');
  await type('ab');
  await waitFor(() => expect(readShown()).toEqual(both('/own/ab')));
  await arrive('a', hosted('a'));
  await arrive('ab', undefined);
  expect(readShown()).toEqual(both('/own/ab'));
});
