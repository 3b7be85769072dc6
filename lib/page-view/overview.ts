import type { OutlineItem } from '@/lib/page-view/outline';
import type { TextLink } from '@/lib/source/navigation-types';
import { listLinks } from '@/lib/source/sidebar';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

export interface OverviewGroup {
  readonly name: string;
  readonly items: readonly OverviewItem[];
}
export interface OverviewItem extends TextLink {
  readonly headers: readonly OutlineItem[];
}

const DEFAULT_DEPTHS: readonly number[] = [2];

/**
 * The groups of an overview page: the groups of its sidebar, with the headings of each page (depth 2, or its `overviewHeaders`).
 * Pages outside a group come last, in a group named `others`.
 */
export function buildOverview(page: Page, site: Site, others: string): OverviewGroup[] {
  const toItems = (links: readonly TextLink[]) =>
    links
      .filter(({ link }) => link !== page.path)
      .map(({ text, link }): OverviewItem => ({ text, link, headers: listHeaders(link, site) }));
  const items = site.findSidebar(page)?.items ?? [];
  const groups = items.flatMap((item) => (item.kind === 'group' ? [{ name: item.text, items: toItems(listLinks([item])) }] : []));
  const rest = { name: others, items: toItems(listLinks(items.filter((item) => item.kind === 'link'))) };
  return [...groups, rest].filter((group) => group.items.length > 0);
}

function listHeaders(path: string, site: Site): OutlineItem[] {
  const page = site.findPageByPath(path);
  if (!page) return [];
  const depths = page.frontmatter.overviewHeaders ?? site.findOverviewDepths(page) ?? DEFAULT_DEPTHS;
  return page.headings.filter(({ depth }) => depths.includes(depth)).map(({ depth, id, text }) => ({ depth, id, text }));
}
