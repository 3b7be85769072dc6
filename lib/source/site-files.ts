import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import { listEntryLines } from '@/lib/site/json-lines';
import { redirectPath, redirectTarget } from '@/lib/site/validators';
import { parseData } from '@/lib/source/meta';
import { readFileText } from '@/lib/source/read-files';
import { type TranslationRecord, translationRecordSchema } from '@/lib/source/translations';

const redirectSchema = z.strictObject({
  from: redirectPath,
  /** A path of the same form, or a full URL. */
  to: redirectTarget,
});
const publishedUrlsSchema = z.record(redirectPath, z.array(z.string().min(1)).readonly()).readonly();

/** A redirect from a removed page or heading: a path without language, with or without `#id`. */
export type PageRedirect = Readonly<z.infer<typeof redirectSchema>>;

/** Every URL that was ever published: heading ids by page path without language. */
export type PublishedUrls = z.infer<typeof publishedUrlsSchema>;

/** A parsed file of the site, such as `content/redirects.json`. `data` is empty if there are errors. */
export interface SiteFile<T> {
  /** Path relative to the working directory, for messages. */
  readonly file: string;
  readonly data: T;
  /** The line that each entry of a list starts on; empty for other data. */
  readonly lines: readonly number[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads `content/redirects.json`. Without the file, there are no redirects. */
export function readRedirects(docsDir: string): SiteFile<readonly PageRedirect[]> {
  const hint = 'Write entries such as { "from": "/old", "to": "/guide/new#part" }.';
  return readSiteFile(docsDir, 'redirects.json', z.array(redirectSchema), [], hint);
}

/** Reads `content/published-urls.json`. Without the file, nothing is published yet. */
export function readPublishedUrls(docsDir: string): SiteFile<PublishedUrls> {
  return readSiteFile(docsDir, 'published-urls.json', publishedUrlsSchema, {}, 'Write entries such as "/guide/start": ["install"].');
}

/** Reads `content/translations.json`. Undefined without the file: translations are then not checked. */
export function readTranslations(docsDir: string): SiteFile<TranslationRecord | undefined> {
  const hint = 'Remove the entry, then add it again with npm run i18n:accept.';
  return readSiteFile<TranslationRecord | undefined>(docsDir, 'translations.json', translationRecordSchema, undefined, hint);
}

function readSiteFile<T>(docsDir: string, name: string, schema: z.ZodType<T>, empty: T, hint: string): SiteFile<T> {
  const full = path.resolve(docsDir, 'content', name);
  const file = toDisplayPath(full);
  if (!existsSync(full)) return { file, data: empty, lines: [], diagnostics: [] };
  const text = readFileText(full);
  const { value, diagnostics } = parseData(file, text, schema, ({ message }) => ({ message, hint }));
  return { file, data: value ?? empty, lines: Array.isArray(value) ? listEntryLines(text) : [], diagnostics };
}
