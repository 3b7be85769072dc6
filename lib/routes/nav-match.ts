import { isExternal } from '@/lib/routes/paths';

/** Where a page is, in both forms that entries of the navigation are compared with. */
export interface NavPlace {
  /** Public path, with its trailing slash on index pages: `/zh/guide/start/`. */
  readonly path: string;
  /** The same without version and language: `/guide/start/`. */
  readonly contentPath: string;
}

/** Whether a link leads to this very page; a hash or query in the link makes no difference. */
export function isSamePage({ path }: Pick<NavPlace, 'path'>, link: string): boolean {
  return link.replace(/[?#].*$/, '') === path;
}

/**
 * Whether a page belongs to an entry of the top navigation (spec, "Top navigation and sidebars"): its content path begins with
 * what the regular expression `activeMatch` matches, or, without one, it is below the entry's link, a public path.
 */
export function isInNavSection(place: NavPlace, link: string, activeMatch?: string): boolean {
  if (activeMatch) return new RegExp(`^(?:${activeMatch})`).test(place.contentPath);
  if (isSamePage(place, link)) return true;
  return !isExternal(link) && link.length > 1 && place.path.startsWith(link.endsWith('/') ? link : `${link}/`);
}
