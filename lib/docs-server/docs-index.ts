import type { PathRules } from '@/lib/routes/paths';
import type { Lang } from '@/lib/site/types';

/** `index.json` of a docs package: what it documents and all of its pages. */
export interface DocsIndex extends Pick<PathRules, 'defaultLang' | 'langs'> {
  readonly format: 1;
  /** Name of the package. */
  readonly name: string;
  /** Version of the documented tool. */
  readonly version: string;
  /** Title of the site in its default language. */
  readonly title: string;
  /** Public URL of the site, base path included, no trailing slash. */
  readonly site: string;
  /** By language, in reading order, the home page first. */
  readonly pages: readonly DocsPage[];
}

/** A page in one language. */
export interface DocsPage {
  /** Public path without base path: `/zh/guide/start/`. */
  readonly path: string;
  readonly language: Lang;
  readonly title: string;
  readonly description: string;
  /** Its Markdown version in the package: `pages/zh/guide/start/index.md`. */
  readonly file: string;
}

/** The index in a package. */
export const INDEX_FILE = 'index.json';

/** The search index of a language in a package, the same file that the site serves. */
export function getSearchFile(lang: Lang): string {
  return `search/${lang}.json`;
}
