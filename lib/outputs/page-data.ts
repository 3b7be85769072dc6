import type { Metadata } from 'next';
import { buildJsonLd } from '@/lib/outputs/json-ld';
import { getOpenSearchName, OPEN_SEARCH_TYPE } from '@/lib/outputs/open-search';
import { buildMetadata, listFeeds } from '@/lib/page-view/build-metadata';
import { buildNotFoundView, buildPageView } from '@/lib/page-view/build-page-view';
import type { PageView } from '@/lib/page-view/types';
import { buildLangFilePath, type PageFeed } from '@/lib/routes/output-paths';
import { withBasePath } from '@/lib/routes/paths';
import type { Lang } from '@/lib/site/types';
import type { Frontmatter } from '@/lib/source/frontmatter';
import { memoBySite } from '@/lib/source/memo-by-site';
import type { SidebarGroup, SidebarItem } from '@/lib/source/navigation-types';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/**
 * Everything that a page is rendered from besides the shell, as plain data. Pages with equal data and equal shells have equal HTML. Builds
 * rely on this (`lib/cli/rendered-pages.ts`), so what a page shows must not come from anywhere else.
 */
export interface PageData {
  readonly view: PageView;
  readonly metadata: Metadata;
  /** Extra elements for the head. */
  readonly head: Frontmatter['head'];
  readonly feeds: readonly PageFeed[];
  readonly jsonLd: Readonly<Record<string, unknown>> | undefined;
  /** The language that the content is written in, which differs from that of the page if it is not translated. */
  readonly contentLang: Lang;
  readonly largeSidebar: LargeSidebar | undefined;
}

/** A sidebar that is too large to be part of the shell, which all pages share. */
interface LargeSidebar {
  readonly items: readonly SidebarItem[];
  /** The groups that contain the page. All others are links to their first page. */
  readonly around: readonly SidebarGroup[];
}

/** Returns the data of a page. Memoized, because the framework asks for it twice: for the head and for the page. */
export const getPageData = memoBySite(buildPageData);

function buildPageData(site: Site, page: Page): PageData {
  const view = buildPageView(page, site);
  return {
    view,
    metadata: buildMetadata(view, page, site),
    head: [...buildHead(site, page), ...buildSearchLink(site, page)],
    feeds: listFeeds(page, site),
    jsonLd: buildJsonLd(view, page, site),
    contentLang: page.contentLang,
    largeSidebar: buildLargeSidebar(page, site),
  };
}

/** Adds the base path to the files that the head elements of a page link to. */
function buildHead({ basePath }: Site, { frontmatter }: Page): PageData['head'] {
  return frontmatter.head.map(([tag, attributes]) => {
    const { href } = attributes;
    return [tag, tag === 'link' && href !== undefined ? { ...attributes, href: withBasePath(href, basePath) } : attributes];
  });
}

/** Links the home page to the description of the search. Browsers only look for it there. */
function buildSearchLink(site: Site, page: Page): PageData['head'] {
  const { rules, basePath } = site;
  if (page.key !== '' || page.version !== rules.defaultVersion) return [];
  const href = withBasePath(buildLangFilePath('opensearch.xml', page.lang, rules), basePath);
  return [['link', { rel: 'search', type: OPEN_SEARCH_TYPE, href, title: getOpenSearchName(site, page.lang) }]];
}

export function buildNotFoundData(site: Site, lang: Lang, version: string): PageData {
  const view = buildNotFoundView(site, lang, version);
  const metadata = buildMetadata(view, undefined, site);
  return { view, metadata, head: [], feeds: [], jsonLd: undefined, contentLang: lang, largeSidebar: undefined };
}

function buildLargeSidebar(page: Page, site: Site): LargeSidebar | undefined {
  const sidebar = site.findSidebar(page);
  return sidebar?.isLarge ? { items: sidebar.items, around: site.listGroups(page) } : undefined;
}
