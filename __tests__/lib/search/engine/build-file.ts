import { buildIndexFile } from '@/lib/search/build/build-index';
import type { IndexFile } from '@/lib/search/index-file';
import { buildObjectId, toRecordType } from '@/lib/search/record-ids';
import type { SearchRecord } from '@/lib/search/types';

/** A section of a page: depth, id (empty for the page itself), heading, paragraphs. */
export type SectionSource = readonly [depth: number, id: string, heading: string, ...paragraphs: string[]];

export interface PageSource {
  readonly path: string;
  readonly group?: string;
  readonly pageRank?: number;
  /** Group of its paragraphs, if they are messages of the tool. */
  readonly messages?: string;
  /** Id of a section, empty for the page itself -> keywords. */
  readonly keywords?: Readonly<Record<string, readonly string[]>>;
  readonly sections: readonly SectionSource[];
}

export const SITE_URL = 'https://a.example';

/** Builds the index file of some pages. The order of the sections determines the parent headings, as in a real page. */
export function buildFile(pages: readonly PageSource[], synonyms?: readonly (readonly string[])[]): IndexFile {
  const records = pages.flatMap(({ path, group = 'Group', pageRank = 0, messages = group, keywords = {}, sections }) => {
    const title = sections[0]?.[2] ?? '';
    return sections.flatMap(([depth, id, heading, ...paragraphs]): SearchRecord[] => {
      const type = toRecordType(depth);
      const levels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null, ...(depth > 1 && { [type]: heading }) };
      const url = SITE_URL + path + (id && `#${id}`);
      const place = {
        url,
        url_without_anchor: SITE_URL + path,
        anchor: id || null,
        hierarchy: { lvl0: group, lvl1: title, ...levels },
        lang: 'en',
        version: '',
        weight: { pageRank, level: 0, position: 0 },
      };
      return [
        { ...place, objectID: buildObjectId(url, type), type, content: null, ...(keywords[id] && { keywords: keywords[id] }) },
        ...paragraphs.map((content, at) => ({
          ...place,
          hierarchy: { ...place.hierarchy, lvl0: messages },
          objectID: buildObjectId(url, 'content', at),
          type: 'content' as const,
          content,
        })),
      ];
    });
  });
  return buildIndexFile(records, { siteUrl: SITE_URL, synonyms });
}

/** A page with one section, whose path is its heading. */
export function singlePage(heading: string, ...paragraphs: string[]): PageSource {
  return pageOf(`/${heading}`, [1, '', heading, ...paragraphs]);
}

/** A page with several sections, the first of which is the page itself. */
export function pageOf(path: string, ...sections: readonly SectionSource[]): PageSource {
  return { path, sections };
}
