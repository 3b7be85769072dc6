import { readStorage, writeStorage } from '@/lib/browser/storage';
import { tryParse } from '@/lib/browser/try-parse';
import { readHits, readStoredHit, warnAboutIgnored } from '@/lib/search/read-hits';
import type { StoredHit } from '@/lib/search/types';

/** The start screen has room for 7 recent searches, or for 4 next to favorites. */
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;
export const FAVORITE_LIMIT = 10;

/** Recent searches and favorites of one index, newest first. */
export interface StoredSearches {
  readonly recent: readonly StoredHit[];
  readonly favorites: readonly StoredHit[];
}

/** Key names of DocSearch. A site that used DocSearch before keeps the lists of its readers. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__';

/** Reads both lists. Skips entries that are invalid or belong to a site other than `siteUrl`. */
export function readSearches(indexName: string, siteUrl: string): StoredSearches {
  return limitLists({ recent: readList(RECENT + indexName, siteUrl), favorites: readList(FAVORITES + indexName, siteUrl) });
}

/** Changes both lists. An unchanged list is not written, so that it keeps its invalid entries. Does nothing if storage is forbidden. */
export function changeSearches(indexName: string, siteUrl: string, change: (searches: StoredSearches) => StoredSearches): void {
  const before = readSearches(indexName, siteUrl);
  const after = change(before);
  if (!isEqual(before.recent, after.recent)) writeStorage(RECENT + indexName, JSON.stringify(after.recent));
  if (!isEqual(before.favorites, after.favorites)) writeStorage(FAVORITES + indexName, JSON.stringify(after.favorites));
}

/** Adds a hit as the newest recent search, unless it is a favorite. */
export function addRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  if (searches.favorites.some(({ objectID }) => objectID === hit.objectID)) return searches;
  return limitLists({ ...searches, recent: [toStored(hit), ...removeHit(searches.recent, hit)] });
}

export function removeRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  return { ...searches, recent: removeHit(searches.recent, hit) };
}

/** Moves a recent search to the favorites. */
export function promote(searches: StoredSearches, hit: StoredHit): StoredSearches {
  return limitLists({ recent: removeHit(searches.recent, hit), favorites: [toStored(hit), ...removeHit(searches.favorites, hit)] });
}

export function removeFavorite(searches: StoredSearches, hit: StoredHit): StoredSearches {
  return { ...searches, favorites: removeHit(searches.favorites, hit) };
}

function limitLists({ recent, favorites }: StoredSearches): StoredSearches {
  const limit = favorites.length > 0 ? RECENT_LIMIT_WITH_FAVORITES : RECENT_LIMIT;
  return { recent: recent.slice(0, limit), favorites: favorites.slice(0, FAVORITE_LIMIT) };
}

function removeHit(list: readonly StoredHit[], { objectID }: StoredHit): StoredHit[] {
  return list.filter((item) => item.objectID !== objectID);
}

function isEqual(before: readonly StoredHit[], after: readonly StoredHit[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Drops highlights and all other fields that DocSearch does not store. */
export function toStored({ objectID, url, type, content, hierarchy }: StoredHit): StoredHit {
  return { objectID, url, type, content, hierarchy };
}

/** Reads a list, or else the one that DocSearch has written, without the prefix of this site. */
function readList(name: string, siteUrl: string): StoredHit[] {
  const list = tryParse(readStorage(name) ?? readStorage(name, '') ?? '[]');
  if (Array.isArray(list)) return readHits(list, readStoredHit, { siteUrl, source: name });
  warnAboutIgnored(1, name);
  return [];
}
