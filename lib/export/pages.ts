import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';
import { getErrorMessage } from '@/lib/site/error-message';

/** Lists the paths of the HTML files of a site, relative to its output folder. */
export function listPages(outDir: string): string[] {
  return listFiles(outDir).filter((file) => file.endsWith('.html'));
}

/** Rewrites the HTML of a page if it changes. Errors of `rewrite` are prefixed with the file name. */
export function rewritePage(outDir: string, page: string, rewrite: (html: string) => string): void {
  readPageFile(outDir, page, (html) => {
    const rewritten = rewrite(html);
    if (rewritten !== html) writeFileSync(path.join(outDir, page), rewritten);
  });
}

/** Reads the HTML of a page with `read`, whose errors are prefixed with the file name. */
export function readPageFile<Result>(outDir: string, page: string, read: (html: string) => Result): Result {
  const html = readFileSync(path.join(outDir, page), 'utf8');
  try {
    return read(html);
  } catch (error) {
    throw new Error(`${page} ${getErrorMessage(error)}`);
  }
}

/** Describes a file of `public` that has the path of a file of the build. */
export function describeTakenFile(name: string): string {
  return `public/${name} has the path of a file that the build writes. Rename it.`;
}
