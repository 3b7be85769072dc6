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

/** The parts of a public path. `key` is `''` for home, ends in `/` for index pages and never starts with one. */
export interface PathParts {
  readonly version: string;
  readonly lang: string;
  readonly key: string;
}

/** `/v1/zh/guide/start/`: default version and default language have no segment. `version` may be empty for the default. */
export function buildPath({ version, lang, key }: PathParts, rules: PathRules): string {
  const segments = [];
  if (version && version !== rules.defaultVersion) segments.push(version);
  if (lang !== rules.defaultLang) segments.push(lang);
  return `/${segments.map((segment) => `${segment}/`).join('')}${key}`;
}

/** Splits a clean public path; segments that are neither version nor language stay in the key. */
export function parsePath(path: string, rules: PathRules): PathParts {
  const segments = path.replace(/^\//, '').split('/');
  const version = rules.versions.includes(segments[0] ?? '') ? (segments.shift() ?? '') : rules.defaultVersion;
  const lang = rules.langs.includes(segments[0] ?? '') ? (segments.shift() ?? '') : rules.defaultLang;
  return { version, lang, key: segments.join('/') };
}

/** Splits the segments after the language, as the router's parameters hold them, into version and key without final slash. */
export function splitSlug(slug: readonly string[], rules: PathRules): { version: string; key: string } {
  const [first, ...rest] = slug;
  if (first !== undefined && first !== rules.defaultVersion && rules.versions.includes(first)) {
    return { version: first, key: rest.join('/') };
  }
  return { version: rules.defaultVersion, key: slug.join('/') };
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
