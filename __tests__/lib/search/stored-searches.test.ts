import { jest } from '@jest/globals';
import {
  addRecent,
  changeSearches,
  FAVORITE_LIMIT,
  promote,
  RECENT_LIMIT,
  RECENT_LIMIT_WITH_FAVORITES,
  readSearches,
  removeFavorite,
  removeRecent,
  type StoredSearches,
  toStored,
} from '@/lib/search/stored-searches';
import { buildHit } from '../../support/fake-search-client';
import { fakeStorage } from '../../support/fake-storage';

const items = fakeStorage();

const NO_SEARCHES: StoredSearches = { recent: [], favorites: [] };
const SITE = 'https://a.example';
const hits = Array.from({ length: 12 }, (_, at) => buildHit(`/p${at}`));
const urls = (list: readonly { url: string }[]) => list.map(({ url }) => url);
const first = buildHit('/p0');

test('seven recent searches are kept, newest first, without duplicates and highlights', () => {
  const searches = [...hits, first].reduce(addRecent, NO_SEARCHES);
  expect(urls(searches.recent)).toEqual(['/p0', '/p11', '/p10', '/p9', '/p8', '/p7', '/p6']);
  expect(RECENT_LIMIT).toBe(7);
  expect(Object.keys(searches.recent[0] ?? {}).sort()).toEqual(['content', 'hierarchy', 'objectID', 'type', 'url']);
});

test('four recent searches are kept next to a favorite, and a favorite is not a recent search', () => {
  const searches = promote(hits.reduce(addRecent, NO_SEARCHES), hits[11] ?? first);
  expect(urls(searches.favorites)).toEqual(['/p11']);
  expect(searches.recent).toHaveLength(RECENT_LIMIT_WITH_FAVORITES);
  expect(addRecent(searches, hits[11] ?? first)).toBe(searches);
});

test('ten favorites are kept', () => {
  const searches = hits.reduce(promote, NO_SEARCHES);
  expect(searches.favorites).toHaveLength(FAVORITE_LIMIT);
  expect(removeFavorite(searches, hits[11] ?? first).favorites).toHaveLength(FAVORITE_LIMIT - 1);
});

test('lists are stored in the format of DocSearch, separately for each index', () => {
  const searches = promote([first, buildHit('/p1')].reduce(addRecent, NO_SEARCHES), first);
  changeSearches('docs_en', SITE, () => searches);
  expect([...items.keys()]).toEqual([
    'rslib-docs:__DOCSEARCH_RECENT_SEARCHES__docs_en',
    'rslib-docs:__DOCSEARCH_FAVORITE_SEARCHES__docs_en',
  ]);
  expect(readSearches('docs_en', SITE)).toEqual(searches);
  expect(readSearches('docs_zh', SITE)).toEqual(NO_SEARCHES);
});

test('lists stored by DocSearch are read', () => {
  items.set('__DOCSEARCH_RECENT_SEARCHES__docs_en', JSON.stringify([{ ...first, url: 'https://a.example/p0', _rankingInfo: {} }]));
  expect(urls(readSearches('docs_en', SITE).recent)).toEqual(['https://a.example/p0']);
});

test('stored lists that are too long are cut', () => {
  items.set('rslib-docs:__DOCSEARCH_RECENT_SEARCHES__docs', JSON.stringify(hits.slice(0, 9)));
  expect(readSearches('docs', SITE).recent).toHaveLength(7);
  items.set('rslib-docs:__DOCSEARCH_FAVORITE_SEARCHES__docs', JSON.stringify(hits));
  const { recent, favorites } = readSearches('docs', SITE);
  expect([recent.length, favorites.length]).toEqual([4, 10]);
});

test('a list that does not change keeps entries that cannot be read', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const names = ['RECENT', 'FAVORITE'].map((name) => `rslib-docs:__DOCSEARCH_${name}_SEARCHES__docs`);
  const unread = JSON.stringify([toStored(first), { objectID: 'other' }]);
  for (const [at, name] of names.entries()) {
    items.clear();
    items.set(name, unread);
    const added = buildHit('/added');
    changeSearches('docs', SITE, (searches) => (at === 0 ? promote(searches, added) : addRecent(searches, added)));
    expect([items.get(name), items.size]).toEqual([unread, 2]);
  }
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test('adding, promoting and removing change only one entry', () => {
  const [a, b] = [buildHit('/a'), buildHit('/b')];
  const both = addRecent(addRecent(NO_SEARCHES, a), b);
  expect(removeRecent(both, b)).toEqual({ recent: [toStored(a)], favorites: [] });
  const promoted = promote(both, a);
  expect(promoted).toEqual({ recent: [toStored(b)], favorites: [toStored(a)] });
  expect(promote(promoted, b).favorites.map(({ url }) => url)).toEqual(['/b', '/a']);
  expect(promote(promote(promoted, b), a).favorites.map(({ url }) => url)).toEqual(['/a', '/b']);
  expect(removeFavorite(promoted, a)).toEqual({ recent: [toStored(b)], favorites: [] });
  expect(removeFavorite(promoted, b)).toEqual(promoted);
});

test('reads empty lists without an error if storage is forbidden', () => {
  Reflect.deleteProperty(globalThis, 'localStorage');
  changeSearches('docs_en', SITE, () => addRecent(NO_SEARCHES, first));
  expect(readSearches('docs_en', SITE)).toEqual(NO_SEARCHES);
});
