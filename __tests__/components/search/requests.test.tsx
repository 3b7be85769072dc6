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

describe('of two searches at a time', () => {
  /** Searches for "d", then for "dts". `arrive` lets the answer to one of them arrive, and returns what is shown then. */
  const searchTwice = async () => {
    const answers = new Map<string, () => void>();
    const { type, read } = renderSearch(
      ({ query }) => new Promise((resolve) => answers.set(query, () => resolve(buildResponse([buildHit(`https://a.example/${query}`)])))),
    );
    await type('d');
    await type('dts');
    return async (query: string) => {
      await act(async () => answers.get(query)?.());
      const { answer, state } = read();
      const items = state.collections.flatMap((collection) => collection.items);
      return [state.status, answer.query, ...items.map(({ address }) => address.href)];
    };
  };

  test('the answer to the earlier one that arrives first is not shown, and does not end the other', async () => {
    const arrive = await searchTwice();
    expect(await arrive('d')).toEqual(['loading', '']);
    expect(await arrive('dts')).toEqual(['idle', 'dts', '/dts']);
  });

  test('the answer to the earlier one that arrives last is not shown', async () => {
    const arrive = await searchTwice();
    expect(await arrive('dts')).toEqual(['idle', 'dts', '/dts']);
    expect(await arrive('d')).toEqual(['idle', 'dts', '/dts']);
  });

  test('the later one is stalled after 300 ms, although the other has ended', async () => {
    jest.useFakeTimers();
    const arrive = await searchTwice();
    await arrive('d');
    act(() => jest.advanceTimersByTime(300));
    expect((await arrive('none'))[0]).toBe('stalled');
    jest.useRealTimers();
  });
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
