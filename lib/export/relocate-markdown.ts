import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';

/** Folder of the Markdown versions in the export (`app/markdown`). */
const FOLDER = 'markdown';

/** Relocates the Markdown versions to the folders of their pages. Throws if `public` has a file with the same path. */
export function relocateMarkdown(outDir: string): void {
  const folder = path.join(outDir, FOLDER);
  for (const file of listFiles(folder).filter((each) => each.endsWith('.md'))) {
    const target = path.join(outDir, file);
    if (existsSync(target)) throw new Error(`public/${file} has the path of a page's Markdown version. Rename it.`);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(folder, file), target);
  }
  // The site may have pages in a folder with this name.
  if (listFiles(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}
