import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { listFiles, writeFileWithFolders } from '@/lib/node/files';

/** The folder of all caches, relative to the working directory, which is the repository root: a bundled module does not know its path. */
export const CACHE_FOLDER = path.resolve(process.env.DOCS_CACHE_DIR || 'node_modules/.cache/rslib-docs');

/**
 * Creates a cache of bytes in `<folder>/<name>`. A key must contain everything that its value depends on. Each file starts with a checksum of
 * the rest, because a full disk or a crash may truncate it, and is renamed into place, because other processes read the same folder.
 */
export function createDiskCache(name: string, folder = CACHE_FOLDER) {
  const getFile = (key: string) => path.join(folder, name, key);
  return {
    /** Returns the value of a key; undefined if the file is missing or damaged. */
    read: (key: string) => {
      const file = readIfPresent(getFile(key));
      const data = file?.subarray(CHECKSUM_BYTES);
      if (!data || !file?.subarray(0, CHECKSUM_BYTES).equals(computeChecksum(data))) return undefined;
      markUsed(getFile(key));
      return data;
    },
    write: (key: string, value: Uint8Array) => {
      const draft = `${getFile(key)}.${randomUUID()}`;
      writeFileWithFolders(draft, Buffer.concat([computeChecksum(value), value]));
      renameSync(draft, getFile(key));
    },
    /** Lists the keys of all values, including damaged ones. */
    list: () => listFiles(path.join(folder, name)),
    remove: (key: string) => rmSync(getFile(key), { force: true }),
  };
}

/** Creates a cache of JSON values. The checksum ensures that this module wrote the file, the key that the value has the current shape. */
export function createJsonCache<Value>(name: string, folder?: string) {
  const cache = createDiskCache(name, folder);
  return {
    read: (key: string): Value | undefined => {
      const data = cache.read(key);
      return data && JSON.parse(data.toString('utf8'));
    },
    write: (key: string, value: Value) => cache.write(key, Buffer.from(JSON.stringify(value))),
  };
}

export type JsonCache<Value> = ReturnType<typeof createJsonCache<Value>>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long enough to return to another branch without compiling all of its pages again. */
const UNUSED_MS = 7 * DAY_MS;

/**
 * Removes the values that nobody has used for a week; otherwise, each version of a page would be kept forever. Looks at most once a day,
 * since listing thousands of files takes a while. The cache of the bundler is not a set of values, and replaced by each build.
 */
export function pruneCaches(folder = CACHE_FOLDER): void {
  const mark = path.join(folder, 'pruned');
  const now = Date.now();
  if (now - readTime(mark) < DAY_MS) return;
  for (const file of listFiles(folder)) {
    const isUnused = now - readTime(path.join(folder, file)) >= UNUSED_MS;
    if (isUnused && !file.startsWith('bundler/')) rmSync(path.join(folder, file), { force: true });
  }
  writeFileWithFolders(mark, '');
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

/** Returns when a file was last written or marked as used, in milliseconds since 1970; 0 if it does not exist. */
function readTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Sets the time of a file to now. Only once a day, because a build reads thousands of values. */
function markUsed(file: string): void {
  const now = Date.now();
  if (now - readTime(file) < DAY_MS) return;
  try {
    utimesSync(file, now / 1000, now / 1000);
  } catch {
    // Another process has just removed the file, or the folder is read-only.
  }
}
