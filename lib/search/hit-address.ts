import { withBasePath } from '@/lib/routes/paths';
import type { SearchSetup } from '@/lib/search/setup';

/** Where a hit leads on the site that the reader is on, which need not be the public one. */
export interface HitAddress {
  /** For links and new tabs: with base path, or the address of another site. */
  readonly href: string;
  /** For navigation without loading a document: without base path; undefined where a document has to be loaded. */
  readonly path?: string;
}

/** Addresses of the public site become those of this one; `otherLang` says that the hit is in another language, hence another document. */
export function resolveHit(url: string, { siteUrl, basePath }: Pick<SearchSetup, 'siteUrl' | 'basePath'>, otherLang?: string): HitAddress {
  if (!url.startsWith(`${siteUrl}/`)) return { href: url };
  const path = url.slice(siteUrl.length);
  return { href: withBasePath(path, basePath), ...(!otherLang && { path }) };
}
