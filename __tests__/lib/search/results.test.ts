import { buildPathRules } from '@/lib/routes/path-rules';
import { describeHit } from '@/lib/search/describe-hit';
import { groupHits, toHeading } from '@/lib/search/group-hits';
import { listMarkedParts } from '@/lib/search/marked-parts';
import { buildObjectId, toRecordType } from '@/lib/search/record-ids';
import { listResultGroups, listStartGroups, type StartLists, toVisitedHits } from '@/lib/search/result-items';
import { buildSearchSetup } from '@/lib/search/setup';
import { addRecent, promote, type StoredSearches, toStored } from '@/lib/search/stored-searches';
import config from '@/lib/site/config';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { buildHit, buildResponse } from '../../support/fake-search-client';

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
    expect(groups.map(({ id, items }) => [id, items[0]?.group])).toEqual([
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
    expect(listResultGroups(result, SETUP).map(({ items }) => items.map(({ hit, group }) => [group, hit]))).toEqual([[['One', own]]]);
    expect(list({ recent: [other], favorites: [other, own] }).map(({ id, items }) => [id, items.map(({ hit }) => hit)])).toEqual([
      ['favorites', [own]],
    ]);
  });

  test('recent searches come before favorites; empty lists are left out', () => {
    const [first, second] = [buildHit(URL_OF('/a')), buildHit(URL_OF('/b'))];
    expect(list({})).toEqual([]);
    expect(list(addRecent(NO_SEARCHES, first)).map(({ id }) => id)).toEqual(['recent']);
    const both = addRecent(promote(NO_SEARCHES, second), first);
    expect(list(both)).toEqual([
      {
        id: 'recent',
        items: [{ kind: 'recent', hit: toStored(first), group: 'Recent', address: { href: '/a', path: '/a' } }],
      },
      {
        id: 'favorites',
        items: [{ kind: 'favorite', hit: toStored(second), group: 'Favorites', address: { href: '/b', path: '/b' } }],
      },
    ]);
  });

  test('visited and popular pages follow, five of each, none twice', () => {
    const pages = Array.from({ length: 12 }, (_, at) => toStored(buildHit(URL_OF(`/p${at}`))));
    const groups = list({ ...addRecent(NO_SEARCHES, buildHit(URL_OF('/p0'))), visited: pages.slice(0, 7), popular: pages.slice(2) }, zh);
    expect(groups.map(({ id, items }) => [id, items[0]?.group, items.map(({ kind, address }) => `${kind} ${address.href}`)])).toEqual([
      ['recent', '搜索历史', ['recent /p0']],
      ['visited', '最近访问', ['visited /p1', 'visited /p2', 'visited /p3', 'visited /p4', 'visited /p5']],
      ['popular', '热门页面', ['popular /p6', 'popular /p7', 'popular /p8', 'popular /p9', 'popular /p10']],
    ]);
  });

  test('visits are hits of the language and version, without the page that is open', () => {
    const visits = [
      ['/docs/b', 'B', 'en'],
      ['/docs/a', 'A', 'en'],
      ['/docs/v1/a', 'A 1', 'en'],
      ['/docs/zh/a', '甲', 'zh-CN'],
      ['/docs/v1/zh/a', '甲一', 'zh-CN'],
    ] as const;
    const setup = { ...SETUP, siteUrl: 'https://a.example/docs', basePath: '/docs' };
    const rules = { ...buildPathRules(config), defaultVersion: 'v2', versions: ['v2', 'v1'] };
    const read = (tag: string, version: string) =>
      toVisitedHits(visits, { pathname: '/docs/b', tag, version }, rules, setup).map(({ url, hierarchy }) => [url, hierarchy.lvl1]);
    expect(read('en', 'v2')).toEqual([['https://a.example/docs/a', 'A']]);
    expect(read('en', 'v1')).toEqual([['https://a.example/docs/v1/a', 'A 1']]);
    expect(read('zh-CN', 'v2')).toEqual([['https://a.example/docs/zh/a', '甲']]);
  });
});

test.each<[Parameters<typeof buildHit>[2], string]>([
  [{}, 'lvl1'],
  [{ lvl2: 'a' }, 'lvl2'],
  [{ lvl2: 'a', lvl4: 'b' }, 'lvl4'],
  [{ lvl2: 'a', lvl3: 'b', lvl6: 'c' }, 'lvl6'],
])('a paragraph under %j is stored as %s', (levels, type) => {
  expect(toHeading(buildHit('/b#y', 'content', levels))).toMatchObject({ type, content: null, objectID: `/b#y|${type}`, url: '/b#y' });
});

test('a page is stored unchanged', () => {
  const page = buildHit('/b');
  expect(toHeading(page)).toBe(page);
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

/** Parts of a text; those that are marked are in brackets. */
test.each([
  ['plain', ['plain']],
  ['<mark>a</mark>', ['[a]']],
  ['<mark>a</mark><mark>b</mark>c', ['[a]', '[b]', 'c']],
  ['a &lt;b&gt; <mark>c&amp;d</mark> &quot;e&#39;', ['a <b> ', '[c&d]', ` "e'`]],
  ['&amp;lt; &#x27;', ["&lt; '"]],
  ['<img src=x onerror=alert(1)>', ['<img src=x onerror=alert(1)>']],
  ['&nbsp;', ['&nbsp;']],
  ['', []],
])('splits %j into parts', (value, parts) => {
  expect(listMarkedParts(value).map(({ text, marked }) => (marked ? `[${text}]` : text))).toEqual(parts);
});

test('hits are grouped by sidebar group and page, and nested under the hit of their page', () => {
  const hits = [
    buildHit('/a#x', 'lvl2', { lvl0: 'One', lvl1: 'A', lvl2: 'x' }),
    buildHit('/b', 'lvl1', { lvl0: 'Two', lvl1: 'B' }),
    buildHit('/c', 'lvl1', { lvl0: 'One', lvl1: 'C' }),
    buildHit('/a', 'lvl1', { lvl0: 'One', lvl1: 'A' }),
    buildHit('/b#y', 'content', { lvl0: 'Two', lvl1: 'B', lvl2: 'y' }),
    buildHit('/a#y', 'content', { lvl0: 'One', lvl1: 'A', lvl2: 'y' }),
    buildHit('/d#z', 'lvl2', { lvl0: 'One', lvl1: 'D', lvl2: 'z' }),
    // Another page with the same title.
    buildHit('/b/a#x', 'lvl2', { lvl0: 'One', lvl1: 'A', lvl2: 'x' }),
  ];
  expect(
    groupHits(hits).map(({ name, hits: own }) => [name, own.map(({ hit, nested }) => `${hit.url}${nested ? ' nested' : ''}`)]),
  ).toEqual([
    ['One', ['/a#x', '/a', '/a#y nested', '/c', '/d#z', '/b/a#x']],
    ['Two', ['/b', '/b#y nested']],
  ]);
});

test.each([
  [buildHit('/b'), 'Page', [], 'page'],
  [buildHit('/b#y', 'lvl3', { lvl2: 'y', lvl3: '<T>' }), '&lt;T&gt;', ['Page', 'y'], 'heading'],
  [buildHit('/b#y', 'content', { lvl2: 'y' }), 'Some text.', ['Page', 'y'], 'text'],
])('describes the title, path and icon of a hit (%#)', (hit, title, path, icon) => {
  expect(describeHit(hit)).toEqual({ title, path, icon });
});
