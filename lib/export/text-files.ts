import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listFiles, moveFile, writeFileWithFolders } from '@/lib/node/files';
import { listTextFiles } from '@/lib/outputs/text-files';
import type { Site } from '@/lib/source/site';

/** Writes all files of a site except its pages into `textDir`. Other tasks of the process can run in between. */
export async function writeTextFiles(textDir: string, docsDir: string, site: Site): Promise<void> {
  rmSync(textDir, { recursive: true, force: true });
  for (const { path: publicPath, render } of listTextFiles(site, docsDir)) {
    writeFileWithFolders(path.join(textDir, publicPath), render());
    await setImmediate();
  }
}

/** Moves the text files into an export. Throws if `public` contains a file with the path of one of them. */
export function moveTextFiles(textDir: string, outDir: string): void {
  for (const name of listFiles(textDir)) {
    const file = path.join(outDir, name);
    if (existsSync(file)) throw new Error(`public/${name} has the path of a file that the build writes. Rename it.`);
    moveFile(path.join(textDir, name), file);
  }
}
