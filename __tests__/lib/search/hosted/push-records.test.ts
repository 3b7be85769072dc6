import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { algoliasearch } from 'algoliasearch';
import { buildSettings, pushRecords } from '@/lib/search/hosted/push-records';
import type { SearchRecord } from '@/lib/search/types';

/** A fake of the API endpoints that a push uses. */
interface MockService {
  readonly calls: string[];
  /** Number of records in each index, and the settings of each. */
  readonly indexes: Map<string, { records: unknown[]; settings: unknown }>;
}

let server: Server;
let service: MockService;

beforeEach(async () => {
  service = { calls: [], indexes: new Map() };
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
    const { status, answer } = handle(request.method ?? '', new URL(request.url ?? '/', 'http://localhost').pathname, body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, 'localhost');
  await once(server, 'listening');
});
afterEach(() => {
  server.close().closeAllConnections();
});

function handle(method: string, path: string, body: Record<string, unknown>): { status: number; answer: object } {
  const [, , , name = '', action = ''] = decodeURIComponent(path).split('/');
  const index = service.indexes.get(name);
  const entry = () => {
    const made = service.indexes.get(name) ?? { records: [], settings: {} };
    service.indexes.set(name, made);
    return made;
  };
  const task = { status: 200, answer: { taskID: 1, updatedAt: '', objectIDs: [] } };
  if (action === 'task') return { status: 200, answer: { status: 'published' } };
  service.calls.push(
    `${method} ${name.replace(/_tmp_\d+/, '_tmp')} ${action} ${typeof body.operation === 'string' ? body.operation : ''}`
      .trim()
      .replace(/ +/g, ' '),
  );
  if (action === 'query')
    return index
      ? { status: 200, answer: { hits: [], nbHits: index.records.length } }
      : { status: 404, answer: { message: 'Index does not exist', status: 404 } };
  if (action === 'settings') {
    entry().settings = body;
    return task;
  }
  if (action === 'operation') {
    const target = String(body.destination);
    const source = entry();
    const copied = Array.isArray(body.scope) ? { records: service.indexes.get(target)?.records ?? [], settings: source.settings } : source;
    service.indexes.set(target, copied);
    if (body.operation === 'move') service.indexes.delete(name);
    return task;
  }
  if (action === 'batch') {
    entry().records.push(...(body.requests as unknown[]));
    return task;
  }
  return { status: 500, answer: { message: path } };
}

function connect() {
  const { port } = server.address() as AddressInfo;
  return algoliasearch('APPID', 'admin-key', { hosts: [{ url: `localhost:${port}`, accept: 'readWrite', protocol: 'http' }] });
}

const buildRecords = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ objectID: `/p${at}|lvl1`, url: `/p${at}` }) as SearchRecord);
const OPTIONS = { indexName: 'docs_en', lang: 'en', dryRun: false, force: false };
const push = (count: number, more: object = {}) => pushRecords(connect(), { ...OPTIONS, records: buildRecords(count), ...more });

test('sends the settings first, then replaces all records atomically in batches of 1000', async () => {
  expect(await push(1500)).toBe('docs_en: replaced 0 records with 1500.');
  expect(service.calls[0]).toBe('POST docs_en query');
  expect(service.calls[1]).toBe('PUT docs_en settings');
  expect(service.calls.filter((call) => call.endsWith('batch'))).toHaveLength(2);
  expect(service.calls.at(-1)).toBe('POST docs_en_tmp operation move');
  expect(service.indexes.get('docs_en')?.records).toHaveLength(1500);
  expect(service.indexes.get('docs_en')?.settings).toEqual(buildSettings('en'));
  expect([...service.indexes.keys()]).toEqual(['docs_en']);
});

test('an empty push is always rejected', async () => {
  await expect(push(0, { force: true })).rejects.toThrow('there are no records, so the index is not changed');
  expect(service.calls).toEqual([]);
});

test('far fewer records than before are rejected unless forced', async () => {
  await push(100);
  service.calls.length = 0;
  await expect(push(49)).rejects.toThrow(
    'docs_en: only 49 records, but 100 are published. If this is intended, run npm run search:push -- --force.',
  );
  expect(service.calls).toEqual(['POST docs_en query']);
  expect(await push(50)).toBe('docs_en: replaced 100 records with 50.');
  expect(await push(20, { force: true })).toBe('docs_en: replaced 50 records with 20.');
  expect(service.indexes.get('docs_en')?.records).toHaveLength(20);
});

test('a dry run changes nothing', async () => {
  expect(await push(10, { dryRun: true })).toBe('docs_en: would replace 0 records with 10.');
  expect(service.calls).toEqual(['POST docs_en query']);
});

/** A service whose index has `count` records, -1 for an answer without their number, or that fails. */
const fakeClient = (count: number | Error) => ({
  searchSingleIndex: jest.fn(async () => {
    if (count instanceof Error) throw count;
    return count < 0 ? {} : { nbHits: count };
  }),
  setSettings: jest.fn(async () => ({ taskID: 7 })),
  waitForTask: jest.fn(async () => ({})),
  replaceAllObjects: jest.fn(async () => ({})),
});
const pushTo = (client: ReturnType<typeof fakeClient>, count: number) =>
  pushRecords(client as unknown as Parameters<typeof pushRecords>[0], { ...OPTIONS, records: buildRecords(count) });

test('counts all records and waits for the settings before replacing them', async () => {
  const client = fakeClient(1);
  await pushTo(client, 2);
  expect(client.searchSingleIndex.mock.calls).toEqual([
    [{ indexName: 'docs_en', searchParams: { query: '', hitsPerPage: 0, distinct: false } }],
  ]);
  expect(client.setSettings.mock.calls).toEqual([[{ indexName: 'docs_en', indexSettings: buildSettings('en') }]]);
  expect(client.waitForTask.mock.calls).toEqual([[{ indexName: 'docs_en', taskID: 7 }]]);
  expect(client.replaceAllObjects.mock.calls).toEqual([[{ indexName: 'docs_en', objects: buildRecords(2), batchSize: 1000 }]]);
});

test('an index whose records were not counted is replaced, one that cannot be read is not', async () => {
  expect(await pushTo(fakeClient(-1), 1)).toBe('docs_en: replaced 0 records with 1.');
  const forbidden = Object.assign(new Error('forbidden'), { status: 403 });
  for (const error of [forbidden, new Error('offline')]) await expect(pushTo(fakeClient(error), 1)).rejects.toThrow(error);
});

test('of equal URLs one record is found, and of equal matches overviews, higher headings and earlier texts come first', () => {
  expect(buildSettings('en')).toMatchObject({
    distinct: true,
    attributeForDistinct: 'url',
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    attributesToSnippet: ['content:10'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  });
});

test('languages that the service does not support get no language settings', () => {
  expect([buildSettings('zh'), buildSettings('eo')].map(({ indexLanguages, queryLanguages }) => [indexLanguages, queryLanguages])).toEqual([
    [['zh'], ['zh']],
    [[], []],
  ]);
});

test('without an answer, says that nothing has changed and what to check', async () => {
  const pushing = push(2);
  server.close().closeAllConnections();
  await expect(pushing).rejects.toThrow(
    'docs_en: no host of the search service answers, so the index is not changed. Connect to the internet, or correct search.hosted.appId in the site configuration, and run the command again.',
  );
});
