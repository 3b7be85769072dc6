import type { OverviewGroup, OverviewItem, Sidebar } from '@/lib/source/navigation-types';
import { findSidebar, listLinks } from '@/lib/source/sidebar';
import type { Page, Site } from '@/lib/source/types';

/**
 * The groups of an overview page: those of its sidebar, each page with its headings (depth 2, or the page's own
 * `overviewHeaders`); what stands outside a group comes last, under `others`. Spec section 2.4.
 */
export function buildOverview(page: Page, site: Site, sidebars: readonly Sidebar[], others: string): OverviewGroup[] {
  const pages = new Map(site.pages.map((each) => [each.path, each]));
  const toItems = (links: readonly { text: string; link: string }[]) =>
    links
      .filter(({ link }) => link !== page.path)
      .map(({ text, link }): OverviewItem => ({ text, link, headers: listHeaders(pages.get(link), site) }));
  const items = findSidebar(sidebars, page.path)?.items ?? [];
  const groups = items.flatMap((item) => (item.kind === 'group' ? [{ name: item.text, items: toItems(listLinks([item])) }] : []));
  const rest = toItems(listLinks(items.filter((item) => item.kind === 'link')));
  return [...groups, ...(rest.length > 0 ? [{ name: others, items: rest }] : [])].filter((group) => group.items.length > 0);
}

const DEFAULT_DEPTHS: readonly number[] = [2];

function listHeaders(page: Page | undefined, site: Site) {
  if (!page) return [];
  const depths = page.frontmatter.overviewHeaders ?? findMetaDepths(page, site) ?? DEFAULT_DEPTHS;
  return page.headings.filter(({ depth }) => depths.includes(depth)).map(({ depth, id, text }) => ({ depth, id, text }));
}

/** `overviewHeaders` of the entry that names the page's file, else of the nearest folder's entry. */
function findMetaDepths(page: Page, site: Site): readonly number[] | undefined {
  const segments = page.file
    .replace(/\.mdx?$/, '')
    .split('/')
    .slice(page.version ? 2 : 1);
  for (let depth = segments.length; depth > 0; depth--) {
    const dir = segments.slice(0, depth - 1).join('/');
    const meta = site.metas.find((each) => each.lang === page.lang && each.version === page.version && each.dir === dir);
    const type = depth === segments.length ? 'file' : 'dir';
    const entry = meta?.entries.find((each) => each.type === type && each.name === segments[depth - 1]);
    if (entry && 'overviewHeaders' in entry && entry.overviewHeaders) return entry.overviewHeaders;
  }
  return undefined;
}
