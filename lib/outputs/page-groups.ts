import { buildPageView } from '@/lib/page-view/build-page-view';
import type { PageView } from '@/lib/page-view/types';
import type { PathScope } from '@/lib/routes/paths';
import { groupBy } from '@/lib/site/collections';
import type { Lang } from '@/lib/site/types';
import { findSidebar, listLinks, type SidebarEntry } from '@/lib/source/sidebar';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** Pages with the same breadcrumbs. */
interface PageGroup {
  /** `Guide / Getting Started`; empty for the home page. */
  readonly name: string;
  readonly pages: readonly Page[];
}

/** Lists the sidebars' links in reading order: first those that the top navigation leads to, then all others, also of other versions. */
export function listInOrder(site: Pick<Site, 'listNav' | 'listSidebars'>, scope: PathScope): SidebarEntry[] {
  const sidebars = site.listSidebars(scope.lang);
  const linked = site.listNav(scope).flatMap((item) => (item.kind === 'link' && findSidebar(sidebars, item.link)) || []);
  return [...new Set([...linked, ...sidebars])].flatMap(({ items }) => listLinks(items));
}

/** Lists the pages of a language in the default version: the home page, then the others in the order of top navigation and sidebars. */
export function listPageGroups(site: Site, lang: Lang): PageGroup[] {
  const scope = { lang, version: site.rules.defaultVersion };
  const nav = site.listNav(scope);
  const order = new Map(listInOrder(site, scope).map(({ link }, at) => [link, at]));
  const rank = (page: Page) => {
    const section = site.findNavSection(page);
    return page.key === '' ? -1 : section ? nav.indexOf(section) : nav.length;
  };
  const pages = site
    .listPages(lang, scope.version)
    .toSorted((a, b) => rank(a) - rank(b) || (order.get(a.path) ?? -1) - (order.get(b.path) ?? -1));
  const nameGroup = (page: Page) => formatTrail(buildPageView(page, site)) || (site.findNavSection(page)?.text ?? '');
  return [...groupBy(pages, nameGroup)].map(([name, own]) => ({ name, pages: own }));
}

/** Formats the breadcrumbs of a page: `Guide / Getting Started`; empty if it has none. */
export function formatTrail(view: PageView): string {
  return view.kind === 'doc' ? view.breadcrumbs.map(({ text }) => text).join(' / ') : '';
}
