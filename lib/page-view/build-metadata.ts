import type { Metadata } from 'next';
import type { Site } from '@/lib/content/load-site';
import type { Page } from '@/lib/content/types';
import { findLocale } from '@/lib/page-view/build-page-view';
import type { PageView } from '@/lib/page-view/types';
import { withBasePath } from '@/lib/routes/paths';

/** Title, description, canonical address, language alternates and Open Graph of a page; `page` is absent for the 404 page. */
export function buildMetadata(view: PageView, page: Page | undefined, site: Site, base: string): Metadata {
  const common = { title: { absolute: view.documentTitle }, description: view.description };
  if (!page) return { ...common, robots: { index: false } };
  const locale = findLocale(site.config, page.lang);
  const toUrl = (path: string) => site.config.url + withBasePath(path, base);
  const twins = site.pages.filter((each) => each.key === page.key && each.version === page.version);
  const original = twins.find((each) => each.lang === site.config.defaultLang);
  const languages = Object.fromEntries(twins.map((twin) => [findLocale(site.config, twin.lang).tag, toUrl(twin.path)]));
  return {
    ...common,
    alternates: { canonical: toUrl(page.path), languages: { ...languages, ...(original && { 'x-default': toUrl(original.path) }) } },
    openGraph: {
      type: page.frontmatter.date ? 'article' : 'website',
      title: view.documentTitle,
      description: view.description,
      url: toUrl(page.path),
      siteName: locale.title,
      locale: locale.ogLocale,
      alternateLocale: twins.filter((twin) => twin !== page).map((twin) => findLocale(site.config, twin.lang).ogLocale),
      ...(page.frontmatter.date && { publishedTime: page.frontmatter.date }),
    },
    twitter: { card: 'summary', title: view.documentTitle, description: view.description },
  };
}
