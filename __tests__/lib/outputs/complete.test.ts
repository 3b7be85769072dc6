import { findEntry, loadFixture } from '@/__tests__/support/fixture-site';
import { renderFeed } from '@/lib/outputs/feeds';
import { buildManifest, MANIFEST_ICONS, renderAppIcon } from '@/lib/outputs/icons';
import { buildJsonLd } from '@/lib/outputs/json-ld';
import { renderLlmsFull, renderLlmsTxt } from '@/lib/outputs/llms';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { renderSitemap } from '@/lib/outputs/sitemap';
import type { Site } from '@/lib/source/site';
import fixtureConfig from '../../fixtures/site/site.config';
import { inBothLanguages, loadFiles, page, translations } from '../../support/content-folder';

const HOME = 'hero:\n  name: N\n  text: T\n  tagline: Tag\n  actions: []\nfeatures:\n  - title: F\n    details: D\n';
const AUTHORS = 'authors:\n  - name: Ada\n    url: https://ada.example\n  - name: Bob\n';
const FILES = {
  'index.mdx': page('', `pageType: home\ntitle: Home\n${HOME}`),
  '_nav.json': JSON.stringify([
    { text: 'Guide', link: '/guide/a', activeMatch: '^/guide/' },
    { text: 'Elsewhere', link: 'https://example.com/' },
    { text: 'Blog', link: '/blog/' },
  ]),
  'guide/_meta.json': '["b", "a", { "type": "dir", "name": "sub", "label": "Sub" }]',
  'guide/a.mdx': page(
    '# A [x]\n\nText of A.\n\n## Part\n\n- item\n\n| a | b |\n|---|---|\n| c | d |\n\n### Deep\n\n```ts title="x.ts"\ncode\n```\n\n## Next\n\nEnd.',
  ),
  'guide/b.mdx': page('# B'),
  'guide/sub/_meta.json': '["index", "c"]',
  'guide/sub/index.mdx': page('# @sub'),
  'guide/sub/c.mdx': page('# C'),
  'blog/_meta.json': '["index"]',
  'blog/index.mdx': page('# Blog'),
  'blog/one.mdx': page(
    '# One & `]]>`\n\nA [link](/guide/a), a [part](#x), ![image](/chat.svg)\n\n## X\n\nText.',
    `date: 2025-01-02\nsidebar: false\n${AUTHORS}`,
  ).replace('A page for tests.', '"One & <two>."'),
  'blog/two.mdx': page('# 二\n\nText.', 'date: 2025-03-04\nsidebar: false\n'),
  'lone.mdx': page('# Lone', 'sidebar: false\n'),
};

let site: Site;
/** With two versions, below `/docs`. */
let versioned: Site;
beforeAll(async () => {
  versioned = await loadFixture('/docs');
  const image = { 'public/chat.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' };
  site = await loadFiles({ ...inBothLanguages(FILES), ...image }, { ...fixtureConfig, multiVersion: undefined });
  // The first was changed after its date, the second was written before it.
  const dates: Record<string, string> = { 'blog/one': '2025-05-06T07:08:09+02:00', 'blog/two': '2025-03-01T00:00:00Z' };
  for (const each of site.pages) if (dates[each.key]) Object.assign(each, { lastUpdated: dates[each.key] });
});

const URL_OF = (path: string) => `https://fixture.example${path}`;

test('an RSS feed has all posts of a language, the latest first, with absolute URLs', () => {
  expect(renderFeed('rss', site, 'zh')).toBe(`<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet href="/rss/feed.css" type="text/css"?>
<rss xml:lang="zh-CN" version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">
    <channel>
        <title>样例 博客</title>
        <link>https://fixture.example/zh/blog/</link>
        <description>样例 的版本发布与文章。将本文件的地址添加到 RSS 阅读器，即可收到新文章。</description>
        <lastBuildDate>Tue, 06 May 2025 05:08:09 GMT</lastBuildDate>
        <docs>https://validator.w3.org/feed/docs/rss2.html</docs>
        <language>zh-CN</language>
        <atom:link href="https://fixture.example/rss/blog-rss-zh.xml" rel="self" type="application/rss+xml"/>
        <item>
            <title><![CDATA[二]]></title>
            <link>https://fixture.example/zh/blog/two</link>
            <guid isPermaLink="false">https://fixture.example/zh/blog/two</guid>
            <pubDate>Tue, 04 Mar 2025 00:00:00 GMT</pubDate>
            <description><![CDATA[A page for tests.]]></description>
            <content:encoded><![CDATA[<p>Text.</p>]]></content:encoded>
            <dc:creator>样例</dc:creator>
        </item>
        <item>
            <title><![CDATA[One & ]]]]><![CDATA[>]]></title>
            <link>https://fixture.example/zh/blog/one</link>
            <guid isPermaLink="false">https://fixture.example/zh/blog/one</guid>
            <pubDate>Thu, 02 Jan 2025 00:00:00 GMT</pubDate>
            <description><![CDATA[One &amp; &lt;two&gt;.]]></description>
            <content:encoded><![CDATA[<p>A <a href="https://fixture.example/zh/guide/a">link</a>, a <a href="https://fixture.example/zh/blog/one#x">part</a>, <img src="https://fixture.example/chat.svg" alt="image"></p>
<h2>X</h2>
<p>Text.</p>]]></content:encoded>
            <dc:creator>Ada</dc:creator>
            <dc:creator>Bob</dc:creator>
        </item>
    </channel>
</rss>
`);
});

test('an Atom feed has the same posts, with the date of their last change', () => {
  expect(renderFeed('atom', site, 'zh')).toBe(`<?xml version="1.0" encoding="utf-8"?><?xml-stylesheet href="/rss/feed.css" type="text/css"?>
<feed xml:lang="zh-CN" xmlns="http://www.w3.org/2005/Atom">
    <id>https://fixture.example/zh/blog/</id>
    <title>样例 博客</title>
    <updated>2025-05-06T05:08:09.000Z</updated>
    <link rel="alternate" href="https://fixture.example/zh/blog/"/>
    <link rel="self" href="https://fixture.example/rss/blog-atom-zh.xml"/>
    <subtitle>样例 的版本发布与文章。将本文件的地址添加到 RSS 阅读器，即可收到新文章。</subtitle>
    <entry>
        <title type="html"><![CDATA[二]]></title>
        <id>https://fixture.example/zh/blog/two</id>
        <link href="https://fixture.example/zh/blog/two"/>
        <updated>2025-03-04T00:00:00.000Z</updated>
        <summary type="html"><![CDATA[A page for tests.]]></summary>
        <content type="html"><![CDATA[<p>Text.</p>]]></content>
        <author>
            <name>样例</name>
        </author>
        <published>2025-03-04T00:00:00.000Z</published>
    </entry>
    <entry>
        <title type="html"><![CDATA[One &amp; ]]&gt;]]></title>
        <id>https://fixture.example/zh/blog/one</id>
        <link href="https://fixture.example/zh/blog/one"/>
        <updated>2025-05-06T05:08:09.000Z</updated>
        <summary type="html"><![CDATA[One &amp; &lt;two&gt;.]]></summary>
        <content type="html"><![CDATA[<p>A <a href="https://fixture.example/zh/guide/a">link</a>, a <a href="https://fixture.example/zh/blog/one#x">part</a>, <img src="https://fixture.example/chat.svg" alt="image"></p>
<h2>X</h2>
<p>Text.</p>]]></content>
        <author>
            <name>Ada</name>
            <uri>https://ada.example/</uri>
        </author>
        <author>
            <name>Bob</name>
        </author>
        <published>2025-01-02T00:00:00.000Z</published>
    </entry>
</feed>
`);
});

test('a JSON feed has the same posts, with all authors', () => {
  expect(JSON.parse(renderFeed('json', site, 'en'))).toMatchObject({
    home_page_url: URL_OF('/blog/'),
    feed_url: URL_OF('/rss/blog-feed.json'),
    version: 'https://jsonfeed.org/version/1.1',
    language: 'en',
    items: [
      { title: '二', date_modified: '2025-03-04T00:00:00.000Z', authors: [{ name: 'Fixture' }] },
      {
        id: URL_OF('/blog/one'),
        url: URL_OF('/blog/one'),
        title: 'One & ]]>',
        content_html: expect.stringMatching(/^<p>A <a href=.*<h2>X<\/h2>\n<p>Text\.<\/p>$/s),
        summary: 'One & <two>.',
        date_published: '2025-01-02T00:00:00.000Z',
        date_modified: '2025-05-06T05:08:09.000Z',
        authors: [{ name: 'Ada', url: 'https://ada.example' }, { name: 'Bob' }],
      },
    ],
  });
});

test('the URLs of a feed contain the base path', () => {
  expect(JSON.parse(renderFeed('json', versioned, 'zh'))).toMatchObject({
    home_page_url: 'https://fixture.example/docs/zh/blog/',
    feed_url: 'https://fixture.example/docs/rss/blog-feed-zh.json',
    items: [{ id: 'https://fixture.example/docs/zh/blog/first' }],
  });
});

test('special characters of XML and HTML in titles and code are escaped', async () => {
  const post = page('# A < B & `]]>`\n\n```ts\na[b[0]]>1; c[d[0]]>2;\n```', 'date: 2025-01-01\n');
  const own = await loadFiles({
    ...translations(page('# A')),
    'en/blog/_meta.json': '["x"]',
    'zh/blog/_meta.json': '["x"]',
    'en/blog/x.mdx': post,
    'zh/blog/x.mdx': post,
  });
  const atom = renderFeed('atom', own, 'en');
  expect(atom).toContain('<title type="html"><![CDATA[A &lt; B &amp; ]]&gt;]]></title>');
  expect(atom.match(/\]\]>/g)).toHaveLength(3);
});

test('a blog without posts has a feed that never changed', () => {
  expect(renderFeed('rss', { ...site, listPages: () => [] }, 'en')).toContain(
    '<lastBuildDate>Thu, 01 Jan 1970 00:00:00 GMT</lastBuildDate>',
  );
});

const LLMS = `# Fixture

> A site for tests.

Every page is also available as Markdown: add .md to its URL, or index.md if the URL ends in a slash.

## Fixture

- [Home](https://fixture.example/index.md): A page for tests.
- [Lone](https://fixture.example/lone.md): A page for tests.

## Guide

- [B](https://fixture.example/guide/b.md): A page for tests.
- [A \\[x\\]](https://fixture.example/guide/a.md): A page for tests.

## Guide / Sub

- [@sub](https://fixture.example/guide/sub/index.md): A page for tests.
- [C](https://fixture.example/guide/sub/c.md): A page for tests.

## Blog

- [One & \\]\\]>](https://fixture.example/blog/one.md): One & <two>.
- [二](https://fixture.example/blog/two.md): A page for tests.
- [Blog](https://fixture.example/blog/index.md): A page for tests.

## Optional

- [llms-full.txt](https://fixture.example/llms-full.txt): All pages in one file
- [简体中文](https://fixture.example/zh/llms.txt): 用于测试的网站。
- [sitemap.xml](https://fixture.example/sitemap.xml): URLs of all pages
- [RSS](https://fixture.example/rss/blog-rss.xml): Posts as a feed
`;

test('llms.txt lists all pages by group, and the full text has the same order', () => {
  expect(renderLlmsTxt(site, 'en')).toBe(LLMS);
  const full = renderLlmsFull(site, 'en');
  expect(full).toMatch(/^# Fixture\n\n> A site for tests\.\n\n---\ntitle: "Home"\n/);
  const order = [...LLMS.matchAll(/example(\/\S*)\.md\)/g)].map(([, path = '']) => path.replace(/index$/, ''));
  expect([...full.matchAll(/^url: "https:\/\/fixture\.example(.+)"$/gm)].map(([, path]) => path)).toEqual(order);
});

function readJsonLd(path: string) {
  const { view, page } = findEntry(site, path);
  return buildJsonLd(view, page, site);
}

test.each([
  ['/zh/guide/sub/c', ['样例 /zh/', 'Guide /zh/guide/a', 'C /zh/guide/sub/c']],
  ['/zh/guide/a', ['样例 /zh/', 'A [x] /zh/guide/a']],
  ['/lone', ['Fixture /', 'Lone /lone']],
  ['/blog/', ['Fixture /', 'Blog /blog/']],
])('%s is an article for search engines, with the breadcrumbs %j', (path, steps) => {
  const [article, list] = readJsonLd(path)['@graph'] as Record<string, unknown>[];
  expect(article).toMatchObject({ '@type': 'TechArticle', url: URL_OF(path), author: { '@type': 'Organization' } });
  expect(list).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => {
      const [name, item = ''] = step.split(/ (?=\/)/);
      return { '@type': 'ListItem', position: at + 1, name, item: URL_OF(item) };
    }),
  });
});

test('for search engines, a page is a part of the site, which the home page describes', () => {
  expect(readJsonLd('/lone')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: 'Lone',
        description: 'A page for tests.',
        mainEntityOfPage: URL_OF('/lone'),
        image: URL_OF('/social/lone.png'),
        inLanguage: 'en',
        author: { '@type': 'Organization', name: 'Fixture' },
        isPartOf: { '@id': URL_OF('/#website') },
      },
      {},
    ],
  });
  expect(readJsonLd('/zh/')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'WebSite',
        '@id': URL_OF('/zh/#website'),
        name: '样例',
        url: URL_OF('/zh/'),
        inLanguage: 'zh-CN',
        description: '用于测试的网站。',
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${URL_OF('/zh/')}?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  });
});

test('a post was changed at its last commit, or on its date if it has none', () => {
  const dates = ['/blog/one', '/lone'].map((path) => {
    const [article] = readJsonLd(path)['@graph'] as Record<string, unknown>[];
    return [article?.['@type'], article?.datePublished, article?.dateModified];
  });
  expect(dates).toEqual([
    ['BlogPosting', '2025-01-02', '2025-05-06T07:08:09+02:00'],
    ['TechArticle', undefined, undefined],
  ]);
});

test('a post that was written before its date has not changed since', () => {
  const { page: post } = findEntry(site, '/blog/two');
  expect(renderSitemap(site)).toContain(`<loc>${URL_OF('/blog/two')}</loc>\n<lastmod>2025-03-04</lastmod>`);
  expect(renderMarkdownPage(site, post)).not.toContain('lastUpdated');
  const { page: changed } = findEntry(site, '/blog/one');
  expect(renderMarkdownPage(site, changed)).toContain('lastUpdated: "2025-05-06T07:08:09+02:00"');
});

test('search records have the texts of each section, and weights by page, level and position', () => {
  const records = buildSearchRecords(site, { lang: 'zh', version: '' }, (path) => path);
  const rows = records.map(({ url, type, content, hierarchy, weight }) =>
    [url, type, content, hierarchy.lvl0, hierarchy.lvl2, hierarchy.lvl3, weight.pageRank, weight.level, weight.position].join('|'),
  );
  expect(rows).toEqual([
    '/zh/blog/|lvl1||Blog|||2|100|0',
    '/zh/blog/one|lvl1||Blog|||0|100|0',
    '/zh/blog/one|content|A link, a part, image|Blog|||0|0|1',
    '/zh/blog/one#x|lvl2||Blog|X||0|90|2',
    '/zh/blog/one#x|content|Text.|Blog|X||0|0|3',
    '/zh/blog/two|lvl1||Blog|||0|100|0',
    '/zh/blog/two|content|Text.|Blog|||0|0|1',
    '/zh/guide/a|lvl1||Guide|||1|100|0',
    '/zh/guide/a|content|Text of A.|Guide|||1|0|1',
    '/zh/guide/a#part|lvl2||Guide|Part||1|90|2',
    '/zh/guide/a#part|content|item|Guide|Part||1|0|3',
    '/zh/guide/a#part|content|a · b|Guide|Part||1|0|4',
    '/zh/guide/a#part|content|c · d|Guide|Part||1|0|5',
    '/zh/guide/a#deep|lvl3||Guide|Part|Deep|1|80|6',
    '/zh/guide/a#deep|content|x.ts|Guide|Part|Deep|1|0|7',
    '/zh/guide/a#deep|content|code|Guide|Part|Deep|1|0|8',
    '/zh/guide/a#next|lvl2||Guide|Next||1|90|9',
    '/zh/guide/a#next|content|End.|Guide|Next||1|0|10',
    '/zh/guide/b|lvl1||Guide|||1|100|0',
    '/zh/guide/sub/c|lvl1||Sub|||1|100|0',
    '/zh/guide/sub/|lvl1||Sub|||2|100|0',
    '/zh/|lvl1||样例|||0|100|0',
    '/zh/|content|T Tag|样例|||0|0|1',
    '/zh/|content|F D|样例|||0|0|2',
    '/zh/lone|lvl1||样例|||1|100|0',
  ]);
  const [first, second] = records.filter(({ url }) => url.startsWith('/zh/blog/one'));
  expect(first).toMatchObject({ objectID: '/zh/blog/one|lvl1', anchor: null, url_without_anchor: '/zh/blog/one', lang: 'zh', version: '' });
  expect(second).toMatchObject({ objectID: '/zh/blog/one|content|0', anchor: null });
});

test('each version has the records of its own pages', () => {
  const records = buildSearchRecords(versioned, { lang: 'en', version: 'v1' }, (path) => path);
  expect(records.filter(({ type }) => type === 'lvl1').map(({ url }) => url)).toEqual(['/v1/guide/', '/v1/guide/old', '/v1/']);
});

test('the manifest has the names of the site, its colors, and icons below the base path', () => {
  const icon = (size: number, purpose: string, name = `${size}`) => ({
    src: `/docs/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  expect(buildManifest(versioned)).toEqual({
    name: 'Fixture: a site for tests',
    short_name: 'Fixture',
    description: 'A site for tests.',
    lang: 'en',
    id: '/docs/',
    start_url: '/docs/',
    scope: '/docs/',
    display: 'minimal-ui',
    background_color: '#151210',
    theme_color: '#151210',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable', 'maskable-512')],
  });
  expect(renderAppIcon('<svg/>', 0.12)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" fill="#151210"/><image href="data:image/svg+xml;base64,PHN2Zy8+" x="61" y="61" width="390" height="390"/></svg>',
  );
});

test('the logo of a maskable icon is within the circle that devices may crop it to', () => {
  const [maskable] = MANIFEST_ICONS.filter(({ purpose }) => purpose === 'maskable');
  // From the center to a corner, as a share of the side; the radius of the circle is 40 %.
  expect(Math.SQRT1_2 * (1 - 2 * (maskable?.padding ?? 0))).toBeLessThanOrEqual(0.4);
});
