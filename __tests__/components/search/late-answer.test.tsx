import { act, waitFor } from '@testing-library/react';
import type { SearchRequest, SearchResponse } from '@/lib/search/types';
import { buildHit, buildResponse } from '../../support/fake-search-client';
import { renderSearch } from './render-search';

/** A search whose embedded answers are `/own` pages; `arrive` lets the service answer a query. */
function setUp() {
  const services = new Map<string, (response: SearchResponse | undefined) => void>();
  const search = async ({ query }: SearchRequest): Promise<SearchResponse> => ({
    ...buildResponse([buildHit(`https://a.example/own/${query}`)]),
    later: new Promise((resolve) => services.set(query, resolve)),
  });
  const { type, read } = renderSearch(search);
  const arrive = (query: string, response: SearchResponse | undefined) => act(async () => services.get(query)?.(response));
  const readShown = () => ({
    answer: read().answer.groups.flatMap(({ items }) => items.map(({ address }) => address.href)),
    list: read().state.collections.flatMap(({ items }) => items.map(({ address }) => address.href)),
  });
  return { type, arrive, readShown, listQueries: () => [...services.keys()] };
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

test('the answer to an earlier query, and that of a failed service, replace nothing', async () => {
  const { type, arrive, readShown } = setUp();
  await type('a');
  await type('ab');
  await waitFor(() => expect(readShown()).toEqual(both('/own/ab')));
  await arrive('a', hosted('a'));
  await arrive('ab', undefined);
  expect(readShown()).toEqual(both('/own/ab'));
});

test('an answer that arrives during composition does not start a search for what is being composed', async () => {
  const { type, arrive, readShown, listQueries } = setUp();
  await type('a');
  await waitFor(() => expect(readShown()).toEqual(both('/own/a')));
  await type('amo kuai', true);
  await arrive('a', hosted('a'));
  expect(listQueries()).toEqual(['a']);
  await type('amk');
  await waitFor(() => expect(readShown()).toEqual(both('/own/amk')));
  expect(listQueries()).toEqual(['a', 'amk']);
});
