import { escapeHtml } from '@/lib/site/escape';
import { getUpdateDate } from '@/lib/source/blog';
import type { Frontmatter } from '@/lib/source/frontmatter';
import type { Site } from '@/lib/source/site';

/** Renders `sitemap.xml`, without pages that search engines must not index or should list as another one. The framework would write translations before the date, which the schema of sitemaps.org does not allow. */
export function renderSitemap({ pages, findCanonical, listAlternates, buildUrl }: Site): string {
  const listed = pages.filter((page) => !findCanonical(page) && isIndexed(page.frontmatter));
  const urls = listed.map((page) => {
    const links = listAlternates(page).map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}"/>\n`);
    const date = getUpdateDate(page);
    const modified = date ? `<lastmod>${date}</lastmod>\n` : '';
    return `<url>\n<loc>${escapeHtml(buildUrl(page.path))}</loc>\n${modified}${links.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

function isIndexed({ head }: Frontmatter): boolean {
  return !head.some(([, { name, content = '' }]) => name === 'robots' && /\b(?:noindex|none)\b/i.test(content));
}

/** Renders `robots.txt`, which allows everything and links to the sitemap. */
export function renderRobots({ buildUrl }: Site): string {
  return `User-Agent: *\nAllow: /\n\nSitemap: ${buildUrl('/sitemap.xml')}\n`;
}
