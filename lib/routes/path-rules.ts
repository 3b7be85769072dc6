import type { PathRules } from '@/lib/routes/paths';
import type { SiteConfig } from '@/lib/site/types';

/** Key of the list of all pages, which replaces the search if scripts do not run. */
export const ALL_PAGES_KEY = 'search-index';

/** Key of the 404 page, which has no content file. There is one per version and language. */
export const NOT_FOUND_KEY = '404';

/** Files in a folder of this name are fragments that pages include, never routes. */
export const SHARED_FOLDER = 'shared';

/** Picks the part of the site configuration that paths depend on. */
export function buildPathRules(config: SiteConfig): PathRules {
  return {
    defaultLang: config.defaultLang,
    langs: config.locales.map((locale) => locale.lang),
    defaultVersion: config.multiVersion?.default ?? '',
    versions: config.multiVersion?.versions ?? [],
  };
}
