import { describeTakenPath } from '@/lib/checks/check-names';
import { isExternal, type PathRules, splitHref, stripSlash } from '@/lib/routes/paths';
import { listRepeated } from '@/lib/site/collections';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Lang } from '@/lib/site/types';
import { decodeUrlText } from '@/lib/site/urls';
import type { Site } from '@/lib/source/site';
import type { PageRedirect, PublishedUrls, SiteFile } from '@/lib/source/site-files';

/**
 * Checks that published URLs never break: each known path and heading id must exist in every language or have a redirect, and redirects must
 * lead from a URL that no longer exists to one that does. Only URLs of the default version are permanent. Skips the headings of
 * `invalidFiles`, which are unknown: one error in such a page would be reported again for each of them.
 */
export function checkPublishedUrls(
  site: Site,
  publishedUrls: SiteFile<PublishedUrls>,
  redirects: Redirects,
  invalidFiles: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  return [
    ...checkRepeated(redirects),
    ...checkSources(redirects, site.rules),
    ...site.rules.langs.flatMap((lang) => {
      const urls = collectUrls(site, lang, invalidFiles);
      return [...listRemoved(urls, publishedUrls.data, redirects), ...listInvalidRedirects(urls, redirects)];
    }),
  ];
}

type Redirects = SiteFile<readonly PageRedirect[]>;
interface LangUrls {
  readonly lang: Lang;
  /** As `collectPublished` returns them. */
  readonly published: ReadonlyMap<string, readonly string[]>;
  /** Content paths of the pages whose headings are unknown. */
  readonly unknown: ReadonlySet<string>;
}

function collectUrls(site: Site, lang: Lang, invalidFiles: ReadonlySet<string>): LangUrls {
  const pages = site.listPages(lang, site.rules.defaultVersion);
  const invalid = pages.filter(({ displayFile }) => invalidFiles.has(displayFile));
  return { lang, published: collectPublished(site, lang), unknown: new Set(invalid.map(({ contentPath }) => contentPath)) };
}

/** Finds repeated redirects. For two rules for the same path, hosts follow the first one, pages the last one. */
function checkRepeated({ data, file, lines }: Redirects): Diagnostic[] {
  return listRepeated(data.map(({ from }) => decodeUrlText(from))).map((at) => {
    return { file, line: lines[at], message: `There are several redirects from ${data[at]?.from}.`, hint: 'Keep one of them.' };
  });
}

/** Finds redirects from paths that are not those of content, such as paths with a language: a redirect is for all languages. */
function checkSources({ data, file, lines }: Redirects, rules: PathRules): Diagnostic[] {
  return data.flatMap(({ from }, at): Diagnostic[] => {
    const reason = describeTakenPath(stripSlash(splitHref(from).path).slice(1), rules);
    if (reason === undefined) return [];
    return [
      {
        file,
        line: lines[at],
        message: `The path of the redirect from ${from} ${reason}.`,
        hint: 'Write the old path of a page, without language.',
      },
    ];
  });
}

/** Collects the heading ids and aliases of each page by its content path. Leaves out ids of level 1, because they differ by language. */
export function collectPublished(site: Site, lang: Lang): Map<string, string[]> {
  return new Map(
    site
      .listPages(lang, site.rules.defaultVersion)
      .map((page) => [page.contentPath, page.headings.flatMap(({ depth, id, aliases }) => (depth > 1 ? [id, ...aliases] : aliases))]),
  );
}

/** Adds the current URLs to the known ones. Paths are sorted; ids keep the order they were added in. */
export function mergePublishedUrls(known: PublishedUrls, published: ReadonlyMap<string, readonly string[]>): PublishedUrls {
  const paths = [...new Set([...Object.keys(known), ...published.keys()])].sort();
  return Object.fromEntries(paths.map((path) => [path, [...new Set([...(known[path] ?? []), ...(published.get(path) ?? [])])]]));
}

/** Formats one line per page, so that diffs are readable. */
export function formatPublishedUrls(publishedUrls: PublishedUrls): string {
  const lines = Object.entries(publishedUrls).map(([page, ids]) => `  ${JSON.stringify(page)}: ${JSON.stringify(ids)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function listRemoved({ lang, published, unknown }: LangUrls, publishedUrls: PublishedUrls, redirects: Redirects): Diagnostic[] {
  // Without the redirects, each of their pages and headings would be reported.
  if (redirects.diagnostics.length > 0) return [];
  const redirected = new Set(redirects.data.map(({ from }) => decodeUrlText(from)));
  return Object.entries(publishedUrls).flatMap(([path, ids]): Diagnostic[] => {
    if (redirected.has(path) || unknown.has(path)) return [];
    const present = published.get(path);
    const report = (name: string, hint: string) => ({
      file: redirects.file,
      message: `The ${name} is published but no longer exists (${lang}).`,
      hint: `${hint}, or add a redirect to ${redirects.file}.`,
    });
    if (!present) return [report(`page ${path}`, 'Restore it, move it with npm run rename')];
    return ids
      .filter((id) => !present.includes(id) && !redirected.has(`${path}#${id}`))
      .map((id) => report(`heading ${path}#${id}`, `Restore it, add {#${id}} to the heading that replaces it`));
  });
}

function listInvalidRedirects({ lang, published, unknown }: LangUrls, { data, file, lines }: Redirects): Diagnostic[] {
  const exists = (target: string) => {
    const { path, hash } = splitDecoded(target);
    const ids = published.get(path);
    return ids !== undefined && (hash === '' || ids.includes(hash.slice(1)));
  };
  const sources = new Set(data.map(({ from }) => decodeUrlText(from)));
  const hasPage = (from: string) => {
    const { path, hash } = splitDecoded(from);
    return hash === '' || published.has(path) || sources.has(path);
  };
  return data.flatMap(({ from, to }, at): Diagnostic[] => {
    const report = (message: string, hint: string) => ({ file, line: lines[at], message: `The redirect from ${from} ${message}.`, hint });
    const isKnown = isExternal(to) || exists(to) || unknown.has(splitDecoded(to).path);
    return [
      ...(hasPage(from) ? [] : [report(`is for a heading of a page that does not exist (${lang})`, 'Add a redirect from the page too.')]),
      ...(exists(from) ? [report(`hides an existing page or heading (${lang})`, 'Remove the redirect.')] : []),
      ...(isKnown ? [] : [report(`points to ${to}, which does not exist (${lang})`, 'Fix the target.')]),
    ];
  });
}

/** Splits the URL of a redirect. Only redirects may be escaped, pages and published URLs are not. */
function splitDecoded(url: string): { path: string; hash: string } {
  const { path, hash } = splitHref(url);
  return { path: decodeUrlText(path), hash: decodeUrlText(hash) };
}
