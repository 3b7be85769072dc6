import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { SearchRequest, SearchResponse } from '@/lib/search/types';
import { buildHit, buildResponse } from '../../support/fake-search-client';
import { renderSearch } from './render-search';

/** Starts a search for "q", to which `answer` responds. */
async function searchFor(answer: (request: SearchRequest) => Promise<SearchResponse>, matches?: (query: string) => boolean) {
  const search = jest.fn(answer);
  const { type, read } = renderSearch(search, matches);
  await type('q');
  return { search, read };
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

test('the answer to an earlier query that arrives last is not shown', async () => {
  const answers = new Map<string, () => void>();
  const { type, read } = renderSearch(
    ({ query }) => new Promise((resolve) => answers.set(query, () => resolve(buildResponse([buildHit(`https://a.example/${query}`)])))),
  );
  await type('d');
  await type('dts');
  for (const query of ['dts', 'd']) await act(async () => answers.get(query)?.());
  expect([read().answer.query, read().answer.groups[0]?.items[0]?.address.href]).toEqual(['dts', '/dts']);
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
