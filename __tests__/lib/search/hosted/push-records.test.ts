import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { pushRecords } from '@/lib/search/hosted/push-records';
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
const push = (count: number, more: object = {}) =>
  pushRecords(connect(), { indexName: 'docs_en', lang: 'en', records: buildRecords(count), dryRun: false, force: false, ...more });

test('sends the settings first, then replaces all records atomically in batches of 1000', async () => {
  expect(await push(1500)).toBe('docs_en: replaced 0 records with 1500.');
  expect(service.calls[0]).toBe('POST docs_en query');
  expect(service.calls[1]).toBe('PUT docs_en settings');
  expect(service.calls.filter((call) => call.endsWith('batch'))).toHaveLength(2);
  expect(service.calls.at(-1)).toBe('POST docs_en_tmp operation move');
  expect(service.indexes.get('docs_en')?.records).toHaveLength(1500);
  expect(service.indexes.get('docs_en')?.settings).toMatchObject({
    attributeForDistinct: 'url',
    queryLanguages: ['en'],
    minWordSizefor1Typo: 3,
  });
  expect([...service.indexes.keys()]).toEqual(['docs_en']);
});

test('an empty push is always rejected', async () => {
  await expect(push(0, { force: true })).rejects.toThrow('there are no records, so the index is not changed');
  expect(service.calls).toEqual([]);
});

test('far fewer records than before are rejected unless forced', async () => {
  await push(100);
  service.calls.length = 0;
  await expect(push(40)).rejects.toThrow('only 40 records, but 100 are published');
  expect(service.calls).toEqual(['POST docs_en query']);
  expect(await push(40, { force: true })).toBe('docs_en: replaced 100 records with 40.');
  expect(service.indexes.get('docs_en')?.records).toHaveLength(40);
});

test('a dry run changes nothing', async () => {
  expect(await push(10, { dryRun: true })).toBe('docs_en: would replace 0 records with 10.');
  expect(service.calls).toEqual(['POST docs_en query']);
});
