/**
 * Converts between public paths and { version, lang, key }. The functions do not read the configuration, so that the build, the
 * browser and the head script can share them.
 */

/** What paths depend on; part of the site configuration and of the page manifest. */
export interface PathRules {
  readonly defaultLang: string;
  readonly langs: readonly string[];
  /** Empty without versions. */
  readonly defaultVersion: string;
  readonly versions: readonly string[];
}

/** Version and language of a page; both are optional segments of its path. */
export interface PathScope {
  /** `''` without versions; in a path to build, it also stands for the default version. */
  readonly version: string;
  readonly lang: string;
}

/** Identifies a page. Its translations share `version` and `key`. */
export interface PageId extends PathScope {
  /** Path without version and language and without slashes at either end: `guide/start`, `''` for home. */
  readonly key: string;
}

export interface PathParts extends PageId {
  /** Index pages have a trailing slash: `/guide/start/`. */
  readonly isIndex?: boolean;
}

/** Builds the segments before the key: `''`, `/zh` or `/v1/zh`. The default version and the default language have none. */
export function buildPrefix({ version, lang }: PathScope, rules: PathRules): string {
  const versionSegment = version && version !== rules.defaultVersion ? `/${version}` : '';
  return versionSegment + (lang === rules.defaultLang ? '' : `/${lang}`);
}

/** Builds the path as content writes it, without version and language: `/guide/start/`, `/config/lib/dts`. */
export function buildContentPath({ key, isIndex }: Pick<PathParts, 'key' | 'isIndex'>): string {
  return `/${key}${isIndex && key ? '/' : ''}`;
}

/** Builds the public path: `/v1/zh/guide/start/`. */
export function buildPath(parts: PathParts, rules: PathRules): string {
  return buildPrefix(parts, rules) + buildContentPath(parts);
}

/** Adds version and language to a link from content. External links, hashes and relative paths are unchanged. */
export function localizeLink(link: string, scope: PathScope, rules: PathRules): string {
  return isExternal(link) || !link.startsWith('/') ? link : buildPrefix(scope, rules) + link;
}

/** Splits a normalized public path; segments that are neither version nor language are part of the key. */
export function parsePath(path: string, rules: PathRules): Required<PathParts> {
  const segments = path.replace(/^\//, '').split('/');
  const version = rules.versions.includes(segments[0] ?? '') ? (segments.shift() ?? '') : rules.defaultVersion;
  const lang = rules.langs.includes(segments[0] ?? '') ? (segments.shift() ?? '') : rules.defaultLang;
  const isIndex = segments.length === 0 || segments.at(-1) === '';
  return { version, lang, key: segments.join('/').replace(/\/$/, ''), isIndex };
}

/** Lists all versions; only the default one, `''`, if none are configured. */
export function listVersions({ versions, defaultVersion }: Pick<PathRules, 'versions' | 'defaultVersion'>): readonly string[] {
  return versions.length > 0 ? versions : [defaultVersion];
}

/** Lists all languages, each in all versions. */
export function listScopes(rules: PathRules): PathScope[] {
  return rules.langs.flatMap((lang) => listVersions(rules).map((version) => ({ lang, version })));
}

/** Splits the `slug` parameter of the router, the segments after the language, into version and key. */
export function splitSlug(slug: readonly string[], rules: PathRules): { version: string; key: string } {
  const [first, ...rest] = slug;
  if (first !== undefined && first !== rules.defaultVersion && rules.versions.includes(first)) {
    return { version: first, key: rest.join('/') };
  }
  return { version: rules.defaultVersion, key: slug.join('/') };
}

/** Builds the `slug` parameter of a page, the reverse of `splitSlug`; empty for the home page of the default version. */
export function buildSlug({ version, key }: Pick<PathParts, 'version' | 'key'>, rules: PathRules): string[] {
  return [...(version === rules.defaultVersion ? [] : [version]), ...key.split('/').filter(Boolean)];
}

/** Removes the trailing slash: `/guide/` -> `/guide`; `/` is unchanged. */
export function stripSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** Adds or removes the trailing slash: `/guide` <-> `/guide/`. */
export function toggleSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

/** Returns the path of a page's files without extension: `/guide/` -> `/guide/index`; `/config/dts` is unchanged. */
export function toFileStem(path: string): string {
  return path.endsWith('/') ? `${path}index` : path;
}

/** Names a file with data of a language and version: `en.json`, `v1-zh.json`. */
export function nameScopeFile({ lang, version }: PathScope): string {
  return `${version ? `${version}-` : ''}${lang}.json`;
}

/** Returns whether a link is external (http, https, mailto, tel or protocol-relative) and therefore opens in a new tab. */
export function isExternal(href: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/\/)/i.test(href);
}

/** Adds the base path (`''` or `/docs`) to an absolute path of the site. External URLs and relative paths are unchanged. */
export function withBasePath(path: string, base: string): string {
  return path.startsWith('/') && !isExternal(path) ? `${base}${path}` : path;
}

/** Matches the path of a file: its last segment has a dot, which page names never have. */
export const FILE_PATTERN = '.*\\.[^/]*$';

/** Returns whether a path belongs to a file, such as `/llms.txt`, rather than a page. `path` must have no query or hash. */
export function isFilePath(path: string): boolean {
  return new RegExp(FILE_PATTERN).test(path);
}

/** Splits `/a/b?x=1#c` into path, query and hash, including `?` and `#`. */
export function splitHref(href: string): { path: string; query: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href);
  return { path: match?.[1] ?? href, query: match?.[2] ?? '', hash: match?.[3] ?? '' };
}

/** Adds a query, such as `?a=1`, to a URL that may have a query and a hash. An empty one changes nothing. */
export function addQuery(url: string, query: string): string {
  const { path, query: own, hash } = splitHref(url);
  return path + own + (own ? query.replace('?', '&') : query) + hash;
}

/** Returns whether an address without base path belongs to a page in `lang`; false for files, relative paths and hashes. */
export function isPageIn(lang: string, href: string, rules: PathRules): boolean {
  const { path } = splitHref(href);
  return path.startsWith('/') && !isFilePath(path) && parsePath(path, rules).lang === lang;
}
