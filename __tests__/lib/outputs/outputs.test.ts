import { changeSite, findEntry, loadFixture } from '@/__tests__/support/fixture-site';
import { buildJsonLd } from '@/lib/outputs/json-ld';
import { renderLlmsTxt } from '@/lib/outputs/llms';
import { renderRobots, renderSitemap } from '@/lib/outputs/sitemap';
import { listTextFiles } from '@/lib/outputs/text-files';
import { completeUrl } from '@/lib/outputs/urls';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { isInBlog } from '@/lib/source/blog';
import { createSite, type Site } from '@/lib/source/site';

let site: Site;
let below: Site;
beforeAll(async () => {
  site = await loadFixture();
  below = await loadFixture('/docs');
});

test.each([
  ['/a', 'https://fixture.example/a'],
  ['/a b?x=1#打包', 'https://fixture.example/a%20b?x=1#%E6%89%93%E5%8C%85'],
  ['/%E6%89%93 b', 'https://fixture.example/%E6%89%93%20b'],
  ['/a?x=1%262#%23', 'https://fixture.example/a?x=1%262#%23'],
  ['/50%25', 'https://fixture.example/50%25'],
  ['/50%', 'https://fixture.example/50%25'],
  ['#x', 'https://fixture.example/p#x'],
  ['/a:b', 'https://fixture.example/a:b'],
  ['//b.example/x', '//b.example/x'],
  ['https://b.example/ x?a=%20', 'https://b.example/ x?a=%20'],
  ['data:text/plain,x', 'data:text/plain,x'],
  ['x-a.b+1:y', 'x-a.b+1:y'],
  ['MAILTO:a@b.example', 'MAILTO:a@b.example'],
])('%s in a page is %s', (target, url) => {
  expect(completeUrl(target, '/p', site.buildUrl)).toBe(url);
});

test('the sitemap has every page that search engines should list, with its languages', () => {
  const map = renderSitemap(below);
  const urls = [...map.matchAll(/<loc>(.+)<\/loc>/g)].map(([, url]) => url);
  const listed = site.pages.filter((page) => !site.findCanonical(page));
  expect(urls.sort()).toEqual(listed.map(({ path }) => `https://fixture.example/docs${path}`).sort());
  expect(urls).toContain('https://fixture.example/docs/notes/english');
  expect(urls).not.toContain('https://fixture.example/docs/zh/notes/english');
  expect(urls).toContain('https://fixture.example/docs/v1/guide/old');
  expect(urls).not.toContain('https://fixture.example/docs/v1/guide/');
  expect(map).toContain(`<url>
<loc>https://fixture.example/docs/v1/zh/guide/old</loc>
<xhtml:link rel="alternate" hreflang="en" href="https://fixture.example/docs/v1/guide/old"/>
<xhtml:link rel="alternate" hreflang="zh-CN" href="https://fixture.example/docs/v1/zh/guide/old"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://fixture.example/docs/v1/guide/old"/>
</url>
`);
});

test('a page in one language only has no alternates', () => {
  const pages = site.pages.filter((page) => page.path === '/zh/guide/');
  const single = createSite({ config: site.config, pages, metas: [], navs: [], redirects: [] });
  expect(renderSitemap(single)).toBe(`<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
<loc>https://fixture.example/zh/guide/</loc>
<xhtml:link rel="alternate" hreflang="zh-CN" href="https://fixture.example/zh/guide/"/>
</url>
</urlset>
`);
});

test.each(['noindex', 'nofollow, NOINDEX', 'none'])('the sitemap leaves out pages whose robots are %s', (content) => {
  const withRobots = (robots: string) => {
    const [first, ...rest] = site.pages;
    if (!first) throw new Error('no pages');
    const frontmatter = { ...first.frontmatter, head: [['meta', { name: 'robots', content: robots }] as ['meta', Record<string, string>]] };
    return renderSitemap({ ...site, pages: [{ ...first, path: '/private', frontmatter }, ...rest] });
  };
  expect(withRobots(content)).not.toContain('/private<');
  expect(withRobots('noarchive')).toContain('<loc>https://fixture.example/private</loc>');
});

test('modification dates of pages are those of the last commit; URLs are escaped', () => {
  const [first, ...rest] = site.pages;
  if (!first) throw new Error('no pages');
  const dated = { ...site, pages: [{ ...first, path: '/a&b', lastUpdated: '2026-02-03T04:05:06+00:00' }, ...rest] };
  expect(renderSitemap(dated)).toContain(
    '<loc>https://fixture.example/a&amp;b</loc>\n<lastmod>2026-02-03T04:05:06+00:00</lastmod>\n<xhtml:link ',
  );
});

test('robots.txt allows everything and links to the sitemap', () => {
  expect(renderRobots(below)).toBe('User-Agent: *\nAllow: /\n\nSitemap: https://fixture.example/docs/sitemap.xml\n');
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
  // Groups that the navigation does not lead to come last.
  const at = (path: string) => urls.indexOf(`https://fixture.example/docs${path}.md`);
  expect(at('/large/first/one')).toBeGreaterThan(at('/guide/code'));
  expect(text).toContain('## Optional\n\n- [llms-full.txt](https://fixture.example/docs/llms-full.txt): ');
  expect(text).toContain('- [简体中文](https://fixture.example/docs/zh/llms.txt): ');
});

test('a site has feeds only with a blog', async () => {
  const listFeeds = (each: Site) => [...listTextFiles(each, '')].map(({ path }) => path).filter((path) => path.includes('rss'));
  expect(listFeeds(site)).toHaveLength(6);
  expect(renderLlmsTxt(site, 'zh')).toContain('](https://fixture.example/rss/blog-rss-zh.xml): ');
  const silent = createSite({
    config: site.config,
    pages: site.pages.filter(({ key }) => !isInBlog({ key })),
    metas: [],
    navs: [],
    redirects: [],
  });
  expect(listFeeds(silent)).toEqual([]);
  expect(renderLlmsTxt(silent, 'zh')).not.toContain('rss');
});

test('URLs are escaped in the sitemap', () => {
  const listAlternates = () => [{ tag: 'en', url: 'https://fixture.example/a&b' }];
  const text = renderSitemap(changeSite(site, { listAlternates, buildUrl: () => 'https://fixture.example/c&d' }));
  expect(text).toContain('<loc>https://fixture.example/c&amp;d</loc>');
  expect(text).toContain('hreflang="en" href="https://fixture.example/a&amp;b"');
});

test('a post is a BlogPosting with all its authors, and has breadcrumbs', () => {
  const { view, page } = findEntry(site, '/zh/blog/first');
  const authors = [{ name: 'Ada' }, { name: 'Bob', url: 'https://bob.example/' }];
  const data = buildJsonLd(view, { ...page, frontmatter: { ...page.frontmatter, authors } }, site);
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
      author: authors.map((author) => ({ '@type': 'Person', ...author })),
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
