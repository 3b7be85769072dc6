import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { listenOnPort } from '@/lib/node/listen.mjs';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { BASE } from '../../../support/content-folder';
import { loadFixture } from '../../../support/fixture-site';
import { startCli } from '../../../support/run-cli';
import { createDocs, createFolder } from '../../../support/temporary-folder';

const KEY = 'secret-admin-key';
const FIXTURE = '__tests__/fixtures/site';

/** Number of records in the index of the last language and version; the other indexes do not exist. */
const LAST = { name: 'fixture_zh_v1', count: 1000 };

let server: Server;
let requests: string[];
/** Answers each request with this status instead. */
let refusal: number | undefined;
let redirect: string;

beforeEach(async () => {
  requests = [];
  refusal = undefined;
  server = createServer(({ method, url = '', headers }, response) => {
    const [, , , index = '', action = ''] = decodeURIComponent(new URL(url, 'http://localhost').pathname).split('/');
    const name = index.replace(/_tmp_\d+/, '_tmp');
    if (action !== 'task') requests.push(`${method} ${headers.host} ${headers['x-algolia-api-key']} ${name} ${action}`);
    const isMissing = action === 'query' && name !== LAST.name;
    const answer = { message: `no index, ${KEY}`, status: 'published', taskID: 1, hits: [], nbHits: LAST.count };
    response.writeHead(refusal ?? (isMissing ? 404 : 200), { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const port = await listenOnPort(server, undefined, '127.0.0.1');
  redirect = path.join(createFolder({ 'redirect.mjs': printRedirect(port) }), 'redirect.mjs');
});
afterEach(() => {
  server.close().closeAllConnections();
});

/** Prints a module that sends all encrypted requests to a port of this machine. */
function printRedirect(port: number): string {
  return `import http from 'node:http';
import https from 'node:https';
https.request = ({ agent, hostname, headers, ...options }, done) =>
  http.request({ ...options, hostname: '127.0.0.1', port: ${port}, headers: { ...headers, host: hostname } }, done);`;
}

const run = (...args: string[]) => startCli('push-search.ts', args, { DOCS_DIR: FIXTURE, SEARCH_ADMIN_KEY: KEY }, [redirect]);
const INDEXES = ['fixture_en', 'fixture_en_v1', 'fixture_zh', LAST.name];

/** The number of records that each index gets. */
let counts: readonly number[];
beforeAll(async () => {
  const site = await loadFixture();
  counts = ['en', 'zh'].flatMap((lang) => ['v2', 'v1'].map((version) => buildSearchRecords(site, { lang, version }).length));
});

test('a dry run reads the indexes of all languages and versions, changes none, and stops at one that would lose too much', async () => {
  const { code, output } = await run('--dry-run');
  expect([code, output.split('\n')]).toEqual([
    1,
    [
      ...INDEXES.slice(0, 3).map((name, index) => `${name}: would replace 0 records with ${counts[index]}.`),
      '',
      `${LAST.name}: only ${counts[3]} records, but 1000 are published. If this is intended, run npm run search:push -- --force.`,
      '',
    ],
  ]);
  expect(requests).toEqual(INDEXES.map((name) => `POST fixture00-dsn.algolia.net ${KEY} ${name} query`));
});

test('--force replaces all of them', async () => {
  const { code, output } = await run('--force');
  const before = [0, 0, 0, LAST.count];
  expect([code, output.split('\n')]).toEqual([
    0,
    [...INDEXES.map((name, index) => `${name}: replaced ${before[index]} records with ${counts[index]}.`), ''],
  ]);
  const moves = requests.filter((request) => request.endsWith('_tmp operation'));
  expect(moves).toEqual(INDEXES.map((name) => `POST fixture00.algolia.net ${KEY} ${name}_tmp operation`));
});

test('errors of the service do not show the key', async () => {
  refusal = 403;
  expect(await run()).toEqual({ code: 1, output: '\nno index, *****\n' });
});

test('without a key or hosted search, says what is missing and sends nothing', async () => {
  const program = 'push-search.ts';
  expect(await startCli(program, ['--dry-run'], { DOCS_DIR: FIXTURE, SEARCH_ADMIN_KEY: '' }, [redirect])).toEqual({
    code: 1,
    output: '\nSEARCH_ADMIN_KEY is not set. Set it to an admin key of the search service.\n',
  });
  expect(await startCli(program, [], { DOCS_DIR: createDocs(BASE), SEARCH_ADMIN_KEY: KEY }, [redirect])).toEqual({
    code: 1,
    output: '\nThe site configuration has no `search.hosted`. Add it to push records.\n',
  });
  expect(requests).toEqual([]);
});
