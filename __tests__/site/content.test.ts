import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { checkAccepted } from '@/lib/checks/check-accepted';
import { checkPublishedUrls } from '@/lib/checks/check-published-urls';
import { listStatus } from '@/lib/cli/translation-status';
import { listInOrder } from '@/lib/outputs/page-groups';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { buildNotFoundView, buildPageView } from '@/lib/page-view/build-page-view';
import { getShellView } from '@/lib/page-view/build-shell-view';
import config from '@/lib/site/config';
import { throwDiagnostics } from '@/lib/site/diagnostics';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { listProjectFiles } from '@/lib/source/example-projects';
import { type Content, loadContent } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';
import { readPublishedUrls, readRedirects } from '@/lib/source/site-files';
import { formatRecord } from '@/lib/source/translations';
import { LOAD_MS } from '../support/own-site';
import { ROUTES } from '../support/routes';

let content: Content;
let site: Site;
beforeAll(async () => {
  content = await loadContent(path.resolve('.'), config);
  throwDiagnostics(content.diagnostics);
  site = content.site;
}, LOAD_MS);

test('the site has exactly the routes of the content, in both languages', () => {
  const paths = site.pages.map((page) => page.path).sort();
  expect(paths).toEqual([...ROUTES, ...ROUTES.map((route) => `/zh${route}`)].sort());
});

test('every published URL still exists or has a redirect', () => {
  expect(checkPublishedUrls(site, readPublishedUrls('.'), readRedirects('.'))).toEqual([]);
});

test.each(['en', 'zh'])('%s: the search has every page and heading, except the links at the end of pages, under its own id', (lang) => {
  const records = buildSearchRecords(site, { lang, version: '' }, (link) => link);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  const pages = site.pages.filter((page) => page.lang === lang);
  expect(records.filter(({ type }) => type === 'lvl1').map(({ url }) => url)).toEqual(pages.map((page) => page.path));
  const headings = records.filter(({ type }) => type !== 'lvl1' && type !== 'content').map(({ url }) => url);
  expect(headings).toEqual(
    pages.flatMap((page) =>
      page.headings
        .filter(({ depth, text }) => depth > 1 && !['Next steps', '后续步骤'].includes(text))
        .map(({ id }) => `${page.path}#${id}`),
    ),
  );
  expect(records.filter(({ hierarchy }) => !hierarchy.lvl0 || !hierarchy.lvl1)).toEqual([]);
});

test('every section of the Chinese pages follows its English original (npm run i18n:status)', async () => {
  expect(content.translations.data).toBeDefined();
  expect(await listStatus(content)).toEqual([]);
  expect(checkAccepted(content)).toEqual([]);
});

test('the record of translations is formatted as npm run i18n:accept writes it', () => {
  expect(readFileSync(content.translations.file, 'utf8')).toBe(formatRecord(content.translations.data ?? {}));
});

test.each([
  ['en', '', '/search-index', ['Quick start', 'Output format', 'lib.dts', 'Handle third-party dependencies', 'Migrate from tsup']],
  ['zh', '/zh', '/zh/search-index', ['快速上手', '产物格式', 'lib.dts', '处理三方依赖', '从 tsup 迁移']],
])('the 404 page leads to the search and to five pages (%s)', (lang, prefix, allPagesPath, titles) => {
  const notFound = buildNotFoundView(site, lang, '');
  if (notFound.kind !== '404') throw new Error('not a 404 page');
  expect([notFound.allPagesPath, notFound.popular.map(({ text }) => text)]).toEqual([allPagesPath, titles]);
  expect(notFound.popular[0]?.link).toBe(`${prefix}/guide/start/quick-start`);
});

test('shared fragments are a sidebar group without routes', () => {
  for (const { lang } of config.locales) {
    const shared = site.listSidebars(lang).find(({ prefix }) => prefix.endsWith('/shared/'));
    expect(shared?.items).toEqual([
      {
        kind: 'group',
        text: 'components',
        collapsible: true,
        collapsed: false,
        items: ['CJS', 'ESM', 'MF', 'UMD'].map((text) => ({ kind: 'header', text })),
      },
    ]);
    expect(getShellView(site, lang).sidebars.map(({ prefix }) => prefix)).not.toContain(shared?.prefix);
  }
  expect(site.pages.filter((page) => page.path.includes('/shared/'))).toEqual([]);
});

test('the top navigation leads to the sections, at the left', () => {
  const position = 'left';
  expect(site.listNav({ lang: 'en', version: '' })).toEqual([
    { kind: 'link', text: 'Guide', link: '/guide/start/', activeMatch: '/guide/', position },
    { kind: 'link', text: 'Config', link: '/config/', activeMatch: '/config/', position },
    { kind: 'link', text: 'API', link: '/api/start/', activeMatch: '/api/', position },
    { kind: 'link', text: 'Blog', link: '/blog/', activeMatch: '/blog/', position },
  ]);
  const links = site.listNav({ lang: 'zh', version: '' }).map((item) => item.kind === 'link' && [item.text, item.link]);
  expect(links).toEqual([
    ['指南', '/zh/guide/start/'],
    ['配置', '/zh/config/'],
    ['API', '/zh/api/start/'],
    ['博客', '/zh/blog/'],
  ]);
});

test.each([
  ['/guide/', ['Getting Started', 'Solution', 'Basic', 'Advanced', 'Migration', 'Upgrade', 'FAQ']],
  ['/zh/guide/', ['开始', '解决方案', '基础', '进阶', '迁移', '升级', '常见问题']],
  ['/config/', ['Lib Configurations', 'Rsbuild Configurations']],
  ['/zh/config/', ['Lib 配置', 'Rsbuild 配置']],
])('the groups of the sidebar of %s are collapsible and expanded', (prefix, names) => {
  const lang = prefix.startsWith('/zh/') ? 'zh' : 'en';
  const items = site.listSidebars(lang).find((sidebar) => sidebar.prefix === prefix)?.items ?? [];
  const groups = items.flatMap((item) => (item.kind === 'group' ? [item] : []));
  expect(groups.map(({ text }) => text)).toEqual(names);
  expect(groups.filter(({ collapsible, collapsed }) => !collapsible || collapsed)).toEqual([]);
});

test('titles and descriptions are unique within a language', () => {
  for (const { lang } of config.locales) {
    const own = site.pages.filter((page) => page.lang === lang);
    for (const texts of [own.map((page) => buildPageView(page, site).documentTitle), own.map((page) => page.frontmatter.description)])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('option pages with sub-options as headings show depth 2 and 3 in overviews', () => {
  const names = ['auto-external', 'banner', 'dts', 'experiments', 'footer', 'redirect', 'shims'];
  const found = site.pages
    .filter((page) => page.lang === 'en' && page.frontmatter.overviewHeaders?.join() === '2,3')
    .map((page) => page.key);
  expect(found.sort()).toEqual(names.map((name) => `config/lib/${name}`));
});

test.each([
  ['/blog/introducing-rslib', '2025-05-14'],
  ['/blog/rslib-1-0', '2026-09-04'],
])('the post %s keeps its date in both languages', (url, date) => {
  expect(['', '/zh'].map((prefix) => site.findPageByPath(prefix + url)?.frontmatter.date)).toEqual([date, date]);
});

test('the blog has its overview outside its sidebar, and the first post its sections', () => {
  const [overview, post] = ['/blog/', '/blog/introducing-rslib'].map((url) => site.findPageByPath(url));
  expect([overview?.title, overview?.frontmatter.sidebar]).toEqual(['Overview', false]);
  expect(post?.headings.filter(({ depth }) => depth === 2).map(({ text }) => text)).toEqual([
    'Why Rslib',
    'Comprehensive library development features',
    'Unlocking the ecosystem',
    'Current status and version evolution',
    'Start using Rslib',
  ]);
});

test.each([
  ['/', 'Rslib - Rsbuild-based library development tool', ['Get Started', 'Learn More']],
  ['/zh/', 'Rslib - 基于 Rsbuild 的库开发工具', ['快速上手', '了解更多']],
])('the home page %s has the tagline in its title, and its two buttons', (url, title, buttons) => {
  const page = site.findPageByPath(url);
  expect(page && buildPageView(page, site).documentTitle).toBe(title);
  expect(page?.frontmatter.hero?.actions.map(({ text }) => text)).toEqual(buttons);
});

test('every page links to another page', () => {
  const docs = site.pages.filter((page) => page.frontmatter.pageType === 'doc' && page.key !== 'blog' && !page.frontmatter.overview);
  expect(docs.filter((page) => !page.links.some(({ url }) => url.startsWith('/'))).map((page) => page.path)).toEqual([]);
});

test('on the home page, the comparisons with other tools lead to their migration guides', () => {
  for (const { lang } of config.locales) {
    const home = site.pages.find((page) => page.lang === lang && page.key === '');
    expect(home?.frontmatter.features?.map(({ title, link }) => [title, link])).toEqual([
      [expect.stringContaining('tsc'), '/guide/migration/tsc'],
      [expect.stringContaining('tsup'), '/guide/migration/tsup'],
      [expect.stringContaining('Rollup'), '/guide/migration/rollup'],
      [expect.stringContaining('Vite'), '/guide/migration/vite'],
    ]);
  }
});

test('interface texts have the same keys in all languages and are not empty', () => {
  const list = (value: unknown, trail = ''): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => list(each, `${trail}.${key}`))
      : [`${trail}${value === '' ? ' (empty)' : ''}`];
  expect(list(zh)).toEqual(list(en));
  expect(list(en).filter((key) => key.endsWith('(empty)'))).toEqual([]);
});

test('placeholders of interface texts are the same in all languages', () => {
  const list = (value: unknown): string[] =>
    JSON.stringify(value)
      .match(/\{\w+\}/g)
      ?.sort() ?? [];
  expect(list(zh)).toEqual(list(en));
});

/** Examples with a failing command and no fix: another step shows what works. */
const WITHOUT_FIX = [
  'config-rsbuild-log-level/levels',
  'guide-advanced-css/class-names',
  'guide-advanced-monorepo/wrong-order',
  'guide-advanced-wasm/types',
  'guide-advanced-web-workers/types',
  'guide-solution-vue/nodenext',
];

test('the log of a failing command is followed by its fix', () => {
  const fixed = new Set<string>();
  const left = new Set<string>();
  for (const { tree } of site.pages) {
    visit(tree, 'mdxJsxFlowElement', ({ data }) => {
      if (data?.element?.kind !== 'example') return;
      const { summary, content } = data.element;
      if (!content.log?.hasFailed) return;
      (content.fixes.length > 0 ? fixed : left).add(summary.id);
    });
  }
  expect(fixed.size).toBeGreaterThanOrEqual(44);
  expect([...left].sort()).toEqual(WITHOUT_FIX);
});

test.each([
  ['en', '', ['/guide/start/', '/config/', '/api/start/', '/blog/']],
  ['zh', '/zh', ['/guide/start/', '/config/', '/api/start/', '/blog/']],
])('the order of all pages is that of the navigation (%s)', (lang, prefix, starts) => {
  const paths = listInOrder(site, { lang, version: '' }).map(({ link }) => link);
  const places = starts.map((start) => paths.indexOf(prefix + start));
  expect(places[0]).toBe(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(paths.indexOf(`${prefix}/config/lib/dts`)).toBeGreaterThan(paths.indexOf(`${prefix}/config/lib/format`));
});

test('every example that a page shows is in one file, once for both languages', () => {
  const files = listProjectFiles(site, path.resolve('.'));
  const read = (name: string): Record<string, Record<string, string>> => JSON.parse(files.get(name)?.() ?? '');
  const shown = [...new Set(site.pages.flatMap(({ examples }) => examples.map(({ id }) => id)))].sort();
  expect(Object.values(read('index.json'))).toEqual(shown);
  const projects = [...files.keys()].filter((name) => name !== 'index.json').flatMap((name) => Object.entries(read(name)));
  expect(projects.length).toBeGreaterThan(400);
  expect(new Set(projects.map(([id]) => id)).size).toBe(projects.length);
  expect(projects.filter(([id]) => !shown.includes(id))).toEqual([]);
  expect(projects.filter(([, project]) => !project['package.json'])).toEqual([]);
});

const { docRepoBaseUrl, sourceBaseUrl } = config.theme.repository;

/** Finds the file or folder in `content/` that a URL of the repository refers to; undefined for other URLs. */
function findInContent(url: string): string | undefined {
  const bases = [docRepoBaseUrl, sourceBaseUrl, sourceBaseUrl.replace('/blob/', '/tree/')];
  const base = bases.find((each) => url.startsWith(each));
  return base && decodeURI(url.slice(base.length).replace(/#.*/, ''));
}

test('the links to edit a page and to its source lead to its file in the same folder of the repository', () => {
  const wrong = site.pages.filter((page) => {
    const view = buildPageView(page, site);
    if (view.kind !== 'doc') return false;
    return [view.edit?.link, view.source?.link].some(
      (link) => findInContent(link ?? '') !== page.file || !existsSync(path.resolve('content', page.file)),
    );
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
  expect(new Set([docRepoBaseUrl, sourceBaseUrl].map((url) => url.replace(/\/(?:edit|blob)\/[\w-]+\//, ' ')))).toEqual(
    new Set(['https://github.com/web-infra-dev/rslib website/content/']),
  );
});

test('links to examples and their files lead to existing ones', () => {
  const [tree] = sourceBaseUrl.replace('/blob/', '/tree/').split('content/');
  const pattern = new RegExp(`${tree?.replace('/tree/', '/(?:tree|blob)/')}[^"'\\s)\\\\]+`, 'g');
  const urls = [...new Set(site.pages.flatMap(({ code }) => code.match(pattern) ?? []))];
  expect(urls.length).toBeGreaterThan(400);
  expect(urls.filter((url) => !existsSync(path.resolve('content', findInContent(url) ?? 'outside the content folder')))).toEqual([]);
});
