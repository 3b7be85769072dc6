import matter from 'gray-matter';
import { z } from 'zod';
import { padLines } from '@/lib/markdown/fragment-source';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { description, externalUrl, isoDate, link, listIssues, words } from '@/lib/site/validators';

/** YAML parses `2025-05-14` as a Date; it is converted back to a string, because pages work with days. */
const day = z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), isoDate);

const hero = z.strictObject({
  name: words,
  text: words,
  tagline: words,
  /** Id of the example that is shown next to the text. */
  example: words.optional(),
  actions: z.array(z.strictObject({ theme: z.enum(['brand', 'alt']), text: words, link })).readonly(),
});

const feature = z.strictObject({ title: words, details: words, link: link.optional() });

const schema = z.strictObject({
  /** Only needed if it differs from the level 1 heading. */
  title: words.optional(),
  /** Replaces the site title after the page title. */
  titleSuffix: words.optional(),
  description,
  /** Extra head elements: a tag name with its attributes. The content security policy allows no scripts. */
  head: z.array(z.tuple([z.enum(['meta', 'link']), z.record(z.string(), z.string())])).default([]),
  sidebar: z.boolean().default(true),
  /** `2025-05-14`; pages with a date are posts. */
  date: day.optional(),
  authors: z.array(z.strictObject({ name: words, url: externalUrl.optional() })).default([]),
  draft: z.boolean().default(false),
  overview: z.boolean().default(false),
  /** Heading depths that overview pages list for this page. Default: those of `_meta.json`, else 2. */
  overviewHeaders: z.array(z.int().min(1).max(6)).optional(),
  pageType: z.enum(['home', 'doc', 'custom', 'blank']).default('doc'),
  navbar: z.boolean().default(true),
  footer: z.boolean().default(true),
  outline: z.boolean().default(true),
  /** Image zoom and feed links. */
  globalUIComponents: z.boolean().default(true),
  hero: hero.optional(),
  features: z.array(feature).default([]),
});

/** Frontmatter with its defaults filled in. */
export type Frontmatter = z.infer<typeof schema>;
export type Hero = z.infer<typeof hero>;
export type Feature = z.infer<typeof feature>;

const FRONTMATTER_KEYS = Object.keys(schema.shape);

const FALLBACK = schema.parse({ title: 'Untitled', description: 'None' });

export interface ParsedSource {
  /** Defaults if the frontmatter is invalid, so that the rest of the page is still checked. */
  readonly frontmatter: Frontmatter;
  /** Text after the frontmatter, which is replaced by empty lines so that line numbers match the file. */
  readonly body: string;
  /** Line of a key in the file; 1 if it is missing. */
  readonly lineOf: (key: string) => number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Splits a file into validated frontmatter and body. Diagnostics have the line of the key. */
export function parseFrontmatter(file: string, text: string): ParsedSource {
  const source = text.replaceAll('\r\n', '\n');
  let data: unknown;
  let body: string;
  try {
    // The empty options object disables the cache of gray-matter, which returns no error for an invalid file the second time.
    ({ data, content: body } = matter(source, {}));
  } catch (error) {
    const mark = readYamlMark(error);
    return {
      frontmatter: FALLBACK,
      body: '',
      lineOf: () => 1,
      diagnostics: [
        {
          file,
          line: mark.line,
          message: `The frontmatter is not valid YAML: ${mark.reason}.`,
          hint: 'Fix the YAML between the two --- lines.',
        },
      ],
    };
  }
  const padding = padLines(source, body);
  const head = source.slice(0, source.length - body.length).split('\n');
  const lineOf = (key: string) => head.findIndex((row) => row.trimStart().replace(/^- /, '').startsWith(`${key}:`)) + 1 || 1;
  const result = schema.safeParse(data);
  if (result.success) return { frontmatter: result.data, body: padding + body, lineOf, diagnostics: [] };
  const diagnostics = listIssues(result.error).flatMap(({ path, message, keys }) =>
    keys.length > 0
      ? keys.map((key) => ({
          file,
          line: lineOf(key),
          message: `Unknown frontmatter key "${path ? `${path}.` : ''}${key}".`,
          hint: `Known keys: ${FRONTMATTER_KEYS.join(', ')}.`,
        }))
      : [{ file, line: lineOf(path.split(/[.[]/)[0] ?? ''), message: `Frontmatter "${path}": ${message}.`, hint: 'Fix the value.' }],
  );
  return { frontmatter: FALLBACK, body: padding + body, lineOf, diagnostics };
}

function readYamlMark(error: unknown): { line: number; reason: string } {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const mark = error instanceof Error && 'mark' in error ? error.mark : undefined;
  const line = typeof mark === 'object' && mark !== null && 'line' in mark && typeof mark.line === 'number' ? mark.line + 1 : 1;
  return { line, reason: reason.replace(/ at line \d+.*$/, '').replace(/:$/, '') };
}
