import type { Root } from 'mdast';
import type { BuildPanelView, CodeBlock, Heading, Section, Target } from '@/lib/markdown/types';
import type { Lang, NavItem } from '@/lib/site/types';
import type { Frontmatter } from '@/lib/source/frontmatter';
import type { MetaEntry } from '@/lib/source/meta';

/** Identifies a page within the site. Translations of a page share `version` and `key`. */
export interface PageId {
  readonly lang: Lang;
  /** Version segment; empty if no versions are configured. */
  readonly version: string;
  /** Path without language and version and without slashes at either end: `guide/start`, `''` for home. */
  readonly key: string;
}

/** A content file as read from disk; code that gets this type does not read the disk. */
export interface SourceFile extends PageId {
  /** Whether the file is the index page of its folder, whose path ends in a slash. */
  readonly isIndex: boolean;
  /** Path relative to the content folder, `en/guide/start/index.mdx`. */
  readonly file: string;
  readonly text: string;
}

/** A parsed content file. */
export interface Page extends PageId {
  /** Index pages have a trailing slash in their path. */
  readonly isIndex: boolean;
  /** Public path: `/guide/start/`, `/zh/config/lib/dts`. */
  readonly path: string;
  /** Path without version and language, as links in content are written. */
  readonly contentPath: string;
  /** Path relative to the content folder; edit and source links end with it. */
  readonly file: string;
  /** Frontmatter title, else the text of the h1. */
  readonly title: string;
  /** Headings of all depths in document order, including the h1. */
  readonly headings: readonly Heading[];
  readonly sections: readonly Section[];
  readonly codeBlocks: readonly CodeBlock[];
  /** Commands that the page tells readers to run: lines of shell blocks, and `command` of the package manager tabs. */
  readonly commands: readonly string[];
  /** Ids of the examples that the page shows. */
  readonly examples: readonly string[];
  /** Names of the options that the page documents. */
  readonly options: readonly string[];
  readonly links: readonly Target[];
  readonly images: readonly Target[];
  readonly frontmatter: Frontmatter;
  /** ISO date of the file's last commit; absent if git does not know it. */
  readonly lastUpdated?: string;
  /** Compiled MDX: a function body that `renderMdx` runs. */
  readonly code: string;
  /** Markdown tree of the page, from which the Markdown version and feeds are generated. */
  readonly tree: Root;
  /** The example in the hero of a home page. */
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

/** The top navigation of a language and version. */
export interface Nav {
  readonly lang: Lang;
  readonly version: string;
  readonly items: readonly NavItem[];
}
