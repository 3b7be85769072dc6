import { getOrCreate, sortEntries } from '@/lib/site/collections';
import { listFrontmatterLinks } from '@/lib/source/frontmatter';
import type { Content } from '@/lib/source/load-content';

/** A URL of another site without its hash, and the places that link to it, as `file:line`. */
export interface LinkedUrl {
  readonly url: string;
  readonly places: readonly string[];
}

/** Lists the web pages of other sites that pages, `_nav.json` and `_meta.json` link to, sorted by URL. */
export function listLinkedUrls(content: Content): LinkedUrl[] {
  const links = [
    ...content.pages.flatMap((page) => [...page.externalLinks, ...listFrontmatterLinks(page.frontmatter, page.head, page.displayFile)]),
    ...content.dataLinks.flatMap(({ file, links }) => links.map((link) => ({ ...link, file }))),
  ];
  const places = new Map<string, Set<string>>();
  for (const { url, file, line } of links) {
    if (!/^https?:/i.test(url) || !URL.canParse(url)) continue;
    const page = new URL(url);
    page.hash = '';
    getOrCreate(places, page.href, () => new Set()).add(`${file}:${line}`);
  }
  return sortEntries(places).map(([url, found]) => ({ url, places: [...found].sort() }));
}
