import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

interface Copy {
  readonly modified: number;
  readonly done: Promise<void>;
}

/**
 * Precompressed files of a site, as hosts have them: each is compressed once, when it is first asked for, into a temporary
 * folder. Middleware that compresses every answer would be too slow for the highest quality, at which sizes are measured.
 */
export class CompressedCopies {
  readonly #copies = new Map<string, Copy>();
  readonly #root: string;
  readonly #quality: number;
  #folder = '';

  /** `quality`: of brotli, 0 to 11. */
  constructor(root: string, quality: number) {
    this.#root = root;
    this.#quality = quality;
  }

  /** Resolves to the folder that has the compressed file under the same name. Throws if there is no such file. */
  async prepare(file: string, encoding: Encoding): Promise<string> {
    this.#folder ||= mkdtempSync(path.join(os.tmpdir(), 'rslib-docs-server-'));
    const folder = path.join(this.#folder, encoding);
    const key = path.join(encoding, file);
    const { mtimeMs } = statSync(path.join(this.#root, file));
    let copy = this.#copies.get(key);
    if (copy?.modified !== mtimeMs) {
      copy = { modified: mtimeMs, done: this.#write(path.join(this.#root, file), path.join(folder, file), encoding, mtimeMs) };
      this.#copies.set(key, copy);
    }
    await copy.done;
    return folder;
  }

  /** Deletes all copies. */
  remove(): void {
    if (this.#folder) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = '';
    this.#copies.clear();
  }

  async #write(source: string, target: string, encoding: Encoding, modified: number): Promise<void> {
    const body = await readFile(source);
    const params = { [constants.BROTLI_PARAM_QUALITY]: this.#quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const compressed = await (encoding === 'br' ? promisify(brotliCompress)(body, { params }) : promisify(gzip)(body));
    await mkdir(path.dirname(target), { recursive: true });
    // Another answer may be reading the copy of an older version.
    const draft = `${target}.draft`;
    await writeFile(draft, compressed);
    // The same date as the file: entity tags and Last-Modified survive a restart of the server.
    await utimes(draft, modified / 1000, modified / 1000);
    await rename(draft, target);
  }
}
