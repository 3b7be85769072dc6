import { ACCEPTS_MARKDOWN, type RedirectRule } from '@/lib/export/hosts/rules';
import { normalizePath } from '@/lib/routes/normalize-path';
import { addQuery, stripSlash } from '@/lib/routes/paths';

export type Answer =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly file: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 308; readonly location: string }
  /** No file, and no 404 page. */
  | { readonly kind: 'none' };

const MARKDOWN = new RegExp(ACCEPTS_MARKDOWN, 'i');

/** A built site, and the rules that apply to requests for its files. */
export interface ServedSite {
  /** Returns whether the site has a file; `file` is a relative path with forward slashes. */
  readonly has: (file: string) => boolean;
  readonly basePath: string;
  /** From the site's `_redirects`. */
  readonly redirects: readonly RedirectRule[];
  /** Whether other URLs of a page redirect to its canonical URL. Simple hosts serve the page instead. */
  readonly canonical: boolean;
}

/** Resolves a raw path and query like static hosts. Leaves default segments to the redirects of the site. */
export function resolveRequest(rawPath: string, query: string, site: ServedSite): Answer {
  const found = resolvePath(rawPath, query, site);
  return found.kind === 'redirect' ? { ...found, location: keepOnSite(found.location) } : found;
}

function resolvePath(rawPath: string, query: string, site: ServedSite): Answer {
  const { basePath, canonical } = site;
  const redirected = canonical ? findRedirect(rawPath, site.redirects) : undefined;
  if (redirected) return { kind: 'redirect', status: 301, location: addQuery(redirected, query) };
  if (rawPath === basePath) return { kind: 'redirect', status: 308, location: `${basePath}/${query}` };
  if (!rawPath.startsWith(`${basePath}/`)) return resolveMissing('', site);
  const path = normalizePath(rawPath.slice(basePath.length));
  const found = findFile(path, site);
  if (!found) return resolveMissing(path, site);
  const canonicalPath = basePath + found.path;
  if (canonical && canonicalPath !== rawPath) return { kind: 'redirect', status: 308, location: canonicalPath + query };
  return { kind: 'file', status: /\/404$/.test(found.path) ? 404 : 200, file: found.file };
}

/** Replaces a page with its Markdown version if the `Accept` header asks for it, like the rules for nginx and Vercel. */
export function preferMarkdown(found: Answer, accepts: string, { has, canonical }: ServedSite): Answer {
  if (!canonical || found.kind !== 'file' || found.status !== 200 || !MARKDOWN.test(accepts)) return found;
  const file = found.file.replace(/\.html$/, '.md');
  return has(file) ? { ...found, file } : found;
}

/** Finds the file of a normalized path, with or without trailing slash, and its canonical path. */
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

/** Finds the 404 page in the nearest parent folder, which is in the language of the URL. */
function resolveMissing(path: string, { has }: ServedSite): Answer {
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
    if (prefix && path.startsWith(prefix)) return to.replace(':splat', () => path.slice(prefix.length));
  }
  return undefined;
}

/** Reduces slashes and backslashes at the start to one slash, because two lead to another host, and escapes what browsers drop. */
function keepOnSite(location: string): string {
  return location.replace(/^[/\\\p{Cc}\s]{2,}/u, '/').replace(/[\p{Cc}\s]/gu, encodeURIComponent);
}

/** Decodes a path; undefined if it is malformed or would leave the output folder. */
function decodeSafely(rawPath: string): string | undefined {
  try {
    const segments = rawPath.split('/').map(decodeURIComponent);
    const unsafe = segments.some((segment) => segment === '.' || segment === '..' || /[/\\\0]/.test(segment));
    return unsafe ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}
