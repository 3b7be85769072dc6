/** The file that the browser downloads to search a language and version: all pages with their text. The engine builds the index from it. */
export interface IndexFile {
  /** Changes with the structure of the files, so that a tab that was opened before a deploy does not misread them. */
  readonly format: 3;
  /** Public URL of the site without trailing slash; the prefix of all page paths. */
  readonly site: string;
  /** Names of the sidebar groups. */
  readonly groups: readonly string[];
  readonly pages: readonly IndexedPage[];
  /** Groups of words with the same meaning, in lower case. */
  readonly synonyms: readonly (readonly string[])[];
  /** Pages that the start screen suggests, as indexes of `pages`. */
  readonly popular: readonly number[];
}

/** `group` is an index of `groups`. The first section is the page itself, and its heading the title; the others are in the order of the text. */
export type IndexedPage = readonly [group: number, path: string, pageRank: number, ...sections: IndexedSection[]];

/**
 * `depth` is the heading level, 1 for the page itself. `anchor` is 0 if it is what `guessAnchor` returns for the heading. `keywords` are
 * phrases that readers type when they look for the section.
 */
export type IndexedSection = readonly [
  depth: number,
  anchor: string | 0,
  heading: string,
  keywords: readonly string[],
  ...paragraphs: IndexedParagraph[],
];

/** A text, or one in another group than its page, such as an error message of the tool; `group` is an index of `groups`. */
type IndexedParagraph = string | readonly [group: number, text: string];

/**
 * The file that the browser downloads first if the texts are too large for one file. The other files have the same name with a suffix:
 * `en-terms-3.json` (`TermFile`), `en-pages-12.json` (`PageFile`).
 */
export interface IndexManifest extends Omit<IndexFile, 'format' | 'pages'> {
  readonly format: 5;
  /** Hash of all texts, which each of the other files repeats: their numbers mean other pages in another build. */
  readonly build: string;
  readonly total: number;
  readonly pagesPerFile: number;
  /** First term of each file of terms. */
  readonly firstTerms: readonly string[];
}

interface IndexPart<Entry> {
  readonly build: string;
  readonly entries: readonly Entry[];
}

/** Terms in order of their UTF-16 code units. */
export type TermFile = IndexPart<IndexedTerm>;

/**
 * A term, the number of pages with it, then two numbers for each of the pages that mention it most: its distance from the previous one, and
 * its weight.
 */
export type IndexedTerm = readonly [term: string, total: number, ...postings: number[]];

/** Some pages, in the order of all pages. */
export type PageFile = IndexPart<IndexedPage>;

/** Returns the id of a section; empty for the page itself. */
export function readAnchor([, anchor, heading]: IndexedSection): string {
  return anchor === 0 ? guessAnchor(heading) : anchor;
}

/** Returns the anchor that most headings in English have: their words in lower case, joined by hyphens. */
export function guessAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}
