import type { Lang, LocaleConfig, SiteConfig } from '@/lib/site/types';

/** What the configuration says of a language. Throws where it does not know it. */
export function findLocale(config: SiteConfig, lang: Lang): LocaleConfig {
  const locale = config.locales.find((each) => each.lang === lang);
  if (!locale) throw new Error(`The site configuration has no language "${lang}".`);
  return locale;
}
