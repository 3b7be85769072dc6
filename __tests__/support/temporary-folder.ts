import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles, writeFileWithFolders } from '@/lib/node/files';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Creates a folder with these files and deletes it after the test. Its path has no links, which macOS has in that of temporary files. */
export function createFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'build-')));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileWithFolders(path.join(folder, name), text);
  return folder;
}

/** The same with these files in its folder `content`. */
export function createDocs(content: Readonly<Record<string, string | Uint8Array>>): string {
  return createFolder(Object.fromEntries(Object.entries(content).map(([name, text]) => [`content/${name}`, String(text)])));
}

/** Reads all files of a folder. */
export function readFolder(folder: string): Record<string, string> {
  return Object.fromEntries(listFiles(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
}
