import { isExternal } from '@/lib/routes/paths';

/** The paths of a page that navigation entries are compared with. */
export interface NavPlace {
  /** Public path, with its trailing slash on index pages: `/zh/guide/start/`. */
  readonly path: string;
  /** Path without version and language: `/guide/start/`. */
  readonly contentPath: string;
}

/** Whether a link points to this page; the hash and query of the link are ignored. */
export function isSamePage({ path }: Pick<NavPlace, 'path'>, link: string): boolean {
  return link.replace(/[?#].*$/, '') === path;
}

/**
 * Whether a page belongs to a nav section: the regular expression `activeMatch` matches the start of its content path. Without
 * `activeMatch`, its public path must be equal to `link` or below it.
 */
export function isInNavSection(place: NavPlace, link: string, activeMatch?: string): boolean {
  if (activeMatch) return new RegExp(`^(?:${activeMatch})`).test(place.contentPath);
  if (isSamePage(place, link)) return true;
  return !isExternal(link) && link.length > 1 && place.path.startsWith(link.endsWith('/') ? link : `${link}/`);
}
