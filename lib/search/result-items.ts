import type { Visit } from '@/lib/browser/visits';
import { type PathRules, parsePath } from '@/lib/routes/paths';
import { groupHits } from '@/lib/search/group-hits';
import { buildHierarchy } from '@/lib/search/hierarchy';
import { type HitAddress, resolveHit } from '@/lib/search/hit-address';
import { buildObjectId } from '@/lib/search/record-ids';
import type { SearchSetup } from '@/lib/search/setup';
import type { StoredSearches } from '@/lib/search/stored-searches';
import type { SearchHit, SearchResult, StoredHit } from '@/lib/search/types';

type ResultItem = {
  readonly kind: 'result';
  readonly hit: SearchHit;
  readonly address: HitAddress;
  readonly group: string;
  /** Whether it is indented under the hit of its page. */
  readonly nested: boolean;
  /** Position among all results, from 1. */
  readonly position: number;
};

/** An item of the start screen: a recent search, a favorite, a page that the reader has visited, or a popular one. */
type StoredItem = Pick<ResultItem, 'address' | 'group'> & {
  readonly kind: 'recent' | 'favorite' | 'visited' | 'popular';
  readonly hit: StoredHit;
};

/** An entry that readers can select in the search. */
export type SearchItem = ResultItem | StoredItem;

/** Items under a group heading. */
export interface ItemGroup {
  readonly id: string;
  readonly items: SearchItem[];
}

/** What the start screen shows, in this order. */
export interface StartLists extends StoredSearches {
  readonly visited: readonly StoredHit[];
  readonly popular: readonly StoredHit[];
}

/** Maximum number of visited and of popular pages. */
const MAX_PAGES = 5;

/** Lists the groups of the start screen. Leaves out empty groups, searches of other sites, and pages that are in an earlier group. */
export function listStartGroups(
  { recent, favorites, visited, popular }: StartLists,
  names: Readonly<Record<keyof StartLists, string>>,
  setup: SearchSetup,
): ItemGroup[] {
  const seen = new Set<string>();
  const toGroup = (id: keyof StartLists, kind: StoredItem['kind'], hits: readonly StoredHit[], limit?: number): ItemGroup => {
    const fresh = hits.filter(({ objectID }) => !seen.has(objectID));
    const found = fresh.flatMap((hit): SearchItem[] => {
      const address = resolveHit(hit.url, setup);
      return address ? [{ kind, hit, group: names[id], address }] : [];
    });
    const items = found.slice(0, limit);
    for (const { hit } of items) seen.add(hit.objectID);
    return { id, items };
  };
  const groups = [
    toGroup('recent', 'recent', recent),
    toGroup('favorites', 'favorite', favorites),
    toGroup('visited', 'visited', visited, MAX_PAGES),
    toGroup('popular', 'popular', popular, MAX_PAGES),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** The page that is open: path with base path, language tag, and version. */
type OpenPage = Pick<Location, 'pathname'> & { readonly tag: string; readonly version: string };

/** Converts the pages that the reader has visited in this language and version, except the current one, to hits. */
export function toVisitedHits(visits: readonly Visit[], current: OpenPage, rules: PathRules, setup: SearchSetup): StoredHit[] {
  const { siteUrl, basePath } = setup;
  const host = siteUrl.slice(0, siteUrl.length - basePath.length);
  return visits
    .filter(([path, , tag]) => tag === current.tag && path !== current.pathname)
    .filter(([path]) => parsePath(path.slice(basePath.length), rules).version === current.version)
    .map(([path, title]) => {
      const url = host + path;
      return { objectID: buildObjectId(url, 'lvl1'), url, type: 'lvl1', content: null, hierarchy: buildHierarchy(title, title) };
    });
}

/** Groups results by sidebar group. Leaves out results of other sites. */
export function listResultGroups({ hits }: SearchResult, setup: SearchSetup): ItemGroup[] {
  const positions = new Map(hits.map((hit, at) => [hit, at + 1]));
  const groups = groupHits(hits).map(({ name, hits: inGroup }, at) => ({
    id: `hits-${at}`,
    items: inGroup.flatMap(({ hit, nested }) => {
      const address = resolveHit(hit.url, setup);
      return address ? [{ kind: 'result' as const, hit, group: name, nested, address, position: positions.get(hit) ?? 0 }] : [];
    }),
  }));
  return groups.filter(({ items }) => items.length > 0);
}
