import type { normalizePath } from '@/lib/routes/normalize-path';
import type { PathRules } from '@/lib/routes/paths';

/** Rules for normalizing the URL and choosing a language. Scripts contain them as JSON, so keep them small. */
export interface AddressRules extends PathRules {
  /** Base path of the site, `''` or `/docs`. */
  readonly base: string;
}

/**
 * Normalizes the URL of the document, keeping query and hash. The page script calls it. On 404 pages, a script in the head does: it inlines
 * this function as text, so it must not use anything from outside, and `normalizePath` is passed as an argument.
 */
export function cleanAddress(rules: AddressRules, normalize: typeof normalizePath): void {
  const { pathname, search, hash } = location;
  const path = pathname.slice(rules.base.length);
  const clean = normalize(path, rules);
  const url = rules.base + clean + search + hash;
  if (rules.base + clean === pathname) return;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The normalized URL is that of another document if a segment was dropped or if the host responded with an error.
  if (clean !== normalize(path) || (entry && entry.responseStatus >= 400)) location.replace(url);
  else history.replaceState(history.state, '', url);
}
