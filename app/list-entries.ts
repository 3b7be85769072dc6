import type { PageEntry } from '@/lib/outputs/entries';
import { buildPageView } from '@/lib/page-view/build-page-view';
import type { Lang } from '@/lib/site/types';
import { buildSidebars } from '@/lib/source/sidebar';
import type { Page, Site } from '@/lib/source/types';

/** A page with its view, outside its own route. */
export function buildEntry(site: Site, page: Page): PageEntry {
  return { page, view: buildPageView(page, site, buildSidebars(site, page.lang)) };
}

/** All pages of a language with their views, for what is made of many pages at once. */
export function listEntries(site: Site, lang: Lang): PageEntry[] {
  const sidebars = buildSidebars(site, lang);
  return site.pages.filter((page) => page.lang === lang).map((page) => ({ page, view: buildPageView(page, site, sidebars) }));
}
