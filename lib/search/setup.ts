import { buildPathRules } from '@/lib/routes/path-rules';
import { buildPath } from '@/lib/routes/paths';
import type { HostedSearchConfig, Lang, SiteConfig } from '@/lib/site/types';

/** Key of the page that stands in for search where scripts do not run. */
export const ALL_PAGES_KEY = 'search-index';

/** What the browser needs to know of a site to search it, for one language. */
export interface SearchSetup {
  readonly lang: Lang;
  /** Versions other than this one are part of the names of indexes. */
  readonly defaultVersion: string;
  /** Public address that the URLs of all hits begin with; no final slash, base path included. */
  readonly siteUrl: string;
  readonly basePath: string;
  /** Path of the page with all pages and options, without base path. */
  readonly indexPath: string;
  readonly hosted?: HostedSearchConfig;
  readonly missingResultsUrl?: string;
  /** Where to look when the language has nothing: its code and its own name. */
  readonly other?: { readonly lang: Lang; readonly label: string };
}

/** The search setup of a language. */
export function buildSearchSetup(config: SiteConfig, lang: Lang, basePath: string): SearchSetup {
  const rules = buildPathRules(config);
  const { hosted, missingResultsUrl } = config.search ?? {};
  const other = config.locales.find((locale) => locale.lang === config.defaultLang && locale.lang !== lang);
  return {
    lang,
    defaultVersion: rules.defaultVersion,
    siteUrl: config.url + basePath,
    basePath,
    indexPath: buildPath({ version: '', lang, key: ALL_PAGES_KEY }, rules),
    ...(hosted && { hosted }),
    ...(missingResultsUrl && { missingResultsUrl }),
    ...(other && { other: { lang: other.lang, label: other.label } }),
  };
}
