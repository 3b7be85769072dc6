import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { jest } from '@jest/globals';
import { checkUrls, FRESH_DAYS, type LinkTimes, requestLink } from '@/lib/cli/links/check-urls';
import { formatResults } from '@/lib/cli/links/format-results';
import { createJsonCache, type JsonCache } from '@/lib/node/disk-cache';
import { createFolder } from '../../../support/temporary-folder';

/** Long enough for a busy machine; only servers that never answer are asked with less. */
const TIMEOUT = 30_000;
const NOW = Date.UTC(2026, 0, 1);
const FRESH_MS = FRESH_DAYS * 24 * 60 * 60 * 1000;

let server: Server;
let origin: string;
let requests: string[];
let agents: Set<string | undefined>;

beforeEach(async () => {
  requests = [];
  agents = new Set();
  server = createServer(({ method = '', url = '', headers }, response) => {
    requests.push(`${method} ${url}`);
    agents.add(headers['user-agent']);
    if (url === '/slow') return;
    if (url === '/drops-head' && method === 'HEAD') {
      response.destroy();
      return;
    }
    if (url === '/moved') response.setHeader('location', '/fine');
    if (url === '/loop') response.setHeader('location', '/loop');
    const refused = url === '/refuses-head' && method === 'HEAD';
    response.statusCode = refused ? 405 : ['/moved', '/loop'].includes(url) ? 301 : Number(/^\/(\d{3})$/.exec(url)?.[1] ?? 200);
    response.end(method === 'HEAD' ? undefined : 'Text.');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['/fine', 'fine', '200', ['HEAD /fine']],
  ['/moved', 'fine', '200', ['HEAD /moved', 'HEAD /fine']],
  ['/refuses-head', 'fine', '200', ['HEAD /refuses-head', 'GET /refuses-head']],
  ['/drops-head', 'fine', '200', ['HEAD /drops-head', 'GET /drops-head']],
  ['/404', 'dead', '404', ['HEAD /404', 'GET /404']],
  ['/410', 'dead', '410', ['HEAD /410', 'GET /410']],
  ['/403', 'uncertain', '403', ['HEAD /403', 'GET /403']],
  ['/429', 'uncertain', '429', ['HEAD /429', 'GET /429']],
  ['/500', 'uncertain', '500', ['HEAD /500', 'GET /500']],
])('%s is %s with %s', async (url, verdict, status, expected) => {
  expect(await requestLink(origin + url, TIMEOUT)).toEqual({ verdict, status, isAnswered: true });
  expect(requests).toEqual(expected);
  expect([...agents]).toEqual([expect.stringMatching(/^Mozilla\/5\.0 /)]);
});

test('a server that does not answer in time, and a loop of redirects', async () => {
  expect(await requestLink(`${origin}/slow`, 50)).toEqual({ verdict: 'uncertain', status: 'timeout', isAnswered: false });
  expect(await requestLink(`${origin}/loop`, TIMEOUT)).toEqual({
    verdict: 'uncertain',
    status: 'redirect count exceeded',
    isAnswered: false,
  });
});

test('a host that does not exist is dead, and is requested once', async () => {
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockRejectedValue(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }));
  expect(await requestLink('https://nothing.invalid/', TIMEOUT)).toEqual({ verdict: 'dead', status: 'ENOTFOUND', isAnswered: false });
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockRestore();
});

const link = (url: string) => ({ url: origin + url, places: [`a.mdx:${url.length}`] });
const createCache = (folder = createFolder()) => createJsonCache<LinkTimes>('links', folder);
const run = (cache: JsonCache<LinkTimes>, urls: readonly string[], more: { now?: number; isForced?: boolean } = {}) =>
  checkUrls(urls.map(link), { cache, site: 'own', now: NOW, timeout: TIMEOUT, ...more });

test('links that worked are requested again after 7 days, all others in each run', async () => {
  const cache = createCache();
  const urls = ['/fine', '/404', '/429'];
  expect((await run(cache, urls)).map(({ status, isCached }) => [status, isCached])).toEqual([
    ['404', false],
    ['429', false],
    ['200', false],
  ]);
  expect(cache.read('own')).toEqual({ [`${origin}/fine`]: NOW });

  requests = [];
  expect((await run(cache, urls, { now: NOW + FRESH_MS - 1 })).map(({ status, isCached }) => [status, isCached])).toEqual([
    ['404', false],
    ['429', false],
    ['200', true],
  ]);
  expect(requests).toEqual(['HEAD /404', 'GET /404', 'HEAD /429', 'GET /429']);
  // The time of the answer is kept, not that of the last run.
  expect(cache.read('own')).toEqual({ [`${origin}/fine`]: NOW });

  requests = [];
  await run(cache, ['/fine'], { now: NOW + FRESH_MS });
  await run(cache, ['/fine'], { now: NOW + FRESH_MS });
  await run(cache, ['/fine'], { now: NOW + FRESH_MS, isForced: true });
  expect(requests).toEqual(['HEAD /fine', 'HEAD /fine']);
});

test('a damaged cache is replaced', async () => {
  const folder = createFolder();
  const cache = createCache(folder);
  cache.write('own', {});
  writeFileSync(path.join(folder, 'links/own'), '{ "broken');
  await run(cache, ['/fine']);
  expect(cache.read('own')).toEqual({ [`${origin}/fine`]: NOW });
});

test('without a network, one message says so, and the cache is kept', async () => {
  const cache = createCache();
  await run(cache, ['/fine']);
  const before = cache.read('own');
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
  await expect(run(cache, ['/fine', '/a', '/b'])).rejects.toThrow(
    'None of the 2 links responded (ECONNREFUSED). The links were not checked: connect to the internet and run the command again.',
  );
  expect(cache.read('own')).toEqual(before);
});

test('if a link that worked before still answers, the others are reported instead of a missing network', async () => {
  const cache = createCache();
  await run(cache, ['/fine']);
  const closed = { url: 'http://127.0.0.1:1/', places: ['a.mdx:1'] };
  const results = await checkUrls([link('/fine'), closed], { cache, site: 'own', now: NOW, timeout: TIMEOUT });
  expect(results.find(({ url }) => url === closed.url)).toMatchObject({ verdict: 'uncertain', isAnswered: false });
  // The same goes for an answer in this run.
  const others = await checkUrls([link('/404'), closed], { cache: createCache(), site: 'own', now: NOW, timeout: TIMEOUT });
  expect(others.map(({ isAnswered }) => isAnswered).sort()).toEqual([false, true]);
});

test('results are listed by status, with places', () => {
  const result = { status: '200', isAnswered: true, isCached: false, verdict: 'fine' } as const;
  expect(
    formatResults([
      { ...result, url: 'https://a.dev/', places: ['a.mdx:1'] },
      { ...result, url: 'https://b.dev/', places: ['a.mdx:2'], isCached: true },
      { ...result, url: 'https://c.dev/', places: ['a.mdx:3', 'b.mdx:1'], verdict: 'dead', status: '404' },
      { ...result, url: 'https://d.dev/', places: ['a.mdx:4'], verdict: 'dead', status: '404' },
      { ...result, url: 'https://e.dev/', places: ['a.mdx:5'], verdict: 'uncertain', status: 'timeout' },
    ]),
  ).toBe(`Dead links:
  404
    https://c.dev/
      a.mdx:3
      b.mdx:1
    https://d.dev/
      a.mdx:4

Warnings (these links may work for readers):
  timeout
    https://e.dev/
      a.mdx:5

5 links: 2 fine (1 of them requested in the last 7 days), 2 dead, 1 warning.`);
  expect(formatResults([{ ...result, url: 'https://a.dev/', places: ['a.mdx:1'] }])).toBe('1 link: 1 fine, 0 dead, 0 warnings.');
});
