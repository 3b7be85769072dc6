import { jest } from '@jest/globals';
import { buildIndexFile } from '@/lib/search/build/build-index';
import { createEmbeddedClient } from '@/lib/search/engine/embedded-client';
import { buildIndexPath } from '@/lib/search/index-address';
import { REQUEST } from '../hosted/fake-client';

const TEXT = JSON.stringify(buildIndexFile([], { lang: 'en', version: '', siteUrl: 'https://a.example' }));

test('the index is fetched once, when it is first needed', async () => {
  const fetchText = jest.fn(async () => TEXT);
  const client = createEmbeddedClient('/search/en.json', fetchText);
  expect(fetchText).not.toHaveBeenCalled();
  client.preload();
  await Promise.all([client.search(REQUEST), client.search(REQUEST)]);
  expect(fetchText.mock.calls).toEqual([['/search/en.json']]);
});

test('a failed fetch is tried again by the next search', async () => {
  const fetchText = jest.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(TEXT);
  const client = createEmbeddedClient('/search/en.json', fetchText);
  await expect(client.search(REQUEST)).rejects.toThrow('offline');
  await expect(client.search(REQUEST)).resolves.toMatchObject({ results: [{ hits: [], nbHits: 0 }] });
});

test('a failed preload is silent', async () => {
  createEmbeddedClient('/search/en.json', () => Promise.reject(new Error('offline'))).preload();
  await new Promise((resolve) => setTimeout(resolve));
});

test('garbage in place of the index is an error', async () => {
  await expect(createEmbeddedClient('/x', async () => '<html>').search(REQUEST)).rejects.toThrow(SyntaxError);
});

test('files are named by version and language', () => {
  expect(buildIndexPath({ lang: 'zh', version: '' }, '')).toBe('/search/zh.json');
  expect(buildIndexPath({ lang: 'zh', version: 'v1' }, '/docs')).toBe('/docs/search/v1-zh.json');
});
