import type { Lang, LocaleConfig, SiteConfig } from '@/lib/site/types';

/** Returns the configuration of a language. Throws if the language is not configured. */
export function getLocale(config: SiteConfig, lang: Lang): LocaleConfig {
  const locale = config.locales.find((candidate) => candidate.lang === lang);
  if (!locale) throw new Error(`The site configuration has no language "${lang}".`);
  return locale;
}
