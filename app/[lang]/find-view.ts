import { findPage } from '@/lib/content/find-page';
import { getSite } from '@/lib/content/site';
import { buildSidebars } from '@/lib/navigation/sidebar';
import { buildNotFoundView, buildPageView } from '@/lib/page-view/build-page-view';

/** Site, page and view of the router's parameters; a slug without a page gives the 404 view. */
export async function findView(lang: string, slug: readonly string[]) {
  const site = await getSite();
  const page = findPage(site, lang, slug);
  const view = page ? buildPageView(page, site, buildSidebars(site, lang)) : buildNotFoundView(site, lang, '');
  return { site, page, view };
}
