import { createEngine } from '@/lib/search/engine/engine';
import { buildFile, pageOf, SITE_URL } from './build-file';

const FILE = buildFile([
  pageOf(
    '/dts',
    [1, '', 'lib.dts', 'Writes declaration files for Record<string, "a & b">.'],
    [
      2,
      'bundle',
      'dts.bundle',
      'Rolls the declarations of each entry up into one file. It needs API Extractor to be installed beside the tool.',
    ],
  ),
  pageOf(
    '/output',
    [1, '', 'output', 'Options of the output.'],
    [2, 'distpath', 'output.distPath', 'The folder.'],
    [2, 'clean', 'output.cleanDistPath', 'Empties the folder.'],
  ),
  pageOf('/fed', [1, '', 'Module Federation', 'Loads modules at run time.']),
]);

const ask = (query: string, snippetWords = 10) => createEngine(FILE).answer({ query, hitsPerPage: 20, snippetWords });
const urls = (query: string) => ask(query).hits.map(({ url }) => url.slice(SITE_URL.length));

test.each([
  ['output.distPath', '/output#distpath'],
  ['distPath', '/output#distpath'],
  ['dist path', '/output#distpath'],
  ['output.di', '/output#distpath'],
  ['cleandist', '/output#clean'],
  ['fedration', '/fed'],
  ['modul federatoin', '/fed'],
  ['ｄｔｓ', '/dts'],
  ['DTS BUNDLE', '/dts#bundle'],
  ['api extractor', '/dts#bundle'],
  ['bundling', '/dts#bundle'],
])('%s finds %s first', (query, wanted) => {
  expect(urls(query)[0]).toBe(wanted);
});

test('a hit has the format of the hosted service; words found in most sections are not marked', () => {
  const { hits, ...rest } = ask('output.dist');
  expect(rest).toEqual({ nbHits: hits.length });
  expect(hits[0]).toEqual({
    objectID: 'https://a.example/output#distpath|lvl2',
    url: 'https://a.example/output#distpath',
    type: 'lvl2',
    content: null,
    hierarchy: { lvl0: 'Group', lvl1: 'output', lvl2: 'output.distPath', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    _highlightResult: {
      hierarchy: {
        lvl0: { value: 'Group', matchLevel: 'none', matchedWords: [] },
        lvl1: { value: 'output', matchLevel: 'none', matchedWords: [] },
        lvl2: { value: '<mark>output.dist</mark>Path', matchLevel: 'full', matchedWords: ['output.dist'], fullyHighlighted: false },
      },
    },
    _snippetResult: {
      hierarchy: {
        lvl0: { value: 'Group', matchLevel: 'none' },
        lvl1: { value: 'output', matchLevel: 'none' },
        lvl2: { value: '<mark>output.dist</mark>Path', matchLevel: 'full' },
      },
    },
  });
});

test('the hit is a paragraph if it matches more of the query than the heading; the snippet has the requested length', () => {
  const [hit] = ask('api extractor installed').hits;
  expect(hit?.type).toBe('content');
  expect(hit?.objectID).toBe('https://a.example/dts#bundle|content|0');
  expect(hit?._snippetResult.content?.value).toBe(
    '…It needs <mark>API</mark> <mark>Extractor</mark> to be <mark>installed</mark> beside the tool.',
  );
  expect(ask('api extractor installed', 5).hits[0]?._snippetResult.content?.value).toBe(
    '…<mark>API</mark> <mark>Extractor</mark> to be <mark>installed</mark>…',
  );
});

test('highlights are escaped HTML', () => {
  expect(ask('record string').hits[0]?._highlightResult.content?.value).toBe(
    'Writes declaration files for <mark>Record</mark>&lt;<mark>string</mark>, &quot;a &amp; b&quot;&gt;.',
  );
});

test('suggests similar page titles if nothing is found', () => {
  const { hits, nbHits, suggestions } = ask('federalism');
  expect([hits, nbHits, suggestions]).toEqual([[], 0, ['Module Federation']]);
  // Two pairs of letters in common are a coincidence.
  for (const query of ['zzzqqq', 'mobile']) expect(ask(query)).toMatchObject({ hits: [], suggestions: [] });
  expect(ask('???').nbHits).toBe(0);
});

test('Chinese is found by pairs, by single characters and next to Latin words', () => {
  const engine = createEngine(
    buildFile([
      pageOf('/zh/dts', [1, '', '类型声明文件', '为包输出类型声明，也支持 Record<string>。']),
      pageOf('/zh/fed', [1, '', '模块联邦', '在运行时加载模块，使用 mf 格式。']),
    ]),
  );
  const first = (query: string) => engine.answer({ query, hitsPerPage: 20, snippetWords: 5 }).hits[0];
  expect(first('类型声明')?.url).toBe(`${SITE_URL}/zh/dts`);
  expect(first('如何输出类型')?.url).toBe(`${SITE_URL}/zh/dts`);
  expect(first('模块连邦')?.url).toBe(`${SITE_URL}/zh/fed`);
  expect(first('mf格式')?.url).toBe(`${SITE_URL}/zh/fed`);
  expect(first('包')?._snippetResult.content?.value).toBe('为<mark>包</mark>输出类型声明，也支持 Record&lt;string&gt;。');
});
