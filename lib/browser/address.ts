/** What cleaning an address and choosing a language depend on; a small JSON record of the head script. */
export interface AddressRules {
  /** Base path of the site, `''` or `/docs`. */
  readonly base: string;
  /** Language of the document. */
  readonly lang: string;
  readonly defaultLang: string;
  readonly langs: readonly string[];
  readonly defaultVersion: string;
  readonly versions: readonly string[];
}

/**
 * Brings the address to its clean form: no `.html`, no `/index`, no needless escapes, no segment of the default language or
 * version (spec section 2.1); query and hash stay. Returns whether the browser is leaving for another document.
 * The head script runs this function as text, so it refers to nothing outside itself.
 */
export function cleanAddress({ base, defaultLang, defaultVersion, versions }: AddressRules): boolean {
  const { pathname, search, hash } = location;
  const segments = pathname
    .slice(base.length)
    // Escapes of letters, digits, `-`, `.`, `_` and `~` mean the same unescaped (RFC 3986, section 6.2.2.2).
    .replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, (byte) => decodeURIComponent(byte))
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .split('/');
  const length = segments.length;
  if (versions.length > 0 && segments[1] === defaultVersion) segments.splice(1, 1);
  const langAt = versions.includes(segments[1] ?? '') ? 2 : 1;
  if (segments[langAt] === defaultLang) segments.splice(langAt, 1);

  const clean = base + (segments.join('/') || '/');
  if (clean === pathname) return false;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Another document stands at the clean address where a segment went, or where the host knew nothing at this one.
  if (segments.length < length || (entry && entry.responseStatus >= 400)) {
    location.replace(clean + search + hash);
    return true;
  }
  history.replaceState(history.state, '', clean + search + hash);
  return false;
}
