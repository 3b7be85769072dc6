import type { PathRules } from '@/lib/routes/paths';
import type { Lang } from '@/lib/site/types';

/** `index.json` of a docs package: what it documents and all of its pages. */
export interface DocsIndex extends Pick<PathRules, 'defaultLang' | 'langs'> {
  readonly format: 1;
  readonly name: string;
  /** Version of the documented tool. */
  readonly version: string;
  /** Title of the site in its default language. */
  readonly title: string;
  /** Public URL of the site, including the base path, without a trailing slash. */
  readonly site: string;
  /** By language, in reading order, starting with the home page. */
  readonly pages: readonly DocsPage[];
  /** New paths of pages and headings that have moved, without language. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

export interface DocsPage {
  /** Public path without base path: `/zh/guide/start/`. */
  readonly path: string;
  readonly language: Lang;
  readonly title: string;
  readonly description: string;
  /** Its Markdown version in the package: `pages/zh/guide/start/index.md`. */
  readonly file: string;
}

export const INDEX_FILE = 'index.json';

/** Returns the path of a language's search index in a package. It is the same file that the site serves. */
export function getSearchFile(lang: Lang): string {
  return `search/${lang}.json`;
}
