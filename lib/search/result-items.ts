import { groupHits } from '@/lib/search/group-hits';
import { type HitAddress, resolveHit } from '@/lib/search/hit-address';
import type { SearchSetup } from '@/lib/search/setup';
import type { StoredSearches } from '@/lib/search/stored-searches';
import type { SearchHit, SearchResult, StoredHit } from '@/lib/search/types';

/** A search result in the list. */
type ResultItem = {
  readonly kind: 'result';
  readonly hit: SearchHit;
  readonly address: HitAddress;
  /** Name of its group. */
  readonly group: string;
  /** Indented under the hit of its page. */
  readonly nested: boolean;
  /** Position among all results, from 1. */
  readonly position: number;
};

/** A recent search or a favorite. */
type StoredItem = Pick<ResultItem, 'address' | 'group'> & { readonly kind: 'recent' | 'favorite'; readonly hit: StoredHit };

export type SearchItem = ResultItem | StoredItem;

/** Items under a group heading. */
export interface ItemGroup {
  readonly id: string;
  readonly name: string;
  readonly items: SearchItem[];
}

/** Groups of the start screen: recent searches, then favorites. Empty groups and searches of other sites are left out. */
export function listStoredGroups(
  { recent, favorites }: StoredSearches,
  names: { readonly recent: string; readonly favorites: string },
  setup: SearchSetup,
): ItemGroup[] {
  const toItems = (kind: StoredItem['kind'], group: string, hits: readonly StoredHit[]): SearchItem[] =>
    hits.flatMap((hit) => {
      const address = resolveHit(hit.url, setup);
      return address ? [{ kind, hit, group, address }] : [];
    });
  const groups = [
    { id: 'recent', name: names.recent, items: toItems('recent', names.recent, recent) },
    { id: 'favorites', name: names.favorites, items: toItems('favorite', names.favorites, favorites) },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** Groups results by sidebar group. Leaves out results of other sites. */
export function listResultGroups({ hits, otherLang }: SearchResult, setup: SearchSetup): ItemGroup[] {
  const places = new Map(hits.map((hit, at) => [hit, at + 1]));
  const groups = groupHits(hits).map(({ name, hits: own }, at) => ({
    id: `hits-${at}`,
    name,
    items: own.flatMap(({ hit, nested }) => {
      const address = resolveHit(hit.url, setup, otherLang);
      return address ? [{ kind: 'result' as const, hit, group: name, nested, address, position: places.get(hit) ?? 0 }] : [];
    }),
  }));
  return groups.filter(({ items }) => items.length > 0);
}
