import { jest } from '@jest/globals';
import { describeHit } from '@/lib/search/describe-hit';
import { groupHits, toHeading } from '@/lib/search/group-hits';
import { resolveHit } from '@/lib/search/hit-address';
import { listMarkedParts } from '@/lib/search/marked-parts';
import { buildObjectId, toRecordType } from '@/lib/search/record-ids';
import { listResultGroups, listStartGroups, type StartLists, toVisitedHits } from '@/lib/search/result-items';
import { buildSearchSetup } from '@/lib/search/setup';
import {
  addRecent,
  promote,
  readSearches,
  removeFavorite,
  removeRecent,
  type StoredSearches,
  toStored,
} from '@/lib/search/stored-searches';
import config from '@/lib/site/config';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { fakeStorage } from '../../support/fake-storage';
import { buildHit, buildResponse } from './hosted/fake-client';

const SETUP = buildSearchSetup({ ...config, url: 'https://a.example' }, 'en', '');
const NO_SEARCHES: StoredSearches = { recent: [], favorites: [] };
const NO_LISTS: StartLists = { ...NO_SEARCHES, visited: [], popular: [] };
const URL_OF = (path: string) => `https://a.example${path}`;

test.each([
  [1, 'lvl1'],
  [2, 'lvl2'],
  [3, 'lvl3'],
  [4, 'lvl4'],
  [5, 'lvl5'],
  [6, 'lvl6'],
])('a heading of depth %i is of type %s', (depth, type) => {
  expect(toRecordType(depth)).toBe(type);
});

test('each paragraph of a section has its own id', () => {
  expect([buildObjectId('/a#x', 'content'), buildObjectId('/a#x', 'content', 2), buildObjectId('/a#x', 'lvl2', 2)]).toEqual([
    '/a#x|content|0',
    '/a#x|content|2',
    '/a#x|lvl2',
  ]);
});

describe('lists', () => {
  const list = (lists: Partial<StartLists>, texts = en) => listStartGroups({ ...NO_LISTS, ...lists }, texts.search, SETUP);

  test('results are grouped and keep their position among all results', () => {
    const hits = [
      buildHit(URL_OF('/a'), 'lvl1', { lvl0: 'One', lvl1: 'A' }),
      buildHit(URL_OF('/b'), 'lvl1', { lvl0: 'Two', lvl1: 'B' }),
      buildHit(URL_OF('/a#x'), 'lvl2', { lvl0: 'One', lvl1: 'A', lvl2: 'X' }),
    ];
    const [result] = buildResponse(hits).results;
    const groups = listResultGroups(result, SETUP);
    expect(groups.map(({ id, name }) => [id, name])).toEqual([
      ['hits-0', 'One'],
      ['hits-1', 'Two'],
    ]);
    const [a, x] = groups[0]?.items ?? [];
    expect(a).toEqual({ kind: 'result', hit: hits[0], group: 'One', nested: false, address: { href: '/a', path: '/a' }, position: 1 });
    expect(x).toMatchObject({ nested: true, position: 3, address: { href: '/a#x' } });
    expect(groups[1]?.items[0]).toMatchObject({ group: 'Two', position: 2 });
  });

  test('results and stored searches of other sites are left out, and their group if nothing remains of it', () => {
    const [own, other] = [buildHit(URL_OF('/a'), 'lvl1', { lvl0: 'One' }), buildHit('https://b.example/a', 'lvl1', { lvl0: 'Two' })];
    const [result] = buildResponse([other, own]).results;
    expect(listResultGroups(result, SETUP).map(({ name, items }) => [name, items.map(({ hit }) => hit)])).toEqual([['One', [own]]]);
    expect(list({ recent: [other], favorites: [other, own] }).map(({ id, items }) => [id, items.map(({ hit }) => hit)])).toEqual([
      ['favorites', [own]],
    ]);
  });

  test('results in another language need a document load', () => {
    const [result] = buildResponse([buildHit(URL_OF('/a'))], { otherLang: 'en' }).results;
    expect(listResultGroups(result, SETUP)[0]?.items[0]?.address).toEqual({ href: '/a' });
  });

  test('recent searches come before favorites; empty lists are left out', () => {
    const [first, second] = [buildHit(URL_OF('/a')), buildHit(URL_OF('/b'))];
    expect(list({})).toEqual([]);
    expect(list(addRecent(NO_SEARCHES, first)).map(({ id }) => id)).toEqual(['recent']);
    const both = addRecent(promote(NO_SEARCHES, second), first);
    expect(list(both)).toEqual([
      {
        id: 'recent',
        name: 'Recent',
        items: [{ kind: 'recent', hit: toStored(first), group: 'Recent', address: { href: '/a', path: '/a' } }],
      },
      {
        id: 'favorites',
        name: 'Favorites',
        items: [{ kind: 'favorite', hit: toStored(second), group: 'Favorites', address: { href: '/b', path: '/b' } }],
      },
    ]);
  });

  test('pages that the reader has opened and popular ones follow, five of each, none twice', () => {
    const pages = Array.from({ length: 9 }, (_, at) => toStored(buildHit(URL_OF(`/p${at}`))));
    const groups = list({ ...addRecent(NO_SEARCHES, buildHit(URL_OF('/p0'))), visited: pages.slice(0, 6), popular: pages.slice(2) }, zh);
    expect(groups.map(({ id, name, items }) => [id, name, items.map(({ kind, address }) => `${kind} ${address.href}`)])).toEqual([
      ['recent', '搜索历史', ['recent /p0']],
      ['visited', '最近访问', ['visited /p1', 'visited /p2', 'visited /p3', 'visited /p4']],
      ['popular', '热门页面', ['popular /p5', 'popular /p6']],
    ]);
  });

  test('visits are hits of the language, without the page that is open', () => {
    const visits = [
      ['/docs/b', 'B', 'en'],
      ['/docs/a', 'A', 'en'],
      ['/docs/zh/a', '甲', 'zh-CN'],
    ] as const;
    const setup = { ...SETUP, siteUrl: 'https://a.example/docs', basePath: '/docs' };
    const read = (path: string, tag: string) =>
      toVisitedHits(visits, { pathname: path }, tag, setup).map(({ url, hierarchy }) => [url, hierarchy.lvl1]);
    expect(read('/docs/b', 'en')).toEqual([['https://a.example/docs/a', 'A']]);
    expect(read('/docs/b', 'zh-CN')).toEqual([['https://a.example/docs/zh/a', '甲']]);
  });
});

test('only URLs below the public URL belong to this site', () => {
  const setup = { siteUrl: 'https://a.example', basePath: '' };
  expect(resolveHit('https://a.example/', setup)).toEqual({ href: '/', path: '/' });
  expect(resolveHit('https://a.example', setup)).toEqual({ href: '/', path: '/' });
  expect(resolveHit('https://a.example.org/x', setup)).toBeUndefined();
});

test('hits of a page are adjacent, at the position of the first one', () => {
  const hits = [
    buildHit('/a#x', 'lvl2', { lvl1: 'A', lvl2: 'x' }),
    buildHit('/b', 'lvl1', { lvl1: 'B' }),
    buildHit('/a', 'lvl1', { lvl1: 'A' }),
    buildHit('/a#y', 'content', { lvl1: 'A', lvl2: 'y' }),
    buildHit('/c#z', 'lvl2', { lvl1: 'C', lvl2: 'z' }),
  ];
  // A section that ranks above its page is not nested under it.
  expect(groupHits(hits)[0]?.hits.map(({ hit, nested }) => [hit.url, nested])).toEqual([
    ['/a#x', false],
    ['/a', false],
    ['/a#y', true],
    ['/b', false],
    ['/c#z', false],
  ]);
});

test.each<[Parameters<typeof buildHit>[2], string]>([
  [{}, 'lvl1'],
  [{ lvl2: 'a' }, 'lvl2'],
  [{ lvl2: 'a', lvl4: 'b' }, 'lvl4'],
  [{ lvl2: 'a', lvl3: 'b', lvl6: 'c' }, 'lvl6'],
])('a paragraph under %j is stored as %s', (levels, type) => {
  expect(toHeading(buildHit('/b#y', 'content', levels))).toMatchObject({ type, content: null, objectID: `/b#y|${type}`, url: '/b#y' });
});

test('snippets of the service are shown unchanged, other texts are escaped', () => {
  const hit = buildHit('/b#y', 'content', { lvl2: 'a<b', lvl3: null });
  expect(describeHit({ ...hit, content: 'x < y' })).toEqual({ title: 'x &lt; y', path: ['Page', 'a&lt;b'], icon: 'text' });
  const marked = {
    ...hit,
    _snippetResult: {
      hierarchy: { lvl2: { value: '<mark>a</mark>&lt;b', matchLevel: 'full' as const } },
      content: { value: '…<mark>x</mark>', matchLevel: 'full' as const },
    },
  };
  expect(describeHit(marked)).toEqual({ title: '…<mark>x</mark>', path: ['Page', '<mark>a</mark>&lt;b'], icon: 'text' });
  expect(describeHit({ ...marked, type: 'lvl2', content: null })).toEqual({
    title: '<mark>a</mark>&lt;b',
    path: ['Page'],
    icon: 'heading',
  });
});

test('a stored search has no snippets; a heading that no longer exists is shown as its page', () => {
  const { _highlightResult, _snippetResult, ...stored } = buildHit('/b', 'lvl3');
  expect(describeHit(stored)).toEqual({ title: 'Page', path: [], icon: 'page' });
  expect(describeHit({ ...stored, type: 'content', content: null })).toEqual({ title: '', path: ['Page'], icon: 'text' });
});

test.each([
  ['plain', [{ text: 'plain', marked: false }]],
  ['<mark>a</mark>', [{ text: 'a', marked: true }]],
  [
    '<mark>a</mark><mark>b</mark>c',
    [
      { text: 'a', marked: true },
      { text: 'b', marked: true },
      { text: 'c', marked: false },
    ],
  ],
  ['&amp;lt; &#x27;', [{ text: "&lt; '", marked: false }]],
  ['&nbsp;', [{ text: '&nbsp;', marked: false }]],
  ['', []],
])('splits %j into parts', (value, parts) => {
  expect(listMarkedParts(value)).toEqual(parts);
});

describe('stored searches', () => {
  const items = fakeStorage();
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterAll(() => {
    jest.restoreAllMocks();
  });

  const [a, b] = [buildHit('/a'), buildHit('/b')];
  const keep = (...hits: unknown[]) => items.set('rslib-docs:__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify(hits));
  const listUrls = () => readSearches('docs', 'https://a.example').recent.map(({ url }) => url);

  test.each(['/a', '//a.example/a', 'https://a.example/a'])('%s is a valid URL', (url) => {
    keep({ ...a, url });
    expect(listUrls()).toEqual([url]);
  });

  test.each([
    ['another scheme', { ...a, url: 'javascript:/a' }],
    ['a URL inside a text', { ...a, url: 'x https://a.example/' }],
    ['no id', { ...a, objectID: 1 }],
    ['no address', { ...a, url: null }],
    ['no names', { ...a, hierarchy: null }],
    ['names that are text', { ...a, hierarchy: 'lvl1' }],
    ['no page', { ...a, hierarchy: { lvl0: 'x' } }],
    ['a page that is no text', { ...a, hierarchy: { lvl1: 1 } }],
    ['text', 'a'],
  ])('an entry with %s is left out and the others are kept', (_, entry) => {
    keep(entry, b);
    expect(listUrls()).toEqual(['/b']);
  });

  test('stored lists that are too long are cut', () => {
    keep(...Array.from({ length: 9 }, (_, at) => buildHit(`/p${at}`)));
    expect(listUrls()).toHaveLength(7);
    items.set('rslib-docs:__DOCSEARCH_FAVORITE_SEARCHES__docs', JSON.stringify(Array.from({ length: 12 }, (_, at) => buildHit(`/f${at}`))));
    const { recent, favorites } = readSearches('docs', 'https://a.example');
    expect([recent.length, favorites.length]).toEqual([4, 10]);
  });

  test('adding, promoting and removing change only one entry', () => {
    const both = addRecent(addRecent(NO_SEARCHES, a), b);
    expect(removeRecent(both, b)).toEqual({ recent: [toStored(a)], favorites: [] });
    const promoted = promote(both, a);
    expect(promoted).toEqual({ recent: [toStored(b)], favorites: [toStored(a)] });
    expect(promote(promoted, b).favorites.map(({ url }) => url)).toEqual(['/b', '/a']);
    expect(promote(promote(promoted, b), a).favorites.map(({ url }) => url)).toEqual(['/a', '/b']);
    expect(removeFavorite(promoted, a)).toEqual({ recent: [toStored(b)], favorites: [] });
    expect(removeFavorite(promoted, b)).toEqual(promoted);
  });
});
