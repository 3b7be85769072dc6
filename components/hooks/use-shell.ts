import { createContext, use } from 'react';
import type { PageFlags, PageManifest } from '@/lib/page-view/shell-types';

/** Where the reader is, from the router's parameters (never from the address, which the export cannot know). */
export interface PagePath {
  readonly lang: string;
  readonly version: string;
  /** Without version, language and final slash; empty for home. */
  readonly key: string;
  /** Public path, exact to its final slash, without the base path. */
  readonly path: string;
  /** The same without version and language. */
  readonly contentPath: string;
  readonly flags: PageFlags;
}

/** What the frame gives to the client leaves inside it. */
export interface ShellContextValue {
  readonly pageManifest: PageManifest;
  readonly page: PagePath;
  /** Prefix of the sidebar that this page shows, if it shows one. */
  readonly sidebarPrefix?: string;
  /** Goes to a page of this language without loading a document. */
  readonly navigate: (href: string) => void;
  /** Fetches a page of this language ahead. */
  readonly prefetch: (href: string) => void;
}

const PAGE_MANIFEST: PageManifest = {
  lang: 'en',
  defaultLang: 'en',
  langs: ['en'],
  defaultVersion: '',
  versions: [],
  indexKeys: [],
  flags: {},
  keysByVersion: {},
};

/** Outside the frame there is one language, and links load documents. */
export const ShellContext = createContext<ShellContextValue>({
  pageManifest: PAGE_MANIFEST,
  page: { lang: 'en', version: '', key: '', path: '/', contentPath: '/', flags: {} },
  navigate: (href) => location.assign(href),
  prefetch: () => undefined,
});

export function useShell(): ShellContextValue {
  return use(ShellContext);
}
