import { packPostings } from '@/lib/search/build/pack';
import { listTerms } from '@/lib/search/engine/tokenize';
import type { IndexFile, PageEntry, SectionEntry } from '@/lib/search/index-file';
import type { SearchRecord } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/** Texts up to so many characters are read anew in the browser: that takes some milliseconds, and spares readers a third of the download. */
const INDEXED_LENGTH = 256 * 1024;

/** Which records a file holds, and the address that their URLs start with. */
export interface IndexScope {
  readonly lang: Lang;
  readonly version: string;
  readonly siteUrl: string;
}

/** The file of the embedded engine, made of the same records that a hosted index gets. */
export function buildIndexFile(records: readonly SearchRecord[], { lang, version, siteUrl }: IndexScope): IndexFile {
  const groups = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))];
  const pages: PageEntry[] = [];
  const sections: [number, number, string, string, ...string[]][] = [];
  for (const { type, anchor, content, hierarchy, url_without_anchor, weight } of records) {
    if (type === 'content') {
      sections.at(-1)?.push(content ?? '');
      continue;
    }
    const depth = Number(type.slice(3));
    if (depth === 1)
      pages.push([groups.indexOf(hierarchy.lvl0), url_without_anchor.slice(siteUrl.length), hierarchy.lvl1, weight.pageRank]);
    sections.push([pages.length - 1, depth, anchor ?? '', hierarchy[type] ?? '']);
  }
  const length = sections.reduce((sum, [, , , , ...paragraphs]) => sum + paragraphs.join('\n').length, 0);
  const index = length > INDEXED_LENGTH && { index: packPostings(countTerms(sections)) };
  return { format: 1, lang, version, site: siteUrl, groups, pages, sections, ...index };
}

/** Terms of the paragraphs. Those of headings are read from the headings, which the file holds anyway. */
function countTerms(sections: readonly SectionEntry[]): Map<string, Map<number, number>> {
  const postings = new Map<string, Map<number, number>>();
  for (const [index, [, , , , ...paragraphs]] of sections.entries()) {
    for (const term of paragraphs.flatMap(listTerms)) {
      const counts = postings.get(term) ?? new Map<number, number>();
      postings.set(term, counts.set(index, (counts.get(index) ?? 0) + 1));
    }
  }
  return postings;
}
