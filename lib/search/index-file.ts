import type { Lang } from '@/lib/site/types';

/** The file that the browser downloads to search a language and version: all sections with their text, from which the engine builds the index. */
export interface IndexFile {
  readonly format: 1;
  readonly lang: Lang;
  readonly version: string;
  /** Public URL of the site without trailing slash; the prefix of all page paths. */
  readonly site: string;
  /** Names of the sidebar groups. */
  readonly groups: readonly string[];
  readonly pages: readonly PageEntry[];
  /** In page order and reading order; the first section of a page is the page itself. */
  readonly sections: readonly SectionEntry[];
}

/** `group` is an index of `groups`. */
export type PageEntry = readonly [group: number, path: string, title: string, pageRank: number];

/** `page` is an index of `pages`; `depth` is the heading level, 1 for the page itself. */
export type SectionEntry = readonly [page: number, depth: number, anchor: string, heading: string, ...paragraphs: ParagraphEntry[]];

/** A text, or a text in another group than its page, such as a message of the tool; `group` is an index of `groups`. */
export type ParagraphEntry = string | readonly [group: number, text: string];
