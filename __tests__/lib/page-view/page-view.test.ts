import { BASE, inBothLanguages, loadFiles, page } from '@/__tests__/support/content-folder';
import { changeSite, findEntry, loadFixture } from '@/__tests__/support/fixture-site';
import { buildMetadata, listFeeds } from '@/lib/page-view/build-metadata';
import { buildNotFoundView, buildPageView } from '@/lib/page-view/build-page-view';
import { getShellView } from '@/lib/page-view/build-shell-view';
import { joinTitle } from '@/lib/page-view/titles';
import type { PageView } from '@/lib/page-view/types';
import ownConfig from '@/lib/site/config';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

const PAGES = {
  '_nav.json': '[{ "text": "配置", "link": "/config/", "activeMatch": "/config/" }]',
  'config/_meta.json': '["index", { "type": "dir", "name": "lib", "label": "Lib 配置" }]',
  'config/index.mdx': page('# Config'),
  'config/lib/_meta.json': '["dts"]',
  'config/lib/dts.mdx': page('# lib.dts'),
  'guide/_meta.json': '[{ "type": "dir", "name": "start" }]',
  'guide/start/_meta.json': '["index"]',
  'guide/start/index.mdx': page('# Start'),
};

let site: Site;
let below: Site;
/** A small site with the configuration of this repository. */
let own: Site;
beforeAll(async () => {
  site = await loadFixture();
  below = await loadFixture('/docs');
  own = await loadFiles({ ...BASE, ...inBothLanguages(PAGES) });
});

function view(from: Site, lang: string, ...slug: string[]): PageView {
  return buildPageView(getPage(from, lang, ...slug), from);
}

function getPage(from: Site, lang: string, ...slug: string[]): Page {
  const page = from.findPageBySlug(lang, slug);
  if (!page) throw new Error(`no page ${slug.join('/')}`);
  return page;
}

test.each([
  ['Page', 'Site', 'Page - Site'],
  ['Page', '| Site', 'Page | Site'],
  ['Page', '- Site', 'Page - Site'],
  ['Page', '', 'Page'],
])('title %s with suffix %s', (title, suffix, joined) => {
  expect(joinTitle(title, suffix)).toBe(joined);
});

test('the document title depends on the page type', () => {
  expect(view(site, 'en', 'guide', 'code').documentTitle).toBe('Code - Fixture');
  expect(view(site, 'zh', 'guide', 'code').documentTitle).toBe('代码 - 样例');
  expect(view(site, 'en').documentTitle).toBe('Fixture | A site for tests');
  expect(buildNotFoundView(site, 'zh', 'v2').documentTitle).toBe('404 - 样例');
});

test('pages of another version than the default one link to the same page there, or to the home page', () => {
  const notice = (...slug: string[]) => {
    const found = view(site, 'zh', ...slug);
    return found.kind === 'doc' ? found.versionNotice : undefined;
  };
  const texts = { title: '本页是 v1 的文档', text: '当前版本为 v2。' };
  expect(notice('v1', 'guide')).toEqual({ ...texts, link: { text: '查看当前版本的文档', link: '/zh/guide/' } });
  expect(notice('v1', 'guide', 'old')).toEqual({ ...texts, link: { text: '查看当前版本的文档', link: '/zh/' } });
  expect(notice('guide')).toBeUndefined();
  const unversioned = view(own, 'en', 'config');
  expect(unversioned).not.toHaveProperty('versionNotice.title');
});

test.each([
  ['en', 'v2', '/'],
  ['zh', 'v2', '/zh/'],
  ['en', 'v1', '/v1/'],
  ['zh', 'v1', '/v1/zh/'],
])('the 404 page (%s, %s) links to the home page and the list of all pages of its version and language', (lang, version, homePath) => {
  expect(buildNotFoundView(site, lang, version)).toMatchObject({ homePath, allPagesPath: `${homePath}search-index` });
});

test('the 404 page lists the popular pages that its version has', () => {
  const getSearchWords = () => ({ keywords: new Map(), synonyms: [], popular: ['/config/', '/gone'] });
  const notFound = buildNotFoundView(changeSite(own, { getSearchWords }), 'zh', '');
  expect(notFound).toMatchObject({ popular: [{ text: 'Config', link: '/zh/config/' }] });
});

test('the links of a home page have its language', async () => {
  const hero = 'hero:\n  name: A\n  text: B\n  tagline: C\n  actions:\n    - { theme: brand, text: Start, link: /guide/a }\n';
  const home = page('', `pageType: home\ntitle: Home\n${hero}features:\n  - { title: A, details: B, link: /guide/a }\n`);
  const guide = { 'index.mdx': home, 'guide/_meta.json': '["a"]', 'guide/a.mdx': page('# A') };
  const link = '/zh/guide/a';
  expect(view(await loadFiles({ ...BASE, ...inBothLanguages(guide) }), 'zh')).toMatchObject({
    hero: { actions: [{ link }] },
    features: [{ link }],
  });
});

test('the 404 page of the default language has texts in the other languages', () => {
  const others = (lang: string) => {
    const notFound = buildNotFoundView(site, lang, 'v1');
    return notFound.kind === '404' && notFound.others;
  };
  expect(others('en')).toEqual([{ tag: 'zh-CN', title: '页面不存在', takeMeHome: '返回首页', homePath: '/v1/zh/' }]);
  expect(others('zh')).toEqual([]);
});

test('a documentation page has breadcrumbs, edit and source links', () => {
  const doc = view(own, 'zh', 'config', 'lib', 'dts');
  if (doc.kind !== 'doc') throw new Error('not a doc page');
  expect(doc.breadcrumbs.map(({ text }) => text)).toEqual(['配置', 'Lib 配置']);
  expect(doc.edit).toEqual({
    text: '在 GitHub 上编辑此页',
    link: 'https://github.com/web-infra-dev/rslib/edit/main/website/content/zh/config/lib/dts.mdx',
  });
  expect(doc.source?.link).toBe('https://github.com/web-infra-dev/rslib/blob/main/website/content/zh/config/lib/dts.mdx');
});

test.each([
  ['en', 'Report a problem', 'language=en&page=https://rslib.rs/guide/start/'],
  ['zh', '反馈问题', 'language=zh-CN&page=https://rslib.rs/zh/guide/start/'],
])('a documentation page in %s has a link to a new issue with page and language', (lang, text, query) => {
  const doc = view(own, lang, 'guide', 'start');
  expect(doc.kind === 'doc' && doc.report).toEqual({
    text,
    link: `https://github.com/web-infra-dev/rslib/issues/new?template=content.yml&${query}`,
  });
});

test('the link to a new issue escapes the URL of the page', () => {
  const page = getPage(own, 'zh', 'config', 'lib', 'dts');
  const doc = buildPageView({ ...page, path: '/zh/入门 & more' }, own);
  const { searchParams } = new URL(doc.kind === 'doc' ? (doc.report?.link ?? '') : '');
  expect(searchParams.get('page')).toBe('https://rslib.rs/zh/%E5%85%A5%E9%97%A8%20&%20more');
});

test('edit, source and report links need a configured repository', () => {
  const doc = view(site, 'en', 'guide', 'code');
  expect(doc.kind === 'doc' && [doc.edit, doc.source, doc.report]).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['report', 'without its URL', { reportUrl: undefined }, {}],
  ['report', 'without a text', {}, { page: { report: '' } }],
  ['edit', 'without its URL', { docRepoBaseUrl: undefined }, {}],
  ['edit', 'without a text', {}, { page: { editOn: '' } }],
] as const)('there is no %s link %s', (link, _, repository, texts) => {
  const { theme, locales } = ownConfig;
  const config = {
    ...ownConfig,
    theme: { ...theme, repository: { ...theme.repository, ...repository } },
    locales: locales.map((locale) => ({ ...locale, texts })),
  };
  const doc = buildPageView(getPage(own, 'zh', 'config', 'lib', 'dts'), changeSite(own, { config }));
  expect(doc.kind === 'doc' && [doc[link], doc.source?.text]).toEqual([undefined, '源码']);
});

/** A view of a documentation page, with changes to the page. */
function viewDoc(from: Site, path: string, changes: Partial<Page> = {}) {
  const doc = buildPageView({ ...findEntry(from, path).page, ...changes }, from);
  if (doc.kind !== 'doc') throw new Error(`${path} is not a documentation page`);
  return doc;
}

test('breadcrumbs do not link to the page itself', async () => {
  const pages = {
    '_nav.json': '[{ "text": "Guide", "link": "/guide/" }, { "text": "Blog", "link": "/blog/" }]',
    'blog/index.mdx': page('# Overview', 'sidebar: false\n'),
    'guide/_meta.json': '["index", "a"]',
    'guide/index.mdx': page('# Guide'),
    'guide/a.mdx': page('# A'),
  };
  const small = await loadFiles({ ...BASE, ...inBothLanguages(pages) });
  expect(viewDoc(small, '/guide/').breadcrumbs).toEqual([{ text: 'Guide' }]);
  expect(viewDoc(small, '/guide/a').breadcrumbs).toEqual([{ text: 'Guide', link: '/guide/' }]);
  // Its title does not say what it is the overview of.
  expect(viewDoc(small, '/blog/').breadcrumbs).toEqual([{ text: 'Blog' }]);
});

test('a page without a sidebar has no breadcrumbs and no pager, even if a sidebar lists it', () => {
  const { frontmatter } = findEntry(own, '/config/lib/dts').page;
  expect(viewDoc(own, '/config/lib/dts').pager.prev?.link).toBe('/config/');
  const { breadcrumbs, pager } = viewDoc(own, '/config/lib/dts', { frontmatter: { ...frontmatter, sidebar: false } });
  expect([breadcrumbs, pager]).toEqual([[], {}]);
});

test('the site or a page can do without an outline', () => {
  const path = '/guide/code';
  const { frontmatter } = findEntry(site, path).page;
  expect(viewDoc(site, path).outline).not.toEqual([]);
  expect(viewDoc(site, path, { frontmatter: { ...frontmatter, outline: false } }).outline).toEqual([]);
  const config = { ...site.config, theme: { ...site.config.theme, outline: false } };
  expect(viewDoc(changeSite(site, { config }), path).outline).toEqual([]);
});

test('pages have the date of their last change, except for the list of posts and posts not changed since their publication', () => {
  const lastUpdated = '2025-02-01T23:30:00Z';
  expect(viewDoc(site, '/guide/code', { lastUpdated }).lastUpdated).toEqual({ date: lastUpdated, dateText: 'February 1, 2025' });
  expect(viewDoc(site, '/blog/', { lastUpdated }).lastUpdated).toBeUndefined();
  // Posts are written in advance.
  expect(viewDoc(site, '/blog/first', { lastUpdated }).lastUpdated?.date).toBe(lastUpdated);
  expect(viewDoc(site, '/blog/first', { lastUpdated: '2025-01-30T23:30:00Z' }).lastUpdated).toBeUndefined();
});

test('the blog lists posts without drafts, and a post has date and authors', () => {
  const blog = view(site, 'zh', 'blog');
  expect(blog.kind === 'doc' && blog.posts).toEqual([
    { title: '第一篇文章', link: '/zh/blog/first', date: '2025-01-31', dateText: '2025年1月31日', summary: '第一篇文章.' },
  ]);
  expect(blog.kind === 'doc' && blog.feed).toEqual({ text: '订阅 RSS', link: '/rss/blog-rss-zh.xml' });
  const post = view(site, 'en', 'blog', 'first');
  expect(post.kind === 'doc' && post.post).toEqual({ date: '2025-01-31', dateText: 'January 31, 2025', authors: [{ name: 'Ada' }] });
});

test('metadata has the canonical URL, alternates with x-default, and Open Graph', () => {
  const page = getPage(own, 'zh', 'guide', 'start');
  const metadata = buildMetadata(view(own, 'zh', 'guide', 'start'), page, own);
  expect(metadata.alternates).toEqual({
    canonical: 'https://rslib.rs/zh/guide/start/',
    languages: {
      en: 'https://rslib.rs/guide/start/',
      'zh-CN': 'https://rslib.rs/zh/guide/start/',
      'x-default': 'https://rslib.rs/guide/start/',
    },
    types: { 'text/markdown': 'https://rslib.rs/zh/guide/start/index.md' },
  });
  expect(metadata.openGraph).toMatchObject({
    type: 'website',
    url: 'https://rslib.rs/zh/guide/start/',
    siteName: 'Rslib',
    locale: 'zh_CN',
    alternateLocale: ['en_US'],
  });
});

test('search engines are sent from a page of an older version to that of the current one, if there is one', () => {
  const read = (...slug: string[]) => {
    const page = getPage(site, 'zh', ...slug);
    const { alternates, openGraph } = buildMetadata(view(site, 'zh', ...slug), page, site);
    return { canonical: alternates?.canonical, languages: Object.keys(alternates?.languages ?? {}), url: openGraph?.url };
  };
  const languages = ['en', 'zh-CN', 'x-default'];
  const origin = 'https://fixture.example';
  // A shared link leads to the version that was shared.
  expect(read('v1', 'guide')).toEqual({ canonical: `${origin}/zh/guide/`, languages, url: `${origin}/v1/zh/guide/` });
  expect(read('v1', 'guide', 'old')).toEqual({
    canonical: `${origin}/v1/zh/guide/old`,
    languages,
    url: `${origin}/v1/zh/guide/old`,
  });
});

test('the metadata of a post has its Markdown version and a social image', () => {
  const page = getPage(below, 'zh', 'blog', 'first');
  const { alternates, openGraph, twitter } = buildMetadata(view(below, 'zh', 'blog', 'first'), page, below);
  expect(alternates?.types).toEqual({ 'text/markdown': 'https://fixture.example/docs/zh/blog/first.md' });
  const image = { url: 'https://fixture.example/docs/social/zh/blog/first.png', width: 1200, height: 630, alt: '第一篇文章 - 样例' };
  expect(openGraph).toMatchObject({ type: 'article', publishedTime: '2025-01-31', images: [image] });
  const changed = { ...page, lastUpdated: '2025-02-01T08:00:00Z' };
  expect(buildMetadata(view(below, 'zh', 'blog', 'first'), changed, below).openGraph).toMatchObject({ modifiedTime: changed.lastUpdated });
  const early = { ...page, lastUpdated: '2025-01-30T08:00:00Z' };
  expect(buildMetadata(view(below, 'zh', 'blog', 'first'), early, below).openGraph).toMatchObject({ modifiedTime: '2025-01-31' });
  expect(twitter).toMatchObject({ card: 'summary_large_image', images: [image] });
});

test('an image in the frontmatter replaces the social image', () => {
  const page = getPage(below, 'en', 'blog', 'first');
  const head: Page['frontmatter']['head'] = [['meta', { property: 'og:image', content: 'https://fixture.example/own.png' }]];
  const { openGraph, twitter } = buildMetadata(
    view(below, 'en', 'blog', 'first'),
    { ...page, frontmatter: { ...page.frontmatter, head } },
    below,
  );
  expect([openGraph?.images, twitter?.images]).toEqual([[], []]);
});

test('absolute URLs include the base path', () => {
  const page = getPage(below, 'en', 'guide');
  expect(buildMetadata(view(below, 'en', 'guide'), page, below).alternates?.canonical).toBe('https://fixture.example/docs/guide/');
});

test('the page manifest lists only values that differ from the default', () => {
  const { pageManifest } = getShellView(site, 'en');
  expect(pageManifest.indexSlugs).toEqual(['api', 'blog', 'guide', '', 'v1/guide', 'v1']);
  expect(pageManifest.flags).toEqual({
    '': { pageType: 'home' },
    '404': { pageType: '404' },
    v1: { pageType: 'home' },
    'v1/404': { pageType: '404' },
    blog: { sidebar: false },
    'guide/deep/one': { sidebar: false },
    'notes/changed': { sidebar: false },
    'notes/english': { sidebar: false },
    'plain/blank': { pageType: 'blank', navbar: false, globalUi: false },
    'plain/custom': { pageType: 'custom' },
  });
  expect(pageManifest.keysByVersion.v1).toEqual(['guide', 'guide/old', '', 'search-index']);
});

test('the page manifest lists what pages do without', async () => {
  const bare = page('# Bare', 'sidebar: false\nnavbar: false\nfooter: false\nglobalUIComponents: false\n');
  const { pageManifest } = getShellView(await loadFiles({ ...BASE, ...inBothLanguages({ 'bare.mdx': bare }) }), 'en');
  expect(pageManifest.flags.bare).toEqual({ sidebar: false, navbar: false, footer: false, globalUi: false });
});

test('the page manifest has the path and the settings of a page in each version', async () => {
  const current = { ...BASE, ...inBothLanguages({ 'a.mdx': page('# A', 'navbar: false\n') }) };
  const old = { ...BASE, ...inBothLanguages({ 'a/index.mdx': page('# A', 'sidebar: false\n') }) };
  const files = Object.entries({ v2: current, v1: old }).flatMap(([version, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${version}/${name}`, text]),
  );
  const config = { ...ownConfig, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };
  const { pageManifest } = getShellView(await loadFiles(Object.fromEntries(files), config), 'zh');
  expect(pageManifest.indexSlugs).toEqual(['', 'v1/a', 'v1']);
  expect(pageManifest.flags).toMatchObject({ a: { navbar: false }, 'v1/a': { sidebar: false } });
});

test('navigation links get version and language, external links are unchanged', () => {
  const { nav } = getShellView(site, 'zh');
  expect(nav.v1).toEqual([{ kind: 'link', text: '指南', link: '/v1/zh/guide/', activeMatch: '^/guide/' }]);
  expect(nav.v2?.[1]).toEqual({
    kind: 'group',
    text: '更多',
    position: 'left',
    tag: 'new',
    items: [
      { kind: 'header', text: '接口' },
      { kind: 'link', text: '总览', link: '/zh/api/' },
      { kind: 'divider' },
      { kind: 'link', text: 'Example', link: 'https://example.com/' },
    ],
  });
});

test('posts and the blog link to the feeds of all languages, unless globalUIComponents is false', () => {
  const list = (path: string) => listFeeds(findEntry(site, path).page, site);
  const english = { title: 'Fixture Blog', language: 'en' };
  const chinese = { title: '样例 博客', language: 'zh-CN' };
  expect(list('/zh/blog/first')).toEqual([
    { ...english, url: 'https://fixture.example/rss/blog-rss.xml', mime: 'application/rss+xml' },
    { ...english, url: 'https://fixture.example/rss/blog-atom.xml', mime: 'application/atom+xml' },
    { ...english, url: 'https://fixture.example/rss/blog-feed.json', mime: 'application/feed+json' },
    { ...chinese, url: 'https://fixture.example/rss/blog-rss-zh.xml', mime: 'application/rss+xml' },
    { ...chinese, url: 'https://fixture.example/rss/blog-atom-zh.xml', mime: 'application/atom+xml' },
    { ...chinese, url: 'https://fixture.example/rss/blog-feed-zh.json', mime: 'application/feed+json' },
  ]);
  expect(list('/blog/')).toEqual(list('/zh/blog/first'));
  expect(list('/guide/')).toEqual([]);
  const { page: post } = findEntry(site, '/blog/first');
  const silent = { ...post, frontmatter: { ...post.frontmatter, globalUIComponents: false } };
  expect(listFeeds(silent, site)).toEqual([]);
  // The feeds contain the posts of the default version.
  expect(listFeeds({ ...post, version: 'v1' }, site)).toEqual([]);
});

test('an overview leaves out headings that most of its pages have', async () => {
  const names = [...'abcdefghijk'];
  const files = {
    'guide/_meta.json': JSON.stringify(['index', ...names]),
    'guide/index.mdx': page('# Guide', 'overview: true\n'),
    ...Object.fromEntries(
      names.map((name) => [`guide/${name}.mdx`, page(`# ${name}\n\n## Next steps${name === 'a' ? '\n\n## Types' : ''}`)]),
    ),
  };
  const listHeaders = async (pages: Record<string, string>) => {
    const overview = view(await loadFiles({ ...BASE, ...inBothLanguages(pages) }), 'en', 'guide');
    if (overview.kind !== 'doc') throw new Error(overview.kind);
    return overview.overview?.flatMap(({ items }) =>
      items.map(({ text, headers }) => [text, ...headers.map((header) => header.text)].join()),
    );
  };
  expect(await listHeaders(files)).toEqual(['a,Types', ...names.slice(1)]);
  const ten = { ...files, 'guide/k.mdx': page('# k') };
  expect(await listHeaders(ten)).toEqual(['a,Next steps,Types', ...names.slice(1, -1).map((name) => `${name},Next steps`), 'k']);
});

test('the descriptions of options in an overview are plain text, in columns with heads', async () => {
  const files = inBothLanguages({
    'config/_meta.json': '["index", "a"]',
    'config/index.mdx': page('# Config', 'overview: true\n'),
    'config/a.mdx': page('# lib.a\n\n`lib.a` sets `a`. More.'),
  });
  const overview = view(await loadFiles({ ...BASE, ...files, 'examples/README.md': '' }), 'en', 'config');
  const option = { summary: 'lib.a sets a.', others: ['lib.a sets a.'] };
  expect(overview).toMatchObject({ overview: [{ columns: ['Default', 'Type', 'Description'], items: [{ option }] }] });
});
