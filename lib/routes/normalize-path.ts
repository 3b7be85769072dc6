import type { PathRules } from '@/lib/routes/paths';

/** What decides on the segments that public paths leave out. */
type DefaultSegments = Pick<PathRules, 'defaultLang' | 'defaultVersion' | 'versions'>;

/**
 * Normalizes a path: `/guide//st%61rt/index.html` -> `/guide/start/`, and with `defaults` also `/en/guide/` -> `/guide/`. Takes
 * and returns a raw path without base path and query; escapes of reserved characters are unchanged. Does not add or remove trailing
 * slashes, because only the host knows which pages are index pages.
 *
 * Inline scripts contain the source text of this function, so it must not use anything from the module, and inner functions must
 * not have names, because the compiler would add a helper call to them.
 */
export function normalizePath(path: string, defaults?: DefaultSegments): string {
  const segments = path
    // Escapes of letters, digits, `-`, `.`, `_` and `~` are equivalent to the characters (RFC 3986, section 6.2.2.2).
    .replace(/%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi, (byte) => decodeURIComponent(byte))
    .replace(/\/+/g, '/')
    .replace(/((\/)index)?(\.html)?$/, '$2')
    .split('/');
  if (defaults) {
    const { defaultLang, defaultVersion, versions } = defaults;
    if (defaultVersion && segments[1] === defaultVersion) segments.splice(1, 1);
    const langAt = versions.includes(segments[1] ?? '') ? 2 : 1;
    if (segments[langAt] === defaultLang) {
      segments.splice(langAt, 1);
      // `/v1/en` is the home page of `v1`, whose path ends in a slash.
      if (segments.length === langAt) segments.push('');
    }
  }
  return segments.join('/') || '/';
}

/**
 * Lists the prefixes that `normalizePath` replaces, for hosts and the development server, which need patterns instead of a function:
 * `/en` -> ``, `/v1/en` -> `/v1`, without trailing slashes. The first matching prefix wins.
 */
export function listDefaultPrefixes({ defaultLang, defaultVersion, versions }: DefaultSegments): { from: string; to: string }[] {
  const others = versions.filter((version) => version !== defaultVersion);
  const ofVersion = defaultVersion ? [`/${defaultVersion}/${defaultLang}`, `/${defaultVersion}`] : [];
  return [
    ...[...ofVersion, `/${defaultLang}`].map((from) => ({ from, to: '' })),
    ...others.map((version) => ({ from: `/${version}/${defaultLang}`, to: `/${version}` })),
  ];
}
