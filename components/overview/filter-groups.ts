import type { OverviewGroup, OverviewItem, OverviewOption } from '@/lib/page-view/overview';
import { escapePattern } from '@/lib/site/escape';

/**
 * Filters groups, pages and headings by a query. Keeps a matching group or page with everything in it, otherwise only the matches below it.
 * Options also match by their full name and by their description in any language.
 */
export function filterGroups(groups: readonly OverviewGroup[], query: string): readonly OverviewGroup[] {
  const pattern = buildPattern(query);
  if (!pattern) return groups;
  const matches = (text: string) => pattern.test(text);
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

/** Counts the options, and the pages without any. */
export function countEntries(groups: readonly OverviewGroup[]): number {
  const countOptions = (item: OverviewItem) => [item, ...item.headers].filter(({ option }) => option).length;
  return groups.flatMap(({ items }) => items).reduce((sum, item) => sum + Math.max(1, countOptions(item)), 0);
}

/** Finds the indexes of the query in a text; undefined if the text does not contain it. */
export function findMatch(text: string, query: string): readonly [from: number, to: number] | undefined {
  const match = buildPattern(query)?.exec(text);
  return match ? [match.index, match.index + match[0].length] : undefined;
}

/**
 * Builds a pattern that ignores case, hyphens, dots and spaces; undefined for a query without anything else. `auto-ext` matches `autoExtension`,
 * and `sourcemap` matches `source map`. Only matches at the start of a word span words that the query does not separate: `map` does not
 * match `from a path`.
 */
function buildPattern(query: string): RegExp | undefined {
  const words = query.split(/[-.\s]+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const build = (parts: readonly string[]) => parts.map(escapePattern).join('[-.\\s]*');
  return new RegExp(`${build(words)}|(?<!\\w)${build([...words.join('')])}`, 'iu');
}
