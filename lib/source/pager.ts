import { isExternal } from '@/lib/routes/paths';
import type { Pager, Sidebar } from '@/lib/source/navigation-types';
import { findSidebar, listLinks } from '@/lib/source/sidebar';

/** Previous and next page in the order of the page's sidebar; empty for a page that is not in it. */
export function buildPager(sidebars: readonly Sidebar[], path: string): Pager {
  const links = listLinks(findSidebar(sidebars, path)?.items ?? []).filter(({ link }) => !isExternal(link));
  const at = links.findIndex(({ link }) => link === path);
  return at < 0 ? {} : { prev: links[at - 1], next: links[at + 1] };
}
