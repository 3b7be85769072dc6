import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';

/** Copies `public` of `DOCS_DIR` to the site. Its files may replace only those of the repository's own `public`. */
export function copyExtraPublic(extraPublicDir: string, publicDir: string, outDir: string): void {
  if (extraPublicDir === publicDir) return;
  const files = listFiles(extraPublicDir);
  const clashes = files.filter((file) => existsSync(path.join(outDir, file)) && !existsSync(path.join(publicDir, file)));
  if (clashes.length > 0) {
    throw new Error(`These files of ${extraPublicDir} would replace pages or scripts of the site; rename them: ${clashes.join(', ')}.`);
  }
  for (const file of files) cpSync(path.join(extraPublicDir, file), path.join(outDir, file));
}
