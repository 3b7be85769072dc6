import { useParams } from 'next/navigation';
import { useMemo } from 'react';
import { type PagePath, useShell } from '@/components/hooks/use-shell';
import type { PageManifest } from '@/lib/page-view/shell-types';
import { buildContentPath, buildPath, splitSlug } from '@/lib/routes/paths';

/** The page that the reader is on. */
export function usePagePath(): PagePath {
  return useShell().page;
}

/** Reads the page out of the router's parameters; the frame does it once for all. */
export function useRoutedPage(pageManifest: PageManifest): PagePath {
  const slug = useParams<{ slug?: string[] }>()?.slug;
  return useMemo(() => locatePage(pageManifest, slug ?? []), [pageManifest, slug]);
}

/** The page of a slug. Its language is that of the manifest: each document has one. */
export function locatePage(pageManifest: PageManifest, slug: readonly string[]): PagePath {
  const { lang, flags } = pageManifest;
  const { version, key } = splitSlug(slug.map(decodeURIComponent), pageManifest);
  const parts = { version, lang, key, isIndex: pageManifest.indexKeys.includes(key) };
  return { lang, version, key, path: buildPath(parts, pageManifest), contentPath: buildContentPath(parts), flags: flags[key] ?? {} };
}

/** Public path of a page in any language and version. */
export function buildPagePath(pageManifest: PageManifest, parts: Pick<PagePath, 'version' | 'lang' | 'key'>): string {
  return buildPath({ ...parts, isIndex: pageManifest.indexKeys.includes(parts.key) }, pageManifest);
}
