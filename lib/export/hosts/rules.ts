import { listDefaultPrefixes } from '@/lib/routes/normalize-path';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { isExternal, localizeLink, type PathRules, splitHref, stripSlash, withBasePath } from '@/lib/routes/paths';
import type { PageRedirect } from '@/lib/source/site-files';

/** One redirect as hosts know it: a path, which may end in `*`, and where it leads; `:splat` stands for what `*` was. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects of the content, for all languages, with those of their Markdown versions. Those of headings are not among them: no
 * host sees what follows `#` (`redirect-page.ts`).
 */
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

/** `/guide/start.md` leads to `/guide/start/index.md`: some programs take the slash away before they add the ending. */
export function listMarkdownRules(indexPaths: Iterable<string>, basePath: string): RedirectRule[] {
  return [...indexPaths]
    .filter((path) => path !== '/')
    .map((path) => ({ from: withBasePath(`${stripSlash(path)}.md`, basePath), to: withBasePath(buildMarkdownPath(path), basePath) }));
}

/** Rules that drop the segments of the default language and version from an address. */
export function listDefaultRules(rules: PathRules, basePath: string): RedirectRule[] {
  return listDefaultPrefixes(rules).flatMap(({ from, to }) => [
    { from: withBasePath(from, basePath), to: withBasePath(`${to}/`, basePath) },
    { from: withBasePath(`${from}/*`, basePath), to: withBasePath(`${to}/:splat`, basePath) },
  ]);
}

/** A path as content writes it, with language and base path; full URLs stay. */
export function completePath(path: string, lang: string, rules: PathRules, basePath: string): string {
  return isExternal(path) ? path : withBasePath(localizeLink(path, { version: '', lang }, rules), basePath);
}
