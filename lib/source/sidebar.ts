import { buildPathRules } from '@/lib/routes/path-rules';
import { buildPath, isExternal } from '@/lib/routes/paths';
import type { Lang } from '@/lib/site/types';
import type { MetaEntry } from '@/lib/source/meta';
import type { Sidebar, SidebarItem } from '@/lib/source/navigation-types';
import type { FolderMeta, Page, Site } from '@/lib/source/types';

/** One sidebar for each top-level folder with a `_meta.json`, for one language in all versions (spec section 2.3). */
export function buildSidebars(site: Site, lang: Lang): Sidebar[] {
  const rules = buildPathRules(site.config);
  return site.metas
    .filter((meta) => meta.lang === lang && meta.dir !== '' && !meta.dir.includes('/'))
    .map((meta) => ({
      prefix: buildPath({ version: meta.version, lang, key: `${meta.dir}/` }, rules),
      items: buildItems(meta, site),
    }));
}

function buildItems(meta: FolderMeta, site: Site): SidebarItem[] {
  return meta.entries.flatMap((entry) => buildItem(entry, meta, site) ?? []);
}

/** Nothing for an entry whose page is a draft. */
function buildItem(entry: MetaEntry, meta: FolderMeta, site: Site): SidebarItem | undefined {
  switch (entry.type) {
    case 'file': {
      const page = findPage(site, meta, entry.name === 'index' ? `${meta.dir}/` : `${meta.dir}/${entry.name}`);
      const { label, tag, context } = 'label' in entry ? entry : {};
      return page && { kind: 'link', text: label ?? page.title, link: page.path, tag, context };
    }
    case 'dir':
      return buildGroup(entry, meta, site);
    case 'divider':
      return { kind: 'divider', dashed: entry.dashed };
    case 'section-header':
      return { kind: 'header', text: entry.label };
    case 'custom-link': {
      const rules = buildPathRules(site.config);
      const link = isExternal(entry.link) ? entry.link : buildPath({ ...meta, key: entry.link.slice(1) }, rules);
      return { kind: 'link', text: entry.label, link, tag: entry.tag, context: entry.context };
    }
  }
}

function buildGroup(entry: Extract<MetaEntry, { type: 'dir' }>, meta: FolderMeta, site: Site): SidebarItem {
  const { lang, version } = meta;
  const dir = `${meta.dir}/${entry.name}`;
  const inner =
    site.metas.find((each) => each.lang === lang && each.version === version && each.dir === dir) ?? listFolder(site, meta, dir);
  const listsIndex = inner.entries.some((each) => each.type === 'file' && each.name === 'index');
  const index = listsIndex ? undefined : findPage(site, meta, `${dir}/`);
  return {
    kind: 'group',
    text: entry.label ?? index?.title ?? entry.name,
    link: index?.path,
    collapsible: entry.collapsible,
    collapsed: entry.collapsed,
    tag: entry.tag,
    context: entry.context,
    items: buildItems(inner, site),
  };
}

function findPage(site: Site, { lang, version }: FolderMeta, key: string): Page | undefined {
  return site.pages.find((page) => page.lang === lang && page.version === version && page.key === key);
}

/** A folder without `_meta.json` lists its own pages by name. */
function listFolder(site: Site, meta: FolderMeta, dir: string): FolderMeta {
  const names = site.pages
    .filter((page) => page.lang === meta.lang && page.version === meta.version && page.key.startsWith(`${dir}/`))
    .map((page) => page.key.slice(dir.length + 1))
    .filter((name) => name !== '' && !name.includes('/'));
  return { ...meta, dir, entries: names.map((name) => ({ type: 'file', name })) };
}

/** The sidebar with the longest prefix of the path; `undefined` where none fits. */
export function findSidebar(sidebars: readonly Sidebar[], path: string): Sidebar | undefined {
  return sidebars
    .filter(({ prefix }) => path.startsWith(prefix))
    .reduce<Sidebar | undefined>((best, each) => (best && best.prefix.length >= each.prefix.length ? best : each), undefined);
}

/** The links of a sidebar in the order of reading, groups opened. */
export function listLinks(items: readonly SidebarItem[]): { text: string; link: string }[] {
  return items.flatMap(listOwnLinks);
}

function listOwnLinks(item: SidebarItem): { text: string; link: string }[] {
  switch (item.kind) {
    case 'link':
      return [{ text: item.text, link: item.link }];
    case 'group':
      return [...(item.link ? [{ text: item.text, link: item.link }] : []), ...listLinks(item.items)];
    case 'divider':
    case 'header':
      return [];
  }
}
