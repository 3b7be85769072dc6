import { listDefaultPrefixes } from '@/lib/routes/normalize-path';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { isExternal, localizeLink, type PathRules, splitHref, stripSlash, withBasePath } from '@/lib/routes/paths';
import { SPECIAL_CHARACTER } from '@/lib/site/urls';
import type { PageRedirect } from '@/lib/source/site-files';

/** A redirect rule for hosts. `from` may end in `*`; `:splat` in `to` is replaced with what `*` matched. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
}

/** Lists the redirects of pages and their Markdown versions, but not of headings (`redirect-pages.ts`): hosts do not receive the hash. */
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

/** Matches an `Accept` header that asks for Markdown. Hosts cannot compare weights; one of 0 means that the client does not want it. */
export const ACCEPTS_MARKDOWN = String.raw`text/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;

const SPECIAL = new RegExp(SPECIAL_CHARACTER, 'gu');

/** Escapes a path or URL for the rule files of hosts, in case syntax passes the validation. Two leading slashes lead to another host. */
export function escapeUrl(url: string): string {
  // `encodeURIComponent` does not encode the apostrophe, and throws for half of a surrogate pair.
  const encode = (character: string) => (character === "'" ? '%27' : encodeURIComponent(character.toWellFormed()));
  return url.replace(/^\/[/\\]+/, '/').replace(SPECIAL, encode);
}

/**
 * Renders the `_redirects` file of Cloudflare Pages and Netlify. Each rule for a folder is preceded by one for double slashes, which redirects
 * to the target folder: otherwise, `/en//x.example` would redirect to `//x.example`, which is another host.
 */
export function renderRedirectsFile(rules: readonly RedirectRule[]): string {
  const all = rules.flatMap((rule) => {
    const { from, to } = rule;
    return from.endsWith('/*') ? [{ from: from.replace(/\*$/, '/*'), to: to.replace(':splat', '') }, rule] : [rule];
  });
  return all.map(({ from, to }) => `${escapeUrl(from)} ${escapeUrl(to)} 301\n`).join('');
}
