import type { OverviewGroup, OverviewItem } from '@/lib/page-view/overview';

/**
 * The groups, items and headings that match the query (spec section 5): a match on a group keeps all of it, a match on an item
 * keeps its headings, a match on headings keeps those. Case counts for nothing, hyphens count as spaces.
 */
export function filterGroups(groups: readonly OverviewGroup[], query: string): readonly OverviewGroup[] {
  const wanted = normalize(query);
  if (!wanted) return groups;
  const matches = (text: string) => normalize(text).includes(wanted);
  const filterItem = (item: OverviewItem): OverviewItem[] => {
    if (matches(item.text)) return [item];
    const headers = item.headers.filter(({ text }) => matches(text));
    return headers.length > 0 ? [{ ...item, headers }] : [];
  };
  return groups
    .map((group) => (matches(group.name) ? group : { ...group, items: group.items.flatMap(filterItem) }))
    .filter(({ items }) => items.length > 0);
}

function normalize(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ').trim();
}
