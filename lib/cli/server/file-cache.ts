import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A file as it is sent. */
export interface Served {
  readonly body: Buffer;
  readonly encoding: Encoding;
  readonly type: string;
  readonly etag: string;
}

interface Entry {
  readonly modified: number;
  readonly etag: string;
  readonly bodies: Map<Encoding, Promise<Buffer>>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSED = /^(?:text\/|application\/(?:json|xml|manifest|wasm)|image\/svg)/;
/** Smaller bodies grow by compression. */
const SMALLEST_COMPRESSED = 256;

/** Reads files once, compresses them once, and keeps both in memory until a file changes. */
export class FileCache {
  readonly #entries = new Map<string, Entry>();
  readonly #root: string;
  readonly #quality: number;

  /** `quality`: of brotli, 0 to 11; what a host sends from its stock has 11. */
  constructor(root: string, quality: number) {
    this.#root = root;
    this.#quality = quality;
  }

  /** Whether there is such a file. */
  has(file: string): boolean {
    return statSync(path.join(this.#root, file), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** The file in the best form of those that the client accepts (an `Accept-Encoding` header). */
  async read(file: string, accepts: string): Promise<Served> {
    const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
    const entry = this.#find(file);
    const plain = await this.#body(entry, 'identity', file);
    const worthwhile = COMPRESSED.test(type) && plain.length >= SMALLEST_COMPRESSED;
    const encoding = worthwhile ? chooseEncoding(accepts) : 'identity';
    return { body: await this.#body(entry, encoding, file), encoding, type, etag: entry.etag };
  }

  #find(file: string): Entry {
    const full = path.join(this.#root, file);
    const modified = statSync(full).mtimeMs;
    const known = this.#entries.get(file);
    if (known?.modified === modified) return known;
    const body = readFileSync(full);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const entry: Entry = { modified, etag, bodies: new Map([['identity', Promise.resolve(body)]]) };
    this.#entries.set(file, entry);
    return entry;
  }

  async #body(entry: Entry, encoding: Encoding, file: string): Promise<Buffer> {
    const known = entry.bodies.get(encoding);
    if (known) return known;
    const plain = await this.#body(entry, 'identity', file);
    const made =
      encoding === 'gzip'
        ? promisify(gzip)(plain)
        : promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: this.#quality } });
    entry.bodies.set(encoding, made);
    return made;
  }
}

function chooseEncoding(accepts: string): Encoding {
  const offered = accepts.split(',').map((part) => part.trim().split(';'));
  const accepted = (name: string) => offered.some(([offer, weight]) => offer === name && !/q=0(?:\.0+)?$/.test(weight?.trim() ?? ''));
  if (accepted('br')) return 'br';
  return accepted('gzip') ? 'gzip' : 'identity';
}
