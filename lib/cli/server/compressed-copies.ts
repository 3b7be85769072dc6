import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Files of a site, each compressed once: at the quality of size measurements, compressing every response would be too slow. */
export class CompressedCopies {
  readonly #copies = new Map<string, { readonly modified: number; readonly done: Promise<void> }>();
  readonly #root: string;
  readonly #quality: number;
  #folder = '';

  /** `quality` is the brotli quality, 0 to 11. */
  constructor(root: string, quality: number) {
    this.#root = root;
    this.#quality = quality;
  }

  /** Resolves to the folder that contains the compressed file, under the same name. Throws if the file does not exist. */
  async prepare(file: string, encoding: Encoding): Promise<string> {
    this.#folder ||= mkdtempSync(path.join(os.tmpdir(), 'rslib-docs-server-'));
    const folder = path.join(this.#folder, encoding);
    const key = path.join(encoding, file);
    const { mtimeMs } = statSync(path.join(this.#root, file));
    let copy = this.#copies.get(key);
    if (copy?.modified !== mtimeMs) {
      const write = () => this.#write(path.join(this.#root, file), path.join(folder, file), encoding, mtimeMs);
      // An older copy that is still being written would replace the new one.
      copy = { modified: mtimeMs, done: copy ? copy.done.then(write, write) : write() };
      this.#copies.set(key, copy);
    }
    await copy.done;
    return folder;
  }

  /** Deletes all copies; those that are still being written, as soon as they are complete. */
  remove(): void {
    if (!this.#folder) return;
    const folder = this.#folder;
    const written = [...this.#copies.values()].map(({ done }) => done);
    const clear = () => rmSync(folder, { recursive: true, force: true });
    this.#folder = '';
    this.#copies.clear();
    clear();
    // A file that was still being compressed has created the folder again.
    Promise.allSettled(written).then(clear);
  }

  async #write(source: string, target: string, encoding: Encoding, modified: number): Promise<void> {
    const body = await readFile(source);
    const params = { [constants.BROTLI_PARAM_QUALITY]: this.#quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const compressed = await (encoding === 'br' ? promisify(brotliCompress)(body, { params }) : promisify(gzip)(body));
    await mkdir(path.dirname(target), { recursive: true });
    // Another response may still be reading an older copy.
    const draft = `${target}.draft`;
    await writeFile(draft, compressed);
    // Copies the modification time, so that ETag and Last-Modified survive a restart of the server.
    await utimes(draft, modified / 1000, modified / 1000);
    await rename(draft, target);
  }
}
