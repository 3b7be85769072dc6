import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';

/** The HTML files of a site, relative to its folder. */
export function listPages(outDir: string): string[] {
  return listFiles(outDir).filter((file) => file.endsWith('.html'));
}

/** Replaces the HTML of a page. An error of `rewrite`, which says what is wrong with the page, gets the file's name in front. */
export function rewritePage(outDir: string, page: string, rewrite: (html: string) => string): void {
  const file = path.join(outDir, page);
  const html = readFileSync(file, 'utf8');
  try {
    writeFileSync(file, rewrite(html));
  } catch (error) {
    throw new Error(`${page} ${error instanceof Error ? error.message : String(error)}`);
  }
}
