import { groupBy } from '@/lib/site/collections';

/** More pages share only headings that belong to the structure of a page, such as "Next steps", and say nothing without it. */
const MAX_PAGES_OF_HEADING = 10;

/** Finds the headings that lists of many pages leave out. `texts` has one item per heading. */
export function findCommonHeadings(texts: readonly string[]): ReadonlySet<string> {
  const groups = groupBy(texts, (text) => text);
  return new Set([...groups].filter(([, same]) => same.length > MAX_PAGES_OF_HEADING).map(([text]) => text));
}
