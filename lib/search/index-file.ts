import type { Lang } from '@/lib/site/types';

/** The file that the browser downloads to search a language and version: all sections with their text. The engine builds the index from it. */
export interface IndexFile {
  readonly format: 1;
  readonly lang: Lang;
  readonly version: string;
  /** Public URL of the site without trailing slash; the prefix of all page paths. */
  readonly site: string;
  /** Names of the sidebar groups. */
  readonly groups: readonly string[];
  readonly pages: readonly IndexedPage[];
  /** In the order of pages and of their text; the first section of a page is the page itself. */
  readonly sections: readonly IndexedSection[];
  /** What readers who look for a section type; `section` is an index of `sections`. */
  readonly keywords: readonly (readonly [section: number, phrases: readonly string[]])[];
  /** Groups of words with the same meaning, in lower case. */
  readonly synonyms: readonly (readonly string[])[];
  /** Pages that the start screen suggests, as indexes of `pages`. */
  readonly popular: readonly number[];
}

/** `group` is an index of `groups`. */
export type IndexedPage = readonly [group: number, path: string, title: string, pageRank: number];

/** `page` is an index of `pages`; `depth` is the heading level, 1 for the page itself. */
export type IndexedSection = readonly [page: number, depth: number, anchor: string, heading: string, ...paragraphs: IndexedParagraph[]];

/** A text, or one in another group than its page, such as an error message of the tool; `group` is an index of `groups`. */
export type IndexedParagraph = string | readonly [group: number, text: string];

/**
 * The file that the browser downloads first if the texts are too large for one file. The other files have the same name with a suffix:
 * `en-terms-3.json` (`TermFile`), `en-pages-12.json` (`PageFile`).
 */
export interface IndexManifest extends Omit<IndexFile, 'format' | 'pages' | 'sections' | 'keywords'> {
  readonly format: 2;
  /** Number of pages. */
  readonly total: number;
  readonly pagesPerFile: number;
  /** First term of each file of terms. */
  readonly firstTerms: readonly string[];
}

/** Terms in order of their UTF-16 code units. */
export type TermFile = readonly IndexedTerm[];

/**
 * A term, the number of pages with it, then two numbers for each of the pages that mention it most: its distance from the previous one, and
 * its weight.
 */
export type IndexedTerm = readonly [term: string, total: number, ...postings: number[]];

/** Some pages with their sections. Sections refer to their page, and keywords to their section, by its index in this file. */
export type PageFile = Pick<IndexFile, 'pages' | 'sections' | 'keywords'>;
