import type { PathRules } from '@/lib/routes/paths';
import type { UiTexts } from '@/lib/site/texts/types';
import type { Lang, NavItem, SiteConfig } from '@/lib/site/types';
import type { Frontmatter } from '@/lib/source/frontmatter';
import type { Sidebar } from '@/lib/source/navigation-types';

/** Page settings that the shell needs before the page is rendered. Only non-default values are set. */
export interface PageFlags {
  readonly pageType?: Frontmatter['pageType'] | '404';
  readonly sidebar?: false;
  readonly navbar?: false;
  readonly footer?: false;
  readonly globalUi?: false;
}

/** What the browser needs to know about all pages. It is part of every page, so it lists only index pages and exceptions. */
export interface PageManifest extends PathRules {
  readonly lang: Lang;
  /** Slugs of pages whose public path ends in a slash. A slug is the key, after the version unless it is the default: `v1/guide/start`. */
  readonly indexSlugs: readonly string[];
  /** By slug. */
  readonly flags: Readonly<Record<string, PageFlags>>;
  /** Keys by version; empty if no versions are configured. For a version without the current page, the version menu links to its home page. */
  readonly keysByVersion: Readonly<Record<string, readonly string[]>>;
}

/** Props of the shell. Created once per language and shared by its pages. */
export interface ShellView {
  readonly lang: Lang;
  readonly texts: UiTexts;
  readonly config: SiteConfig;
  /** By version; the key is empty if no versions are configured. */
  readonly nav: Readonly<Record<string, readonly NavItem[]>>;
  readonly sidebars: readonly Sidebar[];
  readonly pageManifest: PageManifest;
}
