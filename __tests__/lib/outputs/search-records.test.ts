import { buildSearchRecords } from '@/lib/outputs/search-records';
import { loadFiles, page, translations } from '../../support/content-folder';

const LOG = '```log unverified="made up"\nerror   Nothing works\n```';

test('the text before and under the title belongs to the page, the rest to its heading, messages to their own group', async () => {
  const body = page(`Before.\n\n# A\n\nUnder.\n\n${LOG}\n\n## Part\n\nText.\n\n${LOG}\n\n## Empty`);
  const records = buildSearchRecords(await loadFiles(translations(body)), { lang: 'en', version: '' }, (path) => path);
  const rows = records
    .filter(({ url }) => url.startsWith('/guide/a'))
    .map(({ url, type, content, hierarchy }) => [url, type, content, hierarchy.lvl0].join(' | '));
  expect(rows).toEqual([
    '/guide/a | lvl1 |  | Rslib',
    '/guide/a | content | Before. | Rslib',
    '/guide/a | content | Under. | Rslib',
    '/guide/a | content | Nothing works | Error messages',
    '/guide/a#part | lvl2 |  | Rslib',
    '/guide/a#part | content | Text. | Rslib',
    '/guide/a#part | content | Nothing works | Error messages',
    '/guide/a#empty | lvl2 |  | Rslib',
  ]);
});

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
