import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileWithFolders } from '@/lib/node/files';
import { listTextFiles } from '@/lib/outputs/text-files';
import type { Site } from '@/lib/source/site';

/** Writes the files of a site other than its pages. Throws if `public` has a file with the same path. */
export function writeTextFiles(outDir: string, docsDir: string, site: Site): void {
  for (const { path: publicPath, render } of listTextFiles(site, docsDir)) {
    const file = path.join(outDir, publicPath);
    if (existsSync(file)) throw new Error(`public${publicPath} has the path of a file that the build writes. Rename it.`);
    writeFileWithFolders(file, render());
  }
}
