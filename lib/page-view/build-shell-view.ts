import { completeLink } from '@/lib/page-view/build-page-view';
import type { PageFlags, PageManifest, ShellView } from '@/lib/page-view/shell-types';
import { buildPathRules } from '@/lib/routes/path-rules';
import { findTexts } from '@/lib/site/texts/texts';
import type { Lang, NavItem, SiteConfig } from '@/lib/site/types';
import { buildSidebars, listLinks } from '@/lib/source/sidebar';
import type { Page, Site } from '@/lib/source/types';

/** Everything that the frame around the pages of a language prints. */
export function buildShellView(site: Site, lang: Lang): ShellView {
  const navs = site.navs.filter((each) => each.lang === lang);
  return {
    lang,
    texts: findTexts(lang),
    config: site.config,
    nav: Object.fromEntries(
      navs.map(({ version, nav }) => [version, nav.map((item) => completeNavItem(item, { version, lang }, site.config))]),
    ),
    // One without links belongs to no route (the fragments of spec section 2.1); no page has to carry it.
    sidebars: buildSidebars(site, lang).filter(({ items }) => listLinks(items).length > 0),
    pageManifest: buildPageManifest(site, lang),
  };
}

function completeNavItem(item: NavItem, page: Pick<Page, 'version' | 'lang'>, config: SiteConfig): NavItem {
  switch (item.kind) {
    case 'link':
      return { ...item, link: completeLink(item.link, page, config) };
    case 'group':
      return { ...item, items: item.items.map((each) => completeNavItem(each, page, config)) };
    case 'divider':
    case 'header':
      return item;
  }
}

function buildPageManifest(site: Site, lang: Lang): PageManifest {
  const pages = site.pages.filter((page) => page.lang === lang);
  const flags = pages.map((page) => [toName(page), buildFlags(page)] as const).filter(([, each]) => Object.keys(each).length > 0);
  const { versions } = buildPathRules(site.config);
  return {
    lang,
    ...buildPathRules(site.config),
    indexKeys: [...new Set(pages.filter(({ key }) => key === '' || key.endsWith('/')).map(toName))],
    flags: { '404': { pageType: '404' }, ...Object.fromEntries(flags) },
    keysByVersion: Object.fromEntries(versions.map((version) => [version, pages.filter((page) => page.version === version).map(toName)])),
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

function toName({ key }: Page): string {
  return key.replace(/\/$/, '');
}
