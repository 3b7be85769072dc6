import { listDefaultPrefixes } from '@/lib/routes/normalize-path';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { isExternal, localizeLink, type PathRules, splitHref, stripSlash, withBasePath } from '@/lib/routes/paths';
import type { PageRedirect } from '@/lib/source/site-files';

/** A redirect rule for hosts. `from` may end in `*`; `:splat` in `to` is replaced with what `*` matched. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

/** Lists the redirects of pages and their Markdown versions, but not of headings (`redirect-page.ts`): hosts do not receive the hash. */
export function listPageRules(redirects: readonly PageRedirect[], rules: PathRules, basePath: string): RedirectRule[] {
  const pages = redirects.filter(({ from }) => !from.includes('#'));
  return rules.langs.flatMap((lang) => {
    const complete = (path: string) => completePath(path, lang, rules, basePath);
    return pages.flatMap(({ from, to }) => [
      { from: complete(from), to: complete(to) },
      ...(isExternal(to) ? [] : [{ from: buildMarkdownPath(complete(from)), to: buildMarkdownPath(complete(splitHref(to).path)) }]),
    ]);
  });
}

/** Lists rules that redirect `/guide/start.md` to `/guide/start/index.md`, because some programs remove the trailing slash before they add `.md`. */
export function listMarkdownRules(indexPaths: Iterable<string>, basePath: string): RedirectRule[] {
  return [...indexPaths]
    .filter((path) => path !== '/')
    .map((path) => ({ from: withBasePath(`${stripSlash(path)}.md`, basePath), to: withBasePath(buildMarkdownPath(path), basePath) }));
}

/** Lists rules that remove the segments of the default language and version from URLs. */
export function listDefaultRules(rules: PathRules, basePath: string): RedirectRule[] {
  return listDefaultPrefixes(rules).flatMap(({ from, to }) => [
    { from: withBasePath(from, basePath), to: withBasePath(`${to}/`, basePath) },
    { from: withBasePath(`${from}/*`, basePath), to: withBasePath(`${to}/:splat`, basePath) },
  ]);
}

/** Adds language and base path to a path from content; full URLs are unchanged. */
export function completePath(path: string, lang: string, rules: PathRules, basePath: string): string {
  return isExternal(path) ? path : withBasePath(localizeLink(path, { version: '', lang }, rules), basePath);
}
