import { buildSearchRecords } from '@/lib/outputs/search-records';
import { loadFiles, page, translations } from '../../support/content-folder';

test('what readers type for a page or a heading is in the record of its title, in its language', async () => {
  const site = await loadFiles({
    ...translations(
      page('# A\n\nText.\n\n## Part\n\nMore.\n\n```ts title="a.ts"\na;\n```\n\n```ts title="a.ts"\nb;\n```'),
      page('# 甲\n\n文字。\n\n## 部分 {#part}\n\n更多。\n\n```ts title="a.ts"\na;\n```\n\n```ts title="a.ts"\nb;\n```'),
    ),
    'zh/_search.json': '{ "keywords": { "/guide/a": ["首页"], "/guide/a#part": ["片段", "组成"] } }',
  });
  const list = (lang: string) =>
    buildSearchRecords(site, { lang, version: '' }, (path) => path)
      .filter(({ url }) => url.includes('/guide/'))
      .map(({ url, type, content, keywords, hierarchy }) => [url, type, content, keywords, hierarchy.lvl2]);
  expect(list('zh')).toEqual([
    ['/zh/guide/a', 'lvl1', null, ['首页'], null],
    ['/zh/guide/a', 'content', '文字。', undefined, null],
    ['/zh/guide/a#part', 'lvl2', null, ['片段', '组成'], '部分'],
    ['/zh/guide/a#part', 'content', '更多。', undefined, '部分'],
    ['/zh/guide/a#part', 'content', 'a.ts', undefined, '部分'],
  ]);
  expect(list('en').map(([, , , keywords]) => keywords)).toEqual([undefined, undefined, undefined, undefined, undefined]);
});
