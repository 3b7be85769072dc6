import { isInNavSection, isSamePage, type NavPlace } from '@/lib/routes/nav-match';

/** Value of `aria-current` for an entry of the top navigation: `page` on its own page, `true` elsewhere in its nav section. */
export function findCurrent(place: NavPlace, link: string, activeMatch?: string): 'page' | 'true' | undefined {
  if (isSamePage(place, link)) return 'page';
  return isInNavSection(place, link, activeMatch) ? 'true' : undefined;
}

/** Finds the longest prefix of the path; a prefix ends in a slash, and the path may lack it. */
export function findLongestPrefix(path: string, prefixes: readonly string[]): string | undefined {
  const matching = prefixes.filter((prefix) => `${path}/`.startsWith(prefix));
  return matching.reduce<string | undefined>((best, prefix) => (best && best.length >= prefix.length ? best : prefix), undefined);
}
