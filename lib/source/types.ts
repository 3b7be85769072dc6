import type { CompiledPage } from '@/lib/markdown/collector';
import type { Target } from '@/lib/markdown/types';
import type { PageId, PathScope } from '@/lib/routes/paths';
import type { Lang, NavItem } from '@/lib/site/types';
import type { Frontmatter } from '@/lib/source/frontmatter';
import type { ParsedMeta } from '@/lib/source/meta';

/** A `_meta.json`, `_nav.json` or `_search.json` with the folder it describes. */
export interface DataFile extends PathScope {
  /** Folder key without slashes at the ends: `guide/start`, `''` for the root of the language. */
  readonly dir: string;
  readonly file: string;
  readonly text: string;
}

/** A content file as read from disk. Code that takes this type does not access the disk. */
export interface SourceFile extends PageId {
  /** Whether the file is the index page of its folder, whose path ends in a slash. */
  readonly isIndex: boolean;
  /** Path relative to the content folder, `en/guide/start/index.mdx`. */
  readonly file: string;
  readonly text: string;
}

/** A parsed content file: its compiled body, with data from its path and frontmatter. */
export interface Page extends PageId, Omit<CompiledPage, 'dependencies' | 'diagnostics'> {
  /** Index pages have a trailing slash in their path. */
  readonly isIndex: boolean;
  /** Public path: `/guide/start/`, `/zh/config/lib/dts`. */
  readonly path: string;
  /** Path without version and language, as content writes links. */
  readonly contentPath: string;
  /** If this page is not translated, the page whose content it shows. */
  readonly original?: { readonly lang: Lang; readonly path: string };
  /** The language that the content is written in: that of the original if there is one. */
  readonly contentLang: Lang;
  /** Path relative to the content folder; edit and source links end with it. */
  readonly file: string;
  /** Path in messages, relative to the project. */
  readonly displayFile: string;
  /** Title from the frontmatter, or else the text of the h1. */
  readonly title: string;
  readonly frontmatter: Frontmatter;
  /** The frontmatter as written; empty if it is invalid. */
  readonly head: string;
  /** ISO time of the file's last commit; absent if unknown. */
  readonly lastUpdated?: string;
}

/** Entries of a folder's `_meta.json`; `file` is its path in messages. */
export type FolderMeta = Omit<DataFile, 'text'> & Pick<ParsedMeta, 'entries' | 'lines'>;

/** Additional search words of a language: words that readers type but that pages do not contain. */
export interface SearchWords {
  /** Path of a page or heading, decoded, without version and language -> phrases. */
  readonly keywords: ReadonlyMap<string, readonly string[]>;
  /** Groups of words with the same meaning, in lower case. */
  readonly synonyms: readonly (readonly string[])[];
  /** Paths of the pages that the start screen suggests, without version and language. */
  readonly popular: readonly string[];
}

/** The links of a `_meta.json`, `_nav.json` or `_search.json`, as written: without version and language. */
export interface DataLinks extends PathScope {
  readonly file: string;
  readonly links: readonly Target[];
}

/** The top navigation of a language and version. */
export interface Nav extends PathScope {
  readonly items: readonly NavItem[];
}
