import { buildPathRules } from '@/lib/routes/path-rules';
import { getTexts } from '@/lib/site/texts/texts';
import type { HostedSearchConfig, Lang, SiteConfig } from '@/lib/site/types';
import { getSiteUrl } from '@/lib/site/urls';

/** What the browser needs to search one language of a site. */
export interface SearchSetup {
  readonly lang: Lang;
  /** The version that index names leave out. */
  readonly defaultVersion: string;
  /** Public URL that all hit URLs start with, including the base path, without a trailing slash. */
  readonly siteUrl: string;
  readonly basePath: string;
  readonly hosted?: HostedSearchConfig;
  readonly missingResultsUrl?: string;
  /** Fallback language for searches without results, its BCP 47 tag, its name in that language, and the name of its group of error messages. */
  readonly other?: { readonly lang: Lang; readonly tag: string; readonly label: string; readonly messages: string };
}

export function buildSearchSetup(config: SiteConfig, lang: Lang, basePath: string): SearchSetup {
  const { hosted, missingResultsUrl } = config.search ?? {};
  const other = config.locales.find((locale) => locale.lang === config.defaultLang && locale.lang !== lang);
  return {
    lang,
    defaultVersion: buildPathRules(config).defaultVersion,
    siteUrl: getSiteUrl(config, basePath),
    basePath,
    ...(hosted && { hosted }),
    ...(missingResultsUrl && { missingResultsUrl }),
    ...(other && {
      other: { lang: other.lang, tag: other.tag, label: other.label, messages: getTexts(other.lang, config).search.messages },
    }),
  };
}
