import { buildNotFoundView, buildPageView } from '@/lib/page-view/build-page-view';
import { splitSlug } from '@/lib/routes/paths';
import { getSite } from '@/lib/source/get-site';

/** Site, page and view of the router's parameters; a slug without a page gives the 404 view. */
export async function findView(lang: string, slug: readonly string[]) {
  const site = await getSite();
  const page = site.findPage({ lang, ...splitSlug(slug.map(decodeURIComponent), site.rules) });
  const view = page ? buildPageView(page, site) : buildNotFoundView(site, lang, '');
  return { site, page, view };
}
