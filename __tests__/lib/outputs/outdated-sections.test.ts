import { findEntry } from '@/__tests__/support/fixture-site';
import { renderFeed } from '@/lib/outputs/feeds';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import type { Site } from '@/lib/source/site';
import { loadFiles, page, translations } from '../../support/content-folder';

const POST = (title: string, part: string) =>
  page(`# ${title}\n\n## ${part} {#part}\n\n- a\n\n${part}.`, 'date: 2025-01-02\nsidebar: false\n');

let site: Site;
beforeAll(async () => {
  site = await loadFiles({
    ...translations(page('# A\n\n## Part\n\nText.'), page('# 甲\n\n## 部分 {#part}\n\n文字。')),
    'en/blog/_meta.json': '["index"]',
    'zh/blog/_meta.json': '["index"]',
    'en/blog/index.mdx': page('# Blog'),
    'zh/blog/index.mdx': page('# 博客'),
    'en/blog/one.mdx': POST('One', 'Part'),
    'zh/blog/one.mdx': POST('一', '部分'),
    'translations.json': JSON.stringify({ zh: { 'guide/a': { part: '00000000' }, 'blog/one': { part: '00000000' } } }),
  });
});

const NOTICE = (url: string) => `> **本节译文待更新**\n>\n> 本节的英文版已更新，中文版还没有跟上。[阅读英文版](https://rslib.rs${url})\n`;

test('the Markdown version of a page quotes the notice below the heading', () => {
  const text = renderMarkdownPage(site, findEntry(site, '/zh/guide/a').page);
  expect(text.slice(text.indexOf('# 甲'))).toBe(`# 甲\n\n## 部分 {#part}\n\n${NOTICE('/guide/a.md#part')}\n文字。\n`);
  expect(renderMarkdownPage(site, findEntry(site, '/zh/blog/one').page)).toContain(NOTICE('/blog/one.md#part'));
});

test('sections that are merely not recorded, and the original, have no notice', () => {
  expect(renderMarkdownPage(site, findEntry(site, '/zh/').page)).not.toContain('>');
  expect(renderMarkdownPage(site, findEntry(site, '/guide/a').page)).not.toContain('>');
});

test.each(['rss', 'atom', 'json'] as const)('the feed has the content without the notice: %s', (format) => {
  const feed = renderFeed(format, site, 'zh');
  expect(feed).toContain('<p>部分.</p>');
  expect(feed).not.toContain('待更新');
});

test('the search does not contain the notice', () => {
  const records = buildSearchRecords(site, { lang: 'zh', version: '' }, (path) => path);
  expect(records.filter(({ url }) => url === '/zh/guide/a#part').map(({ content }) => content)).toEqual([null, '文字。']);
  expect(JSON.stringify(records)).not.toContain('待更新');
});
