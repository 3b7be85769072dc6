import { buildIndexFile } from '@/lib/search/build/build-index';
import { loadIndex } from '@/lib/search/engine/load-index';
import { guessAnchor } from '@/lib/search/index-file';
import type { SearchRecord } from '@/lib/search/types';
import { buildFile, SITE_URL as PAGES_URL, pageOf } from '../engine/build-file';

const SITE_URL = 'https://a.example/docs';
const SETTINGS = { siteUrl: SITE_URL };

const NONE = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
const PLACE = { lang: 'zh', version: 'v1', anchor: null, content: null };

const RECORDS: readonly SearchRecord[] = [
  {
    ...PLACE,
    objectID: '1',
    type: 'lvl1',
    url: `${SITE_URL}/zh/errors`,
    url_without_anchor: `${SITE_URL}/zh/errors`,
    hierarchy: { lvl0: '参考', lvl1: '错误信息', ...NONE },
    weight: { pageRank: 2, level: 100, position: 0 },
  },
  {
    ...PLACE,
    objectID: '2',
    type: 'lvl3',
    url: `${SITE_URL}/zh/errors#amd`,
    url_without_anchor: `${SITE_URL}/zh/errors`,
    anchor: 'amd',
    hierarchy: { lvl0: '参考', lvl1: '错误信息', ...NONE, lvl3: '不支持的格式' },
    weight: { pageRank: 2, level: 80, position: 1 },
    keywords: ['umd', 'amd'],
  },
  {
    ...PLACE,
    objectID: '3',
    type: 'content',
    url: `${SITE_URL}/zh/errors#amd`,
    url_without_anchor: `${SITE_URL}/zh/errors`,
    anchor: 'amd',
    content: '改用 ESM。',
    hierarchy: { lvl0: '参考', lvl1: '错误信息', ...NONE, lvl3: '不支持的格式' },
    weight: { pageRank: 2, level: 0, position: 2 },
  },
  {
    ...PLACE,
    objectID: '4',
    type: 'content',
    url: `${SITE_URL}/zh/errors#amd`,
    url_without_anchor: `${SITE_URL}/zh/errors`,
    anchor: 'amd',
    content: 'Unsupported format: amd',
    hierarchy: { lvl0: '信息', lvl1: '错误信息', ...NONE, lvl3: '不支持的格式' },
    weight: { pageRank: 2, level: 0, position: 3 },
  },
  {
    ...PLACE,
    objectID: '5',
    type: 'lvl1',
    url: `${SITE_URL}/zh/start`,
    url_without_anchor: `${SITE_URL}/zh/start`,
    hierarchy: { lvl0: '指南', lvl1: '开始', ...NONE },
    weight: { pageRank: 0, level: 100, position: 0 },
  },
];

test('the file has each name and URL once, and only texts in another group name it', () => {
  expect(buildIndexFile(RECORDS, SETTINGS)).toEqual({
    format: 3,
    site: SITE_URL,
    groups: ['参考', '信息', '指南'],
    pages: [
      [
        0,
        '/zh/errors',
        2,
        [1, '', '错误信息', []],
        [3, 'amd', '不支持的格式', ['umd', 'amd'], '改用 ESM。', [1, 'Unsupported format: amd']],
      ],
      [2, '/zh/start', 0, [1, '', '开始', []]],
    ],
    synonyms: [],
    popular: [],
  });
});

test.each<[string, string[], number[]]>([
  ['in their own order', ['/zh/start', '/zh/errors'], [1, 0]],
  ['without those that this language does not have', ['/zh/none', '/zh/errors', '/start'], [0]],
])('the pages of the start screen are listed %s', (_, popular, expected) => {
  expect(buildIndexFile(RECORDS, { ...SETTINGS, popular }).popular).toEqual(expected);
});

test.each([
  ['Choose the outputs', 'choose-the-outputs'],
  ['Use .js for all files', 'use-js-for-all-files'],
  ['tree-shaking & co_', 'tree-shaking--co_'],
  ['示例', ''],
])('the anchor that is expected of the heading "%s" is "%s"', (heading, expected) => {
  expect(guessAnchor(heading)).toBe(expected);
});

test.each([
  ['Choose the outputs', 'choose-the-outputs', 0],
  ['Choose the outputs', 'outputs', 'outputs'],
  ['示例', 'example', 'example'],
  ['示例', '示例', '示例'],
])('the anchor of "%s" is left out if it is the expected one: %s', (heading, anchor, expected) => {
  const file = buildFile([pageOf('/a', [1, '', 'A'], [2, anchor, heading])]);
  expect(file.pages[0]?.[4]).toEqual([2, expected, heading, []]);
  expect(loadIndex(file).sections.map(({ url }) => url)).toEqual([`${PAGES_URL}/a`, `${PAGES_URL}/a#${anchor}`]);
});
