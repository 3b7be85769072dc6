import { buildNotFoundView, buildPageView } from '@/lib/page-view/build-page-view';
import { findPage } from '@/lib/source/find-page';
import { getSite } from '@/lib/source/get-site';
import { buildSidebars } from '@/lib/source/sidebar';

/** Site, page and view of the router's parameters; a slug without a page gives the 404 view. */
export async function findView(lang: string, slug: readonly string[]) {
  const site = await getSite();
  const page = findPage(site, lang, slug);
  const view = page ? buildPageView(page, site, buildSidebars(site, lang)) : buildNotFoundView(site, lang, '');
  return { site, page, view };
}
