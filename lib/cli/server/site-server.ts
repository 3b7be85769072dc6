import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';
import { CompressedCopies, type Encoding } from '@/lib/cli/server/compressed-copies';
import { preferMarkdown, resolveRequest, type ServedSite } from '@/lib/cli/server/resolve-request';
import { type HeaderRule, listHeaders, parseHeadersFile } from '@/lib/export/hosts/headers';
import type { RedirectRule } from '@/lib/export/hosts/rules';
import { readText } from '@/lib/node/files';

/** How to serve a site: by default, at the root, like a host that reads its rule files. */
export interface ServerOptions {
  readonly basePath?: string;
  /** `false`: behaves like a simple host, without rules for redirects and headers, and without redirects to canonical URLs. */
  readonly canonical?: boolean;
  /** Brotli quality, 0 to 11. */
  readonly quality?: number;
}

/** Fast enough to compress on request, and close to what hosts use. */
const DEFAULT_QUALITY = 5;
const COMPRESSIBLE = /\.(?:css|html|json|m?js|map|md|svg|txt|wasm|webmanifest|xml)$/i;
/** Compression would make smaller files larger. */
const MIN_COMPRESSED_BYTES = 256;
/** Rule files, which hosts do not serve. */
const RULE_FILES = new Set(['_headers', '_redirects']);

/** With Node's default of 5 seconds, a busy machine reuses connections that the server is just closing. */
const KEEP_ALIVE_MS = 120_000;

/** Creates a server for a built site that does not listen yet. `send` handles MIME type, ETag, conditional requests and ranges. */
export function createSiteServer(outDir: string, options: ServerOptions = {}): Server {
  const { basePath = '', canonical = true, quality = DEFAULT_QUALITY } = options;
  const has = (file: string) => !RULE_FILES.has(file) && isFile(path.join(outDir, file));
  const readRedirects = createReader(path.join(outDir, '_redirects'), parseRedirects);
  const readHeaders = createReader(path.join(outDir, '_headers'), canonical ? parseHeadersFile : () => []);
  const copies = new CompressedCopies(outDir, quality);
  const server = createServer((request, response) => {
    const site: ServedSite = { has, basePath, redirects: readRedirects(), canonical };
    answer(request, response, { site, headers: readHeaders(), outDir, copies }).catch((error: unknown) => fail(response, error));
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return server.on('close', () => copies.remove());
}

interface Source {
  readonly site: ServedSite;
  /** From the site's `_headers`. */
  readonly headers: readonly HeaderRule[];
  readonly outDir: string;
  readonly copies: CompressedCopies;
}

async function answer(request: IncomingMessage, response: ServerResponse, { site, headers, outDir, copies }: Source): Promise<void> {
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
  const { file, status } = found;
  const encoding = isWorthCompressing(path.join(outDir, file)) ? chooseEncoding(request.headers['accept-encoding']) : undefined;
  const root = encoding ? await copies.prepare(file, encoding) : outDir;
  // In the meantime, the connection has been closed, and perhaps the server with its copies.
  if (response.destroyed) return;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', /\.(?:html|md)$/.test(file) ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  for (const [name, value] of listHeaders(headers, rawPath)) {
    // Errors may be temporary, and are always HTML.
    if (status === 200 || !/^(?:Cache-Control|Content-Type)$/i.test(name)) response.setHeader(name, value);
  }
  response.statusCode = status;
  // A range request for a 404 page would change its status to 206.
  send(request, encodeURI(file), { root, index: false, dotfiles: 'allow', cacheControl: false, acceptRanges: status === 200 })
    .on('error', (error: SendError) => refuse(response, error))
    .pipe(response);
}

/** An error of `send`: 412 and 416 are answers to conditions and ranges of a request. */
type SendError = Error & { readonly status?: number; readonly headers?: Readonly<Record<string, string>> };

function refuse(response: ServerResponse, error: SendError): void {
  const { status = 500, headers } = error;
  if (status >= 500 || response.headersSent) {
    fail(response, error);
    return;
  }
  for (const name of ['Content-Type', 'Content-Encoding', 'Cache-Control']) response.removeHeader(name);
  response.writeHead(status, headers).end();
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

/** Paths below a file, or too long for the file system, make `statSync` throw. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function isWorthCompressing(file: string): boolean {
  return COMPRESSIBLE.test(file) && statSync(file).size >= MIN_COMPRESSED_BYTES;
}

function chooseEncoding(accepts = ''): Encoding | undefined {
  const offered = accepts.split(',').map((part) => part.trim().split(';'));
  const isAccepted = (name: Encoding) => offered.some(([offer, weight]) => offer === name && !/q=0(?:\.0+)?$/.test(weight?.trim() ?? ''));
  return (['br', 'gzip'] as const).find(isAccepted);
}

/** Parses the rules of `_redirects`: lines of `from to status`. */
function parseRedirects(text: string): RedirectRule[] {
  const lines = text.split('\n').map((line) => line.trim().split(/\s+/));
  return lines.flatMap(([from, to]) => (from && to && !from.startsWith('#') ? [{ from, to }] : []));
}

/**
 * Returns a function that reads and parses a file, but only if it has changed since the last call: a build may replace the site, and old
 * headers would forbid its scripts. A missing file is empty.
 */
function createReader<Rules>(file: string, parse: (text: string) => Rules): () => Rules {
  let last: { readonly modified: number | undefined; readonly rules: Rules } | undefined;
  return () => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (!last || last.modified !== modified) last = { modified, rules: parse(readText(file) ?? '') };
    return last.rules;
  };
}
