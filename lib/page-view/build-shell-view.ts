import type { PageFlags, PageManifest, ShellView } from '@/lib/page-view/shell-types';
import { ALL_PAGES_KEY, NOT_FOUND_KEY } from '@/lib/routes/path-rules';
import { buildSlug, listVersions } from '@/lib/routes/paths';
import { getTexts } from '@/lib/site/texts/texts';
import type { Lang } from '@/lib/site/types';
import { memoBySite } from '@/lib/source/memo-by-site';
import { listLinks } from '@/lib/source/sidebar';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** Returns what the shell shows in a language. Memoized, because building it reads all pages, and every page needs it. */
export const getShellView = memoBySite(buildShellView);

function buildShellView(site: Site, lang: Lang): ShellView {
  return {
    lang,
    texts: getTexts(lang, site.config),
    config: site.config,
    nav: Object.fromEntries(listVersions(site.rules).map((version) => [version, site.listNav({ version, lang })])),
    // A sidebar without links (that of shared fragments) is never shown, so pages do not include it.
    sidebars: site.listSidebars(lang).filter(({ items }) => listLinks(items).length > 0),
    pageManifest: buildPageManifest(site, lang),
  };
}

function buildPageManifest(site: Site, lang: Lang): PageManifest {
  const pages = site.listPages(lang);
  const getSlug = (page: Pick<Page, 'version' | 'key'>) => buildSlug(page, site.rules).join('/');
  const flags = pages
    .map((page) => [getSlug(page), buildFlags(page)] as const)
    .filter(([, pageFlags]) => Object.keys(pageFlags).length > 0);
  const missing = listVersions(site.rules).map((version) => [getSlug({ version, key: NOT_FOUND_KEY }), { pageType: '404' }] as const);
  const listKeys = (version: string) => [...site.listPages(lang, version).map(({ key }) => key), ALL_PAGES_KEY];
  return {
    lang,
    ...site.rules,
    indexSlugs: pages.filter(({ isIndex }) => isIndex).map(getSlug),
    flags: Object.fromEntries([...missing, ...flags]),
    keysByVersion: Object.fromEntries(site.rules.versions.map((version) => [version, listKeys(version)])),
  };
}

function buildFlags({ frontmatter }: Page): PageFlags {
  const { pageType, sidebar, navbar, footer, globalUIComponents } = frontmatter;
  return {
    ...(pageType !== 'doc' && { pageType }),
    ...(!sidebar && { sidebar: false as const }),
    ...((!navbar || pageType === 'blank') && { navbar: false as const }),
    ...(!footer && { footer: false as const }),
    ...(!globalUIComponents && { globalUi: false as const }),
  };
}
