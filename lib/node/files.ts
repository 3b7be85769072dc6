import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, links to files included, as sorted paths relative to it with forward slashes. Empty if the folder does not
 * exist. Links to folders are not followed.
 */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .filter(({ entry, file }) => entry.isFile() || (entry.isSymbolicLink() && statSync(file, { throwIfNoEntry: false })?.isFile()))
    .map(({ file }) => path.relative(folder, file).split(path.sep).join('/'))
    .sort();
}

/** Writes a file, and creates the folders that it is in. */
export function writeFileWithFolders(file: string, data: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}

/** Moves a file or a folder, and creates the folders that it will be in. */
export function moveFile(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}
