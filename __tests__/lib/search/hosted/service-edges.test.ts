import { jest } from '@jest/globals';
import { createHostStates } from '@/lib/search/hosted/host-states';
import { createHostedClient, type LiteModule, maskKey } from '@/lib/search/hosted/hosted-client';
import { getHostedIndex, listSearchOrigins } from '@/lib/search/hosted/hosted-config';
import { createInsights, type SendEvents } from '@/lib/search/hosted/insights';
import { buildSettings, pushRecords } from '@/lib/search/hosted/push-records';
import type { SearchRecord } from '@/lib/search/types';
import { fakeStorage } from '../../../support/fake-storage';
import { buildHit, REQUEST } from './fake-client';

const HOSTED = { appId: 'APPID', apiKey: 'key', indexName: 'docs_{lang}', insights: false };
const INDEX = getHostedIndex(HOSTED, { lang: 'en', version: '' }, '');
const SITE = 'https://a.example';
const MINUTE = 60_000;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('host states', () => {
  const items = fakeStorage();
  beforeEach(() => {
    jest.useFakeTimers({ now: 10 * MINUTE });
  });

  const HOST = { url: 'a.example' };
  const fresh = async () => ({ status: 'up' as const, lastUpdate: 0, isUp: () => true, isTimedOut: () => false });
  const read = async (key: object | string = HOST) => {
    const { status, isUp, isTimedOut } = await createHostStates('APPID').get(key, fresh);
    return [status, isUp(), isTimedOut()];
  };

  test.each<['up' | 'timed out' | 'down', number, boolean, boolean]>([
    ['up', 0, true, false],
    ['down', 0, false, false],
    ['timed out', 0, false, true],
    ['down', 2 * MINUTE, false, false],
    ['timed out', 2 * MINUTE, false, true],
    ['down', 2 * MINUTE + 1, true, false],
    ['timed out', 2 * MINUTE + 1, true, false],
  ])('a host with status %s for %i ms is up: %j, timed out: %j', async (status, age, isUp, isTimedOut) => {
    await createHostStates('APPID').set(HOST, { status, lastUpdate: Date.now() - age });
    expect(await read()).toEqual([status, isUp, isTimedOut]);
  });

  test('each host has its own state, by URL or name', async () => {
    const states = createHostStates('APPID');
    await states.set('b.example', { status: 'down', lastUpdate: Date.now() });
    expect(await read()).toEqual(['up', true, false]);
    expect(await read('b.example')).toEqual(['down', false, false]);
    expect(await read({ url: 'b.example', accept: 'read' })).toEqual(['down', false, false]);
  });

  test('a deleted state is also deleted for the next page', async () => {
    const states = createHostStates('APPID');
    const down = { status: 'down', lastUpdate: Date.now() };
    await states.set(HOST, down);
    await states.delete(HOST);
    expect(await read()).toEqual(['up', true, false]);
    await states.set(HOST, down);
    await states.clear();
    expect(await read()).toEqual(['up', true, false]);
  });

  test.each([
    '',
    'null',
    '1',
    '[1]',
    '{"a.example":null}',
    '{"a.example":{"status":"down"}}',
    '{"a.example":{"status":"down","lastUpdate":"1"}}',
    '{"a.example":{"status":"down","lastUpdate":1e999}}',
    '{"a.example":{"status":"down","lastUpdate":600001}}',
  ])('%j in storage is ignored', async (text) => {
    items.set('rslib-docs:search-hosts:APPID', text);
    expect(await read()).toEqual(['up', true, false]);
  });

  test('values that are not states are returned but not stored', async () => {
    expect(await createHostStates('APPID').set(HOST, 'value')).toBe('value');
    expect(await read()).toEqual(['up', true, false]);
  });
});

describe('the hosted client', () => {
  const answer = (response: unknown): (() => Promise<LiteModule>) => {
    const liteClient = () => ({ search: async () => response });
    return async () => ({ liteClient }) as unknown as LiteModule;
  };

  test.each([null, {}, { results: [] }, { results: [{}] }, { results: [{ hits: 'x' }] }])('%j is not a search result', async (response) => {
    await expect(createHostedClient(INDEX, SITE, answer(response)).search(REQUEST)).rejects.toThrow(
      'The response of the search service has no list of hits.',
    );
  });

  test('a response without nbHits counts its hits', async () => {
    const { results } = await createHostedClient(INDEX, SITE, answer({ results: [{ hits: [buildHit('/a'), buildHit('/b')] }] })).search(
      REQUEST,
    );
    expect(results[0]).toMatchObject({ hits: [{ url: '/a' }, { url: '/b' }], nbHits: 2 });
  });

  test('the client module is loaded once', async () => {
    const load = jest.fn(answer({ results: [{ hits: [] }] }));
    const client = createHostedClient(INDEX, SITE, load);
    await client.search(REQUEST);
    await client.search(REQUEST);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('the API key is masked in all fields of an error', () => {
    const error = Object.assign(new Error('a key'), {
      transporterStackTrace: ['key'],
      stackTrace: [{ request: { url: '?key=key' } }],
      response: { key: 'key' },
      other: 'kept',
    });
    expect(maskKey(error, 'key')).toBe(error);
    expect(error).toMatchObject({
      message: 'a *****',
      transporterStackTrace: ['*****'],
      stackTrace: [{ request: { url: '?*****=*****' } }],
      response: { '*****': '*****' },
      other: 'kept',
    });
    expect(maskKey(new Error('x'), 'key')).not.toHaveProperty('response');
  });
});

test('a site without insights does not connect to the insights host', () => {
  expect(listSearchOrigins(HOSTED)).not.toContain('https://insights.algolia.io');
});

test('the index name has no suffix without a version', () => {
  expect(INDEX).toEqual({ appId: 'APPID', apiKey: 'key', insights: false, indexName: 'docs_en' });
});

describe('insights', () => {
  test('events contain their type, time and index', () => {
    jest.useFakeTimers({ now: 5000 });
    const send = jest.fn<SendEvents>();
    const insights = createInsights({ ...INDEX, apiKey: 'a&b', appId: 'A D' }, send);
    insights.viewed([]);
    jest.advanceTimersByTime(1000);
    expect(send).not.toHaveBeenCalled();
    insights.viewed(['a', 'b']);
    jest.advanceTimersByTime(400);
    insights.clicked('a', 2, 'q1');
    const userToken = expect.stringMatching(/^anonymous-[\da-f-]{36}$/);
    expect(send.mock.calls).toEqual([
      [
        'https://insights.algolia.io/1/events?X-Algolia-Application-Id=A%20D&X-Algolia-API-Key=a%26b',
        [{ eventType: 'view', eventName: 'Items Viewed', index: 'docs_en', userToken, timestamp: 6400, objectIDs: ['a', 'b'] }],
      ],
      [
        expect.any(String),
        [
          {
            eventType: 'click',
            eventName: 'Item Selected',
            index: 'docs_en',
            userToken,
            timestamp: 6400,
            objectIDs: ['a'],
            positions: [2],
            queryID: 'q1',
          },
        ],
      ],
    ]);
  });

  test('works without randomUUID, which pages without TLS do not have', () => {
    jest.useFakeTimers();
    const own = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    const send = jest.fn<SendEvents>();
    createInsights(INDEX, send).clicked('a', 1, 'q1');
    if (own) Object.defineProperty(crypto, 'randomUUID', own);
    else Reflect.deleteProperty(crypto, 'randomUUID');
    expect(send.mock.calls[0]?.[1][0]?.userToken).toMatch(/^anonymous-[\da-z]+$/);
  });

  test('sent events are not sent again with the next batch', () => {
    jest.useFakeTimers();
    const send = jest.fn<SendEvents>();
    const insights = createInsights(INDEX, send);
    for (const id of ['a', 'b']) {
      insights.viewed([id]);
      jest.advanceTimersByTime(400);
    }
    expect(send.mock.calls.map(([, events]) => events.map(({ objectIDs }) => objectIDs))).toEqual([[['a']], [['b']]]);
  });

  test('events are sent with keepalive, and failures are ignored', async () => {
    const fetchBefore = globalThis.fetch;
    const send = jest.fn<typeof fetch>().mockRejectedValue(new Error('offline'));
    globalThis.fetch = send;
    createInsights(INDEX).clicked('a', 1, 'q1');
    await new Promise((resolve) => setTimeout(resolve));
    globalThis.fetch = fetchBefore;
    const [url, options] = send.mock.calls[0] ?? [];
    expect(url).toContain('https://insights.algolia.io/1/events?');
    expect([options?.method, options?.keepalive]).toEqual(['POST', true]);
    expect(JSON.parse(String(options?.body))).toMatchObject({ events: [{ eventType: 'click' }] });
  });
});

describe('a push', () => {
  const records = (count: number) => Array.from({ length: count }, (_, at) => ({ objectID: `${at}` }) as SearchRecord);
  const connect = (count: number | Error) => ({
    searchSingleIndex: jest.fn(async () => {
      if (count instanceof Error) throw count;
      return count < 0 ? {} : { nbHits: count };
    }),
    setSettings: jest.fn(async () => ({ taskID: 7 })),
    waitForTask: jest.fn(async () => ({})),
    replaceAllObjects: jest.fn(async () => ({})),
  });
  const push = (client: ReturnType<typeof connect>, count: number) =>
    pushRecords(client as unknown as Parameters<typeof pushRecords>[0], {
      indexName: 'docs_en',
      lang: 'en',
      records: records(count),
      dryRun: false,
      force: false,
    });

  test.each([
    [100, 50, 'docs_en: replaced 100 records with 50.'],
    [-1, 1, 'docs_en: replaced 0 records with 1.'],
  ])('replacing %i records with %i', async (before, count, message) => {
    expect(await push(connect(before), count)).toBe(message);
  });

  test('counts all records and waits for the settings before replacing them', async () => {
    const client = connect(1);
    await push(client, 2);
    expect(client.searchSingleIndex.mock.calls).toEqual([
      [{ indexName: 'docs_en', searchParams: { query: '', hitsPerPage: 0, distinct: false } }],
    ]);
    expect(client.setSettings.mock.calls).toEqual([[{ indexName: 'docs_en', indexSettings: buildSettings('en') }]]);
    expect(client.waitForTask.mock.calls).toEqual([[{ indexName: 'docs_en', taskID: 7 }]]);
    expect(client.replaceAllObjects.mock.calls).toEqual([[{ indexName: 'docs_en', objects: records(2), batchSize: 1000 }]]);
  });

  test('fails if the records cannot be counted', async () => {
    await expect(push(connect(Object.assign(new Error('forbidden'), { status: 403 })), 1)).rejects.toThrow('forbidden');
    await expect(push(connect(new Error('offline')), 1)).rejects.toThrow('offline');
    await expect(push(connect(100), 49)).rejects.toThrow(
      'docs_en: only 49 records, but 100 are published. If this is intended, run npm run search:push -- --force.',
    );
  });

  test('languages that the service does not support get no language settings', () => {
    expect(
      [buildSettings('zh'), buildSettings('eo')].map(({ indexLanguages, queryLanguages }) => [indexLanguages, queryLanguages]),
    ).toEqual([
      [['zh'], ['zh']],
      [[], []],
    ]);
  });

  test('an index has the settings of the DocSearch crawler', () => {
    expect(buildSettings('en')).toEqual({
      attributesForFaceting: ['type', 'lang'],
      attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
      attributesToHighlight: ['hierarchy', 'content'],
      attributesToSnippet: ['content:10'],
      camelCaseAttributes: ['hierarchy', 'content'],
      searchableAttributes: [...[0, 1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`), 'unordered(keywords)', 'content'],
      distinct: true,
      attributeForDistinct: 'url',
      customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
      ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      minWordSizefor1Typo: 3,
      minWordSizefor2Typos: 7,
      allowTyposOnNumericTokens: false,
      minProximity: 1,
      ignorePlurals: true,
      advancedSyntax: true,
      attributeCriteriaComputedByMinProximity: true,
      removeWordsIfNoResults: 'allOptional',
      indexLanguages: ['en'],
      queryLanguages: ['en'],
    });
  });
});
