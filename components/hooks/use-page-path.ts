import { useParams } from 'next/navigation';
import { useMemo } from 'react';
import { type PagePath, useShell } from '@/components/hooks/use-shell';
import type { PageManifest } from '@/lib/page-view/shell-types';
import { buildPath, splitSlug } from '@/lib/routes/paths';

/** The page that the reader is on. */
export function usePagePath(): PagePath {
  return useShell().page;
}

/** Reads the page out of the router's parameters; the frame does it once for all. */
export function useRoutedPage(pageManifest: PageManifest): PagePath {
  const slug = useParams<{ slug?: string[] }>()?.slug;
  return useMemo(() => locatePage(pageManifest, slug ?? []), [pageManifest, slug]);
}

/** The page of a slug. Its language is that of the page index: each document has one. */
export function locatePage(pageManifest: PageManifest, slug: readonly string[]): PagePath {
  const { lang } = pageManifest;
  const { version, key } = splitSlug(slug.map(decodeURIComponent), pageManifest);
  const path = buildPagePath(pageManifest, { version, lang, key });
  return { lang, version, key, path, flags: pageManifest.flags[key] ?? {} };
}

/** Public path of a page in any language and version; `key` is without final slash. */
export function buildPagePath(pageManifest: PageManifest, { version, lang, key }: Pick<PagePath, 'version' | 'lang' | 'key'>): string {
  const slash = key && pageManifest.indexKeys.includes(key) ? '/' : '';
  return buildPath({ version, lang, key: key + slash }, pageManifest);
}
