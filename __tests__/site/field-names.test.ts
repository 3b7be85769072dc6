import { readFileSync } from 'node:fs';
import { listFeeds } from '@/lib/page-view/build-metadata';
import { buildPageView } from '@/lib/page-view/build-page-view';
import type { DocView } from '@/lib/page-view/types';
import { readHits, readHostedHit } from '@/lib/search/read-hits';
import type { SearchResult, StoredHit } from '@/lib/search/types';
import { siteConfigSchema } from '@/lib/site/config-schema';
import type { en } from '@/lib/site/texts/en';
import { TOOLS, type Tool } from '@/lib/site/tools';
import type { SiteConfig } from '@/lib/site/types';
import { frontmatterSchema } from '@/lib/source/frontmatter';
import { navSchema } from '@/lib/source/meta';
import type { SidebarItem } from '@/lib/source/navigation-types';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';
import { buildHit } from '../support/fake-search-client';
import { loadFixture } from '../support/fixture-site';

/** Fields of Rspress and, for hits, of Algolia, by record. Names that several records use are qualified. */
const FIELDS = {
  site: [
    ...[
      'site.title',
      'site.description',
      'site.lang',
      'locales',
      'locales[].editLink',
      'locales[].nav',
      'locales[].sidebar',
      'label',
      'texts',
      'pages',
    ],
    ...[
      'multiVersion',
      'default',
      'versions',
      'themeConfig',
      'themeConfig.nav',
      'themeConfig.sidebar',
      'themeConfig.locales',
      'themeConfig.search',
    ],
    ...['socialLinks', 'darkMode', 'editLink.docRepoBaseUrl', 'editLink.text', 'lastUpdated', 'lastUpdatedText', 'outline'],
    ...['footer', 'hideNavbar', 'enableScrollToTop', 'enableContentAnimation', 'fallbackHeadingTitle', 'localeRedirect', 'outlineTitle'],
    ...['prevPageText', 'nextPageText', 'sourceCodeText', 'enableAppearanceAnimation', 'markdown', 'defaultWrapCode'],
    ...['showLineNumbers', 'route.cleanUrls'],
  ],
  page: [
    ...['pagePath', 'title', 'headingTitle', 'routePath', 'lang', 'version', 'lastUpdatedTime', '_relativePath', 'feeds', 'frontmatter'],
    ...['toc', 'toc[].charIndex', 'page.pageType'],
  ],
  frontmatter: [
    ...['title', 'titleSuffix', 'description', 'head', 'sidebar', 'date', 'overview', 'overviewHeaders', 'pageType', 'navbar', 'footer'],
    ...['outline', 'globalUIComponents'],
  ],
  tocEntry: ['id', 'text', 'depth'],
  feed: ['url', 'mime', 'language'],
  route: ['path', 'route.filePath', 'route.language', 'version'],
  navItem: ['text', 'link', 'activeMatch', 'items', 'position', 'tag'],
  sidebarItem: ['text', 'link', 'items', 'collapsed', 'collapsible', 'tag', 'context', 'dividerType', 'sectionHeaderText'],
  socialLink: ['icon', 'mode', 'content'],
  overviewGroup: ['name', 'items'],
  overviewItem: ['text', 'link', 'headers'],
  hit: ['url', 'type', 'hierarchy', 'content', 'objectID', '_highlightResult', '_snippetResult'],
  hierarchy: ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'],
  storedHit: ['url', 'type', 'hierarchy', 'content', 'objectID'] satisfies readonly (keyof StoredHit)[],
  result: ['hits', 'nbHits', 'queryID'] satisfies readonly (keyof SearchResult)[],
  toolCard: ['name', 'desc', 'logo', 'url', 'urlText'],
  menuLink: ['name', 'desc', 'descEn', 'logo', 'url', 'logoScale'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

interface Records {
  readonly config: SiteConfig;
  readonly texts: typeof en;
  readonly site: Site;
  readonly page: Page;
  readonly view: DocView;
  readonly divider: Extract<SidebarItem, { kind: 'divider' }>;
  readonly header: Extract<SidebarItem, { kind: 'header' }>;
  readonly tool: Tool;
}

/** Everything that the column "Here" names. The compiler reports a path that does not exist. */
const HERE: Readonly<Record<string, (records: Records) => unknown>> = {
  theme: ({ config }) => config.theme,
  'theme.repository': ({ config }) => config.theme.repository,
  'theme.repository.docRepoBaseUrl': ({ config }) => config.theme.repository?.docRepoBaseUrl,
  defaultLang: ({ config }) => config.defaultLang,
  search: ({ config }) => config.search,
  locales: ({ config }) => config.locales,
  'locales[].title': ({ config }) => config.locales[0]?.title,
  'locales[].description': ({ config }) => config.locales[0]?.description,
  'locales[].texts.outline.title': ({ texts }) => texts.outline.title,
  'locales[].texts.page.editOn': ({ texts }) => texts.page.editOn,
  'locales[].texts.page.lastUpdated': ({ texts }) => texts.page.lastUpdated,
  'locales[].texts.page.source': ({ texts }) => texts.page.source,
  'locales[].texts.pager.next': ({ texts }) => texts.pager.next,
  'locales[].texts.pager.previous': ({ texts }) => texts.pager.previous,
  listFeeds: () => listFeeds,
  'page.file': ({ page }) => page.file,
  'page.frontmatter.pageType': ({ page }) => page.frontmatter.pageType,
  'page.headings': ({ page }) => page.headings,
  'page.headings[0].text': ({ page }) => page.headings[0]?.text,
  'page.lang': ({ page }) => page.lang,
  'page.lastUpdated': ({ page }) => page.lastUpdated,
  'page.path': ({ page }) => page.path,
  'sidebarItem.dashed': ({ divider }) => divider.dashed,
  'sidebarItem.text': ({ header }) => header.text,
  'site.listNav': ({ site }) => site.listNav,
  'site.listSidebars': ({ site }) => site.listSidebars,
  'tool.desc': ({ tool }) => tool.desc,
  'view.outline': ({ view }) => view.outline,
};

/** Reads the rows of the table in DESIGN.md: the names of Rspress and ours. */
function readTable(): { names: string[]; ours: string[]; reason: string }[] {
  const [, section = ''] = readFileSync('DESIGN.md', 'utf8').split('## Field names');
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

/** Lists the names that records of the fixture, or their schemas, have here. */
async function listKnown(): Promise<Readonly<Record<keyof typeof FIELDS, readonly string[]>>> {
  const site = await loadFixture();
  const page = site.findPageByPath('/guide/code');
  const overviewPage = site.pages.find(({ frontmatter }) => frontmatter.overview);
  const post = site.pages.find((each) => listFeeds(each, site).length > 0);
  const view = overviewPage && buildPageView(overviewPage, site);
  const [group] = (view?.kind === 'doc' && view.overview) || [];
  const hit = readHits([buildHit('/a', 'content')], readHostedHit, { siteUrl: 'https://a.example', source: 'test' })[0];
  const names = (...values: readonly (object | undefined)[]) => values.flatMap((value) => Object.keys(value ?? {}));
  const listItems = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
    items.flatMap((item) => [item, ...(item.kind === 'group' ? listItems(item.items) : [])]);
  return {
    site: [...names(site), ...schemaNames(siteConfigSchema)],
    page: names(page),
    frontmatter: schemaNames(frontmatterSchema),
    tocEntry: names(page?.headings[0]),
    feed: names(post && listFeeds(post, site)[0]),
    route: names(page),
    navItem: schemaNames(navSchema),
    sidebarItem: names(...site.listSidebars('en').flatMap(({ items }) => listItems(items))),
    socialLink: schemaNames(siteConfigSchema.shape.theme.shape.socialLinks),
    overviewGroup: names(group),
    overviewItem: names(group?.items[0]),
    hit: names(hit),
    hierarchy: names(hit?.hierarchy),
    // The compiler compares them.
    storedHit: FIELDS.storedHit,
    result: FIELDS.result,
    toolCard: names(TOOLS[0]),
    menuLink: names(TOOLS[0]),
  };
}

test('every field has its usual name, or a row with the reason', async () => {
  const known = await listKnown();
  const table = readTable();
  const listed = new Set(table.flatMap(({ names }) => names));
  const missing = Object.entries(FIELDS).flatMap(([name, fields]) =>
    fields.filter((field) => !known[name as keyof typeof FIELDS].includes(field) && !listed.has(field)).map((field) => `${name}: ${field}`),
  );
  expect(missing).toEqual([]);
  const fields = new Set<string>(Object.values(FIELDS).flat());
  expect([...listed].filter((name) => !fields.has(name))).toEqual([]);
  for (const { reason } of table) expect(reason).not.toBe('');
});

test('everything that the table names exists', () => {
  const named = new Set(readTable().flatMap(({ ours }) => ours));
  expect([...named].sort()).toEqual(Object.keys(HERE).sort());
});
