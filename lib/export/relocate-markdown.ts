import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';

/** Where the export has the Markdown versions (`app/markdown`). */
const FOLDER = 'markdown';

/** Relocates the Markdown versions to the folders of their pages. Throws if a file of `public` has such a name. */
export function relocateMarkdown(outDir: string): void {
  const folder = path.join(outDir, FOLDER);
  for (const file of listFiles(folder).filter((each) => each.endsWith('.md'))) {
    const target = path.join(outDir, file);
    if (existsSync(target)) throw new Error(`public/${file} has the name of a page's Markdown version; rename it.`);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(folder, file), target);
  }
  // A site may have pages of its own there.
  if (listFiles(folder).length === 0) rmSync(folder, { recursive: true, force: true });
}
