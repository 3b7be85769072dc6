import { createContext, use } from 'react';
import type { PageFlags, PageManifest } from '@/lib/page-view/shell-types';

/** The current page, derived from the route parameters: the URL is not available during the export. */
export interface CurrentPage {
  readonly lang: string;
  readonly version: string;
  /** Path without version, language and trailing slash; empty for the home page. */
  readonly key: string;
  /** Public path without the base path, with a trailing slash if it is an index page. */
  readonly path: string;
  /** `path` without version and language. */
  readonly contentPath: string;
  readonly flags: PageFlags;
}

/** What the shell provides to client components. */
export interface ShellContextValue {
  readonly pageManifest: PageManifest;
  readonly page: CurrentPage;
  /** Prefix of the current page's sidebar; absent if it has none. */
  readonly sidebarPrefix?: string;
  /** Number of client navigations by link, including those to the same page with another query or hash. */
  readonly moves: number;
  /** Opens a page of the current language by client navigation. */
  readonly navigate: (href: string) => void;
  /** Prefetches a page of the current language. */
  readonly prefetch: (href: string) => void;
}

const PAGE_MANIFEST: PageManifest = {
  lang: 'en',
  defaultLang: 'en',
  langs: ['en'],
  defaultVersion: '',
  versions: [],
  indexSlugs: [],
  flags: {},
  keysByVersion: {},
};

/** Defaults to values for components outside the shell: a single language, and links that load documents. */
export const ShellContext = createContext<ShellContextValue>({
  pageManifest: PAGE_MANIFEST,
  page: { lang: 'en', version: '', key: '', path: '/', contentPath: '/', flags: {} },
  moves: 0,
  navigate: (href) => location.assign(href),
  prefetch: () => undefined,
});

export function useShell(): ShellContextValue {
  return use(ShellContext);
}
