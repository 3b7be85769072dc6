import { buildManifest } from '@/lib/outputs/icons';
import { buildJsonLd } from '@/lib/outputs/json-ld';
import { renderLlmsFull, renderLlmsTxt } from '@/lib/outputs/llms';
import { buildRobots, renderSitemap } from '@/lib/outputs/sitemap';
import { completeUrl } from '@/lib/outputs/urls';
import { buildFeedPath, buildMarkdownPath, buildSocialImagePath } from '@/lib/routes/output-paths';
import type { Site } from '@/lib/source/site';
import { findEntry, loadFixture } from './load';

let site: Site;
let below: Site;
beforeAll(async () => {
  site = await loadFixture();
  below = await loadFixture('/docs');
});

test.each([
  ['/', '/index.md', '/social/index.png'],
  ['/zh/', '/zh/index.md', '/social/zh/index.png'],
  ['/config/lib/dts', '/config/lib/dts.md', '/social/config/lib/dts.png'],
])('%s has its Markdown version at %s and its image at %s', (path, markdown, image) => {
  expect([buildMarkdownPath(path), buildSocialImagePath(path)]).toEqual([markdown, image]);
});

test('the names of feeds do not change', () => {
  expect(['en', 'zh'].map((lang) => buildFeedPath('rss', lang, { defaultLang: 'en' }))).toEqual([
    '/rss/blog-rss.xml',
    '/rss/blog-rss-zh.xml',
  ]);
});

test.each([
  ['/a b?x=1#打包', '/p', 'https://fixture.example/docs/a%20b?x=1#%E6%89%93%E5%8C%85'],
  ['#top', '/p', 'https://fixture.example/docs/p#top'],
  ['/%E6%89%93', '/p', 'https://fixture.example/docs/%E6%89%93'],
  ['https://y.example/?a=%20', '/p', 'https://y.example/?a=%20'],
  ['mailto:a@b.c', '/p', 'mailto:a@b.c'],
])('%s on %s is %s', (target, page, url) => {
  expect(completeUrl(target, page, below.buildUrl)).toBe(url);
});

test('the sitemap has every page that is written in its language, with its languages', () => {
  const map = renderSitemap(below);
  const urls = [...map.matchAll(/<loc>(.+)<\/loc>/g)].map(([, url]) => url);
  const written = site.pages.filter(({ original }) => !original);
  expect(urls.sort()).toEqual(written.map(({ path }) => `https://fixture.example/docs${path}`).sort());
  expect(urls).toContain('https://fixture.example/docs/notes/english');
  expect(urls).not.toContain('https://fixture.example/docs/zh/notes/english');
  expect(map).toContain(`<url>
<loc>https://fixture.example/docs/v1/zh/guide/old</loc>
<xhtml:link rel="alternate" hreflang="en" href="https://fixture.example/docs/v1/guide/old"/>
<xhtml:link rel="alternate" hreflang="zh-CN" href="https://fixture.example/docs/v1/zh/guide/old"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://fixture.example/docs/v1/guide/old"/>
</url>
`);
});

test('modification dates are those of the last commit; URLs are escaped', () => {
  const [first, ...rest] = site.pages;
  if (!first) throw new Error('no pages');
  const dated = { ...site, pages: [{ ...first, path: '/a&b', lastUpdated: '2026-02-03T04:05:06+00:00' }, ...rest] };
  expect(renderSitemap(dated)).toContain(
    '<loc>https://fixture.example/a&amp;b</loc>\n<lastmod>2026-02-03T04:05:06+00:00</lastmod>\n<xhtml:link ',
  );
});

test('robots.txt allows everything and links to the sitemap', () => {
  expect(buildRobots(below)).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'https://fixture.example/docs/sitemap.xml',
  });
});

test('the manifest includes the base path', () => {
  expect(buildManifest(below)).toMatchObject({ name: 'Fixture: a site for tests', start_url: '/docs/', scope: '/docs/' });
});

test('llms.txt lists the default version in the order of the navigation, with sections', () => {
  const text = renderLlmsTxt(below, 'en');
  expect(text).toMatch(/^# Fixture\n\n> A site for tests\.\n\n/);
  expect(text).toContain('- [Code](https://fixture.example/docs/guide/code.md): ');
  expect(text).not.toContain('/v1/');
  const urls = [...text.matchAll(/\]\((https:\/\/fixture\.example\/docs\/[^)]*\.md)\)/g)].map(([, url]) => url);
  const own = site.pages.filter(({ lang, version }) => lang === 'en' && version === 'v2');
  expect([...urls].sort()).toEqual(own.map(({ path }) => `https://fixture.example/docs${buildMarkdownPath(path)}`).sort());
  expect(urls[0]).toBe('https://fixture.example/docs/index.md');
  expect(text).toContain('## Optional\n\n- [llms-full.txt](https://fixture.example/docs/llms-full.txt): ');
  expect(text).toContain('- [简体中文](https://fixture.example/docs/zh/llms.txt): ');
});

test('llms-full.txt has the text of all pages', async () => {
  const text = renderLlmsFull(site, 'zh');
  const own = site.pages.filter(({ lang, version }) => lang === 'zh' && version === 'v2');
  for (const { path } of own) expect(text).toContain(`\nurl: "https://fixture.example${path}"\n`);
});

test('a post is a BlogPosting with breadcrumbs', () => {
  const data = buildJsonLd(findEntry(site, '/zh/blog/first'), site);
  expect(data['@graph']).toEqual([
    {
      '@type': 'BlogPosting',
      headline: '第一篇文章',
      description: '第一篇文章.',
      url: 'https://fixture.example/zh/blog/first',
      mainEntityOfPage: 'https://fixture.example/zh/blog/first',
      image: 'https://fixture.example/social/zh/blog/first.png',
      inLanguage: 'zh-CN',
      datePublished: '2025-01-31',
      dateModified: '2025-01-31',
      author: [{ '@type': 'Person', name: 'Ada', url: undefined }],
      isPartOf: { '@id': 'https://fixture.example/zh/#website' },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '样例', item: 'https://fixture.example/zh/' },
        { '@type': 'ListItem', position: 2, name: '第一篇文章', item: 'https://fixture.example/zh/blog/first' },
      ],
    },
  ]);
});

test('a home page is a WebSite with a search action', () => {
  expect(buildJsonLd(findEntry(below, '/'), below)['@graph']).toMatchObject([
    {
      '@type': 'WebSite',
      url: 'https://fixture.example/docs/',
      potentialAction: { target: { urlTemplate: 'https://fixture.example/docs/?q={search_term_string}' } },
    },
  ]);
});
