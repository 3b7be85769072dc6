import { readStorage, writeStorage } from '@/lib/browser/storage';
import { readHits, readStoredHit, warnOfIgnored } from '@/lib/search/read-hits';
import type { SearchHit, StoredHit } from '@/lib/search/types';

/** The start screen has room for 7 recent searches, or for 4 next to favorites. */
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;
export const FAVORITE_LIMIT = 10;

/** Recent searches and favorites of one index, newest first. */
export interface StoredSearches {
  readonly recent: readonly StoredHit[];
  readonly favorites: readonly StoredHit[];
}

/** Key names of DocSearch, so that a site that used DocSearch before keeps the lists of its readers. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__';

/** Reads both lists, without entries that do not fit or belong to another site than `siteUrl`. */
export function readSearches(indexName: string, siteUrl: string): StoredSearches {
  return trim({ recent: readList(RECENT + indexName, siteUrl), favorites: readList(FAVORITES + indexName, siteUrl) });
}

/** Changes both lists. A list without a change is not written, so that it keeps entries that do not fit. Does nothing if storage is forbidden. */
export function changeSearches(indexName: string, siteUrl: string, change: (searches: StoredSearches) => StoredSearches): void {
  const before = readSearches(indexName, siteUrl);
  const after = change(before);
  if (!isEqual(before.recent, after.recent)) writeStorage(RECENT + indexName, JSON.stringify(after.recent));
  if (!isEqual(before.favorites, after.favorites)) writeStorage(FAVORITES + indexName, JSON.stringify(after.favorites));
}

/** Adds a hit as the newest recent search, unless it is a favorite. */
export function addRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  if (holds(searches.favorites, hit)) return searches;
  return trim({ ...searches, recent: [toStored(hit), ...without(searches.recent, hit)] });
}

export function removeRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  return { ...searches, recent: without(searches.recent, hit) };
}

/** Moves a recent search to the favorites. */
export function promote(searches: StoredSearches, hit: StoredHit): StoredSearches {
  return trim({ recent: without(searches.recent, hit), favorites: [toStored(hit), ...without(searches.favorites, hit)] });
}

export function removeFavorite(searches: StoredSearches, hit: StoredHit): StoredSearches {
  return { ...searches, favorites: without(searches.favorites, hit) };
}

function trim({ recent, favorites }: StoredSearches): StoredSearches {
  const limit = favorites.length > 0 ? RECENT_LIMIT_WITH_FAVORITES : RECENT_LIMIT;
  return { recent: recent.slice(0, limit), favorites: favorites.slice(0, FAVORITE_LIMIT) };
}

function holds(list: readonly StoredHit[], { objectID }: StoredHit): boolean {
  return list.some((each) => each.objectID === objectID);
}

function without(list: readonly StoredHit[], { objectID }: StoredHit): StoredHit[] {
  return list.filter((each) => each.objectID !== objectID);
}

function isEqual(before: readonly StoredHit[], after: readonly StoredHit[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Drops highlights and all other fields that DocSearch does not store. */
export function toStored({ objectID, url, type, content, hierarchy }: StoredHit | SearchHit): StoredHit {
  return { objectID, url, type, content, hierarchy };
}

function readList(name: string, siteUrl: string): StoredHit[] {
  const list = parse(readStorage(name) ?? readForeign(name) ?? '[]');
  if (Array.isArray(list)) return readHits(list, readStoredHit, { siteUrl, source: name });
  warnOfIgnored(1, name);
  return [];
}

/** Undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** DocSearch writes its keys without the prefix of this site. */
function readForeign(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
