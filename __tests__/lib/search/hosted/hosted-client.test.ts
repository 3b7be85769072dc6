import { inspect } from 'node:util';
import { jest } from '@jest/globals';
import { liteClient } from 'algoliasearch/lite';
import { buildRequest, createHostedClient, type LiteModule, maskKey } from '@/lib/search/hosted/hosted-client';
import { getHostedIndex, getHosts, listSearchOrigins } from '@/lib/search/hosted/hosted-config';
import { buildHit, REQUEST } from '../../../support/fake-search-client';

const HOSTED = { appId: 'APPID', apiKey: 'secret-key', indexName: 'docs_{lang}', insights: false };
const INDEX = getHostedIndex(HOSTED, { lang: 'zh', version: '' }, '');
const SITE = 'https://a.example';

interface Sent {
  readonly url: string;
  readonly data?: string;
  readonly connectTimeout: number;
  readonly responseTimeout: number;
}

type Answer = { status: number; content: string; isTimedOut?: boolean };

/** The real Algolia client with a fake requester. */
function connect(answer: (sent: Sent, count: number) => Answer): { module: () => Promise<LiteModule>; sent: Sent[] } {
  const sent: Sent[] = [];
  const requester = {
    send: async (request: object) => {
      sent.push(request as Sent);
      return { isTimedOut: false, ...answer(request as Sent, sent.length) };
    },
  };
  const module = async (): Promise<LiteModule> => ({
    liteClient: (appId, apiKey, options) =>
      liteClient(appId, apiKey, { ...options, requester, authMode: 'WithinQueryParameters' } as typeof options),
  });
  return { module, sent };
}

const HITS = JSON.stringify({ results: [{ hits: [buildHit('/a')], nbHits: 7, queryID: 'q1' }] });
const hostOf = ({ url }: Sent) => new URL(url).host;

test('sends a request for highlighted hits with the fields that the modal shows', async () => {
  const { module, sent } = connect(() => ({ status: 200, content: HITS }));
  const { results } = await createHostedClient(INDEX, SITE, module).search(REQUEST);
  expect(results[0]).toMatchObject({ nbHits: 7, queryID: 'q1', hits: [{ objectID: '/a|lvl1' }] });
  const url = new URL(sent[0]?.url ?? '');
  expect([url.origin, url.pathname]).toEqual(['https://appid-dsn.algolia.net', '/1/indexes/*/queries']);
  expect([url.searchParams.get('x-algolia-application-id'), url.searchParams.get('x-algolia-api-key')]).toEqual(['APPID', 'secret-key']);
  expect(JSON.parse(sent[0]?.data ?? '')).toEqual({ requests: [buildRequest(REQUEST, INDEX)] });
  const levels = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(buildRequest(REQUEST, INDEX)).toEqual({
    query: 'q',
    indexName: 'docs_zh',
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:10`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
  });
});

test.each([0, 500])(
  'after status %d, tries the read host, the write host and three more in random order, then throws an error without the API key',
  async (status) => {
    const { module, sent } = connect(() => ({ status, content: '' }));
    const error: unknown = await createHostedClient(INDEX, SITE, module)
      .search(REQUEST)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'RetryError' });
    expect(sent.slice(0, 2).map(hostOf)).toEqual(['appid-dsn.algolia.net', 'appid.algolia.net']);
    expect(sent.slice(2).map(hostOf).sort()).toEqual(['appid-1.algolianet.com', 'appid-2.algolianet.com', 'appid-3.algolianet.com']);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret-key');
    expect(JSON.stringify(error, ['stackTrace', 'request', 'url', 'host', 'queryParameters', 'x-algolia-api-key'])).not.toContain(
      'secret-key',
    );
    expect(error).toHaveProperty('stackTrace');
  },
);

test('all searches skip a failed host for two minutes', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1000);
  const { module, sent } = connect(({ url }) => (url.includes('-dsn') ? { status: 500, content: '{}' } : { status: 200, content: HITS }));
  const client = createHostedClient(INDEX, SITE, module);
  await client.search(REQUEST);
  await client.search({ ...REQUEST, query: 'other' });
  expect(sent.map(hostOf)).toEqual(['appid-dsn.algolia.net', 'appid.algolia.net', 'appid.algolia.net']);
  now.mockReturnValue(1001 + 2 * 60 * 1000);
  sent.length = 0;
  await client.search({ ...REQUEST, query: 'later' });
  expect(hostOf(sent[0] as Sent)).toBe('appid-dsn.algolia.net');
  now.mockRestore();
});

test('a host has 1 s for the connection and 2 s for the answer, the next ones have more', async () => {
  const { module, sent } = connect(() => ({ status: 0, content: '', isTimedOut: true }));
  await expect(createHostedClient(INDEX, SITE, module).search(REQUEST)).rejects.toMatchObject({ name: 'RetryError' });
  expect(sent.map(({ connectTimeout, responseTimeout }) => [connectTimeout, responseTimeout])).toEqual([
    [1000, 2000],
    [4000, 8000],
    [5000, 10_000],
    [6000, 12_000],
    [7000, 14_000],
  ]);
});

test('the limits of the client are 1 s for a connection, 2 s for an answer and 30 s for a change', async () => {
  const { module } = connect(() => ({ status: 200, content: HITS }));
  const create = jest.fn((await module()).liteClient);
  await createHostedClient(INDEX, SITE, async () => ({ liteClient: create })).search(REQUEST);
  expect(create.mock.calls[0]?.[2]?.timeouts).toEqual({ connect: 1000, read: 2000, write: 30_000 });
});

test.each([
  [400, '{"message":"bad"}', 'ApiError'],
  [403, '{"message":"Invalid API key"}', 'ApiError'],
  [429, '{"message":"Too many"}', 'ApiError'],
  [404, '{"message":"gone","error":{"code":"index_not_found","message":"gone"}}', 'DetailedApiError'],
])('status %d is thrown without a retry', async (status, content, name) => {
  const { module, sent } = connect(() => ({ status, content }));
  await expect(createHostedClient(INDEX, SITE, module).search(REQUEST)).rejects.toMatchObject({ name, status });
  expect(sent).toHaveLength(1);
});

test('a response that is not JSON or not a search result is an error', async () => {
  const html = connect(() => ({ status: 200, content: '<html>' }));
  await expect(createHostedClient(INDEX, SITE, html.module).search(REQUEST)).rejects.toMatchObject({ name: 'DeserializationError' });
  const other = connect(() => ({ status: 200, content: '{"hello":1}' }));
  await expect(createHostedClient(INDEX, SITE, other.module).search(REQUEST)).rejects.toThrow('has no list of hits');
});

test('a response without nbHits counts its hits', async () => {
  const { module } = connect(() => ({ status: 200, content: JSON.stringify({ results: [{ hits: [buildHit('/a'), buildHit('/b')] }] }) }));
  const { results } = await createHostedClient(INDEX, SITE, module).search(REQUEST);
  expect(results[0]).toMatchObject({ hits: [{ url: '/a' }, { url: '/b' }], nbHits: 2 });
});

test('identical searches send one request', async () => {
  const { module, sent } = connect(() => ({ status: 200, content: HITS }));
  const client = createHostedClient(INDEX, SITE, module);
  await client.search(REQUEST);
  await client.search(REQUEST);
  expect(sent.length).toBeLessThanOrEqual(2);
});

test('the client module is loaded once, and again after a failure', async () => {
  const { module } = connect(() => ({ status: 200, content: HITS }));
  const load = jest.fn<() => Promise<LiteModule>>().mockRejectedValueOnce(new Error('offline')).mockImplementation(module);
  const client = createHostedClient(INDEX, SITE, load);
  await expect(client.search(REQUEST)).rejects.toThrow('offline');
  for (let count = 0; count < 2; count++) await expect(client.search(REQUEST)).resolves.toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the errors for missing credentials say which one is missing', () => {
  expect(() => createHostedClient({ ...INDEX, appId: '' }, SITE)).toThrow('application id is missing');
  expect(() => createHostedClient({ ...INDEX, apiKey: '' }, SITE)).toThrow('api key is missing');
  expect(() => createHostedClient({ ...INDEX, indexName: '' }, SITE)).toThrow('index name is missing');
  expect(() => liteClient('', 'key')).toThrow('`appId` is missing.');
  expect(() => liteClient('id', '')).toThrow('`apiKey` is missing.');
});

test('the client checks required parameters before it sends a request', async () => {
  const client = liteClient('id', 'key');
  const call = (run: () => unknown) => Promise.resolve().then(run);
  await expect(call(() => Reflect.apply(client.search, client, []))).rejects.toThrow('`searchMethodParams`');
  await expect(call(() => Reflect.apply(client.search, client, [{}]))).rejects.toThrow('requests');
  await expect(call(() => Reflect.apply(client.customPost, client, [{}]))).rejects.toThrow('`path`');
  await expect(call(() => Reflect.apply(client.getRecommendations, client, []))).rejects.toThrow('`getRecommendationsParams`');
});

test('lists the origins of the service', () => {
  expect(getHosts(HOSTED).read).toBe('appid-dsn.algolia.net');
  expect(listSearchOrigins(undefined)).toEqual([]);
  expect(listSearchOrigins(HOSTED)).not.toContain('https://insights.algolia.io');
  expect(listSearchOrigins({ ...HOSTED, insights: true })).toEqual([
    'https://appid-dsn.algolia.net',
    'https://appid.algolia.net',
    'https://appid-1.algolianet.com',
    'https://appid-2.algolianet.com',
    'https://appid-3.algolianet.com',
    'https://insights.algolia.io',
  ]);
});

test('the name of an index has the version unless it is the default one', () => {
  const names = ['v1', 'v2', ''].map((version) => getHostedIndex(HOSTED, { lang: 'en', version }, 'v2').indexName);
  expect(names).toEqual(['docs_en_v1', 'docs_en', 'docs_en']);
  expect(getHostedIndex(HOSTED, { lang: 'en', version: 'v1' }, '').indexName).toBe('docs_en_v1');
});

test('the API key is masked in all fields of an error', () => {
  const error = Object.assign(new Error('a key'), {
    // Browsers write the message into the stack when the error is created.
    stack: 'Error: a key\n    at search',
    transporterStackTrace: ['key'],
    stackTrace: [{ request: { url: '?key=key' } }],
    response: { key: 'key' },
    other: 'kept',
  });
  expect(maskKey(error, 'key')).toBe(error);
  expect(error).toMatchObject({
    message: 'a *****',
    stack: 'Error: a *****\n    at search',
    transporterStackTrace: ['*****'],
    stackTrace: [{ request: { url: '?*****=*****' } }],
    response: { '*****': '*****' },
    other: 'kept',
  });
  expect(maskKey(new Error('x'), 'key')).not.toHaveProperty('response');
  expect(maskKey('text', 'key')).toBe('text');
});

test('a key with characters that URLs escape is masked, too', async () => {
  const { module, sent } = connect(() => ({ status: 500, content: '' }));
  const client = createHostedClient({ ...INDEX, apiKey: 'a+/b==' }, SITE, module);
  const error = await client.search(REQUEST).catch((reason: unknown) => reason);
  expect(sent[0]?.url).toContain('a%2B%2Fb%3D%3D');
  const logged = inspect(error, { depth: null, maxStringLength: null });
  expect(logged).toContain('x-algolia-api-key=*****&');
  expect(logged).not.toContain('a%2B%2Fb');
});
