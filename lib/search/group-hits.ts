import { buildObjectId } from '@/lib/search/record-ids';
import { HEADING_LEVELS, type SearchHit, type StoredHit } from '@/lib/search/types';
import { groupBy } from '@/lib/site/collections';

/** A hit in its group. `nested` hits are indented under the hit of their page. */
interface GroupedHit {
  readonly hit: SearchHit;
  readonly nested: boolean;
}

/** Hits of the same sidebar group. */
export interface HitGroup {
  readonly name: string;
  readonly hits: readonly GroupedHit[];
}

/** Groups hits by sidebar group, in the order of the best hit of each. Within a group, hits of the same page are adjacent. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  const groups = groupBy(hits, ({ hierarchy }) => hierarchy.lvl0);
  return [...groups].map(([name, inGroup]) => {
    const pages = [...groupBy(inGroup, ({ url }) => url.replace(/#.*/, '')).values()];
    return { name, hits: pages.flatMap(nest) };
  });
}

function nest(hits: readonly SearchHit[]): GroupedHit[] {
  const page = hits.find(({ type }) => type === 'lvl1');
  // To keep the order of relevance, sections that rank above their page are not nested under it.
  return hits.map((hit) => ({ hit, nested: page !== undefined && hits.indexOf(page) < hits.indexOf(hit) }));
}

/** Converts a hit to the one that recent searches store: its heading, because paragraphs change more often. */
export function toHeading(hit: StoredHit): StoredHit {
  if (hit.type !== 'content') return hit;
  const type = HEADING_LEVELS.findLast((level) => hit.hierarchy[level]) ?? 'lvl1';
  return { ...hit, objectID: buildObjectId(hit.url, type), type, content: null };
}
