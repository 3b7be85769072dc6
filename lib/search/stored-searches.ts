import { readStorage, writeStorage } from '@/lib/browser/storage';
import type { SearchHit, StoredHit } from '@/lib/search/types';

/** Recent searches kept, without favourites and with some; favourites kept (spec section 9). */
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;
export const FAVORITE_LIMIT = 10;

/** The two lists of one index, newest first. */
export interface StoredSearches {
  readonly recent: readonly StoredHit[];
  readonly favorites: readonly StoredHit[];
}

export const NO_SEARCHES: StoredSearches = { recent: [], favorites: [] };

/** DocSearch's names, so that lists of an earlier site with it are found. */
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__';

export function readSearches(indexName: string): StoredSearches {
  return trim({ recent: readList(RECENT + indexName), favorites: readList(FAVORITES + indexName) });
}

/** Keeps the lists; a browser without memory keeps nothing. */
export function writeSearches(indexName: string, { recent, favorites }: StoredSearches): void {
  writeStorage(RECENT + indexName, JSON.stringify(recent));
  writeStorage(FAVORITES + indexName, JSON.stringify(favorites));
}

/** A chosen hit becomes the newest of the recent searches, unless it is a favourite. */
export function addRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  if (holds(searches.favorites, hit)) return searches;
  return trim({ ...searches, recent: [toStored(hit), ...without(searches.recent, hit)] });
}

export function removeRecent(searches: StoredSearches, hit: StoredHit): StoredSearches {
  return { ...searches, recent: without(searches.recent, hit) };
}

/** Makes a recent search a favourite. */
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

/** Without highlights and what the modal adds. */
function toStored({ objectID, url, type, content, hierarchy }: StoredHit | SearchHit): StoredHit {
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

/** DocSearch itself writes without the prefix of this site. */
function readForeign(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Anyone may write to local storage: what is not a hit is left out. */
function isStored(value: unknown): value is StoredHit {
  if (typeof value !== 'object' || value === null) return false;
  const { objectID, url, hierarchy } = value as Partial<Record<keyof StoredHit, unknown>>;
  const lvl1 = typeof hierarchy === 'object' && hierarchy !== null && 'lvl1' in hierarchy ? hierarchy.lvl1 : undefined;
  return typeof objectID === 'string' && typeof url === 'string' && /^(?:https?:)?\//.test(url) && typeof lvl1 === 'string';
}
