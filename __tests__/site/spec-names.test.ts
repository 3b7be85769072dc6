import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfigSchema } from '@/lib/site/config-schema';
import { en } from '@/lib/site/texts/en';
import { loadSite } from '@/lib/source/load-content';
import config from '../fixtures/site/site.config';

/** Fields of the specification, section 3: site data, page record, sidebar item. */
const FIELDS = [
  ...[
    'title',
    'description',
    'lang',
    'label',
    'multiVersion',
    'socialLinks',
    'darkMode',
    'search',
    'editLink.docRepoBaseUrl',
    'editLink.text',
  ],
  ...['lastUpdated', 'lastUpdatedText', 'outline', 'footer', 'hideNavbar', 'enableScrollToTop', 'enableContentAnimation'],
  ...['fallbackHeadingTitle', 'localeRedirect', 'outlineTitle', 'prevPageText', 'nextPageText', 'sourceCodeText'],
  ...['enableAppearanceAnimation', 'locales', 'defaultWrapCode', 'route.cleanUrls'],
  ...['pagePath', 'pageType', 'headingTitle', 'routePath', 'version', 'lastUpdatedTime', '_relativePath', 'feeds', 'frontmatter'],
  ...['titleSuffix', 'head', 'sidebar', 'date', 'overview', 'overviewHeaders', 'navbar', 'globalUIComponents', 'toc', 'toc[].charIndex'],
  ...['dividerType', 'sectionHeaderText', 'logoScale'],
];

/** Rows of the table in DESIGN.md: the names of the specification and ours. */
function readTable(): { names: string[]; ours: string[]; reason: string }[] {
  const [, section = ''] = readFileSync('DESIGN.md', 'utf8').split('## Names of the specification');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? [];
  const readCode = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
  return rows.map((row) => {
    const [, names, ours, reason = ''] = row.split('|');
    return { names: readCode(names), ours: readCode(ours), reason: reason.trim() };
  });
}

/** All property names of a value, also of its parts. */
function listNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...listNames(part)]);
}

const schemaNames = (schema: unknown): string[] => {
  const found = new Set<string>();
  const visit = (part: unknown, depth: number): void => {
    if (typeof part !== 'object' || part === null || depth > 12) return;
    if ('shape' in part && typeof part.shape === 'object' && part.shape) {
      for (const [name, field] of Object.entries(part.shape)) {
        found.add(name);
        visit(field, depth + 1);
      }
    }
    const { def } = part as { def?: Record<string, unknown> };
    for (const inner of [def?.innerType, def?.element, def?.in, ...((def?.options as unknown[]) ?? [])]) visit(inner, depth + 1);
  };
  visit(schema, 0);
  return [...found];
};

test('every field of the specification has its name here, or a row with the reason', async () => {
  const site = await loadSite(path.resolve('__tests__/fixtures/site'), config);
  const page = site.findPageByPath('/guide/code');
  const known = new Set([...schemaNames(siteConfigSchema), ...Object.keys(page ?? {}), ...Object.keys(page?.frontmatter ?? {})]);
  // Optional keys that this page does not have.
  for (const name of ['titleSuffix', 'date', 'overviewHeaders']) known.add(name);
  const table = readTable();
  const listed = new Set(table.flatMap(({ names }) => names));
  expect(FIELDS.filter((field) => !known.has(field) && !listed.has(field))).toEqual([]);
  for (const { reason } of table) expect(reason).not.toBe('');
});

test('the texts that the table names exist', () => {
  const paths = readTable().flatMap(({ ours }) => ours.filter((name) => name.startsWith('locales[].texts.')));
  expect(paths).toHaveLength(6);
  const all = new Set(listNames(en));
  for (const each of paths) for (const name of each.split('.').slice(2)) expect(all).toContain(name);
});
