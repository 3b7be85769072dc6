import type { Metadata } from 'next';
import { listFeeds } from '@/lib/page-view/list-feeds';
import type { PageView } from '@/lib/page-view/types';
import { buildMarkdownPath, buildSocialImagePath, SOCIAL_IMAGE_SIZE } from '@/lib/routes/output-paths';
import { buildPathRules } from '@/lib/routes/path-rules';
import { withBasePath } from '@/lib/routes/paths';
import { findLocale } from '@/lib/site/find-locale';
import type { Page, Site } from '@/lib/source/types';

/** Title, description, canonical address, language and format alternates and Open Graph of a page; `page` is absent for the 404 page. */
export function buildMetadata(view: PageView, page: Page | undefined, site: Site, base: string): Metadata {
  const common = { title: { absolute: view.documentTitle }, description: view.description };
  if (!page) return { ...common, robots: { index: false } };
  const locale = findLocale(site.config, page.lang);
  const toUrl = (path: string) => encodeURI(site.config.url + withBasePath(path, base));
  const translations = site.pages.filter((each) => each.key === page.key && each.version === page.version);
  const original = translations.find((each) => each.lang === site.config.defaultLang);
  const languages = Object.fromEntries(
    translations.map((translation) => [findLocale(site.config, translation.lang).tag, toUrl(translation.path)]),
  );
  const feeds = listFeeds(page, locale, buildPathRules(site.config)).map(({ url, mime }) => [mime, toUrl(url)] as const);
  const image = { url: toUrl(buildSocialImagePath(page.path)), ...SOCIAL_IMAGE_SIZE, alt: view.documentTitle };
  return {
    ...common,
    alternates: {
      canonical: toUrl(page.path),
      languages: { ...languages, ...(original && { 'x-default': toUrl(original.path) }) },
      types: Object.fromEntries([['text/markdown', toUrl(buildMarkdownPath(page.path))], ...feeds]),
    },
    openGraph: {
      type: page.frontmatter.date ? 'article' : 'website',
      title: view.documentTitle,
      description: view.description,
      url: toUrl(page.path),
      siteName: locale.title,
      locale: locale.ogLocale,
      alternateLocale: translations
        .filter((translation) => translation !== page)
        .map((translation) => findLocale(site.config, translation.lang).ogLocale),
      images: [image],
      ...(page.frontmatter.date && { publishedTime: page.frontmatter.date, modifiedTime: page.lastUpdated }),
    },
    twitter: { card: 'summary_large_image', title: view.documentTitle, description: view.description, images: [image] },
  };
}
