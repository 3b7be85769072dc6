import { renderOpenSearch } from '@/lib/outputs/open-search';
import { getPageData } from '@/lib/outputs/page-data';
import type { Site } from '@/lib/source/site';
import { loadFixture } from '../../support/fixture-site';

let site: Site;
beforeAll(async () => {
  site = await loadFixture('/docs');
});

const listLinks = (lang: string, ...slug: string[]) => {
  const page = site.findPageBySlug(lang, slug);
  return page && getPageData(site, page).head.filter(([, { rel }]) => rel === 'search');
};

test('the description of a language leads to its list of all pages, with the query', () => {
  expect(renderOpenSearch(site, 'zh')).toBe(`<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>样例 简体中文</ShortName>
<Description>用于测试的网站。</Description>
<Language>zh-CN</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image type="image/svg+xml">https://fixture.example/docs/favicon.svg</Image>
<Url type="text/html" template="https://fixture.example/docs/zh/search-index?q={searchTerms}"/>
</OpenSearchDescription>
`);
  expect(renderOpenSearch(site, 'en')).toContain('<ShortName>Fixture</ShortName>');
});

test('names are escaped, and have the maximum length of the specification', () => {
  const [first, ...others] = site.config.locales;
  if (!first) throw new Error('no locale');
  const named = { ...site, config: { ...site.config, locales: [{ ...first, title: 'Tools & more for you' }, ...others] } };
  expect(renderOpenSearch(named, 'en')).toContain('<ShortName>Tools &amp; more for</ShortName>');
});

test('the home page of the current version links to it', () => {
  const link = { rel: 'search', type: 'application/opensearchdescription+xml' };
  expect(listLinks('en')).toEqual([['link', { ...link, href: '/docs/opensearch.xml', title: 'Fixture' }]]);
  expect(listLinks('zh')).toEqual([['link', { ...link, href: '/docs/zh/opensearch.xml', title: '样例 简体中文' }]]);
  expect([listLinks('en', 'guide'), listLinks('en', 'v1')]).toEqual([[], []]);
});
