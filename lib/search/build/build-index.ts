import type { IndexFile, PageEntry, ParagraphEntry } from '@/lib/search/index-file';
import type { SearchRecord } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/** The language and version that a file covers, and the URL prefix that its paths leave out. */
export interface IndexScope {
  readonly lang: Lang;
  readonly version: string;
  readonly siteUrl: string;
}

/** Builds the index file of the embedded engine from the same records that are pushed to a hosted index. */
export function buildIndexFile(records: readonly SearchRecord[], { lang, version, siteUrl }: IndexScope): IndexFile {
  const groups = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))];
  const pages: PageEntry[] = [];
  const sections: [number, number, string, string, ...ParagraphEntry[]][] = [];
  for (const { type, anchor, content, hierarchy, url_without_anchor, weight } of records) {
    if (type === 'content') {
      const group = groups.indexOf(hierarchy.lvl0);
      const text = content ?? '';
      sections.at(-1)?.push(group === pages.at(-1)?.[0] ? text : [group, text]);
      continue;
    }
    const depth = Number(type.slice(3));
    if (depth === 1)
      pages.push([groups.indexOf(hierarchy.lvl0), url_without_anchor.slice(siteUrl.length), hierarchy.lvl1, weight.pageRank]);
    sections.push([pages.length - 1, depth, anchor ?? '', hierarchy[type] ?? '']);
  }
  return { format: 1, lang, version, site: siteUrl, groups, pages, sections };
}
