import { findLongestPrefix } from '@/lib/routes/nav-match';
import { buildPath, isExternal, localizeLink, type PageId, type PathRules } from '@/lib/routes/paths';
import { findMeta } from '@/lib/source/folders';
import type { MetaEntry } from '@/lib/source/meta';
import type { Pager, Sidebar, SidebarGroup, SidebarItem, TextLink } from '@/lib/source/navigation-types';
import type { FolderMeta, Page } from '@/lib/source/types';

/** The input of sidebars: the `_meta.json` files of all languages and versions, and a way to find their pages. */
export interface SidebarSource {
  readonly rules: PathRules;
  readonly metas: readonly FolderMeta[];
  readonly findPage: (id: PageId) => Page | undefined;
}

/** Sidebars with more links than this are large. */
const MAX_LINKS = 200;

/** Builds a sidebar for each top-level folder with a `_meta.json`, in all versions of a language. */
export function buildSidebars(source: SidebarSource, lang: string): Sidebar[] {
  return source.metas
    .filter((meta) => meta.lang === lang && meta.dir !== '' && !meta.dir.includes('/'))
    .map((meta) => {
      const items = buildItems(meta, source);
      const prefix = buildPath({ version: meta.version, lang, key: meta.dir, isIndex: true }, source.rules);
      return { prefix, items, isLarge: listLinks(items).length > MAX_LINKS };
    });
}

function buildItems(meta: FolderMeta, source: SidebarSource): SidebarItem[] {
  return meta.entries.flatMap((entry) => buildItem(entry, meta, source) ?? []);
}

/** Returns undefined for an entry whose page is not published, or for a folder without `_meta.json` or links, unless it only has headers. */
function buildItem(entry: MetaEntry, meta: FolderMeta, source: SidebarSource): SidebarItem | undefined {
  switch (entry.type) {
    case 'file': {
      const page = source.findPage({ ...meta, key: entry.name === 'index' ? meta.dir : `${meta.dir}/${entry.name}` });
      const { label, tag, context } = 'label' in entry ? entry : {};
      return page && { kind: 'link', text: label ?? page.title, link: page.path, tag, context };
    }
    case 'dir':
      return buildGroup(entry, meta, source);
    case 'divider':
      return { kind: 'divider', dashed: entry.dashed };
    case 'section-header':
      return { kind: 'header', text: entry.label, tag: entry.tag };
    case 'custom-link': {
      const link = localizeLink(entry.link, meta, source.rules);
      return { kind: 'link', text: entry.label, link, tag: entry.tag, context: entry.context };
    }
  }
}

function buildGroup(entry: Extract<MetaEntry, { type: 'dir' }>, meta: FolderMeta, source: SidebarSource): SidebarGroup | undefined {
  const dir = `${meta.dir}/${entry.name}`;
  const inner = findMeta(source.metas, { ...meta, dir });
  if (!inner) return undefined;
  const listsIndex = inner.entries.some((child) => child.type === 'file' && child.name === 'index');
  const index = listsIndex ? undefined : source.findPage({ ...meta, key: dir });
  const group: SidebarGroup = {
    kind: 'group',
    text: entry.label ?? index?.title ?? entry.name,
    link: index?.path,
    collapsible: entry.collapsible,
    collapsed: entry.collapsed,
    tag: entry.tag,
    context: entry.context,
    items: buildItems(inner, source),
  };
  // A group of headers only, such as that of the shared fragments, is not waiting for a page to be published.
  const hasOnlyHeaders = group.items.length > 0 && inner.entries.every(({ type }) => type === 'section-header');
  return hasOnlyHeaders || listLinks([group]).length > 0 ? group : undefined;
}

/** Finds the sidebar with the longest prefix of a public path. */
export function findSidebar(sidebars: readonly Sidebar[], path: string): Sidebar | undefined {
  const prefixes = sidebars.map(({ prefix }) => prefix);
  const longest = findLongestPrefix(path, prefixes);
  return sidebars.find(({ prefix }) => prefix === longest);
}

/** A sidebar link with the groups that contain it, outermost first. A group contains its own page. */
export interface SidebarEntry extends TextLink {
  readonly groups: readonly SidebarGroup[];
}

/** Lists the links of a sidebar in reading order. */
export function listLinks(items: readonly SidebarItem[], groups: readonly SidebarGroup[] = []): SidebarEntry[] {
  return items.flatMap((item) => {
    if (item.kind === 'divider' || item.kind === 'header') return [];
    const inside = item.kind === 'group' ? [...groups, item] : groups;
    const own = item.link ? [{ text: item.text, link: item.link, groups: inside }] : [];
    return item.kind === 'group' ? [...own, ...listLinks(item.items, inside)] : own;
  });
}

/** Position of a page in a sidebar: the groups that contain it, and its pager. */
export interface SidebarPosition {
  readonly groups: readonly SidebarGroup[];
  readonly pager: Pager;
}

/** Maps the path of each page in a sidebar to its position. If a page is linked twice, the first link counts. */
export function locatePages({ items }: Sidebar): ReadonlyMap<string, SidebarPosition> {
  const positions = new Map<string, SidebarPosition>();
  const entries = listLinks(items).filter(({ link }) => !isExternal(link) && !link.includes('#'));
  const toLink = (entry: SidebarEntry | undefined): TextLink | undefined => entry && { text: entry.text, link: entry.link };
  for (const [at, { link, groups }] of entries.entries()) {
    if (!positions.has(link)) positions.set(link, { groups, pager: { prev: toLink(entries[at - 1]), next: toLink(entries[at + 1]) } });
  }
  return positions;
}
