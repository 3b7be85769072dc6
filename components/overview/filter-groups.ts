import type { OverviewGroup, OverviewItem } from '@/lib/page-view/overview';

/**
 * Filters groups, items and headings by a query. A matching group or item is kept with everything in it; otherwise only its matching
 * children are kept. Ignores case and treats hyphens as spaces.
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
