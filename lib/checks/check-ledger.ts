import type { Ledger, PageRedirect, SiteFile } from '@/lib/content/site-files';
import type { Site } from '@/lib/content/types';
import type { Problem } from '@/lib/markdown/types';
import { buildPathRules } from '@/lib/routes/path-rules';
import { isExternal, splitHref } from '@/lib/routes/paths';
import type { Lang } from '@/lib/site/types';

/**
 * Nothing that was published once vanishes: each path and heading id of the ledger is there in every language, or a redirect
 * leads on. Redirects lead from what is gone to what is there. Only the default version is published for good.
 */
export function checkLedger(site: Site, ledger: SiteFile<Ledger>, redirects: SiteFile<readonly PageRedirect[]>): Problem[] {
  const langs = site.config.locales.map(({ lang }) => lang);
  return [
    ...ledger.problems,
    ...redirects.problems,
    ...langs.flatMap((lang) => [
      ...findVanished(listPublished(site, lang), ledger.data, redirects, lang),
      ...findFaulty(listPublished(site, lang), redirects, lang),
    ]),
  ];
}

/** The heading ids of each page by its path without language. Titles are left out: their ids are of their language. */
export function listPublished(site: Site, lang: Lang): Map<string, string[]> {
  const { defaultVersion } = buildPathRules(site.config);
  return new Map(
    site.pages
      .filter((page) => page.lang === lang && page.version === defaultVersion)
      .map((page) => [`/${page.key}`, page.headings.filter(({ depth }) => depth > 1).map(({ id }) => id)]),
  );
}

/** The ledger with what is published now; sorted by path, ids in the order in which they came. */
export function mergeLedger(known: Ledger, published: ReadonlyMap<string, readonly string[]>): Ledger {
  const paths = [...new Set([...Object.keys(known), ...published.keys()])].sort();
  return Object.fromEntries(paths.map((path) => [path, [...new Set([...(known[path] ?? []), ...(published.get(path) ?? [])])]]));
}

function findVanished(
  published: ReadonlyMap<string, readonly string[]>,
  ledger: Ledger,
  redirects: SiteFile<readonly PageRedirect[]>,
  lang: Lang,
): Problem[] {
  const redirected = new Set(redirects.data.map(({ from }) => from));
  const hint = `Bring it back, or say in ${redirects.file} where it went.`;
  return Object.entries(ledger).flatMap(([path, ids]): Problem[] => {
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
): Problem[] {
  const isThere = (target: string) => {
    const { path, hash } = splitHref(target);
    const ids = published.get(path);
    return ids !== undefined && (hash === '' || ids.includes(decodeURIComponent(hash.slice(1))));
  };
  return data.flatMap(({ from, to }): Problem[] => [
    ...(isThere(from) ? [{ file, message: `The redirect from ${from} hides what is there (${lang}).`, hint: 'Remove it.' }] : []),
    ...(isExternal(to) || isThere(to)
      ? []
      : [{ file, message: `The redirect from ${from} leads to ${to}, which is not there (${lang}).`, hint: 'Correct it.' }]),
  ]);
}
