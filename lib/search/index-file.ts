import type { Lang } from '@/lib/site/types';

/** What the browser downloads to search a language and version: all sections with their text. The engine reads the terms from them. */
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
}

/** Group, path, title, weight of the page. */
export type PageEntry = readonly [group: number, path: string, title: string, pageRank: number];

/** Page, depth of the heading, anchor, heading, then the paragraphs. */
export type SectionEntry = readonly [page: number, depth: number, anchor: string, heading: string, ...paragraphs: string[]];
