import { buildOutline } from '@/lib/page-view/outline';
import { buildOverview } from '@/lib/page-view/overview';
import { formatDay, joinTitle } from '@/lib/page-view/titles';
import type { Breadcrumb, DocView, PageView, PostSummary } from '@/lib/page-view/types';
import { buildPathRules } from '@/lib/routes/path-rules';
import { buildPath, isExternal } from '@/lib/routes/paths';
import { findLocale } from '@/lib/site/find-locale';
import { fillText, findTexts } from '@/lib/site/texts/texts';
import type { Lang, LocaleConfig, SiteConfig } from '@/lib/site/types';
import type { PagerLink, Sidebar, SidebarItem } from '@/lib/source/navigation-types';
import { buildPager } from '@/lib/source/pager';
import { findSidebar } from '@/lib/source/sidebar';
import type { Page, Site } from '@/lib/source/types';

/** Everything that a page prints (design section 2). `sidebars` are those of the page's language. */
export function buildPageView(page: Page, site: Site, sidebars: readonly Sidebar[]): PageView {
  const locale = findLocale(site.config, page.lang);
  const { frontmatter, code, lang, path } = page;
  const isHome = frontmatter.pageType === 'home';
  const suffix = frontmatter.titleSuffix ?? (isHome ? locale.tagline : locale.title);
  const common = {
    lang,
    path,
    documentTitle: joinTitle(isHome ? locale.title : page.title, suffix),
    description: frontmatter.description,
    globalUi: frontmatter.globalUIComponents,
  };
  switch (frontmatter.pageType) {
    case 'home':
      return {
        kind: 'home',
        ...common,
        hero: completeHero(page, site),
        buildPanel: page.buildPanel,
        features: completeFeatures(page, site),
        code,
      };
    case 'custom':
    case 'blank':
      return { kind: frontmatter.pageType, ...common, code };
    case 'doc':
      return { kind: 'doc', ...common, ...buildDocParts(page, site, sidebars, locale), code };
    case '404':
      return buildNotFoundView(site, lang, page.version);
  }
}

/** The page for unknown paths; its link leads to the home of the version and language. Spec section 2.4. */
export function buildNotFoundView(site: Site, lang: Lang, version: string): PageView {
  const locale = findLocale(site.config, lang);
  const rules = buildPathRules(site.config);
  const homePath = buildPath({ version, lang, key: '' }, rules);
  const others = site.config.locales.filter((each) => lang === rules.defaultLang && each.lang !== lang);
  return {
    kind: '404',
    lang,
    path: `${homePath}404`,
    documentTitle: joinTitle('404', locale.title),
    description: locale.description,
    globalUi: true,
    homePath,
    others: others.map((each) => ({
      tag: each.tag,
      ...findTexts(each.lang).notFound,
      homePath: buildPath({ version, lang: each.lang, key: '' }, rules),
    })),
  };
}

function buildDocParts(page: Page, site: Site, sidebars: readonly Sidebar[], locale: LocaleConfig) {
  const { frontmatter, file, lastUpdated } = page;
  const { theme } = site.config;
  const texts = findTexts(page.lang);
  const hasSidebar = frontmatter.sidebar && findSidebar(sidebars, page.path) !== undefined;
  return {
    breadcrumbs: hasSidebar ? buildBreadcrumbs(page, site, sidebars) : [],
    outline: theme.outline && frontmatter.outline ? buildOutline(page.headings) : [],
    pager: hasSidebar ? buildPager(sidebars, page.path) : {},
    edit: theme.repository && {
      text: fillText(texts.page.editOn, { host: theme.repository.host }),
      link: theme.repository.docRepoBaseUrl + file,
    },
    source: theme.repository && { text: texts.page.source, link: theme.repository.sourceBaseUrl + file },
    lastUpdated: lastUpdated ? { date: lastUpdated, dateText: formatDay(lastUpdated, locale.tag) } : undefined,
    overview: frontmatter.overview ? buildOverview(page, site, sidebars, texts.overview.others) : undefined,
    posts: isBlogIndex(page) ? listPosts(page, site, locale) : undefined,
    post: frontmatter.date
      ? { date: frontmatter.date, dateText: formatDay(frontmatter.date, locale.tag), authors: frontmatter.authors }
      : undefined,
  } satisfies Partial<DocView>;
}

/** The groups of the sidebar that lead to the page, after the section of the top navigation. */
function buildBreadcrumbs(page: Page, site: Site, sidebars: readonly Sidebar[]): Breadcrumb[] {
  const trail = findTrail(findSidebar(sidebars, page.path)?.items ?? [], page.path) ?? [];
  const nav = site.navs.find((each) => each.lang === page.lang && each.version === page.version)?.nav ?? [];
  const section = nav.find((item) => item.kind === 'link' && new RegExp(item.activeMatch ?? item.link).test(`/${page.key}`));
  if (section?.kind !== 'link') return trail;
  const link = completeLink(section.link, page, site.config);
  return [{ text: section.text, link: link === page.path ? undefined : link }, ...trail];
}

function findTrail(items: readonly SidebarItem[], path: string): Breadcrumb[] | undefined {
  for (const item of items) {
    if (item.kind === 'link' && item.link === path) return [];
    if (item.kind !== 'group') continue;
    if (item.link === path) return [];
    const rest = findTrail(item.items, path);
    if (rest) return [{ text: item.text, link: item.link }, ...rest];
  }
  return undefined;
}

/** `blog/` lists the dated pages beside it, newest first. */
function isBlogIndex(page: Page): boolean {
  return page.key === 'blog/';
}

function listPosts(index: Page, site: Site, locale: LocaleConfig): PostSummary[] {
  return site.pages
    .filter(
      ({ lang, version, key, frontmatter }) =>
        lang === index.lang && version === index.version && key.startsWith(index.key) && frontmatter.date,
    )
    .map(({ title, path, frontmatter }) => ({
      title,
      link: path,
      date: frontmatter.date ?? '',
      dateText: formatDay(frontmatter.date ?? '', locale.tag),
      summary: frontmatter.description,
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

function completeHero(page: Page, site: Site) {
  const { hero } = page.frontmatter;
  return hero && { ...hero, actions: hero.actions.map((action) => ({ ...action, link: completeLink(action.link, page, site.config) })) };
}

function completeFeatures(page: Page, site: Site) {
  return page.frontmatter.features.map((feature) => ({ ...feature, link: feature.link && completeLink(feature.link, page, site.config) }));
}

/** Links of data files are written like those of pages: without version and language. */
export function completeLink(link: PagerLink['link'], { version, lang }: Pick<Page, 'version' | 'lang'>, config: SiteConfig): string {
  return isExternal(link) || !link.startsWith('/') ? link : buildPath({ version, lang, key: link.slice(1) }, buildPathRules(config));
}
