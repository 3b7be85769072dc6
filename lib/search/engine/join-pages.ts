import type { IndexFile, IndexManifest, PageFile } from '@/lib/search/index-file';

/** Picks the pages of a file with these indexes. */
export function pickPages({ pages, sections, keywords }: PageFile, wanted: readonly number[]): PageFile {
  const kept = pages.flatMap((_, page) => (wanted.includes(page) ? [page] : []));
  const own = [...sections.entries()].filter(([, [page]]) => kept.includes(page));
  const places = new Map(own.map(([index], at) => [index, at]));
  return {
    pages: kept.flatMap((page) => pages.slice(page, page + 1)),
    sections: own.map(([, [page, ...rest]]) => [kept.indexOf(page), ...rest] as const),
    keywords: keywords.flatMap(([section, phrases]) => {
      const place = places.get(section);
      return place === undefined ? [] : [[place, phrases] as const];
    }),
  };
}

/** Joins pages into an index that contains only these, and suggests none of them. */
export function joinPages({ firstTerms: _, pagesPerFile: __, total: ___, ...scope }: IndexManifest, parts: readonly PageFile[]): IndexFile {
  const joined = {
    pages: [] as PageFile['pages'][number][],
    sections: [] as PageFile['sections'][number][],
    keywords: [] as PageFile['keywords'][number][],
  };
  for (const { pages, sections, keywords } of parts) {
    const [page, section] = [joined.pages.length, joined.sections.length];
    joined.pages.push(...pages);
    joined.sections.push(...sections.map(([at, ...rest]) => [at + page, ...rest] as const));
    joined.keywords.push(...keywords.map(([at, phrases]) => [at + section, phrases] as const));
  }
  return { ...scope, format: 1, popular: [], ...joined };
}
