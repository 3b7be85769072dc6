import type { PathRules } from '@/lib/routes/paths';
import type { SiteConfig } from '@/lib/site/types';

/** Extracts the part of the site configuration that paths depend on. */
export function buildPathRules(config: SiteConfig): PathRules {
  return {
    defaultLang: config.defaultLang,
    langs: config.locales.map((locale) => locale.lang),
    defaultVersion: config.multiVersion?.default ?? '',
    versions: config.multiVersion?.versions ?? [],
  };
}
