/**
 * Path arithmetic: public path <-> { version, lang, key }. Pure strings, no configuration reading,
 * so that the build, the browser and the head script follow the same rules.
 */

/** What the rules depend on; the site configuration and the page index both have it. */
export interface PathRules {
  readonly defaultLang: string;
  readonly langs: readonly string[];
  readonly defaultVersion: string;
  readonly versions: readonly string[];
}

/** Version and language of a page; both are optional segments of its path. */
export interface PathScope {
  /** `''` stands for the default version. */
  readonly version: string;
  readonly lang: string;
}

/** The parts of a public path. */
export interface PathParts extends PathScope {
  /** Path without version and language and without slashes at either end: `guide/start`, `''` for home. */
  readonly key: string;
  /** Index pages have a trailing slash: `/guide/start/`. */
  readonly isIndex?: boolean;
}

/** The segments before the key: `''`, `/zh` or `/v1/zh`. The default version and the default language have none. */
export function buildPrefix({ version, lang }: PathScope, rules: PathRules): string {
  const versionSegment = version && version !== rules.defaultVersion ? `/${version}` : '';
  return versionSegment + (lang === rules.defaultLang ? '' : `/${lang}`);
}

/** The path as content writes it, without version and language: `/guide/start/`, `/config/lib/dts`. */
export function buildContentPath({ key, isIndex }: Pick<PathParts, 'key' | 'isIndex'>): string {
  return `/${key}${isIndex && key ? '/' : ''}`;
}

/** The public path: `/v1/zh/guide/start/`. */
export function buildPath(parts: PathParts, rules: PathRules): string {
  return buildPrefix(parts, rules) + buildContentPath(parts);
}

/** A link as content writes it, for readers of a version and language. External links, hashes and relative paths are unchanged. */
export function localizeLink(link: string, scope: PathScope, rules: PathRules): string {
  return isExternal(link) || !link.startsWith('/') ? link : buildPrefix(scope, rules) + link;
}

/** Splits a clean public path; segments that are neither version nor language stay in the key. */
export function parsePath(path: string, rules: PathRules): Required<PathParts> {
  const segments = path.replace(/^\//, '').split('/');
  const version = rules.versions.includes(segments[0] ?? '') ? (segments.shift() ?? '') : rules.defaultVersion;
  const lang = rules.langs.includes(segments[0] ?? '') ? (segments.shift() ?? '') : rules.defaultLang;
  const isIndex = segments.length === 0 || segments.at(-1) === '';
  return { version, lang, key: segments.join('/').replace(/\/$/, ''), isIndex };
}

/** Splits the segments after the language, as the router's parameters hold them, into version and key without final slash. */
export function splitSlug(slug: readonly string[], rules: PathRules): { version: string; key: string } {
  const [first, ...rest] = slug;
  if (first !== undefined && first !== rules.defaultVersion && rules.versions.includes(first)) {
    return { version: first, key: rest.join('/') };
  }
  return { version: rules.defaultVersion, key: slug.join('/') };
}

/** The router's segments of a page, the reverse of `splitSlug`; empty for the home page of the default version. */
export function buildSlug({ version, key }: Pick<PathParts, 'version' | 'key'>, rules: PathRules): string[] {
  return [...(version === rules.defaultVersion ? [] : [version]), ...key.split('/').filter(Boolean)];
}

/** `/guide/` -> `/guide`; the root stays `/`. */
export function stripSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

/** External links open in a new tab: http, https, mailto, tel and protocol-relative ones. */
export function isExternal(href: string): boolean {
  return /^(?:https?:|mailto:|tel:|\/\/)/i.test(href);
}

/** Puts the base path before an absolute path of the site; `base` is `''` or `/docs`. External addresses and relative ones stay. */
export function withBasePath(path: string, base: string): string {
  return path.startsWith('/') && !isExternal(path) ? `${base}${path}` : path;
}

/** Splits `/a/b?x=1#c` into path, query and hash, each with its sign. */
export function splitHref(href: string): { path: string; query: string; hash: string } {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href);
  return { path: match?.[1] ?? href, query: match?.[2] ?? '', hash: match?.[3] ?? '' };
}
