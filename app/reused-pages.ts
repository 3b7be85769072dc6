import { readFileSync } from 'node:fs';

/** Reads the public paths of the pages that this build reuses from the last one (`lib/cli/rendered-pages.ts`). */
export function readReusedPages(): ReadonlySet<string> {
  const file = process.env.REUSED_PAGES;
  return new Set(file ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []);
}
