/** Where the reader is, as active marks need it. */
export interface Place {
  /** Public path with version and language, exact to its final slash. */
  readonly path: string;
  /** Path without version and language, no final slash; empty for home. */
  readonly key: string;
}

/** Whether a link leads to this very page; a hash or query in the link makes no difference. */
export function isSamePage(path: string, link: string): boolean {
  return link.replace(/[?#].*$/, '') === path;
}

/**
 * Value of `aria-current` for an entry of the top navigation: `page` on its own page, `true` elsewhere in its area. The area is
 * what `activeMatch` matches on the path without language (spec section 2.3), else everything under the link.
 */
export function findCurrent(place: Place, link: string, activeMatch?: string): 'page' | 'true' | undefined {
  if (isSamePage(place.path, link)) return 'page';
  const inArea = activeMatch
    ? new RegExp(activeMatch).test(`/${place.key}${place.path.endsWith('/') && place.key ? '/' : ''}`)
    : link.length > 1 && place.path.startsWith(link.endsWith('/') ? link : `${link}/`);
  return inArea ? 'true' : undefined;
}

/** The longest prefix that the path begins with (spec section 2.3). */
export function findLongestPrefix(path: string, prefixes: readonly string[]): string | undefined {
  const matching = prefixes.filter((prefix) => `${path}/`.startsWith(prefix));
  return matching.reduce<string | undefined>((best, prefix) => (best && best.length >= prefix.length ? best : prefix), undefined);
}
