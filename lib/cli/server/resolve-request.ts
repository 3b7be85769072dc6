import type { RedirectRule } from '@/lib/export/hosts/rules';
import { normalizePath } from '@/lib/routes/normalize-path';
import { stripSlash } from '@/lib/routes/paths';

/** What to answer to a request. */
export type Answer =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly file: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 308; readonly location: string }
  /** Nothing there, and no page that says so. */
  | { readonly kind: 'none' };

/** The site that is served. */
export interface ServedSite {
  /** Whether the site has this file; a relative path with forward slashes. */
  readonly has: (file: string) => boolean;
  readonly basePath: string;
  /** From the site's `_redirects`. */
  readonly redirects: readonly RedirectRule[];
  /** Whether there is one address for each page, and the others lead to it, as good hosts do; plain ones just answer. */
  readonly canonical: boolean;
}

/**
 * Finds the answer to a request by its raw path and query, by the rules that hosts for static sites share. Default segments are
 * not dropped here: that is what the site's own redirects are for.
 */
export function resolveRequest(rawPath: string, query: string, site: ServedSite): Answer {
  const { basePath, canonical } = site;
  const redirected = canonical ? findRedirect(rawPath, site.redirects) : undefined;
  if (redirected) return { kind: 'redirect', status: 301, location: redirected + query };
  if (rawPath === basePath) return { kind: 'redirect', status: 308, location: `${basePath}/${query}` };
  if (!rawPath.startsWith(`${basePath}/`)) return findMissing('', site);
  const path = normalizePath(rawPath.slice(basePath.length));
  const found = findFile(path, site);
  if (!found) return findMissing(path, site);
  const address = basePath + found.path;
  if (canonical && address !== rawPath) return { kind: 'redirect', status: 308, location: address + query };
  return { kind: 'file', status: /\/404$/.test(found.path) ? 404 : 200, file: found.file };
}

/** The Markdown version of a page for a program that asks for one (an `Accept` header), as the rules for nginx and Vercel do. */
export function preferMarkdown(found: Answer, accepts: string, { has, canonical }: ServedSite): Answer {
  if (!canonical || found.kind !== 'file' || found.status !== 200 || !/text\/markdown/i.test(accepts)) return found;
  const file = found.file.replace(/\.html$/, '.md');
  return has(file) ? { ...found, file } : found;
}

/** The file for a normalized path, with the one address that leads to it: both forms of a page's path do, with and without slash. */
function findFile(path: string, { has }: ServedSite): { file: string; path: string } | undefined {
  const decoded = decodeSafely(path);
  if (decoded === undefined) return undefined;
  if (has(decoded.slice(1))) return { file: decoded.slice(1), path };
  const page = stripSlash(path);
  const stem = stripSlash(decoded).slice(1);
  const index = stem ? `${stem}/index.html` : 'index.html';
  if (has(index)) return { file: index, path: stem ? `${page}/` : page };
  return stem && has(`${stem}.html`) ? { file: `${stem}.html`, path: page } : undefined;
}

/** The nearest 404 page upwards, so that it speaks the language of the address. */
function findMissing(path: string, { has }: ServedSite): Answer {
  const folders = (decodeSafely(path) ?? '').split('/').slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const file = [...folders.slice(0, depth), '404.html'].join('/');
    if (has(file)) return { kind: 'file', status: 404, file };
  }
  return { kind: 'none' };
}

function findRedirect(path: string, rules: readonly RedirectRule[]): string | undefined {
  for (const { from, to } of rules) {
    if (path === from) return to;
    const prefix = from.endsWith('*') ? from.slice(0, -1) : undefined;
    // A path has one slash at its start: two, of either kind, would name another host.
    if (prefix && path.startsWith(prefix)) return to.replace(':splat', () => path.slice(prefix.length)).replace(/^[/\\]+/, '/');
  }
  return undefined;
}

/** A decoded path; undefined if it is malformed or tries to leave the folder. */
function decodeSafely(rawPath: string): string | undefined {
  try {
    const segments = rawPath.split('/').map(decodeURIComponent);
    const unsafe = segments.some((segment) => segment === '.' || segment === '..' || /[/\\\0]/.test(segment));
    return unsafe ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}
