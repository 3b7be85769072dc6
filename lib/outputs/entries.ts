import type { PageView } from '@/lib/page-view/types';
import { buildPathRules } from '@/lib/routes/path-rules';
import { isExternal } from '@/lib/routes/paths';
import type { Lang } from '@/lib/site/types';
import { buildSidebars, listLinks } from '@/lib/source/sidebar';
import type { Page, Site } from '@/lib/source/types';

/** A page with what it prints. */
export interface PageEntry {
  readonly page: Page;
  readonly view: PageView;
}

/** Pages that belong together, under the words of the navigation that lead to them. */
export interface EntrySection {
  /** `Guide / Getting Started`; empty for the home page. */
  readonly name: string;
  readonly entries: readonly PageEntry[];
}

/** The entries of the default version of a language in the order of reading: home, then as top navigation and sidebars have it. */
export function listSections(site: Site, lang: Lang, entries: readonly PageEntry[]): EntrySection[] {
  const version = buildPathRules(site.config).defaultVersion;
  const nav = site.navs.find((each) => each.lang === lang && each.version === version)?.nav ?? [];
  const areas = nav.flatMap((item) =>
    item.kind === 'link' && !isExternal(item.link) ? [{ name: item.text, match: new RegExp(item.activeMatch ?? item.link) }] : [],
  );
  const order = buildSidebars(site, lang).flatMap(({ items }) => listLinks(items).map(({ link }) => link));
  const areaOf = ({ page }: PageEntry) => areas.findIndex(({ match }) => match.test(`/${page.key}`));
  const rank = (entry: PageEntry) => (entry.page.key === '' ? -1 : areaOf(entry) < 0 ? areas.length : areaOf(entry));
  const nameOf = (entry: PageEntry) => {
    const trail = entry.view.kind === 'doc' ? entry.view.breadcrumbs.map(({ text }) => text) : [];
    return trail.length > 0 ? trail.join(' / ') : (areas[areaOf(entry)]?.name ?? '');
  };
  const sorted = entries
    .filter(({ page }) => page.lang === lang && page.version === version)
    .toSorted((a, b) => rank(a) - rank(b) || order.indexOf(a.page.path) - order.indexOf(b.page.path));
  const groups = new Map<string, PageEntry[]>();
  for (const entry of sorted) groups.set(nameOf(entry), [...(groups.get(nameOf(entry)) ?? []), entry]);
  return [...groups].map(([name, members]) => ({ name, entries: members }));
}
