import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { FileCache } from '@/lib/cli/server/file-cache';
import { preferMarkdown, resolveRequest, type ServedSite } from '@/lib/cli/server/resolve-request';
import type { RedirectRule } from '@/lib/export/hosts/rules';

export interface ServerOptions {
  readonly basePath?: string;
  /** `false`: answers as the plainest of hosts do, without rules and without redirects to the clean address. */
  readonly canonical?: boolean;
  /** Of brotli, 0 to 11. */
  readonly quality?: number;
}

/** Fast enough for a request that waits, and near to what hosts send. */
const DEFAULT_QUALITY = 5;

/** A server of a finished site, for reading at home and for the browser tests; it does not listen yet. */
export function createSiteServer(outDir: string, options: ServerOptions = {}): Server {
  const { basePath = '', canonical = true, quality = DEFAULT_QUALITY } = options;
  const files = new FileCache(outDir, quality);
  const site: ServedSite = { has: (file) => files.has(file), basePath, redirects: readRedirects(outDir), canonical };
  return createServer((request, response) => {
    answer(request, response, site, files).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite, files: FileCache): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [, rawPath = '/', query = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '/') ?? [];
  const found = preferMarkdown(resolveRequest(rawPath, query, site), request.headers.accept ?? '', site);
  if (found.kind === 'redirect') {
    response.writeHead(found.status, { Location: found.location }).end();
    return;
  }
  if (found.kind === 'none') {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const { body, encoding, type, etag } = await files.read(found.file, request.headers['accept-encoding']?.toString() ?? '');
  const headers = {
    'Content-Type': type,
    'Cache-Control': found.file.startsWith('_next/static/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    ETag: etag,
    Vary: /\.(?:html|md)$/.test(found.file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding',
    'X-Content-Type-Options': 'nosniff',
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  };
  if (found.status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(found.status, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** The lines `from to status` of `_redirects`. */
function readRedirects(outDir: string): RedirectRule[] {
  const file = path.join(outDir, '_redirects');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from, to]) => (from && to && !from.startsWith('#') ? [{ from, to }] : []));
}
