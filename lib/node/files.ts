import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below a folder, as sorted paths relative to it with forward slashes. Empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
