import { isExternal } from '@/lib/routes/paths';

/** The paths of a page, which navigation entries are compared with. */
export interface PagePaths {
  /** Public path, with its trailing slash on index pages: `/zh/guide/start/`. */
  readonly path: string;
  /** Path without version and language: `/guide/start/`. */
  readonly contentPath: string;
}

/** Returns whether a link points to this page. Ignores the hash and query of the link. */
export function isSamePage({ path }: Pick<PagePaths, 'path'>, link: string): boolean {
  return link.replace(/[?#].*$/, '') === path;
}

/**
 * Returns whether a page belongs to a nav section: the regular expression `activeMatch` must match the start of its content path. Without
 * `activeMatch`, its public path must be `link` or below it.
 */
export function isInNavSection(page: PagePaths, link: string, activeMatch?: string): boolean {
  if (activeMatch) return new RegExp(`^(?:${activeMatch})`).test(page.contentPath);
  if (isSamePage(page, link)) return true;
  // Every page is below the home page of its language and version.
  const home = `${page.path.slice(0, -page.contentPath.length)}/`;
  return !isExternal(link) && link !== home && page.path.startsWith(link.endsWith('/') ? link : `${link}/`);
}

/** Finds the value of `aria-current` for an entry of the top navigation: `page` on its own page, `true` elsewhere in its nav section. */
export function findCurrent(page: PagePaths, link: string, activeMatch?: string): 'page' | 'true' | undefined {
  if (isSamePage(page, link)) return 'page';
  return isInNavSection(page, link, activeMatch) ? 'true' : undefined;
}

/** Finds the longest prefix of a public path. Prefixes end in a slash; the path of a page named like the folder does not: `/guide`. */
export function findLongestPrefix(path: string, prefixes: readonly string[]): string | undefined {
  return prefixes.filter((prefix) => `${path}/`.startsWith(prefix)).sort((a, b) => b.length - a.length)[0];
}
