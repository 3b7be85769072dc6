import matter from 'gray-matter';
import { z } from 'zod';
import { padLines } from '@/lib/markdown/fragment-source';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { description, externalUrl, isoDate, link, listIssues, words } from '@/lib/site/validators';

/** YAML turns `2025-05-14` into a Date; pages speak of days, so it goes back to text first. */
const day = z.preprocess((value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value), isoDate);

/** The hero of a home page. */
const hero = z.strictObject({
  name: words,
  text: words,
  tagline: words,
  /** Id of the example that is shown next to the words. */
  example: words.optional(),
  actions: z.array(z.strictObject({ theme: z.enum(['brand', 'alt']), text: words, link })).readonly(),
});

/** A feature card of a home page. */
const feature = z.strictObject({ title: words, details: words, link: link.optional() });

const schema = z.strictObject({
  /** Where it differs from the heading. */
  title: words.optional(),
  /** Follows the title in place of the site's own. */
  titleSuffix: words.optional(),
  description,
  /** Extra elements of the head: a tag name with its attributes. The policy allows no scripts. */
  head: z.array(z.tuple([z.enum(['meta', 'link']), z.record(z.string(), z.string())])).default([]),
  sidebar: z.boolean().default(true),
  /** `2025-05-14`; pages with a date are posts. */
  date: day.optional(),
  authors: z.array(z.strictObject({ name: words, url: externalUrl.optional() })).default([]),
  draft: z.boolean().default(false),
  overview: z.boolean().default(false),
  /** Depths that overview pages show of this page; the folder's `_meta.json` decides otherwise, then 2. */
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

/** Names that a page may use, for error messages and documentation. */
const FRONTMATTER_KEYS = Object.keys(schema.shape);

const FALLBACK = schema.parse({ title: 'Untitled', description: 'None' });

export interface ParsedSource {
  /** Defaults where the file's own is faulty, so that the rest of the page is still checked. */
  readonly frontmatter: Frontmatter;
  /** Text after the frontmatter, with as many empty lines before it as the frontmatter had, so that line numbers hold. */
  readonly body: string;
  /** Line of a key in the file; 1 where it is missing. */
  readonly lineOf: (key: string) => number;
  readonly diagnostics: readonly Diagnostic[];
}

/** Splits a file into validated frontmatter and body. Problems name the line of the key. Spec section 3, "Page record". */
export function parseFrontmatter(file: string, text: string): ParsedSource {
  const source = text.replaceAll('\r\n', '\n');
  let data: unknown;
  let body: string;
  try {
    // The empty options object switches gray-matter's own cache off, which forgets failures.
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
          hint: 'Mend the block between the two --- lines.',
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
      : [{ file, line: lineOf(path.split(/[.[]/)[0] ?? ''), message: `Frontmatter "${path}": ${message}.`, hint: 'Correct the value.' }],
  );
  return { frontmatter: FALLBACK, body: padding + body, lineOf, diagnostics };
}

function readYamlMark(error: unknown): { line: number; reason: string } {
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  const mark = error instanceof Error && 'mark' in error ? error.mark : undefined;
  const line = typeof mark === 'object' && mark !== null && 'line' in mark && typeof mark.line === 'number' ? mark.line + 1 : 1;
  return { line, reason: reason.replace(/ at line \d+.*$/, '').replace(/:$/, '') };
}
