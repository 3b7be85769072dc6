import { escapeHtml } from '@/lib/site/escape';
import { getLocale } from '@/lib/site/get-locale';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/**
 * `sitemap.xml`: every page that is written in its language with the date of its last commit, if known, and its translations. The framework's sitemap is not used,
 * because it writes translations before the date, which the schema of sitemaps.org does not allow.
 */
export function renderSitemap({ config, pages, listTranslations, buildUrl }: Site): string {
  const renderLink = (tag: string, { path }: Page) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(buildUrl(path))}"/>\n`;
  const written = pages.filter(({ original }) => !original);
  const urls = written.map((page) => {
    const translations = listTranslations(page);
    const original = translations.find(({ lang }) => lang === config.defaultLang);
    const links = [
      ...translations.map((translation) => renderLink(getLocale(config, translation.lang).tag, translation)),
      ...(original ? [renderLink('x-default', original)] : []),
    ];
    const modified = page.lastUpdated ? `<lastmod>${page.lastUpdated}</lastmod>\n` : '';
    return `<url>\n<loc>${escapeHtml(buildUrl(page.path))}</loc>\n${modified}${links.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
