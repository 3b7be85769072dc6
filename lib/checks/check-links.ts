import { posix } from 'node:path';
import type { PageTarget } from '@/lib/markdown/types';
import { getOrigin, listImageOrigins } from '@/lib/routes/image-origins';
import { isExternal, isFilePath, type PathScope, splitHref, toggleSlash } from '@/lib/routes/paths';
import type { Diagnostic, Mistake } from '@/lib/site/diagnostics';
import { findSimilarName, suggestName } from '@/lib/site/similar-names';
import { decodeUrlText, isDecodable } from '@/lib/site/urls';
import { listFrontmatterLinks } from '@/lib/source/frontmatter';
import type { Site } from '@/lib/source/site';
import type { DataLinks, Page } from '@/lib/source/types';

/** The targets that links and images are checked against. */
export interface LinkTargets {
  readonly site: Site;
  /** All pages, including those that are not published. */
  readonly pages: readonly Page[];
  /** Returns whether a public directory contains a file, given its URL path. */
  readonly hasFile: (url: string) => boolean;
  /** Lists the URL paths of all files in the public directories. */
  readonly listFiles: () => readonly string[];
}

/** Finds dead links and hashes, in the language and version of the page, and images that are missing or that the policy blocks. */
export function checkPageLinks(targets: LinkTargets): Diagnostic[] {
  const { site } = targets;
  const origins = listImageOrigins(site.config.theme);
  return site.pages.flatMap((page) => {
    const ofFrontmatter = listFrontmatterLinks(page.frontmatter, page.head, page.displayFile).filter(({ url }) => !isExternal(url));
    return [
      ...[...page.links, ...ofFrontmatter].flatMap((target) => checkTarget(target, (url) => checkLink(url, page, page, targets))),
      ...page.images.flatMap((target) => checkTarget(target, (url) => checkImage(url, targets, origins))),
    ];
  });
}

/** Finds dead links in `_nav.json`, `_meta.json` and `_search.json`, and in the last also pages and files that the search does not find. */
export function checkDataLinks(data: readonly DataLinks[], targets: LinkTargets): Diagnostic[] {
  return data.flatMap(({ file, links, ...scope }) => {
    const isSearch = file.endsWith('_search.json');
    const check = (url: string) => checkLink(url, scope, undefined, targets) ?? (isSearch ? checkSearched(url, scope, targets) : undefined);
    return links.filter(({ url }) => !isExternal(url)).flatMap((target) => checkTarget({ file, ...target }, check));
  });
}

/** Checks a link or an image. `check` decodes the URL, so it is called only if that does not throw. */
function checkTarget({ url, file, line }: PageTarget, check: (url: string) => Mistake | undefined): Diagnostic[] {
  const mistake = isDecodable(url) ? check(url) : { message: `Malformed escape in "${url}".`, hint: 'Write % as %25.' };
  return mistake ? [{ file, line, ...mistake }] : [];
}

function checkImage(url: string, targets: LinkTargets, origins: readonly string[]): Mistake | undefined {
  const hint = 'Put images in public/ and write the path from there, starting with /.';
  if (isExternal(url)) {
    if (URL.canParse(url, 'https://localhost') && origins.includes(getOrigin(url))) return undefined;
    return { message: `External image or media "${url}", which the content security policy blocks.`, hint };
  }
  const { path } = splitHref(url);
  if (!targets.hasFile(path)) {
    const file = findFileOfOtherCase(path, targets);
    return { message: `Missing image "${url}".`, hint: file ? `Write "${file}".` : hint };
  }
  return path.startsWith('/') ? undefined : { message: `Relative image "${url}".`, hint: `Write "${posix.join('/', url)}".` };
}

/** Checks a link. `page` is absent for links of the navigation, which are on many pages. */
function checkLink(url: string, scope: PathScope, page: Page | undefined, targets: LinkTargets): Mistake | undefined {
  const { site, pages, hasFile } = targets;
  const { path, hash } = splitHref(url);
  if (path !== '' && !path.startsWith('/')) {
    const target = page && resolveRelative(path, page, site);
    const hint = target ? `Write "${target}${hash}".` : 'Write the path from the root without language: /guide/start/.';
    return { message: `Relative link "${url}".`, hint };
  }
  if (isFilePath(path)) {
    if (hasFile(path)) return undefined;
    const target = findTarget(path, scope, site) ?? findFileOfOtherCase(path, targets);
    const hint = target ? `Write "${target}${hash}".` : 'Add the file or fix the path; page paths have no extension.';
    return { message: `Dead link "${url}": no such file in public/.`, hint };
  }
  const lang = site.rules.langs.find((each) => path.startsWith(`/${each}/`));
  if (lang) {
    const hint = `Write "${url.slice(lang.length + 1)}": the build adds the language of the page.`;
    return { message: `The link "${url}" starts with a language.`, hint };
  }
  if (path === '' && !page) return { message: `Dead link "${url}": the navigation has no headings.`, hint: 'Write the path of a page.' };
  const publicPath = site.localizeLink(path, scope);
  const target = path === '' ? page : site.findPageByPath(publicPath);
  if (!target && pages.some((hidden) => hidden.path === publicPath)) {
    const hint = 'Add the link when the page is published.';
    return { message: `Dead link "${url}": the page is a draft or has a later date.`, hint };
  }
  if (!target) return { message: `Dead link "${url}": no such page.`, hint: suggestPath(path, scope, site) };
  const id = decodeURIComponent(hash.slice(1));
  // The headings of a page that does not compile are unknown.
  if (!id || !target.code || target.headings.some((heading) => heading.id === id || heading.aliases.includes(id))) return undefined;
  const ids = target.headings.map((heading) => heading.id);
  const some = ids.slice(0, 40).map((each) => `#${each}`);
  const hint = suggestName(id, ids, `Its headings: ${some.join(', ')}.`, (similar) => `"#${similar}"`);
  return { message: `Dead link "${url}": the page has no heading "#${id}".`, hint };
}

function checkSearched(url: string, scope: PathScope, { site }: LinkTargets): Mistake | undefined {
  const page = site.findPageByPath(site.localizeLink(splitHref(url).path, scope));
  if (page?.frontmatter.search) return undefined;
  return { message: `The search does not find "${url}".`, hint: 'Remove the entry, or "search: false" from the frontmatter of the page.' };
}

/** Finds the public file whose path differs only in case, which some file systems ignore, but hosts do not. */
function findFileOfOtherCase(path: string, { listFiles }: LinkTargets): string | undefined {
  const wanted = decodeUrlText(path).toLowerCase();
  return listFiles().find((file) => file.toLowerCase() === wanted);
}

/** Suggests a page for a path that has none: the one whose path only differs in the last slash, or whose name is similar. */
function suggestPath(path: string, scope: PathScope, site: Site): string {
  const target = findTarget(path, scope, site);
  if (target) return `Write "${target}".`;
  const paths = site.listPages(scope.lang, scope.version).map(({ contentPath }) => contentPath);
  const names = paths.map((each) => posix.basename(each));
  const name = findSimilarName(posix.basename(path), names);
  const named = paths.filter((_, at) => name && names[at] === name);
  return suggestName(path, named, 'Fix the path; write it without language and without .md.');
}

/** Finds the page that a path is meant for which may have an extension or escapes, or lack the last slash; returns its path. */
function findTarget(path: string, scope: PathScope, site: Site): string | undefined {
  const plain = decodeUrlText(path).replace(/(?:\/index)?\.(?:mdx?|html)$/, '');
  return [plain, toggleSlash(plain)].find((each) => site.findPageByPath(site.localizeLink(each, scope)));
}

/** Resolves a link that is relative to the file of the page, as editors complete it. Undefined if there is no such page. */
function resolveRelative(path: string, page: Page, site: Site): string | undefined {
  const base = `https://localhost${page.contentPath}`;
  return URL.canParse(path, base) ? findTarget(new URL(path, base).pathname, page, site) : undefined;
}
