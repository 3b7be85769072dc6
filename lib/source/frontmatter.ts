import { z } from 'zod';
import { describeYamlError, type SplitSource, splitFrontmatter } from '@/lib/markdown/split-frontmatter';
import type { PageTarget } from '@/lib/markdown/types';
import { checkText } from '@/lib/site/check-text';
import { isObject } from '@/lib/site/collections';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { isKnownCommand, KNOWN_COMMANDS } from '@/lib/site/package-manager-commands';
import { suggestName } from '@/lib/site/similar-names';
import { isUnsafeUrl } from '@/lib/site/urls';
import { validate } from '@/lib/site/validate';
import { description, externalUrl, isoDate, link, nonEmptyText } from '@/lib/site/validators';

const command = nonEmptyText.refine(isKnownCommand, `must start with one of ${KNOWN_COMMANDS}`);

const hero = z.strictObject({
  name: nonEmptyText,
  /** The sentence in large type. Defaults to the name. */
  promise: nonEmptyText.optional(),
  text: nonEmptyText,
  tagline: nonEmptyText,
  /** Commands for a new project and for an existing package, as `PackageManagerTabs` takes them. */
  commands: z.strictObject({ create: command, add: command }).optional(),
  /** Id of the example whose builds are shown next to the text. It needs a matrix. */
  example: nonEmptyText.optional(),
  /** `about` completes a link text such as "Learn More", which does not say where it leads, for screen readers and search engines. */
  actions: z
    .array(z.strictObject({ theme: z.enum(['brand', 'alt']), text: nonEmptyText, about: nonEmptyText.optional(), link }))
    .readonly(),
});

/** The last section of a home page, with the buttons of the hero. */
const closing = z.strictObject({ title: nonEmptyText, text: nonEmptyText });

const feature = z.strictObject({ title: nonEmptyText, details: nonEmptyText, link: link.optional() });

/** Only lower case: React has names of its own, such as `httpEquiv`. To React, `children`, `key` and `ref` are no attributes. */
const ATTRIBUTE = /^(?!on|http-equiv$|charset$|style$|children$|key$|ref$)[a-z][a-z-]*(?::[a-z]+)?$/;

/** Attributes of a head element. Those that run or load something are refused, because the content security policy would block it. */
const headAttributes = z
  .record(z.string().regex(ATTRIBUTE, 'this attribute is not allowed'), z.string())
  .refine((attributes) => !Object.values(attributes).some(isUnsafeUrl), 'must not contain a link that runs code')
  .refine(
    ({ rel = '', href = '' }) => !/stylesheet|preload|icon|manifest/i.test(rel) || /^\/(?!\/)/.test(href),
    'must load a file of the site: href starts with one /',
  );

export const frontmatterSchema = z.strictObject({
  /** Only needed if it differs from the level 1 heading. */
  title: nonEmptyText.optional(),
  /** Replaces the site title after the page title. */
  titleSuffix: nonEmptyText.optional(),
  description,
  /** Extra head elements: a tag name with its attributes. The content security policy allows no scripts. */
  head: z.array(z.tuple([z.enum(['meta', 'link']), headAttributes])).default([]),
  sidebar: z.boolean().default(true),
  /** `2025-05-14`; pages with a date are posts. */
  date: isoDate.optional(),
  authors: z.array(z.strictObject({ name: nonEmptyText, url: externalUrl.optional() })).default([]),
  draft: z.boolean().default(false),
  /** Languages without a translation of the page. They show it in the default language, with a notice. */
  untranslated: z.array(nonEmptyText).default([]),
  /** Whether the search finds the page and the list of all pages contains it. */
  search: z.boolean().default(true),
  overview: z.boolean().default(false),
  /** Heading depths that overview pages list for this page. Defaults to those in `_meta.json`, or else 2. */
  overviewHeaders: z.array(z.int().min(1).max(6)).optional(),
  pageType: z.enum(['home', 'doc', 'custom', 'blank']).default('doc'),
  navbar: z.boolean().default(true),
  footer: z.boolean().default(true),
  outline: z.boolean().default(true),
  /** Image zoom and feed links. */
  globalUIComponents: z.boolean().default(true),
  hero: hero.optional(),
  features: z.array(feature).default([]),
  closing: closing.optional(),
});

/** Frontmatter with its defaults filled in. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;
export type Hero = z.infer<typeof hero>;
export type Feature = z.infer<typeof feature>;
export type Closing = z.infer<typeof closing>;

/** Lists the links in the frontmatter of a home page or a post, as written, each with its line. `file` is the path of the page in messages. */
export function listFrontmatterLinks(
  { hero, features, authors }: Pick<Frontmatter, 'hero' | 'features' | 'authors'>,
  head: string,
  file: string,
): PageTarget[] {
  const urls = [
    ...(hero?.actions.map(({ link }) => link) ?? []),
    ...features.flatMap(({ link }) => link ?? []),
    ...authors.flatMap(({ url }) => url ?? []),
  ];
  const rows = head.split('\n').map((row) => row.split(/[\s'",{}]+/));
  return urls.map((url) => ({ url, file, line: rows.findIndex((words) => words.includes(url)) + 1 }));
}

const FRONTMATTER_KEYS = Object.keys(frontmatterSchema.shape);

const VALUE_HINT = 'See lib/source/frontmatter.ts for the values of this key.';

/** Hints for keys that every page has. */
const VALUE_HINTS: Readonly<Record<string, string>> = {
  description: 'Write what the page is for, in at most 160 characters.',
};

const NO_FRONTMATTER = {
  message: 'The file has no frontmatter.',
  hint: 'Start the file with three lines: "---", "description: what the page is for" and "---".',
};

const FALLBACK = frontmatterSchema.parse({ title: 'Untitled', description: 'None' });

/** A file, split into its frontmatter and its body. */
export interface ParsedSource extends Omit<SplitSource, 'data'> {
  /** Valid keys only, so that the rest of the page can still be checked. */
  readonly frontmatter: Frontmatter;
  readonly diagnostics: readonly Diagnostic[];
}

/** Splits a file into validated frontmatter and body. Diagnostics point to the line of the key. */
export function parseFrontmatter(file: string, text: string): ParsedSource {
  const fail = (mistake: Omit<Diagnostic, 'file'>): ParsedSource => ({
    frontmatter: FALLBACK,
    head: '',
    body: '',
    diagnostics: [{ file, ...mistake }],
  });
  const mistake = checkText(text);
  if (mistake) return fail(mistake);
  let split: SplitSource;
  try {
    split = splitFrontmatter(text);
  } catch (error) {
    const { line, reason } = describeYamlError(error);
    return fail({ line, message: `The frontmatter is not valid YAML: ${reason}.`, hint: 'Fix the YAML between the two --- lines.' });
  }
  const { head, body } = split;
  const parsed = { head, body };
  if (head === '') return { ...parsed, frontmatter: FALLBACK, diagnostics: [{ file, line: 1, ...NO_FRONTMATTER }] };
  const data = restoreDate(split);
  const { value, issues } = validate(frontmatterSchema, data);
  if (!issues) return { ...parsed, frontmatter: value, diagnostics: [] };
  const locate = (key: string) => ({ file, line: getKeyLine(head, key) });
  const diagnostics = issues.flatMap(({ path, at, message, keys }) =>
    keys.length > 0
      ? keys.map((key) => ({
          ...locate(key),
          message: `Unknown frontmatter key "${path ? `${path}.` : ''}${key}".`,
          hint: path ? VALUE_HINT : suggestName(key, FRONTMATTER_KEYS, `Known keys: ${FRONTMATTER_KEYS.join(', ')}.`),
        }))
      : path
        ? [{ ...locate(String(at[0])), message: `Frontmatter "${path}": ${message}.`, hint: VALUE_HINTS[path] ?? VALUE_HINT }]
        : [{ file, line: 2, message: 'The frontmatter has no keys.', hint: 'Write a key and its value on each line: description: …' }],
  );
  const invalid = new Set(issues.flatMap(({ at, keys }) => (at.length > 0 ? String(at[0]) : keys)));
  return { ...parsed, frontmatter: keepValidKeys(data, invalid), diagnostics };
}

/** Returns the line of a key in the frontmatter as written; 1 if it is missing. */
export function getKeyLine(head: string, key: string): number {
  const at = head.split('\n').findIndex((row) => row.trimStart().replace(/^- /, '').startsWith(`${key}:`));
  return Math.max(at, 0) + 1;
}

/** Keeps the valid keys. Otherwise an invalid one would also be reported as, for example, a missing sidebar or translation. */
function keepValidKeys(data: unknown, invalid: ReadonlySet<string>): Frontmatter {
  if (!isObject(data)) return FALLBACK;
  const valid = Object.entries(data).filter(([key]) => !invalid.has(key));
  return frontmatterSchema.safeParse({ description: FALLBACK.description, ...Object.fromEntries(valid) }).data ?? FALLBACK;
}

/**
 * Restores the date as written. Pages need a day, but YAML parses `2025-05-14` as a time, and `2025-02-30`, which should be an error, as a
 * day in March.
 */
function restoreDate({ data, head }: SplitSource): unknown {
  if (!isObject(data) || !(data.date instanceof Date)) return data;
  return { ...data, date: findDate(head) ?? '' };
}

/** Finds the date of a page in its text, as written. */
export function findDate(text: string): string | undefined {
  return /^date:[ \t]*["']?([^\s#"']+)/m.exec(text)?.[1];
}

/** Returns whether a page with this date is only published later. */
export function isAhead(date: string | undefined): boolean {
  return date !== undefined && date > new Date().toISOString();
}
