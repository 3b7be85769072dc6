import { buildObjectId } from '@/lib/search/record-ids';
import { LEVELS, type SearchHit, type StoredHit } from '@/lib/search/types';

/** Hits on a page and in total (spec section 9). */
export const MAX_PER_GROUP = 20;

/** A hit in its group: shown under its page where that is a hit too. */
interface GroupedHit {
  readonly hit: SearchHit;
  readonly nested: boolean;
}

export interface HitGroup {
  readonly name: string;
  readonly hits: readonly GroupedHit[];
}

/** Hits by their top-level heading, in the order of the best of each; in a group, hits of a page stand together, the page first. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = collect(hits, ({ hierarchy }) => hierarchy.lvl0);
  return [...groups].map(([name, own]) => {
    const pages = [...collect(own.slice(0, MAX_PER_GROUP), ({ hierarchy }) => hierarchy.lvl1).values()];
    return { name, hits: pages.flatMap(nest) };
  });
}

function nest(hits: readonly SearchHit[]): GroupedHit[] {
  const page = hits.find(({ type }) => type === 'lvl1');
  // The best hit stays first: a page found after one of its sections does not climb over it.
  return hits.map((hit) => ({ hit, nested: page !== undefined && hit !== page && hits.indexOf(page) < hits.indexOf(hit) }));
}

function collect(hits: readonly SearchHit[], name: (hit: SearchHit) => string): Map<string, SearchHit[]> {
  const groups = new Map<string, SearchHit[]>();
  for (const hit of hits) groups.set(name(hit), [...(groups.get(name(hit)) ?? []), hit]);
  return groups;
}

/** What is remembered of a chosen hit: its heading, since paragraphs change. */
export function toHeading(hit: StoredHit): StoredHit {
  if (hit.type !== 'content') return hit;
  const type = LEVELS.findLast((level) => level !== 'lvl0' && hit.hierarchy[level]) ?? 'lvl1';
  return type === 'lvl0' ? hit : { ...hit, objectID: buildObjectId(hit.url, type), type, content: null };
}
