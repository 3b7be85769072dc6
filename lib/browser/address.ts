import type { normalizePath } from '@/lib/routes/normalize-path';
import type { PathRules } from '@/lib/routes/paths';

/** What cleaning an address and choosing a language depend on; a small JSON record of the head script. */
export interface AddressRules extends PathRules {
  /** Base path of the site, `''` or `/docs`. */
  readonly base: string;
  /** Language of the document. */
  readonly lang: string;
}

/**
 * Brings the address of the document to its clean form; query and hash stay. Returns whether the browser is leaving for another
 * document. The head script contains this function as text, so it refers to nothing outside itself and gets `normalizePath` as an argument.
 */
export function cleanAddress(rules: AddressRules, normalize: typeof normalizePath): boolean {
  const { pathname, search, hash } = location;
  const path = pathname.slice(rules.base.length);
  const clean = normalize(path, rules);
  const url = rules.base + clean + search + hash;
  if (rules.base + clean === pathname) return false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Another document is at the clean address if a segment was dropped, or if the host had nothing at this one.
  if (clean !== normalize(path) || (entry && entry.responseStatus >= 400)) {
    location.replace(url);
    return true;
  }
  history.replaceState(history.state, '', url);
  return false;
}
