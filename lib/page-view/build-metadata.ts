import type { Metadata } from 'next';
import type { PageView } from '@/lib/page-view/types';
import {
  buildFeedPath,
  buildMarkdownPath,
  buildSocialImagePath,
  FEED_FORMATS,
  type PageFeed,
  SOCIAL_IMAGE_SIZE,
} from '@/lib/routes/output-paths';
import { getLocale } from '@/lib/site/get-locale';
import { fillText, getTexts } from '@/lib/site/texts/texts';
import { getUpdateDate, isInBlog } from '@/lib/source/blog';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** Builds title, description, canonical URL, language alternates and Open Graph data of a page. `page` is absent for the 404 page. */
export function buildMetadata(view: PageView, page: Page | undefined, site: Site): Metadata {
  const common = { title: { absolute: view.documentTitle }, description: view.description };
  if (!page) return { ...common, robots: { index: false } };
  const { config, buildUrl } = site;
  const canonical = site.findCanonical(page) ?? page;
  const { head, date } = page.frontmatter;
  const hasOwnImage = head.some(([, attributes]) => attributes.property === 'og:image');
  const images = hasOwnImage ? [] : [{ url: buildUrl(buildSocialImagePath(page.path)), ...SOCIAL_IMAGE_SIZE, alt: view.documentTitle }];
  return {
    ...common,
    alternates: {
      canonical: buildUrl(canonical.path),
      languages: Object.fromEntries(site.listAlternates(canonical).map(({ tag, url }) => [tag, url])),
      types: { 'text/markdown': buildUrl(buildMarkdownPath(page.path)) },
    },
    openGraph: {
      type: date ? 'article' : 'website',
      title: view.documentTitle,
      description: view.description,
      // A link to an older version leads to it, but not one to a copy of the original.
      url: buildUrl(page.original?.path ?? page.path),
      siteName: getLocale(config, page.lang).title,
      locale: getLocale(config, page.contentLang).ogLocale,
      alternateLocale: site
        .listTranslations(page)
        .filter(({ lang }) => lang !== page.contentLang)
        .map(({ lang }) => getLocale(config, lang).ogLocale),
      images,
      ...(date && { publishedTime: date, modifiedTime: getUpdateDate(page) }),
    },
    twitter: { card: 'summary_large_image', title: view.documentTitle, description: view.description, images },
  };
}

/** Returns whether a page links to feeds: blog pages of the default version, unless `globalUIComponents` is false. */
export function hasFeeds(page: Page, { rules }: Site): boolean {
  return isInBlog(page) && page.version === rules.defaultVersion && page.frontmatter.globalUIComponents;
}

/** Lists the feeds of all languages for the head of a page. */
export function listFeeds(page: Page, site: Site): PageFeed[] {
  if (!hasFeeds(page, site)) return [];
  const { config, rules, buildUrl } = site;
  return config.locales.flatMap(({ lang, tag, title }) =>
    FEED_FORMATS.map(({ format, mime }) => ({
      url: buildUrl(buildFeedPath(format, lang, rules)),
      mime,
      language: tag,
      title: fillText(getTexts(lang, config).feed.title, { site: title }),
    })),
  );
}
