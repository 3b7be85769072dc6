import { withBasePath } from '@/lib/routes/paths';
import type { SearchSetup } from '@/lib/search/setup';

/** The address of a hit on the current site, which may be a preview rather than the public site. */
export interface HitAddress {
  /** For links and new tabs: a path with base path. */
  readonly href: string;
  /** For client-side navigation, without base path. */
  readonly path: string;
}

/** Converts a public URL to an address on the current site; undefined for URLs of other sites. */
export function resolveHit(url: string, { siteUrl, basePath }: Pick<SearchSetup, 'siteUrl' | 'basePath'>): HitAddress | undefined {
  const path = findSitePath(url, siteUrl);
  return path === undefined ? undefined : { href: withBasePath(path, basePath), path };
}

/** Finds the path of a URL, or of an absolute path, below the public URL of the site, with query and hash; undefined for all others. */
export function findSitePath(url: string, siteUrl: string): string | undefined {
  const site = new URL(siteUrl);
  const target = /^(?:https?:)?\//i.test(url) ? parseUrl(url, site) : undefined;
  if (!target) return undefined;
  const { origin, username, password, pathname, search, hash } = target;
  const base = site.pathname.replace(/\/$/, '');
  if (origin !== site.origin || username || password || !`${pathname}/`.startsWith(`${base}/`)) return undefined;
  const path = pathname.slice(base.length) || '/';
  // Stripped of origin and base path, `//other.example` would be a URL of another site.
  return path.startsWith('//') ? undefined : path + search + hash;
}

/** Parses a URL; undefined if it is invalid. Some supported browsers lack `URL.canParse`. */
function parseUrl(url: string, base: URL): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
