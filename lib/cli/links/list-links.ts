import { getOrCreate, sortEntries } from '@/lib/site/collections';
import { listFrontmatterLinks } from '@/lib/source/frontmatter';
import type { Content } from '@/lib/source/load-content';

/** A URL of another site without its hash, and the places that link to it, as `file:line`; the site configuration without a line. */
export interface LinkedUrl {
  readonly url: string;
  readonly places: readonly string[];
}

/**
 * Lists the web pages of other sites that pages, `_nav.json`, `_meta.json` and the social links link to, sorted by URL. `configFile` is the
 * path of the site configuration in messages.
 */
export function listLinkedUrls(content: Content, configFile: string): LinkedUrl[] {
  const links: { readonly url: string; readonly file: string; readonly line?: number }[] = [
    ...content.pages.flatMap((page) => [...page.externalLinks, ...listFrontmatterLinks(page.frontmatter, page.head, page.displayFile)]),
    ...content.dataLinks.flatMap(({ file, links }) => links.map((link) => ({ ...link, file }))),
    ...content.site.config.theme.socialLinks.flatMap(({ mode, content: url }) => (mode === 'link' ? [{ url, file: configFile }] : [])),
  ];
  const places = new Map<string, Set<string>>();
  for (const { url, file, line } of links) {
    if (!/^https?:/i.test(url) || !URL.canParse(url)) continue;
    const page = new URL(url);
    page.hash = '';
    getOrCreate(places, page.href, () => new Set()).add(line ? `${file}:${line}` : file);
  }
  return sortEntries(places).map(([url, found]) => ({ url, places: [...found].sort() }));
}
