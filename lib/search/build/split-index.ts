import { tokenize } from '@/lib/search/engine/tokenize';
import type { IndexedTerm, IndexFile, IndexManifest, PageFile, TermFile } from '@/lib/search/index-file';
import { getOrCreate, sortEntries } from '@/lib/site/collections';
import { hashValue } from '@/lib/site/hash-value';

/** Maximum JSON length of an index in one file; about 250 KiB when compressed. */
export const MAX_WHOLE = 2 ** 20;
const PAGES_PER_FILE = 4;
/** Approximate length of a file of terms, about 12 KiB when compressed. */
const TERM_FILE_LENGTH = 48 * 1024;
/** A term in more pages than this is only found in those that mention it most. Nobody would read the rest of the download. */
const MAX_POSTINGS = 400;
/** How much an occurrence of a term counts: in the page title, another heading, the keywords, a text. */
const COUNTS = { title: 24, heading: 5, keywords: 8, text: 1 } as const;
/** Weights are logarithms in steps of an eighth. */
const WEIGHT_STEPS = 8;

/** An index in several files. The suffixes of terms and pages are their numbers. */
export interface SplitIndex {
  readonly manifest: IndexManifest;
  readonly terms: readonly TermFile[];
  readonly pages: readonly PageFile[];
}

/** Splits an index into files, so that a search needs only a few. */
export function splitIndex(file: IndexFile): SplitIndex {
  const { pages, ...scope } = file;
  const build = hashValue(file).slice(0, 8);
  const terms = chunkTerms(listEntries(countTerms(file)));
  const firstTerms = terms.map(([first]) => first?.[0] ?? '');
  return {
    manifest: { ...scope, format: 5, build, total: pages.length, pagesPerFile: PAGES_PER_FILE, firstTerms },
    terms: terms.map((entries) => ({ build, entries })),
    pages: splitPages(pages).map((entries) => ({ build, entries })),
  };
}

/** Counts terms: term -> index of a page -> how much the term counts there. */
function countTerms({ pages }: IndexFile): Map<string, Map<number, number>> {
  const counts = new Map<string, Map<number, number>>();
  const add = (page: number, text: string, count: number) => {
    for (const { term } of tokenize(text)) {
      const pageCounts = getOrCreate(counts, term, () => new Map<number, number>());
      pageCounts.set(page, (pageCounts.get(page) ?? 0) + count);
    }
  };
  for (const [page, [, , , ...sections]] of pages.entries()) {
    for (const [depth, , heading, keywords, ...entries] of sections) {
      add(page, heading, depth === 1 ? COUNTS.title : COUNTS.heading);
      for (const phrase of keywords) add(page, phrase, COUNTS.keywords);
      for (const entry of entries) add(page, typeof entry === 'string' ? entry : entry[1], COUNTS.text);
    }
  }
  return counts;
}

function listEntries(counts: ReadonlyMap<string, ReadonlyMap<number, number>>): IndexedTerm[] {
  return sortEntries(counts).map(([term, pages]): IndexedTerm => {
    const best = [...pages].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MAX_POSTINGS);
    let last = 0;
    const postings = best
      .sort((a, b) => a[0] - b[0])
      .flatMap(([page, count]) => {
        const distance = page - last;
        last = page;
        return [distance, Math.round(Math.log2(1 + count) * WEIGHT_STEPS)];
      });
    return [term, pages.size, ...postings];
  });
}

function chunkTerms(entries: readonly IndexedTerm[]): IndexedTerm[][] {
  const files: IndexedTerm[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    if (length > TERM_FILE_LENGTH) {
      files.push([]);
      length = 0;
    }
    files.at(-1)?.push(entry);
    length += JSON.stringify(entry).length + 1;
  }
  return files;
}

function splitPages(pages: IndexFile['pages']): IndexFile['pages'][] {
  return Array.from({ length: Math.ceil(pages.length / PAGES_PER_FILE) }, (_, file) =>
    pages.slice(file * PAGES_PER_FILE, (file + 1) * PAGES_PER_FILE),
  );
}
