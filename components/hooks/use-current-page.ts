import { useParams } from 'next/navigation';
import { useMemo } from 'react';
import { type CurrentPage, useShell } from '@/components/hooks/use-shell';
import type { PageManifest } from '@/lib/page-view/shell-types';
import { buildContentPath, buildPath, buildSlug, splitSlug } from '@/lib/routes/paths';
import { decodeUrlText } from '@/lib/site/urls';

/** Returns the current page. */
export function useCurrentPage(): CurrentPage {
  return useShell().page;
}

/** Derives the current page from the route parameters. Only the shell calls it; its descendants use `useCurrentPage`. */
export function useRoutedPage(pageManifest: PageManifest): CurrentPage {
  const slug = useParams<{ slug?: string[] }>()?.slug;
  return useMemo(() => locatePage(pageManifest, slug ?? []), [pageManifest, slug]);
}

/** Locates the page of a slug, in the language of the manifest. */
export function locatePage(pageManifest: PageManifest, slug: readonly string[]): CurrentPage {
  const { lang, flags } = pageManifest;
  const { version, key } = splitSlug(slug.map(decodeUrlText), pageManifest);
  const name = joinSlug(pageManifest, { version, key });
  const parts = { version, lang, key, isIndex: pageManifest.indexSlugs.includes(name) };
  return { lang, version, key, path: buildPath(parts, pageManifest), contentPath: buildContentPath(parts), flags: flags[name] ?? {} };
}

/** Builds the public path of a page in any language and version. */
export function buildPagePath(pageManifest: PageManifest, parts: Pick<CurrentPage, 'version' | 'lang' | 'key'>): string {
  return buildPath({ ...parts, isIndex: pageManifest.indexSlugs.includes(joinSlug(pageManifest, parts)) }, pageManifest);
}

/** Builds the slug of a page as the manifest has it. */
function joinSlug(pageManifest: PageManifest, parts: Pick<CurrentPage, 'version' | 'key'>): string {
  return buildSlug(parts, pageManifest).join('/');
}
