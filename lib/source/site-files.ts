import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { checkText } from '@/lib/site/check-text';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/display-path';
import { getSyntaxLine, listEntryLines } from '@/lib/site/json-lines';
import { listIssues, redirectPath, redirectTarget } from '@/lib/site/validators';
import { readText } from '@/lib/source/read-text';
import { type TranslationRecord, translationRecordSchema } from '@/lib/source/translations';

const redirectSchema = z.strictObject({
  from: redirectPath,
  /** A path of the same form, or a full URL. */
  to: redirectTarget,
});
const publishedUrlsSchema = z.record(redirectPath, z.array(z.string().min(1)).readonly()).readonly();

/** A redirect from a removed page or heading: a path without language, with or without `#id`. */
export type PageRedirect = Readonly<z.infer<typeof redirectSchema>>;

/** The entries of `content/redirects.json`. */
export const redirectsSchema = z.array(redirectSchema);

/** Every URL that was ever published: heading ids by page path without language. */
export type PublishedUrls = z.infer<typeof publishedUrlsSchema>;

/** A file of the site, such as `content/redirects.json`, after parsing. `data` is that of an empty file if there are mistakes. */
export interface SiteFile<T> {
  /** Path relative to the working directory, for messages. */
  readonly file: string;
  readonly data: T;
  /** The line on which each entry of a list starts; empty for other data. */
  readonly lines: readonly number[];
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

/** Reads `content/translations.json`; undefined without the file: the site does not compare its translations. */
export function readTranslations(docsDir: string): SiteFile<TranslationRecord | undefined> {
  return readSiteFile<TranslationRecord | undefined>(docsDir, 'translations.json', translationRecordSchema, undefined);
}

function readSiteFile<T>(docsDir: string, name: string, schema: z.ZodType<T>, empty: T): SiteFile<T> {
  const full = path.resolve(docsDir, 'content', name);
  const file = toDisplayPath(full);
  if (!existsSync(full)) return { file, data: empty, lines: [], diagnostics: [] };
  const fail = (message: string, line?: number) => ({
    file,
    data: empty,
    lines: [],
    diagnostics: [{ file, line, message, hint: 'Fix the file.' }],
  });
  const text = readText(full);
  const mistake = checkText(text);
  if (mistake) return { file, data: empty, lines: [], diagnostics: [{ file, ...mistake }] };
  try {
    const data: unknown = JSON.parse(text);
    const { success, data: value, error } = schema.safeParse(data);
    if (success) return { file, data: value, lines: Array.isArray(data) ? listEntryLines(text) : [], diagnostics: [] };
    const [issue] = error.issues;
    const [described] = listIssues(error);
    return fail(`${described?.path ?? ''}: ${described?.message ?? 'not valid'}.`, findLine(text, data, issue?.path ?? []));
  } catch (error) {
    return fail(`Not valid JSON: ${error instanceof Error ? error.message : String(error)}.`, getSyntaxLine(text));
  }
}

/** The line of the value at a path; `JSON.parse` reports no positions, so its text is searched for. */
function findLine(text: string, data: unknown, path: readonly PropertyKey[]): number | undefined {
  const value = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), data);
  const at = typeof value === 'string' ? text.indexOf(JSON.stringify(value)) : -1;
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}
