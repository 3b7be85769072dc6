import { guessAnchor, type IndexedPage, type IndexedSection, type IndexFile } from '@/lib/search/index-file';
import type { SearchRecord } from '@/lib/search/types';

/** What the index file of a language and version has besides the records. */
interface IndexSettings {
  /** Public URL of the site, the prefix that its paths omit. */
  readonly siteUrl: string;
  /** Groups of words with the same meaning. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Public paths of the pages that the start screen suggests. */
  readonly popular?: readonly string[];
}

/** Pages and sections that are still growing. */
type Page = [...IndexedPage];
type Section = [...IndexedSection];

/** Builds the index file of the embedded engine from the same records that are pushed to a hosted index. */
export function buildIndexFile(records: readonly SearchRecord[], { siteUrl, synonyms = [], popular = [] }: IndexSettings): IndexFile {
  const groups = [...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))];
  const pages: Page[] = [];
  let page: Page | undefined;
  let section: Section | undefined;
  for (const { type, anchor, content, hierarchy, keywords = [], url_without_anchor, weight } of records) {
    const group = groups.indexOf(hierarchy.lvl0);
    if (type === 'content') {
      const text = content ?? '';
      section?.push(group === page?.[0] ? text : [group, text]);
      continue;
    }
    if (type === 'lvl1') {
      page = [group, url_without_anchor.slice(siteUrl.length), weight.pageRank];
      pages.push(page);
    }
    const heading = hierarchy[type] ?? '';
    section = [Number(type.slice(3)), anchor && anchor === guessAnchor(heading) ? 0 : (anchor ?? ''), heading, keywords];
    page?.push(section);
  }
  const offered = popular.map((path) => pages.findIndex((page) => page[1] === path)).filter((at) => at >= 0);
  return { format: 3, site: siteUrl, groups, pages, synonyms, popular: offered };
}
