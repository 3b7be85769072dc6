import type { IndexedPage, IndexedParagraph, IndexFile } from '@/lib/search/index-file';
import type { SearchRecord } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/** The language and version that an index file covers, and the URL prefix that its paths omit. */
export interface IndexScope {
  readonly lang: Lang;
  readonly version: string;
  readonly siteUrl: string;
  /** Groups of words with the same meaning. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Public paths of the pages that the start screen suggests. */
  readonly popular?: readonly string[];
}

/** Builds the index file of the embedded engine from the same records that are pushed to a hosted index. */
export function buildIndexFile(
  records: readonly SearchRecord[],
  { lang, version, siteUrl, synonyms = [], popular = [] }: IndexScope,
): IndexFile {
  const groups = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))];
  const pages: IndexedPage[] = [];
  const sections: [number, number, string, string, ...IndexedParagraph[]][] = [];
  const keywords: [number, readonly string[]][] = [];
  for (const { type, anchor, content, hierarchy, keywords: phrases, url_without_anchor, weight } of records) {
    if (type === 'content') {
      const group = groups.indexOf(hierarchy.lvl0);
      const text = content ?? '';
      sections.at(-1)?.push(group === pages.at(-1)?.[0] ? text : [group, text]);
      continue;
    }
    const depth = Number(type.slice(3));
    if (phrases) keywords.push([sections.length, phrases]);
    if (depth === 1)
      pages.push([groups.indexOf(hierarchy.lvl0), url_without_anchor.slice(siteUrl.length), hierarchy.lvl1, weight.pageRank]);
    sections.push([pages.length - 1, depth, anchor ?? '', hierarchy[type] ?? '']);
  }
  const offered = popular.map((path) => pages.findIndex((page) => page[1] === path)).filter((at) => at >= 0);
  return { format: 1, lang, version, site: siteUrl, groups, pages, sections, keywords, synonyms, popular: offered };
}
