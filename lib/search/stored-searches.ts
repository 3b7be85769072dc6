import { readStorage, writeStorage } from '@/lib/browser/storage';
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

export const NO_SEARCHES: StoredSearches = { recent: [], favorites: [] };

/** Key names of DocSearch, so that a site that used DocSearch before keeps the lists of its readers. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__';

export function readSearches(indexName: string): StoredSearches {
  return trim({ recent: readList(RECENT + indexName), favorites: readList(FAVORITES + indexName) });
}

/** Stores both lists. Does nothing if storage is forbidden. */
export function writeSearches(indexName: string, { recent, favorites }: StoredSearches): void {
  writeStorage(RECENT + indexName, JSON.stringify(recent));
  writeStorage(FAVORITES + indexName, JSON.stringify(favorites));
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

/** Drops highlights and all other fields that DocSearch does not store. */
export function toStored({ objectID, url, type, content, hierarchy }: StoredHit | SearchHit): StoredHit {
  return { objectID, url, type, content, hierarchy };
}

function readList(name: string): StoredHit[] {
  const text = readStorage(name) ?? readForeign(name);
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isStored).map(toStored) : [];
  } catch {
    return [];
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

/** Checks untrusted data: local storage may contain anything. The URL check rejects `javascript:` URLs. */
function isStored(value: unknown): value is StoredHit {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, hierarchy } = value as Partial<Record<keyof StoredHit, unknown>>;
  const lvl1 = typeof hierarchy === 'object' && hierarchy !== null && 'lvl1' in hierarchy ? hierarchy.lvl1 : undefined;
  return typeof objectID === 'string' && typeof url === 'string' && /^(?:https?:)?\//.test(url) && typeof lvl1 === 'string';
}
