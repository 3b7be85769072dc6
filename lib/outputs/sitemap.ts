import type { MetadataRoute } from 'next';
import type { Site } from '@/lib/content/types';
import { createToUrl } from '@/lib/outputs/urls';
import { findLocale } from '@/lib/site/find-locale';

/** Every page with its twins in the other languages and the day of its last change, where that is known. */
export function buildSitemap({ config, pages }: Site, base: string): MetadataRoute.Sitemap {
  const toUrl = createToUrl(config, base);
  return pages.map((page) => {
    const twins = pages.filter(({ key, version }) => key === page.key && version === page.version);
    const original = twins.find(({ lang }) => lang === config.defaultLang);
    const languages = Object.fromEntries(twins.map((twin) => [findLocale(config, twin.lang).tag, toUrl(twin.path)]));
    return {
      url: toUrl(page.path),
      ...(page.lastUpdated && { lastModified: page.lastUpdated }),
      alternates: { languages: { ...languages, ...(original && { 'x-default': toUrl(original.path) }) } },
    };
  });
}
