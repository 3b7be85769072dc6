import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of all caches, relative to the working directory, which is the repository root: a bundled module does not know its path. */
export const CACHE_FOLDER = path.resolve(process.env.DOCS_CACHE_DIR || 'node_modules/.cache/rslib-docs');

/** Values on disk by key. A key must contain everything that its value depends on. */
export interface DiskCache<Value> {
  /** Returns the value of a key; undefined if the file is missing or damaged. */
  readonly read: (key: string) => Value | undefined;
  readonly write: (key: string, value: Value) => void;
}

/** A cache whose users remove what they no longer need. */
export interface ByteCache extends DiskCache<Uint8Array> {
  /** Lists the keys of all values, including damaged ones. */
  readonly list: () => string[];
  readonly remove: (key: string) => void;
}

/**
 * Creates a cache of bytes in `<folder>/<name>`. Each file starts with a checksum of the rest, because a full disk or a crash may truncate
 * it, and is renamed into place, because other processes read the same folder.
 */
export function createDiskCache(name: string, folder = CACHE_FOLDER): ByteCache {
  const getFile = (key: string) => path.join(folder, name, key);
  return {
    read: (key) => {
      const file = readIfPresent(getFile(key));
      const data = file?.subarray(CHECKSUM_BYTES);
      return data && file?.subarray(0, CHECKSUM_BYTES).equals(computeChecksum(data)) ? data : undefined;
    },
    write: (key, value) => {
      mkdirSync(path.join(folder, name), { recursive: true });
      const draft = `${getFile(key)}.${randomUUID()}`;
      writeFileSync(draft, Buffer.concat([computeChecksum(value), value]));
      renameSync(draft, getFile(key));
    },
    list: () => (existsSync(path.join(folder, name)) ? readdirSync(path.join(folder, name)) : []),
    remove: (key) => rmSync(getFile(key), { force: true }),
  };
}

/** Creates a cache of JSON values. The checksum ensures that this module wrote the file, the key that the value has the current shape. */
export function createJsonCache<Value>(name: string, folder?: string): DiskCache<Value> {
  const cache = createDiskCache(name, folder);
  return {
    read: (key) => {
      const data = cache.read(key);
      return data && (JSON.parse(Buffer.from(data).toString('utf8')) as Value);
    },
    write: (key, value) => cache.write(key, Buffer.from(JSON.stringify(value))),
  };
}

const CHECKSUM_BYTES = 32;

function computeChecksum(data: Uint8Array): Buffer {
  return createHash('sha256').update(data).digest();
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
