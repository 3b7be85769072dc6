import { jest } from '@jest/globals';
import { splitIndex } from '@/lib/search/build/split-index';
import { createEmbeddedClient, OtherIndexError } from '@/lib/search/engine/embedded-client';
import type { IndexFile } from '@/lib/search/index-file';
import { buildFile, type PageSource, pageOf } from './build-file';

const ENGLISH: PageSource[] = [
  pageOf('/a', [1, '', 'Declarations'], [2, 'bundle', 'Bundle declarations', 'Bundles all declaration files into one.']),
  {
    ...pageOf('/b', [1, '', 'Formats', 'ESM and CJS.'], [2, 'umd', 'UMD', 'For script tags.']),
    keywords: { umd: ['browser global'] },
  },
  ...Array.from({ length: 500 }, (_, n) =>
    pageOf(`/page-${n}`, [1, '', `Topic ${n}`, `Common words of number${n}.`], [2, 'part', 'Part', 'More common words.']),
  ),
];
const CHINESE: PageSource[] = [
  pageOf('/zh/a', [1, '', '类型声明'], [2, 'bundle', '打包声明文件', '把声明文件合并为一个。']),
  pageOf('/zh/b', [1, '', '产物格式', '支持 ESM 与 CJS。']),
];

/** The files of an index in several files, by path. */
function listFiles(file: IndexFile): Map<string, unknown> {
  const { manifest, terms, pages } = splitIndex(file);
  return new Map<string, unknown>([
    ['/search/en.json', manifest],
    ...terms.map((part, at) => [`/search/en-terms-${at}.json`, part] as const),
    ...pages.map((part, at) => [`/search/en-pages-${at}.json`, part] as const),
  ]);
}

/** A client of an index in several files, and the files that it fetched. */
function openSplit(file: IndexFile) {
  const files = listFiles(file);
  const fetchText = jest.fn(async (path: string) => JSON.stringify(files.get(path)));
  const client = createEmbeddedClient('/search/en.json', fetchText);
  const search = async (query: string) => {
    const { results } = await client.search({ query, hitsPerPage: 5, snippetWords: 10 });
    return results[0]?.hits.map(({ url }) => url.replace('https://a.example', '')) ?? [];
  };
  return { client, search, fetchText, files };
}

test.each([
  ['bundle declarations', '/a#bundle'],
  ['a word being typed', '/page-7', 'number7'],
  ['decl', '/a'],
  ['declaratoins', '/a'],
  ['browser global', '/b#umd'],
  ['how to use umd', '/b#umd'],
  ['a stop word', '/a#bundle', 'into'],
  ['a stop word that may become a longer word', '/b', 'for'],
])('%s finds %s', async (name, url, query = name) => {
  const [first] = await openSplit(buildFile(ENGLISH)).search(query);
  expect(first).toBe(url);
});

test.each([
  ['类型声明', '/zh/a'],
  ['合并', '/zh/a#bundle'],
  ['格', '/zh/b'],
  ['esm', '/zh/b'],
])('%s finds %s', async (query, url) => {
  const [first] = await openSplit(buildFile(CHINESE)).search(query);
  expect(first).toBe(url);
});

test('synonyms find pages that have other words', async () => {
  const file = buildFile(ENGLISH, [['typings', 'declarations']]);
  expect((await openSplit(file).search('typings'))[0]).toBe('/a');
});

test('the stop words of a synonym do not displace the pages of the word', async () => {
  const others = Array.from({ length: 60 }, (_, n) => pageOf(`/zh/${n}`, [1, '', `标题${n}`, '修改后立即生效。']));
  const file = buildFile([pageOf('/zh/none', [1, '', '常见问题', '配置无效。']), ...others], [['无效', '不生效']]);
  expect(await openSplit(file).search('无效')).toContain('/zh/none');
  const pages = [pageOf('/zh/not', [1, '', '常见问题', '配置不生效。']), ...others];
  expect(await openSplit(buildFile(pages, [['无效', '不生效']])).search('无效')).toContain('/zh/not');
});

test('a search fetches the first file, the terms of its words and the pages that it shows, each once', async () => {
  const { search, fetchText, files } = openSplit(buildFile(ENGLISH));
  expect(files.size).toBeGreaterThan(100);
  await search('number77');
  const first = fetchText.mock.calls.map(([path]) => path);
  expect(first.filter((path) => path.includes('terms'))).toHaveLength(1);
  expect(first.filter((path) => path.includes('pages'))).toHaveLength(1);
  expect(first).toHaveLength(3);
  await search('number77');
  expect(fetchText).toHaveBeenCalledTimes(3);
});

test('for a word that most pages contain, at most twelve pages are fetched', async () => {
  const { search, fetchText } = openSplit(buildFile(ENGLISH));
  expect(await search('common')).toHaveLength(5);
  expect(fetchText.mock.calls.filter(([path]) => path.includes('pages')).length).toBeLessThanOrEqual(12);
});

test('a word that no page contains finds nothing, and popular pages are suggested', async () => {
  const { client, fetchText, files } = openSplit({ ...buildFile(ENGLISH), popular: [5, 1, 0, 6] });
  const search = async () => (await client.search({ query: 'xylophone', hitsPerPage: 5, snippetWords: 10 })).results[0];
  fetchText.mockImplementation(async (path) =>
    path.includes('pages') ? Promise.reject(new Error('offline')) : JSON.stringify(files.get(path)),
  );
  expect(await search()).toEqual({ hits: [], nbHits: 0, suggestions: [] });
  fetchText.mockImplementation(async (path) => JSON.stringify(files.get(path)));
  expect(await search()).toEqual({ hits: [], nbHits: 0, suggestions: ['Topic 3', 'Formats', 'Declarations'] });
});

test('a title that several popular pages have is suggested once', async () => {
  const pages = ['Overview', 'Overview', 'Start', 'Formats'].map((title, at) => pageOf(`/${at}`, [1, '', title]));
  const { client } = openSplit({ ...buildFile(pages), popular: [0, 1, 2, 3] });
  const { results } = await client.search({ query: 'xylophone', hitsPerPage: 5, snippetWords: 10 });
  expect(results[0].suggestions).toEqual(['Overview', 'Start', 'Formats']);
});

test('a file that could not be fetched is fetched again by the next search', async () => {
  const { search, fetchText, files } = openSplit(buildFile(ENGLISH));
  fetchText.mockImplementationOnce(async (path) => JSON.stringify(files.get(path))).mockRejectedValueOnce(new Error('offline'));
  await expect(search('number77')).rejects.toThrow('offline');
  expect((await search('number77'))[0]).toBe('/page-77');
});

test('files of another build are not combined with those fetched before, and the next search fetches only files of that build', async () => {
  const { search, fetchText } = openSplit(buildFile(ENGLISH));
  expect((await search('number77'))[0]).toBe('/page-77');
  const deployed = listFiles(buildFile([pageOf('/new', [1, '', 'New']), ...ENGLISH]));
  fetchText.mockImplementation(async (path) => JSON.stringify(deployed.get(path)));
  await expect(search('number78')).rejects.toEqual(
    new OtherIndexError('/search/en-pages-20.json is part of the search index of another version of the site.'),
  );
  expect((await search('number78'))[0]).toBe('/page-78');
});

test('after a file that another build does not have, the next search fetches only files of that build', async () => {
  const { search, fetchText } = openSplit(buildFile(ENGLISH));
  expect((await search('number477'))[0]).toBe('/page-477');
  const deployed = listFiles(buildFile(ENGLISH.slice(0, 100)));
  fetchText.mockImplementation(async (path) => {
    if (!deployed.has(path)) throw new OtherIndexError('gone');
    return JSON.stringify(deployed.get(path));
  });
  await expect(search('number478')).rejects.toThrow('gone');
  expect((await search('number78'))[0]).toBe('/page-78');
});

test('the pages for readers who have not typed anything are fetched, in their order', async () => {
  const file = { ...buildFile(ENGLISH), popular: [70, 1] };
  const { client, fetchText } = openSplit(file);
  const popular = await client.listPopular();
  expect(popular.map(({ url, hierarchy }) => [url, hierarchy.lvl1])).toEqual([
    ['https://a.example/page-68', 'Topic 68'],
    ['https://a.example/b', 'Formats'],
  ]);
  expect(fetchText).toHaveBeenCalledTimes(3);
});

test('there are no pages for such readers if their file cannot be fetched', async () => {
  const { client, fetchText, files } = openSplit({ ...buildFile(ENGLISH), popular: [1] });
  fetchText.mockImplementationOnce(async (path) => JSON.stringify(files.get(path))).mockRejectedValueOnce(new Error('offline'));
  expect(await client.listPopular()).toEqual([]);
});
