import { loadFixture } from '@/__tests__/support/fixture-site';
import { listSearchFiles } from '@/lib/outputs/search-index';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { MAX_WHOLE } from '@/lib/search/build/split-index';
import type { IndexFile } from '@/lib/search/index-file';
import { createSite, type Site } from '@/lib/source/site';
import fixtureConfig from '../../fixtures/site/site.config';
import { loadFiles, page, translations } from '../../support/content-folder';

let site: Site;
let small: Site;
let nested: Site;
beforeAll(async () => {
  site = await loadFixture();
  const blocks = '```ts title="a.ts"\none\n```\n\n```ts title="b.ts"\ntwo\n```\n\n```ts title="a.ts"\nthree\n```\n\n```sh\nfour\n```';
  const config = { ...fixtureConfig, multiVersion: undefined, search: { codeBlocks: false } };
  const headings = ['## a', '### b', '#### c', '##### d', '###### e', '##### f', '#### g', '### h', '## i', '### j'];
  nested = await loadFiles(translations(page(`# Title\n\n${headings.join('\n\n')}`)), config);
  small = await loadFiles(
    translations(page(`Before.\n\n# Title\n\nAfter.\n\n${blocks}\n\n## Two\n\n### Three\n\n## Other\n\n### Four`)),
    config,
  );
});

const read = (from: Site, name: string): IndexFile | undefined => {
  const text = listSearchFiles(from).get(name)?.();
  return text === undefined ? undefined : JSON.parse(text);
};

test('each language and version has its file', () => {
  expect([...listSearchFiles(site).keys()]).toEqual(['v2-en.json', 'v1-en.json', 'v2-zh.json', 'v1-zh.json']);
  expect([...listSearchFiles(small).keys()]).toEqual(['en.json', 'zh.json']);
});

test('a file has the pages of its language and version', () => {
  const file = read(site, 'v1-zh.json');
  expect(file?.site).toBe('https://fixture.example');
  expect(file?.pages.map(([, path]) => path)).toEqual(['/v1/zh/guide/', '/v1/zh/guide/old', '/v1/zh/']);
});

test('texts that are too large for one file are split', () => {
  const text = 'word '.repeat(MAX_WHOLE / 10);
  const sections = [{ id: '', paragraphs: [text, text], messages: [] }];
  const pages = small.pages.map((each) => (each.path === '/guide/a' ? { ...each, sections } : each));
  const large = createSite({ config: small.config, pages, metas: [], navs: [], redirects: [] });
  expect([...listSearchFiles(large).keys()]).toEqual(['en.json', 'en-terms-0.json', 'en-pages-0.json', 'zh.json']);
  expect(read(large, 'en.json')).toMatchObject({
    format: 5,
    total: 2,
    site: 'https://fixture.example',
  });
});

test('the URL of a page is escaped, even among the popular pages', async () => {
  const chinese = await loadFiles(
    {
      ...translations(page('# Title')),
      'en/guide/_meta.json': '["a", "指南"]',
      'zh/guide/_meta.json': '["a", "指南"]',
      'en/guide/指南.mdx': page('# Guide', 'title: Guide\n'),
      'zh/guide/指南.mdx': page('# Guide', 'title: Guide\n'),
      'en/_search.json': '{ "popular": ["/guide/指南"] }',
    },
    { ...fixtureConfig, multiVersion: undefined },
  );
  const address = '/guide/%E6%8C%87%E5%8D%97';
  const file = read(chinese, 'en.json');
  expect(file?.popular?.map((at) => file.pages[at]?.[1])).toEqual([address]);
  const records = buildSearchRecords(chinese, { lang: 'en', version: '' });
  expect(records.map(({ url }) => url)).toContain(`https://fixture.example${address}`);
});

test('sections with their texts: what stands before the title, and each file name once', () => {
  const file = read(small, 'en.json');
  const [, , , ...sections] = file?.pages.find(([, path]) => path === '/guide/a') ?? [0, '', 0];
  expect(sections).toEqual([
    [1, '', 'Title', [], 'Before.', 'After.', 'a.ts · b.ts'],
    [2, 0, 'Two', []],
    [3, 0, 'Three', []],
    [2, 0, 'Other', []],
    [3, 0, 'Four', []],
  ]);
});

test('a heading has above it what is higher, and nothing of the section before', () => {
  const records = buildSearchRecords(nested, { lang: 'en', version: '' }, (path) => path).filter(({ url }) => url.startsWith('/guide/a#'));
  expect(records.map(({ hierarchy: { lvl2, lvl3, lvl4, lvl5, lvl6 } }) => [lvl2, lvl3, lvl4, lvl5, lvl6])).toEqual([
    ['a', null, null, null, null],
    ['a', 'b', null, null, null],
    ['a', 'b', 'c', null, null],
    ['a', 'b', 'c', 'd', null],
    ['a', 'b', 'c', 'd', 'e'],
    ['a', 'b', 'c', 'f', null],
    ['a', 'b', 'g', null, null],
    ['a', 'h', null, null, null],
    ['i', null, null, null, null],
    ['i', 'j', null, null, null],
  ]);
});
