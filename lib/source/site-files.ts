import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { listIssues } from '@/lib/site/validators';

/** A redirect from a removed page or heading: a path without language, with or without `#id`. */
export interface PageRedirect {
  readonly from: string;
  /** A path of the same form, or a full URL. */
  readonly to: string;
}

/** Every URL that was ever published: heading ids by page path without language. */
export type PublishedUrls = Readonly<Record<string, readonly string[]>>;

const local = z.string().regex(/^\/[^\s]*$/, 'must be a path from the root without language, such as /guide/start/#top');
const redirectsSchema = z.array(z.strictObject({ from: local, to: z.union([local, z.url({ protocol: /^https?$/ })]) }));
const publishedUrlsSchema = z.record(local, z.array(z.string().min(1)));

export interface SiteFile<T> {
  /** Path relative to the working directory, for messages. */
  readonly file: string;
  readonly data: T;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `content/redirects.json`; a missing file means no redirects. */
export function readRedirects(docsDir: string): SiteFile<readonly PageRedirect[]> {
  return readSiteFile(docsDir, 'redirects.json', redirectsSchema, []);
}

/** Reads `content/published-urls.json`; a missing file means that nothing is published yet. */
export function readPublishedUrls(docsDir: string): SiteFile<PublishedUrls> {
  return readSiteFile(docsDir, 'published-urls.json', publishedUrlsSchema, {});
}

function readSiteFile<T>(docsDir: string, name: string, schema: z.ZodType<T>, empty: T): SiteFile<T> {
  const full = path.resolve(docsDir, 'content', name);
  const file = path.relative(process.cwd(), full).split(path.sep).join('/');
  if (!existsSync(full)) return { file, data: empty, diagnostics: [] };
  const fail = (message: string) => ({ file, data: empty, diagnostics: [{ file, message, hint: 'Fix the file.' }] });
  try {
    const result = schema.safeParse(JSON.parse(readFileSync(full, 'utf8')));
    if (result.success) return { file, data: result.data, diagnostics: [] };
    const [issue] = listIssues(result.error);
    return fail(`${issue?.path ?? ''}: ${issue?.message ?? 'not valid'}.`);
  } catch (error) {
    return fail(`Not valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
