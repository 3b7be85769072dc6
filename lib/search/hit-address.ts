import { withBasePath } from '@/lib/routes/paths';
import type { SearchSetup } from '@/lib/search/setup';

/** Link to a hit on the current site, which may be a preview rather than the public site. */
export interface HitAddress {
  /** For links and new tabs: a path with base path, or the URL of another site. */
  readonly href: string;
  /** For client-side navigation: without base path. Undefined if the browser has to load a document. */
  readonly path?: string;
}

/** Converts a public URL to one of the current site. A hit in `otherLang` needs a document load. */
export function resolveHit(url: string, { siteUrl, basePath }: Pick<SearchSetup, 'siteUrl' | 'basePath'>, otherLang?: string): HitAddress {
  if (!url.startsWith(`${siteUrl}/`)) return { href: url };
  const path = url.slice(siteUrl.length);
  return { href: withBasePath(path, basePath), ...(!otherLang && { path }) };
}
