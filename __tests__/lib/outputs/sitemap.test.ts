import { renderSitemap } from '@/lib/outputs/sitemap';
import { createSite, type Site } from '@/lib/source/site';
import { loadFixture } from './load';

let site: Site;
beforeAll(async () => {
  site = await loadFixture();
});

/** The URLs of a page's translations in the sitemap. */
function listAlternates(path: string): string[][] {
  const [entry = ''] = renderSitemap(site)
    .split('<url>\n')
    .filter((each) => each.includes(`<loc>https://fixture.example${path}</loc>`));
  return [...entry.matchAll(/hreflang="(.+?)" href="https:\/\/fixture\.example(.+?)"/g)].map(([, tag = '', href = '']) => [tag, href]);
}

test.each([
  ['/guide/', '/guide/', '/zh/guide/'],
  ['/zh/guide/', '/guide/', '/zh/guide/'],
  ['/v1/guide/', '/v1/guide/', '/v1/zh/guide/'],
  ['/v1/zh/guide/', '/v1/guide/', '/v1/zh/guide/'],
])('translations of %s are those of its own version', (path, en, zh) => {
  expect(listAlternates(path)).toEqual([
    ['en', en],
    ['zh-CN', zh],
    ['x-default', en],
  ]);
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
