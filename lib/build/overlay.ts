import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/build/files';

/**
 * Lays the files of another `DOCS_DIR`'s `public` over the site. It may replace files of the repository's own `public`, but
 * nothing that the build made: then it throws and names the file.
 */
export function copyOverlay(overlayDir: string, publicDir: string, outDir: string): void {
  const files = listFiles(overlayDir);
  const clashes = files.filter((file) => existsSync(path.join(outDir, file)) && !existsSync(path.join(publicDir, file)));
  if (clashes.length > 0) {
    throw new Error(`These files of ${overlayDir} would replace pages or scripts of the site; rename them: ${clashes.join(', ')}.`);
  }
  for (const file of files) {
    const target = path.join(outDir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(path.join(overlayDir, file), target);
  }
}
