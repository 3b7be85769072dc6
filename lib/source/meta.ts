import { z } from 'zod';
import type { Target } from '@/lib/markdown/types';
import { checkText } from '@/lib/site/check-text';
import type { Diagnostic, Mistake } from '@/lib/site/diagnostics';
import { listEntryLines } from '@/lib/site/json-lines';
import { listNavLinks } from '@/lib/site/nav-links';
import { type JsonMistake, parseJson } from '@/lib/site/parse-json';
import { getLineNumber } from '@/lib/site/text-lines';
import type { NavItem } from '@/lib/site/types';
import { link, nonEmptyText, pattern } from '@/lib/site/validators';

const marks = { tag: nonEmptyText.optional(), context: nonEmptyText.optional() };
const overviewHeaders = z.array(z.int().min(1).max(6)).optional();
const common = { name: nonEmptyText, label: nonEmptyText.optional(), overviewHeaders, ...marks };

const entrySchema = z.union([
  nonEmptyText.transform((name) => ({ type: 'file' as const, name })),
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('file'), ...common }),
    z.strictObject({ type: z.literal('dir'), collapsible: z.boolean().default(true), collapsed: z.boolean().default(false), ...common }),
    z.strictObject({ type: z.literal('divider'), dashed: z.boolean().default(false) }),
    z.strictObject({ type: z.literal('section-header'), label: nonEmptyText, tag: nonEmptyText.optional() }),
    z.strictObject({ type: z.literal('custom-link'), label: nonEmptyText, link, ...marks }),
  ]),
]);

export const metaSchema = z.array(entrySchema);

/** One entry of a `_meta.json`: a file, a folder, a divider, a header or a custom link. */
export type MetaEntry = z.infer<typeof entrySchema>;

const navFields = z.strictObject({
  text: z.string().default(''),
  link: link.optional(),
  get items() {
    return z.array(getNavItem()).optional();
  },
  type: z.enum(['divider', 'section-header']).optional(),
  activeMatch: pattern.optional(),
  position: z.enum(['left', 'right']).optional(),
  tag: nonEmptyText.optional(),
});
const navItem = refineNavItem(navFields);
export const navSchema = z.array(navItem);

/** Returns the one object that editor schemas need for all levels. TypeScript cannot infer the type of a schema that refers to its refined form. */
function getNavItem(): typeof navFields {
  return navItem;
}

function refineNavItem(schema: typeof navFields): typeof navFields {
  return schema
    .refine((item) => item.type === 'divider' || item.text.trim() !== '', 'needs text')
    .refine(
      ({ type, link: href, items, activeMatch }) => type === undefined || (href ?? items ?? activeMatch) === undefined,
      'has a type, so it must have neither link, items nor activeMatch',
    )
    .refine((item) => item.type !== undefined || (item.link === undefined) !== (item.items === undefined), 'needs either a link or items');
}

/** A parsed data file. Links are as written, with their line. */
export interface ParsedData {
  readonly links: readonly Target[];
  readonly diagnostics: readonly Diagnostic[];
}

/** The entries of a `_meta.json`, and the line that each of them starts on. */
export interface ParsedMeta extends ParsedData {
  readonly entries: readonly MetaEntry[];
  readonly lines: readonly number[];
}

/** Parses a `_meta.json`. Diagnostics contain the index of the entry. */
export function parseMeta(file: string, text: string): ParsedMeta {
  const { value: entries = [], diagnostics } = parseData(file, text, metaSchema);
  const urls = entries.flatMap((entry) => ('link' in entry ? [entry.link] : []));
  return { entries, lines: entries.length > 0 ? listEntryLines(text) : [], links: locateLinks(text, urls), diagnostics };
}

/** Parses a `_nav.json` into the top navigation of a language. */
export function parseNav(file: string, text: string): ParsedData & { readonly items: readonly NavItem[] } {
  const { value = [], diagnostics } = parseData(file, text, navSchema);
  const items = value.map(toNavItem);
  const urls = items.flatMap(listNavLinks).map((item) => item.link);
  return { items, links: locateLinks(text, urls), diagnostics };
}

/** Finds the lines of `urls`, which must be in the order of the text, and follow the first occurrence of `start`. */
export function locateLinks(text: string, urls: readonly string[], start = ''): Target[] {
  let from = Math.max(text.indexOf(start), 0);
  return urls.map((url) => {
    const at = text.indexOf(JSON.stringify(url), from);
    from = at < 0 ? from : at + 1;
    return { url, line: getLineNumber(text, from) };
  });
}

function toNavItem({ text, link: href, items, type, ...rest }: z.infer<typeof navFields>): NavItem {
  if (type === 'divider') return { kind: 'divider', position: rest.position };
  if (type === 'section-header') return { kind: 'header', text, position: rest.position, tag: rest.tag };
  if (items) return { kind: 'group', text, items: items.map(toNavItem), ...rest };
  return { kind: 'link', text, link: href ?? '/', ...rest };
}

/** Parses and validates a data file. `value` is absent if it is invalid. */
export function parseData<T>(
  file: string,
  text: string,
  schema: z.ZodType<T>,
  describe: (mistake: JsonMistake) => Mistake = describeEntry,
): { value?: T; diagnostics: readonly Diagnostic[] } {
  const mistake = checkText(text);
  if (mistake) return { diagnostics: [{ file, ...mistake }] };
  const parsed = parseJson(text, schema);
  if (!parsed.mistakes) return { value: parsed.value, diagnostics: [] };
  return { diagnostics: parsed.mistakes.map((mistake) => ({ file, line: mistake.line, ...describe(mistake) })) };
}

function describeEntry({ path, message }: JsonMistake): Mistake {
  if (path === undefined) return { message, hint: 'Fix the JSON syntax.' };
  const hint = 'Fix the entry; the schemas in .vscode/schemas list the allowed keys.';
  return { message: `Entry ${path ? '' : '(root): '}${message}`, hint };
}
