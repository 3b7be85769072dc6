import { jest } from '@jest/globals';
import { buildIndexFile } from '@/lib/search/build/build-index';
import { createEmbeddedClient, OtherIndexError } from '@/lib/search/engine/embedded-client';
import { REQUEST } from '../../../support/fake-search-client';

const TEXT = JSON.stringify(buildIndexFile([], { siteUrl: 'https://a.example' }));

test('the index is fetched once, on first use', async () => {
  const fetchText = jest.fn(async () => TEXT);
  const client = createEmbeddedClient('/search/en.json', fetchText);
  expect(fetchText).not.toHaveBeenCalled();
  client.preload();
  await Promise.all([client.search(REQUEST), client.search(REQUEST)]);
  expect(fetchText.mock.calls).toEqual([['/search/en.json']]);
});

test('asks the server whether a copy in the cache is up to date', async () => {
  const fetchIndex = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(TEXT));
  await createEmbeddedClient('/search/en.json').search(REQUEST);
  expect(fetchIndex.mock.calls).toEqual([['/search/en.json', { cache: 'no-cache' }]]);
  fetchIndex.mockRestore();
});

test.each([
  [404, 'OtherIndexError'],
  [503, 'Error'],
])('an answer with status %i is not an index, but %s', async (status, name) => {
  const fetchIndex = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(TEXT, { status }));
  const search = createEmbeddedClient('/search/en.json').search(REQUEST);
  await expect(search).rejects.toMatchObject({ name, message: `Failed to fetch the search index /search/en.json: status ${status}.` });
  fetchIndex.mockRestore();
});

test('the next search retries a failed fetch', async () => {
  const fetchText = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(TEXT);
  const client = createEmbeddedClient('/search/en.json', fetchText);
  await expect(client.search(REQUEST)).rejects.toThrow('offline');
  await expect(client.search(REQUEST)).resolves.toMatchObject({ results: [{ hits: [], nbHits: 0 }] });
});

test('a failed preload does not throw, and there are no pages for the start screen', async () => {
  const client = createEmbeddedClient('/search/en.json', () => Promise.reject(new Error('offline')));
  client.preload();
  await new Promise((resolve) => setTimeout(resolve));
  expect(await client.listPopular()).toEqual([]);
});

test('a search rejects if the index file is invalid', async () => {
  await expect(createEmbeddedClient('/x', async () => '<html>').search(REQUEST)).rejects.toThrow(SyntaxError);
});

test.each([{ format: 1, pages: [], sections: [] }, {}, []])(
  'a search rejects an index of another version of the site: %j',
  async (index) => {
    const search = createEmbeddedClient('/search/en.json', async () => JSON.stringify(index)).search(REQUEST);
    await expect(search).rejects.toThrow(new OtherIndexError('/search/en.json is the search index of another version of the site.'));
  },
);
