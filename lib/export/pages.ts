import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';

/** Paths of the HTML files of a site, relative to its output folder. */
export function listPages(outDir: string): string[] {
  return listFiles(outDir).filter((file) => file.endsWith('.html'));
}

/** Replaces the HTML of a page. Errors of `rewrite` are prefixed with the file name. */
export function rewritePage(outDir: string, page: string, rewrite: (html: string) => string): void {
  const file = path.join(outDir, page);
  const html = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, rewrite(html));
  } catch (error) {
    throw new Error(`${page} ${error instanceof Error ? error.message : String(error)}`);
  }
}
