import { buildSlug, localizeLink, splitHref } from '@/lib/routes/paths';
import type { Site } from '@/lib/source/site';

/**
 * Lists the entries of `content/redirects.json` for whole pages, with the slugs of the pages that have moved. Only for the development
 * server, so empty in builds: the export writes pages and host rules, which also redirect headings.
 */
function listPageRedirects({ rules, redirects }: Site): { readonly slug: string[]; readonly to: string }[] {
  if (process.env.NODE_ENV !== 'development') return [];
  const ofPages = redirects.filter(({ from }) => !splitHref(from).hash);
  return ofPages.map(({ from, to }) => ({
    slug: buildSlug({ version: rules.defaultVersion, key: from }, rules).map(decodeURIComponent),
    to,
  }));
}

/** Lists the slugs of pages that have moved. */
export function listRedirectSlugs(site: Site): string[][] {
  return listPageRedirects(site).map(({ slug }) => slug);
}

/** Finds the public path that a page has moved to, without base path. */
export function findRedirect(site: Site, lang: string, slug: readonly string[]): string | undefined {
  const path = slug.map(decodeURIComponent).join('/');
  const found = listPageRedirects(site).find((redirect) => redirect.slug.join('/') === path);
  return found && localizeLink(found.to, { version: site.rules.defaultVersion, lang }, site.rules);
}
