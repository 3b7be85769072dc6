import { hasFeeds } from '@/lib/page-view/build-metadata';
import { buildOutline } from '@/lib/page-view/outline';
import { buildOverview } from '@/lib/page-view/overview';
import { joinTitle } from '@/lib/page-view/titles';
import type { Breadcrumb, DateView, DocView, HomeExplorer, PageView, PostSummary } from '@/lib/page-view/types';
import { buildExplorerPath, buildFeedPath } from '@/lib/routes/output-paths';
import { ALL_PAGES_KEY } from '@/lib/routes/path-rules';
import { type PathScope, withBasePath } from '@/lib/routes/paths';
import { formatDay } from '@/lib/site/format';
import { getLocale } from '@/lib/site/get-locale';
import { hashValue } from '@/lib/site/hash-value';
import { fillText, getTexts } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';
import type { Lang, LocaleConfig } from '@/lib/site/types';
import { BLOG_KEY, findChangeDate, listPosts } from '@/lib/source/blog';
import type { TextLink } from '@/lib/source/navigation-types';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** Builds everything that a page renders, in the variant of its page type. */
export function buildPageView(page: Page, site: Site): PageView {
  const locale = getLocale(site.config, page.lang);
  const { frontmatter, code, lang, path } = page;
  const { hero, features } = frontmatter;
  const isHome = frontmatter.pageType === 'home';
  const suffix = frontmatter.titleSuffix ?? (isHome ? locale.tagline : locale.title);
  const common = {
    documentTitle: joinTitle(isHome ? locale.title : page.title, suffix),
    description: frontmatter.description,
  };
  switch (frontmatter.pageType) {
    case 'home':
      return {
        kind: 'home',
        ...common,
        lang,
        hero: hero && { ...hero, actions: hero.actions.map((action) => ({ ...action, link: site.localizeLink(action.link, page) })) },
        explorer: buildHomeExplorer(page, site),
        features: features.map((feature) => ({ ...feature, link: feature.link && site.localizeLink(feature.link, page) })),
        closing: frontmatter.closing,
        code,
      };
    case 'custom':
    case 'blank':
      return { kind: frontmatter.pageType, ...common, code };
    case 'doc':
      return { kind: 'doc', ...common, path, ...buildDocParts(page, site, locale), code };
  }
}

/** Builds the 404 page, which links to the home page of the version and language. */
export function buildNotFoundView(site: Site, lang: Lang, version: string): PageView {
  const { config, rules } = site;
  const locale = getLocale(config, lang);
  const homePath = site.buildPath({ version, lang, key: '' });
  const others = config.locales.filter((other) => lang === rules.defaultLang && other.lang !== lang);
  return {
    kind: '404',
    documentTitle: joinTitle('404', locale.title),
    description: locale.description,
    homePath,
    allPagesPath: site.buildPath({ version, lang, key: ALL_PAGES_KEY }),
    popular: listPopular(site, { lang, version }),
    others: others.map((other) => {
      const { title, takeMeHome } = getTexts(other.lang, config).notFound;
      return { tag: other.tag, title, takeMeHome, homePath: site.buildPath({ version, lang: other.lang, key: '' }) };
    }),
  };
}

/** Lists links to the pages that the start screen of the search also suggests. */
function listPopular(site: Site, scope: PathScope): TextLink[] {
  return site.getSearchWords(scope).popular.flatMap((link) => {
    const page = site.findPageByPath(site.localizeLink(link, scope));
    return page ? [{ text: page.title, link: page.path }] : [];
  });
}

function buildDocParts(page: Page, site: Site, locale: LocaleConfig) {
  const { frontmatter, file } = page;
  const changed = findChangeDate(page);
  const { theme } = site.config;
  const { host = '', docRepoBaseUrl, sourceBaseUrl, reportUrl }: Partial<NonNullable<typeof theme.repository>> = theme.repository ?? {};
  const texts = getTexts(page.lang, site.config);
  const hasSidebar = frontmatter.sidebar && site.findSidebar(page) !== undefined;
  return {
    contentTag: page.original && getLocale(site.config, page.original.lang).tag,
    versionNotice: buildVersionNotice(page, site, texts.otherVersion),
    isReference: page.optionEntries.length > 0,
    // The list of posts is titled "Overview"; its nav section tells readers of what.
    breadcrumbs: hasSidebar || page.key === BLOG_KEY ? buildBreadcrumbs(page, site) : [],
    outline: theme.outline && frontmatter.outline ? buildOutline(page.headings) : [],
    pager: hasSidebar ? site.getPager(page) : {},
    edit: buildLink(fillText(texts.page.editOn, { host }), docRepoBaseUrl && docRepoBaseUrl + file),
    source: buildLink(texts.page.source, sourceBaseUrl && sourceBaseUrl + file),
    report: buildLink(
      texts.page.report,
      reportUrl && fillText(reportUrl, { page: encodeParameter(site.buildUrl(page.path)), language: locale.tag }),
    ),
    lastUpdated: changed && page.key !== BLOG_KEY ? buildDate(changed, locale) : undefined,
    overview: frontmatter.overview ? buildOverview(page, site, texts.overview) : undefined,
    posts: page.key === BLOG_KEY ? listPosts(site, page).map((post) => summarizePost(post, locale)) : undefined,
    feed:
      page.key === BLOG_KEY && hasFeeds(page, site)
        ? { text: texts.feed.link, link: buildFeedPath('rss', page.lang, site.rules) }
        : undefined,
    post: frontmatter.date ? { ...buildDate(frontmatter.date, locale), authors: frontmatter.authors } : undefined,
  } satisfies Partial<DocView>;
}

function buildVersionNotice({ version, lang, key }: Page, { rules, findPage, buildPath }: Site, texts: UiTexts['otherVersion']) {
  if (version === rules.defaultVersion) return undefined;
  const current = { version: rules.defaultVersion, lang, key };
  return {
    title: fillText(texts.title, { version }),
    text: fillText(texts.text, { current: current.version }),
    link: { text: texts.link, link: findPage(current)?.path ?? buildPath({ ...current, key: '' }) },
  };
}

/** Builds a link; undefined if its text or its URL is missing. */
function buildLink(text: string, link: string | undefined): TextLink | undefined {
  return text && link ? { text, link } : undefined;
}

/** Encodes a URL for a query, where slashes and colons may stay: the page contains the same URL elsewhere, so it compresses well. */
function encodeParameter(url: string): string {
  return encodeURIComponent(url).replace(/%(?:2F|3A)/g, decodeURIComponent);
}

/** Builds the breadcrumbs: the nav section of the page, then the sidebar groups that contain it. */
function buildBreadcrumbs(page: Page, site: Site): Breadcrumb[] {
  const groups = site
    .listGroups(page)
    .filter(({ link }) => link !== page.path)
    .map(({ text, link }) => ({ text, link }));
  const section = site.findNavSection(page);
  if (!section) return groups;
  return [{ text: section.text, link: section.link === page.path ? undefined : section.link }, ...groups];
}

function summarizePost({ title, path, frontmatter }: Page, locale: LocaleConfig): PostSummary {
  return { title, link: path, ...buildDate(frontmatter.date ?? '', locale), summary: frontmatter.description };
}

function buildDate(date: string, { tag }: LocaleConfig): DateView {
  return { date, dateText: formatDay(date, tag) };
}

/** Moves the HTML that is not in the page to a file, whose URL changes with its content. */
function buildHomeExplorer({ explorer, lang, version }: Page, { basePath }: Site): HomeExplorer | undefined {
  if (!explorer) return undefined;
  const { rest, ...view } = explorer;
  if (!rest) return view;
  const hash = hashValue(rest.html).slice(0, 8);
  return { ...view, rest: { axes: rest.axes, url: `${withBasePath(buildExplorerPath({ lang, version }), basePath)}?${hash}` } };
}
