import type { OverviewGroup, OverviewHeader, OverviewItem, OverviewOption } from '@/lib/page-view/overview';

/**
 * Filters groups, pages and headings by a query. Keeps a matching group or page with everything in it, otherwise only the matches below it.
 * Options also match by their full name and by their description in any language. Ignores case, hyphens, dots and spaces: `auto-ext` finds
 * `autoExtension`.
 */
export function filterGroups(groups: readonly OverviewGroup[], query: string): readonly OverviewGroup[] {
  const wanted = normalize(query);
  if (!wanted) return groups;
  const matches = (text: string) => normalize(text).includes(wanted);
  const describes = (option: OverviewOption | undefined) => option && [option.name, option.summary, ...option.others].some(matches);
  const filterItem = (item: OverviewItem): OverviewItem[] => {
    if (matches(item.text)) return [item];
    const headers = item.headers.filter(({ text, option }) => matches(text) || describes(option));
    return headers.length > 0 || describes(item.option) ? [{ ...item, headers }] : [];
  };
  return groups
    .map((group) => (matches(group.name) ? group : { ...group, items: group.items.flatMap(filterItem) }))
    .filter(({ items }) => items.length > 0);
}

/** Counts the options or, in a list without options, the pages. */
export function countEntries(groups: readonly OverviewGroup[]): number {
  const items = groups.flatMap((group) => group.items);
  const entries: readonly (OverviewItem | OverviewHeader)[] = items.flatMap((item) => [item, ...item.headers]);
  return entries.filter(({ option }) => option).length || items.length;
}

/** Finds the indexes of the query in a text; undefined if the text does not contain it. */
export function findMatch(text: string, query: string): readonly [from: number, to: number] | undefined {
  const wanted = normalize(query);
  // Index in the normalized text -> index in the text.
  const positions = [...text.matchAll(/[^-.\s]/g)].map(({ index }) => index);
  const at = wanted ? normalize(text).indexOf(wanted) : -1;
  const [from, to] = [positions[at], positions[at + wanted.length - 1]];
  return from === undefined || to === undefined ? undefined : [from, to + 1];
}

function normalize(text: string): string {
  return text.toLowerCase().replace(/[-.\s]/g, '');
}
