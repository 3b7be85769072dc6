import type { UiTexts } from '@/lib/site/texts/types';
import type { Lang, NavItem, PageType, SiteConfig } from '@/lib/site/types';
import type { Sidebar } from '@/lib/source/navigation-types';

/** What the frame around the pages needs to know of a page before it is rendered. Only pages that differ from the default are listed. */
export interface PageFlags {
  readonly pageType?: PageType;
  readonly sidebar?: false;
  readonly navbar?: false;
  readonly footer?: false;
  readonly globalUi?: false;
}

/** The few facts of all pages that the browser needs: which keys are index pages, which pages are special. */
export interface PageManifest {
  readonly lang: Lang;
  readonly defaultLang: Lang;
  readonly langs: readonly Lang[];
  readonly defaultVersion: string;
  readonly versions: readonly string[];
  /** Keys (without final slash) whose public path ends in a slash. */
  readonly indexKeys: readonly string[];
  /** By key without final slash. */
  readonly flags: Readonly<Record<string, PageFlags>>;
  /** Keys of each version, only when versions are configured: a switch to a version without the page goes to its home. */
  readonly keysByVersion: Readonly<Record<string, readonly string[]>>;
}

/** Everything that the shell of a language prints: one record, made once per language. */
export interface ShellView {
  readonly lang: Lang;
  readonly texts: UiTexts;
  readonly config: SiteConfig;
  /** By version; the empty string is the default version. */
  readonly nav: Readonly<Record<string, readonly NavItem[]>>;
  readonly sidebars: readonly Sidebar[];
  readonly pageManifest: PageManifest;
}
