import type { Lang } from '@/lib/site/types';

/** The file that the embedded engine works on: all sections with their text. One for each language and version. */
export interface IndexFile {
  readonly format: 1;
  readonly lang: Lang;
  readonly version: string;
  /** Public address of the site, without final slash; paths follow it. */
  readonly site: string;
  /** Names of the sidebar groups. */
  readonly groups: readonly string[];
  readonly pages: readonly PageEntry[];
  /** In the order of the pages and of reading: the first section of a page is the page itself. */
  readonly sections: readonly SectionEntry[];
  /** The index over the texts, where there is so much that reading them takes longer than fetching it. */
  readonly index?: PackedIndex;
}

/** Group, path, title, weight of the page. */
export type PageEntry = readonly [group: number, path: string, title: string, pageRank: number];

/** Page, depth of the heading, anchor, heading, then the paragraphs. */
export type SectionEntry = readonly [page: number, depth: number, anchor: string, heading: string, ...paragraphs: string[]];

/** The words of the texts and the sections that hold them, packed by `pack.ts`. */
export interface PackedIndex {
  readonly terms: string;
  readonly postings: string;
}
