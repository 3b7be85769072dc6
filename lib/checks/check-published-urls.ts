import { isExternal, splitHref } from '@/lib/routes/paths';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Lang } from '@/lib/site/types';
import type { Site } from '@/lib/source/site';
import type { PageRedirect, PublishedUrls, SiteFile } from '@/lib/source/site-files';

/**
 * Nothing that was once published disappears: each known path and heading id exists in every language or has a redirect, and
 * redirects lead from what no longer exists to what does. Only the default version is published permanently.
 */
export function checkPublishedUrls(
  site: Site,
  publishedUrls: SiteFile<PublishedUrls>,
  redirects: SiteFile<readonly PageRedirect[]>,
): Diagnostic[] {
  const langs = site.config.locales.map(({ lang }) => lang);
  return langs.flatMap((lang) => {
    const published = listPublished(site, lang);
    return [...findVanished(published, publishedUrls.data, redirects, lang), ...findFaulty(published, redirects, lang)];
  });
}

/** The heading ids of each page by its content path. Titles are left out: their ids are of their language. */
export function listPublished(site: Site, lang: Lang): Map<string, string[]> {
  return new Map(
    site
      .listPages(lang, site.rules.defaultVersion)
      .map((page) => [page.contentPath, page.headings.filter(({ depth }) => depth > 1).map(({ id }) => id)]),
  );
}

/** The known URLs with those of today; sorted by path, ids in the order in which they came. */
export function mergePublishedUrls(known: PublishedUrls, published: ReadonlyMap<string, readonly string[]>): PublishedUrls {
  const paths = [...new Set([...Object.keys(known), ...published.keys()])].sort();
  return Object.fromEntries(paths.map((path) => [path, [...new Set([...(known[path] ?? []), ...(published.get(path) ?? [])])]]));
}

function findVanished(
  published: ReadonlyMap<string, readonly string[]>,
  publishedUrls: PublishedUrls,
  redirects: SiteFile<readonly PageRedirect[]>,
  lang: Lang,
): Diagnostic[] {
  const redirected = new Set(redirects.data.map(({ from }) => from));
  const hint = `Bring it back, or say in ${redirects.file} where it went.`;
  return Object.entries(publishedUrls).flatMap(([path, ids]): Diagnostic[] => {
    if (redirected.has(path)) return [];
    const present = published.get(path);
    if (!present) return [{ file: redirects.file, message: `The page ${path} was published and is gone (${lang}).`, hint }];
    return ids
      .filter((id) => !present.includes(id) && !redirected.has(`${path}#${id}`))
      .map((id) => ({ file: redirects.file, message: `The heading ${path}#${id} was published and is gone (${lang}).`, hint }));
  });
}

function findFaulty(
  published: ReadonlyMap<string, readonly string[]>,
  { data, file }: SiteFile<readonly PageRedirect[]>,
  lang: Lang,
): Diagnostic[] {
  const isThere = (target: string) => {
    const { path, hash } = splitHref(target);
    const ids = published.get(path);
    return ids !== undefined && (hash === '' || ids.includes(decodeURIComponent(hash.slice(1))));
  };
  return data.flatMap(({ from, to }): Diagnostic[] => [
    ...(isThere(from) ? [{ file, message: `The redirect from ${from} hides what is there (${lang}).`, hint: 'Remove it.' }] : []),
    ...(isExternal(to) || isThere(to)
      ? []
      : [{ file, message: `The redirect from ${from} leads to ${to}, which is not there (${lang}).`, hint: 'Correct it.' }]),
  ]);
}
