import { createSiteSearch, getSiteSearch } from '@/lib/search/client/site-search';
import { buildSearchSetup } from '@/lib/search/setup';
import config from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';
import { REQUEST } from '../../../support/fake-search-client';
import { buildFile, singlePage } from '../engine/build-file';

const HOSTED = { appId: 'APPID', apiKey: 'key', indexName: 'docs_{lang}', insights: true };
const PLAIN: SiteConfig = { ...config, url: 'https://a.example', search: { codeBlocks: false } };
const VERSIONED: SiteConfig = { ...PLAIN, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } };

test('the search setup contains only what search needs', () => {
  expect(buildSearchSetup(PLAIN, 'en', '')).toEqual({
    lang: 'en',
    defaultVersion: '',
    siteUrl: 'https://a.example',
    basePath: '',
  });
  expect(
    buildSearchSetup(
      { ...VERSIONED, search: { codeBlocks: false, hosted: HOSTED, missingResultsUrl: 'https://a.example/new' } },
      'zh',
      '/docs',
    ),
  ).toEqual({
    lang: 'zh',
    defaultVersion: 'v2',
    siteUrl: 'https://a.example/docs',
    basePath: '/docs',
    hosted: HOSTED,
    missingResultsUrl: 'https://a.example/new',
    other: { lang: 'en', tag: 'en', label: 'English', messages: 'Error messages' },
  });
});

test('a site without search settings can be searched', () => {
  const { search: _, ...rest } = PLAIN;
  expect(buildSearchSetup(rest, 'en', '')).not.toHaveProperty('hosted');
});

test.each<[SiteConfig, string, string, string, string?]>([
  [PLAIN, 'en', '', 'docs_en'],
  [PLAIN, 'zh', '', 'docs_zh'],
  [VERSIONED, 'zh', 'v2', 'docs_zh'],
  [VERSIONED, 'zh', 'v1', 'docs_zh_v1'],
  [PLAIN, 'en', '', 'docs_a_b_en', '/a/b'],
  [{ ...PLAIN, search: { codeBlocks: false, hosted: HOSTED } }, 'en', '', 'docs_en', '/a/b'],
  [{ ...VERSIONED, search: { codeBlocks: false, hosted: { ...HOSTED, indexName: 'own_{lang}_{lang}' } } }, 'zh', 'v2', 'own_zh_zh'],
  [{ ...VERSIONED, search: { codeBlocks: false, hosted: HOSTED } }, 'zh', 'v1', 'docs_zh_v1'],
])('searches are stored under the name of the index (%#)', (site, lang, version, name, basePath = '') => {
  expect(createSiteSearch(buildSearchSetup(site, lang, basePath), version).indexName).toBe(name);
});

test('insights are sent only if the hosted config enables them', () => {
  const search = (hosted?: typeof HOSTED) =>
    createSiteSearch(buildSearchSetup({ ...PLAIN, search: { codeBlocks: false, hosted } }, 'en', ''), '');
  expect([search(), search({ ...HOSTED, insights: false }), search(HOSTED)].map(({ insights }) => insights !== undefined)).toEqual([
    false,
    false,
    true,
  ]);
});

test('the search of a language and version is created once', () => {
  const setup = buildSearchSetup(VERSIONED, 'en', '');
  expect(getSiteSearch(setup, 'v2')).toBe(getSiteSearch(setup, 'v2'));
  expect(getSiteSearch(setup, 'v2')).not.toBe(getSiteSearch(setup, 'v1'));
  expect(getSiteSearch(setup, 'v2')).not.toBe(getSiteSearch({ ...setup, lang: 'zh' }, 'v2'));
});

describe('with index files on the site', () => {
  const asked: string[] = [];
  const fetchBefore = globalThis.fetch;
  const files: Record<string, unknown> = {
    '/docs/search/v1-zh.json': buildFile([singlePage('alpha')]),
    '/docs/search/v1-en.json': buildFile([singlePage('beta')]),
  };

  beforeEach(() => {
    asked.length = 0;
    globalThis.fetch = (async (url: string) => {
      asked.push(url);
      const file = files[url];
      return { ok: file !== undefined, status: file === undefined ? 404 : 200, text: async () => JSON.stringify(file) };
    }) as typeof fetch;
  });
  afterAll(() => {
    globalThis.fetch = fetchBefore;
  });

  const open = (lang: string) => createSiteSearch(buildSearchSetup(VERSIONED, lang, '/docs'), 'v1');

  test("falls back to the default language if the reader's language has no results", async () => {
    const search = open('zh');
    expect((await search.search({ ...REQUEST, query: 'alpha' })).results[0]).toMatchObject({ nbHits: 1 });
    expect(asked).toEqual(['/docs/search/v1-zh.json']);
    expect((await search.search({ ...REQUEST, query: 'beta' })).results[0]).toMatchObject({ nbHits: 1, otherLang: 'en' });
    expect(asked).toEqual(['/docs/search/v1-zh.json', '/docs/search/v1-en.json']);
  });

  test('does not search another language for an empty query', async () => {
    await open('zh').search({ ...REQUEST, query: ' ' });
    expect(asked).toEqual(['/docs/search/v1-zh.json']);
  });

  test('preload fetches the index of the current language', async () => {
    open('zh').preload();
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual(['/docs/search/v1-zh.json']);
  });

  test('nothing is fetched in advance with a hosted index', async () => {
    const search = createSiteSearch(buildSearchSetup({ ...VERSIONED, search: { codeBlocks: false, hosted: HOSTED } }, 'zh', '/docs'), 'v1');
    search.preload();
    expect(await search.listPopular()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([]);
  });

  test('the error for a missing index file contains its path', async () => {
    const search = createSiteSearch(buildSearchSetup(PLAIN, 'en', ''), '');
    await expect(search.search(REQUEST)).rejects.toThrow('Failed to fetch the search index /search/en.json: status 404.');
  });
});
