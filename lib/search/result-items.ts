import { groupHits } from '@/lib/search/group-hits';
import { type HitAddress, resolveHit } from '@/lib/search/hit-address';
import type { SearchSetup } from '@/lib/search/setup';
import type { StoredSearches } from '@/lib/search/stored-searches';
import type { SearchHit, SearchResult, StoredHit } from '@/lib/search/types';

/** A result in the list. */
type ResultItem = {
  readonly kind: 'result';
  readonly hit: SearchHit;
  readonly address: HitAddress;
  /** Name of the group that it stands in. */
  readonly group: string;
  /** Shown under its page. */
  readonly nested: boolean;
  /** Place among all results, from 1. */
  readonly position: number;
};

/** A search that the reader made before. */
type StoredItem = Pick<ResultItem, 'address' | 'group'> & { readonly kind: 'recent' | 'favorite'; readonly hit: StoredHit };

export type SearchItem = ResultItem | StoredItem;

/** Items under a heading. */
export interface ItemGroup {
  readonly id: string;
  readonly name: string;
  readonly items: SearchItem[];
}

/** What the start screen lists: recent searches, then favourites; empty lists are left out. */
export function listStoredGroups(
  { recent, favorites }: StoredSearches,
  names: { readonly recent: string; readonly favorites: string },
  setup: SearchSetup,
): ItemGroup[] {
  const toItems = (kind: StoredItem['kind'], group: string, hits: readonly StoredHit[]): SearchItem[] =>
    hits.map((hit) => ({ kind, hit, group, address: resolveHit(hit.url, setup) }));
  const groups = [
    { id: 'recent', name: names.recent, items: toItems('recent', names.recent, recent) },
    { id: 'favorites', name: names.favorites, items: toItems('favorite', names.favorites, favorites) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Results by top-level heading. */
export function listResultGroups({ hits, otherLang }: SearchResult, setup: SearchSetup): ItemGroup[] {
  const places = new Map(hits.map((hit, at) => [hit, at + 1]));
  return groupHits(hits).map(({ name, hits: own }, at) => ({
    id: `hits-${at}`,
    name,
    items: own.map(({ hit, nested }) => ({
      kind: 'result' as const,
      hit,
      group: name,
      nested,
      address: resolveHit(hit.url, setup, otherLang),
      position: places.get(hit) ?? 0,
    })),
  }));
}
