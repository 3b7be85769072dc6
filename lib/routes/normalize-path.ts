/** What decides which segments an address does without. */
export interface DefaultSegments {
  readonly defaultLang: string;
  /** Empty without versions. */
  readonly defaultVersion: string;
  readonly versions: readonly string[];
}

/**
 * The clean form of an address: `/guide//st%61rt/index.html` -> `/guide/start/`, and with `defaults` also `/en/guide/` ->
 * `/guide/`. Takes and returns a raw path without base path and query; escapes that mean something stay as they are. Whether a page ends
 * in a slash only the host knows.
 *
 * Scripts of the pages contain this function as text, so it refers to nothing outside itself and names no inner function.
 */
export function normalizePath(path: string, defaults?: DefaultSegments): string {
  const segments = path
    // Escapes of letters, digits, `-`, `.`, `_` and `~` mean the same unescaped (RFC 3986, section 6.2.2.2).
    .replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, (byte) => decodeURIComponent(byte))
    .replace(/\/{2,}/g, '/')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .split('/');
  if (defaults) {
    const { defaultLang, defaultVersion, versions } = defaults;
    if (defaultVersion && segments[1] === defaultVersion) segments.splice(1, 1);
    const langAt = versions.includes(segments[1] ?? '') ? 2 : 1;
    if (segments[langAt] === defaultLang) {
      segments.splice(langAt, 1);
      // `/v1/en` is the home of `v1`, whose path ends in a slash.
      if (segments.length === langAt) segments.push('');
    }
  }
  return segments.join('/') || '/';
}

/** A prefix of addresses and what replaces it; both without a final slash, so `to` may be empty. */
export interface PrefixRule {
  readonly from: string;
  readonly to: string;
}

/**
 * What `normalizePath` does to default segments, for hosts and the development server, which take patterns instead of a function:
 * `/en` -> ``, `/v1/en` -> `/v1`. The first prefix that fits counts.
 */
export function listDefaultPrefixes({ defaultLang, defaultVersion, versions }: DefaultSegments): PrefixRule[] {
  const others = versions.filter((version) => version !== defaultVersion);
  const ofVersion = defaultVersion ? [`/${defaultVersion}/${defaultLang}`, `/${defaultVersion}`] : [];
  return [
    ...[...ofVersion, `/${defaultLang}`].map((from) => ({ from, to: '' })),
    ...others.map((version) => ({ from: `/${version}/${defaultLang}`, to: `/${version}` })),
  ];
}
