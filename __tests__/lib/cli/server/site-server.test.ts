import { once } from 'node:events';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jest } from '@jest/globals';
import { replaceOutput } from '@/lib/cli/build-site';
import { createSiteServer, type ServerOptions } from '@/lib/cli/server/site-server';
import { listDefaultRules, renderRedirectsFile } from '@/lib/export/hosts/rules';
import { VERSIONED } from '../../../support/address-cases';
import { listFailures } from '../../../support/hostile-paths';
import { createFolder } from '../../../support/temporary-folder';

const TEXT = 'word '.repeat(200);
let outDir: string;
let server: Server | undefined;
let port: number;

beforeEach(async () => {
  outDir = createFolder({
    'index.html': TEXT,
    'index.md': '# Home',
    'plain.html': 'no Markdown',
    '404.html': 'gone',
    '_next/static/a.js': TEXT,
    'small.css': 'a{}',
    'logo.png': TEXT,
    '.well-known/security.txt': 'known',
    '100%.txt': 'complete',
    _redirects: '# comment\n/old /new 301\n/en/* /:splat 301\n',
    _headers:
      '# comment\n/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n/*.css\n  Content-Type: text/x-own\n/*\n  X-All: yes: it is\n',
  });
  await serve();
});
afterEach(stop);

/** Serves the folder, in place of the server before. */
async function serve(options: ServerOptions = {}): Promise<void> {
  stop();
  server = createSiteServer(outDir, options).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
}

function stop(): void {
  server?.close();
  server?.closeAllConnections();
}

/** Sends a request without normalizing its path. */
function send(address: string, headers: IncomingHttpHeaders = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    request({ host: 'localhost', port, path: address, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}

test('sets MIME types and caching headers', async () => {
  expect((await send('/')).headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept, Accept-Encoding',
  });
  expect((await send('/_next/static/a.js')).headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
});

test('sends the headers of the rules, which do not cache errors, and not the rules themselves', async () => {
  expect((await send('/')).headers).toMatchObject({ 'x-all': 'yes: it is' });
  expect((await send('/small.css')).headers).toMatchObject({ 'x-all': 'yes: it is', 'content-type': 'text/x-own' });
  const missing = await send('/_next/static/missing.js');
  expect([missing.status, missing.headers['cache-control'], missing.headers['x-all']]).toEqual([404, 'no-cache', 'yes: it is']);
  for (const file of ['/_headers', '/_redirects']) expect((await send(file)).status).toBe(404);
});

test('a simple host knows no rules', async () => {
  await serve({ canonical: false });
  const { status, headers } = await send('/old');
  expect([status, headers['x-all']]).toEqual([404, undefined]);
});

test('no path leads to another host, to a file outside, or to an error of the server', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  writeFileSync(path.join(outDir, '_redirects'), renderRedirectsFile(listDefaultRules(VERSIONED, '')));
  await serve();
  const failures = await listFailures(`http://localhost:${port}`);
  const logged = errors.mock.calls;
  errors.mockRestore();
  expect([failures, logged]).toEqual([[], []]);
});

test.each([
  ['/', 'text/markdown, text/html;q=0.5', '# Home'],
  ['/', 'text/html,*/*;q=0.8', TEXT],
  ['/plain', 'text/markdown', 'no Markdown'],
  ['/nothing', 'text/markdown', 'gone'],
])('%s for a client that accepts %s', async (path, accept, expected) => {
  const { body, headers } = await send(path, { accept });
  expect(body.toString()).toBe(expected);
  expect(headers['content-type']).toBe(expected === '# Home' ? 'text/markdown; charset=utf-8' : 'text/html; charset=utf-8');
  expect(headers.vary).toBe('Accept, Accept-Encoding');
});

test('prefers brotli to gzip, and compresses only larger text files', async () => {
  const brotli = await send('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe(TEXT);
  const gzip = await send('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
  expect((await send('/')).headers['content-encoding']).toBeUndefined();
  expect((await send('/small.css', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  expect((await send('/logo.png', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test.each(['identity', 'gzip', 'br'])('an unchanged file is not sent again: %s', async (encoding) => {
  const headers = { 'accept-encoding': encoding };
  const first = await send('/', headers);
  const again = await send('/', { ...headers, 'if-none-match': `"other", ${first.headers.etag}` });
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
  expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept, Accept-Encoding' });
  // Nor after a restart of the server.
  await serve();
  expect((await send('/', { ...headers, 'if-none-match': first.headers.etag })).status).toBe(304);
});

test('each encoding has its own ETag', async () => {
  const answers = await Promise.all(['identity', 'gzip', 'br'].map((encoding) => send('/', { 'accept-encoding': encoding })));
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
});

test('a changed file is compressed again', async () => {
  const headers = { 'accept-encoding': 'br' };
  expect(brotliDecompressSync((await send('/', headers)).body).toString()).toBe(TEXT);
  writeFileSync(path.join(outDir, 'index.html'), TEXT.toUpperCase());
  utimesSync(path.join(outDir, 'index.html'), 1, 1);
  expect(brotliDecompressSync((await send('/', headers)).body).toString()).toBe(TEXT.toUpperCase());
});

test('a file that is requested twice at once is compressed once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => send('/_next/static/a.js', { 'accept-encoding': 'br' })));
  expect(answers.map(({ body }) => brotliDecompressSync(body).toString())).toEqual([TEXT, TEXT, TEXT]);
});

test('a server that has ended leaves no compressed files', async () => {
  const temporary = createFolder();
  const spy = jest.spyOn(os, 'tmpdir').mockReturnValue(temporary);
  await send('/', { 'accept-encoding': 'br' });
  spy.mockRestore();
  expect(readdirSync(temporary)).toHaveLength(1);
  const closed = server && once(server, 'close');
  stop();
  await closed;
  expect(readdirSync(temporary)).toEqual([]);
});

test('supports ranges, except for 404 pages', async () => {
  const part = await send('/logo.png', { range: 'bytes=0-3' });
  expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([206, 'word', `bytes 0-3/${TEXT.length}`]);
  const missing = await send('/nothing', { range: 'bytes=0-1' });
  expect([missing.status, missing.body.toString()]).toEqual([404, 'gone']);
});

test('refuses a range after the end, and a condition that fails, without logging an error', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const range = await send('/', { range: `bytes=${TEXT.length}-`, 'accept-encoding': 'identity' });
  const condition = await send('/', { 'if-match': '"other"' });
  const logged = errors.mock.calls;
  errors.mockRestore();
  expect([range.status, range.headers['content-range'], range.headers['content-type'], range.body.length]).toEqual([
    416,
    `bytes */${TEXT.length}`,
    undefined,
    0,
  ]);
  expect([condition.status, condition.body.length]).toEqual([412, 0]);
  expect(logged).toEqual([]);
});

test('a 404 page is HTML, whatever was requested', async () => {
  expect((await send('/small.css')).headers['content-type']).toBe('text/x-own');
  const missing = await send('/nothing.css');
  expect([missing.status, missing.headers['content-type'], missing.headers['x-all']]).toEqual([
    404,
    'text/html; charset=utf-8',
    'yes: it is',
  ]);
});

test('a 404 page is sent even if it is unchanged', async () => {
  const { etag } = (await send('/nothing')).headers;
  expect((await send('/nothing', { 'if-none-match': etag })).status).toBe(404);
});

test('HEAD returns headers only, other methods are rejected', async () => {
  const head = await send('/', {}, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, String(TEXT.length)]);
  const post = await send('/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('answers redirects and unknown URLs', async () => {
  const redirected = await send('/index.html?a=1');
  expect([redirected.status, redirected.headers.location]).toEqual([308, '/?a=1']);
  const ruled = await send('/old');
  expect([ruled.status, ruled.headers.location]).toEqual([301, '/new']);
  const missing = await send('/../../etc/passwd');
  expect([missing.status, missing.body.toString()]).toEqual([404, 'gone']);
});

test.each([
  ['/.well-known/security.txt', 'known'],
  ['/100%25.txt', 'complete'],
])('serves a file with an unusual name: %s', async (name, text) => {
  const { status, body } = await send(name);
  expect([status, body.toString()]).toEqual([200, text]);
});

test('serves the new site, with its own rules, once a build has replaced the folder', async () => {
  const zipped = { 'accept-encoding': 'gzip' };
  expect(gunzipSync((await send('/', zipped)).body).toString()).toBe(TEXT);
  const stateDir = createFolder({
    'staging/index.html': TEXT.replaceAll('word', 'next'),
    'staging/_headers': '/*\n  X-All: new\n',
    'staging/_redirects': '/old /newer 301\n',
  });
  replaceOutput({ outDir, stateDir, stagingDir: path.join(stateDir, 'staging') });
  const { body, headers } = await send('/', zipped);
  expect([gunzipSync(body).toString(), headers['x-all']]).toEqual([expect.stringContaining('next'), 'new']);
  expect((await send('/old')).headers.location).toBe('/newer');
  expect((await send('/plain.html')).status).toBe(404);
});
