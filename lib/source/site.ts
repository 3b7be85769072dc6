import { isInNavSection } from '@/lib/routes/nav-match';
import { buildPathRules } from '@/lib/routes/path-rules';
import {
  buildPath,
  localizeLink,
  type PageId,
  type PathParts,
  type PathRules,
  type PathScope,
  splitSlug,
  withBasePath,
} from '@/lib/routes/paths';
import { getLocale } from '@/lib/site/get-locale';
import type { NavLink } from '@/lib/site/nav-links';
import type { Lang, NavItem, SiteConfig } from '@/lib/site/types';
import { decodeUrlText } from '@/lib/site/urls';
import { findMeta, joinDir, splitKey } from '@/lib/source/folders';
import type { Pager, Sidebar, SidebarGroup, TextLink } from '@/lib/source/navigation-types';
import { buildSidebars, findSidebar, locatePages, type SidebarPosition } from '@/lib/source/sidebar';
import type { PageRedirect } from '@/lib/source/site-files';
import type { FolderMeta, Nav, Page, SearchWords } from '@/lib/source/types';

/** The published content, created once per process: the single source of pages, their order, their translations and their URLs. */
export interface Site {
  readonly config: SiteConfig;
  readonly rules: PathRules;
  /** `''`, or the path that the site is served under, such as `/docs`. */
  readonly basePath: string;
  /** Published pages, sorted by version, language and file; untranslated pages come last. */
  readonly pages: readonly Page[];
  readonly redirects: readonly PageRedirect[];
  /** The pages of a language, in one version or in all versions. */
  readonly listPages: (lang: Lang, version?: string) => readonly Page[];
  readonly findPage: (id: PageId) => Page | undefined;
  readonly findPageByPath: (path: string) => Page | undefined;
  /** Finds a page by the router's segments, which may be percent-encoded. */
  readonly findPageBySlug: (lang: Lang, slug: readonly string[]) => Page | undefined;
  /** The page in a language, which is a copy of the original if the page is not translated. */
  readonly findTranslation: (page: PageId, lang: Lang) => Page | undefined;
  /** The page in every language that it is available in, including its own, in the order of the configured locales. */
  readonly listTranslations: (page: Page) => readonly Page[];
  /**
   * The page that search engines should list instead, if any: for an untranslated page its original, and for a page of an older version
   * the one of the current version, so that readers do not find an outdated one first.
   */
  readonly findCanonical: (page: Page) => Page | undefined;
  /** The translations for search engines; `tag` is the value of `hreflang`. The one in the default language is also listed as `x-default`. */
  readonly listAlternates: (page: Page) => readonly { readonly tag: string; readonly url: string }[];
  /** The sidebars of a language in all versions. */
  readonly listSidebars: (lang: Lang) => readonly Sidebar[];
  readonly findSidebar: (page: Page) => Sidebar | undefined;
  /** The sidebar groups that contain the page, outermost first. A group contains its own page. */
  readonly listGroups: (page: Page) => readonly SidebarGroup[];
  /** Previous and next page in the sidebar; empty for a page that is not in it. */
  readonly getPager: (page: Page) => Pager;
  /** The top navigation; its links are public paths. */
  readonly listNav: (scope: PathScope) => readonly NavItem[];
  /** The nav section that the page belongs to: a link of the top navigation. */
  readonly findNavSection: (page: Page) => NavLink | undefined;
  /** The search words of a language and version. */
  readonly getSearchWords: (scope: PathScope) => SearchWords;
  /** Heading depths that overview pages list for the page: from its `_meta.json` entry, or else from that of the nearest folder. */
  readonly findOverviewDepths: (page: Page) => readonly number[] | undefined;
  /** Builds the public path of a page, which does not have to exist. */
  readonly buildPath: (parts: PathParts) => string;
  /** Adds version and language to a link from content, where links are written without them. */
  readonly localizeLink: (link: string, scope: PathScope) => string;
  /** Builds the absolute, escaped URL of a public path, including the base path. */
  readonly buildUrl: (path: string) => string;
}

/** The input of `createSite`: the configuration and the parsed content files. `pages` are the published ones. */
export interface SiteContent {
  readonly config: SiteConfig;
  readonly pages: readonly Page[];
  readonly metas: readonly FolderMeta[];
  readonly navs: readonly Nav[];
  readonly searches?: readonly (PathScope & SearchWords)[];
  readonly redirects: readonly PageRedirect[];
}

/** Creates a site. All maps and sidebars are built once, so that the methods only look things up. */
export function createSite({ config, pages, metas, navs, searches = [], redirects }: SiteContent, basePath = ''): Site {
  const rules = buildPathRules(config);
  const { langs } = rules;
  const byId = new Map(pages.map((page) => [toId(page), page]));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const findPage = (id: PageId) => byId.get(toId(id));
  const findTranslation = (page: PageId, lang: Lang) => findPage({ ...page, lang });
  const listTranslations = (page: Page) => langs.flatMap((lang) => findTranslation(page, lang) ?? []).filter(({ original }) => !original);
  const findCanonical = (page: Page) => {
    const original = page.original && byPath.get(page.original.path);
    if (page.version === rules.defaultVersion) return original;
    const current = findPage({ ...(original ?? page), version: rules.defaultVersion });
    return current && !current.original ? current : original;
  };
  const buildUrl = (path: string) => encodeURI(config.url + withBasePath(path, basePath));
  const localize = (link: string, scope: PathScope) => localizeLink(link, scope, rules);

  const sidebars = new Map(langs.map((lang) => [lang, buildSidebars({ rules, metas, findPage }, lang)]));
  const listSidebars = (lang: Lang) => sidebars.get(lang) ?? [];
  const findOwnSidebar = (page: Page) => findSidebar(listSidebars(page.lang), page.path);
  const positions = new Map<Sidebar, ReadonlyMap<string, SidebarPosition>>(
    [...sidebars.values()].flat().map((sidebar) => [sidebar, locatePages(sidebar)]),
  );
  const findPosition = (page: Page) => {
    const sidebar = findOwnSidebar(page);
    return sidebar && positions.get(sidebar)?.get(page.path);
  };

  /** Within its group, an index page is called "Overview", which says nothing on its own. */
  const nameIndexPages = ({ prev, next }: Pager): Pager => {
    const name = (link: TextLink | undefined) => {
      const page = link && byPath.get(link.link);
      return link && page?.isIndex ? { ...link, text: page.title } : link;
    };
    return { prev: name(prev), next: name(next) };
  };

  const navItems = new Map(navs.map((nav) => [toId({ ...nav, key: '' }), nav.items.map((item) => localizeNavItem(item, nav, localize))]));
  const listNav = (scope: PathScope) => navItems.get(toId({ ...scope, key: '' })) ?? [];

  return {
    config,
    rules,
    basePath,
    pages,
    redirects,
    listPages: (lang, version) => pages.filter((page) => page.lang === lang && (version === undefined || page.version === version)),
    findPage,
    findPageByPath: (path) => byPath.get(path),
    findPageBySlug: (lang, slug) => findPage({ lang, ...splitSlug(slug.map(decodeUrlText), rules) }),
    findTranslation,
    listTranslations,
    findCanonical,
    listAlternates: (page) => {
      const translations = listTranslations(page);
      const original = translations.find(({ lang }) => lang === config.defaultLang);
      return [
        ...translations.map(({ lang, path }) => ({ tag: getLocale(config, lang).tag, url: buildUrl(path) })),
        ...(original ? [{ tag: 'x-default', url: buildUrl(original.path) }] : []),
      ];
    },
    listSidebars,
    findSidebar: findOwnSidebar,
    listGroups: (page) => findPosition(page)?.groups ?? [],
    getPager: (page) => nameIndexPages(findPosition(page)?.pager ?? {}),
    listNav,
    findNavSection: (page) =>
      listNav(page).find((item): item is NavLink => item.kind === 'link' && isInNavSection(page, item.link, item.activeMatch)),
    getSearchWords: ({ version, lang }) => searches.find((search) => search.lang === lang && search.version === version) ?? NO_WORDS,
    findOverviewDepths: (page) => findOverviewDepths(page, metas),
    buildPath: (parts) => buildPath(parts, rules),
    localizeLink: localize,
    buildUrl,
  };
}

const NO_WORDS: SearchWords = { keywords: new Map(), synonyms: [], popular: [] };

function toId({ lang, version, key }: PageId): string {
  return `${lang} ${version} ${key}`;
}

function localizeNavItem(item: NavItem, scope: PathScope, localize: Site['localizeLink']): NavItem {
  switch (item.kind) {
    case 'link':
      return { ...item, link: localize(item.link, scope) };
    case 'group':
      return { ...item, items: item.items.map((child) => localizeNavItem(child, scope, localize)) };
    case 'divider':
    case 'header':
      return item;
  }
}

function findOverviewDepths(page: Page, metas: readonly FolderMeta[]): readonly number[] | undefined {
  const { dir, name } = splitKey(page);
  const segments = joinDir(dir, name).split('/');
  for (let depth = segments.length; depth > 0; depth--) {
    const meta = findMeta(metas, { ...page, dir: segments.slice(0, depth - 1).join('/') });
    const type = depth === segments.length ? 'file' : 'dir';
    const entry = meta?.entries.find((candidate) => candidate.type === type && candidate.name === segments[depth - 1]);
    if (entry && 'overviewHeaders' in entry && entry.overviewHeaders) return entry.overviewHeaders;
  }
  return undefined;
}
