import type { Root } from 'mdast';
import type { BuildPanelView, CodeBlock, Heading, Section, Target } from '@/lib/markdown/types';
import type { Lang, NavItem, PageType, SiteConfig } from '@/lib/site/types';
import type { MetaEntry } from '@/lib/source/meta';

/** A content file as read from disk; past this type no file system exists. */
export interface SourceFile {
  readonly lang: Lang;
  /** Version segment; empty for the default version or when none are configured. */
  readonly version: string;
  /** Path without language and version, `guide/start/` style: no leading slash, final slash on index pages, `''` for home. */
  readonly key: string;
  /** Path relative to the content folder, `en/guide/start/index.mdx`. */
  readonly file: string;
  readonly text: string;
}

/** Frontmatter with its defaults filled in (spec section 3, "Page record"). */
export interface Frontmatter {
  readonly title?: string;
  readonly titleSuffix?: string;
  readonly description: string;
  /** Extra elements of the head: a tag name with its attributes. The policy allows no scripts. */
  readonly head: readonly (readonly ['meta' | 'link', Readonly<Record<string, string>>])[];
  readonly sidebar: boolean;
  /** `2025-05-14`. */
  readonly date?: string;
  readonly authors: readonly { readonly name: string; readonly url?: string }[];
  readonly draft: boolean;
  readonly overview: boolean;
  /** Depths that overview pages show of this page; the folder's `_meta.json` decides otherwise, then 2. */
  readonly overviewHeaders?: readonly number[];
  readonly pageType: PageType;
  readonly navbar: boolean;
  readonly footer: boolean;
  readonly outline: boolean;
  readonly globalUIComponents: boolean;
  readonly hero?: Hero;
  readonly features: readonly Feature[];
}

/** The hero of a home page. */
export interface Hero {
  readonly name: string;
  readonly text: string;
  readonly tagline: string;
  /** Id of the example that is shown beside the words. */
  readonly example?: string;
  readonly actions: readonly { readonly theme: 'brand' | 'alt'; readonly text: string; readonly link: string }[];
}

/** A feature card of a home page. */
export interface Feature {
  readonly title: string;
  readonly details: string;
  readonly link?: string;
}

/** A parsed page: everything that the site knows about one content file. */
export interface Page {
  readonly lang: Lang;
  readonly version: string;
  readonly key: string;
  /** Public path: `/guide/start/`, `/zh/config/lib/dts`. */
  readonly path: string;
  /** Path relative to the content folder, with which edit and source links end. */
  readonly file: string;
  /** Frontmatter title, else the text of the h1. */
  readonly title: string;
  /** All depths, in order, the h1 included. */
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Commands that the page tells to run: lines of shell blocks, and `command` of the package manager tabs. */
  readonly commands: readonly string[];
  /** Ids of the examples that the page shows. */
  readonly examples: readonly string[];
  readonly links: readonly Target[];
  readonly images: readonly Target[];
  readonly frontmatter: Frontmatter;
  /** ISO date of the last commit of the file; absent where git cannot know. */
  readonly lastUpdated?: string;
  /** Compiled MDX, a function body that `renderMdx` runs. */
  readonly code: string;
  /** The page as Markdown nodes, which Markdown versions and feeds are made from. */
  readonly tree: Root;
  /** The example that the hero of a home page names. */
  readonly buildPanel?: BuildPanelView;
}

/** Entries of a folder's `_meta.json`. */
export interface FolderMeta {
  readonly lang: Lang;
  readonly version: string;
  /** `guide/start`, `''` for the root. */
  readonly dir: string;
  readonly file: string;
  readonly entries: readonly MetaEntry[];
}

/** The whole content, parsed: what every page, list and file of the site is made from. */
export interface Site {
  readonly config: SiteConfig;
  readonly pages: readonly Page[];
  readonly metas: readonly FolderMeta[];
  readonly navs: readonly { readonly lang: Lang; readonly version: string; readonly nav: readonly NavItem[] }[];
}
