import type { Hierarchy } from '@/lib/search/types';

/** Names of the headings above and at a place of a page, outermost first, without the title of the page; null if a level has none. */
export type HeadingNames = readonly (string | null)[];

/** The hierarchy of a sidebar group, a page and the headings on it. */
export function buildHierarchy(lvl0: string, lvl1: string, headings: HeadingNames = []): Hierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
}

/** The names at a heading, from those at the heading before it, whose deeper levels end here. */
export function nestHeading(names: HeadingNames, depth: number, heading: string): HeadingNames {
  return Array.from({ length: depth - 1 }, (_, at) => (at === depth - 2 ? heading : (names[at] ?? null)));
}
