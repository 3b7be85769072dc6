import type { Hierarchy } from '@/lib/search/types';

/** Names of a heading and those above it, outermost first, without the page title; null for levels without a heading. */
export type HeadingNames = readonly (string | null)[];

/** Builds the hierarchy of a sidebar group, a page and headings on it. */
export function buildHierarchy(lvl0: string, lvl1: string, headings: HeadingNames = []): Hierarchy {
  const [lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = headings;
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 };
}

/** Returns the names at a heading, given those at the previous one, whose deeper levels end here. */
export function nestHeading(names: HeadingNames, depth: number, heading: string): HeadingNames {
  return Array.from({ length: depth - 1 }, (_, at) => (at === depth - 2 ? heading : (names[at] ?? null)));
}
