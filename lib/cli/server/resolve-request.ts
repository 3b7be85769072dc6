import type { RedirectRule } from '@/lib/export/hosts/rules';

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
 * Finds the answer to a request by its raw path and query: the rules that hosts for static sites share (design section 4.1).
 */
export function resolveRequest(rawPath: string, query: string, site: ServedSite): Answer {
  const redirected = site.canonical ? findRedirect(rawPath, site.redirects) : undefined;
  if (redirected) return { kind: 'redirect', status: 301, location: redirected + query };
  const decoded = decodeSafely(rawPath);
  if (decoded === undefined) return findMissing('', site);
  if (decoded === site.basePath) return { kind: 'redirect', status: 308, location: `${site.basePath}/${query}` };
  if (!decoded.startsWith(`${site.basePath}/`)) return findMissing('', site);
  const path = decoded.slice(site.basePath.length);
  const found = findFile(path, site);
  if (!found) return findMissing(path, site);
  const address = encodePath(site.basePath + found.path);
  if (site.canonical && address !== normalizeEscapes(rawPath)) return { kind: 'redirect', status: 308, location: address + query };
  return { kind: 'file', status: /\/404$/.test(found.path) ? 404 : 200, file: found.file };
}

/** The Markdown version of a page for a program that asks for one (an `Accept` header), as the rules for nginx and Vercel do. */
export function preferMarkdown(found: Answer, accepts: string, { has, canonical }: ServedSite): Answer {
  if (!canonical || found.kind !== 'file' || found.status !== 200 || !/text\/markdown/i.test(accepts)) return found;
  const file = found.file.replace(/\.html$/, '.md');
  return has(file) ? { ...found, file } : found;
}

/** The file for a decoded path, with the one clean path that leads to it. */
function findFile(path: string, { has }: ServedSite): { file: string; path: string } | undefined {
  const clean = path.replace(/\/{2,}/g, '/');
  const stem = clean
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/\/$/, '')
    .slice(1);
  if (has(clean.slice(1)) && !clean.endsWith('.html')) return { file: clean.slice(1), path: clean };
  const index = stem ? `${stem}/index.html` : 'index.html';
  if (has(index)) return { file: index, path: stem ? `/${stem}/` : '/' };
  return stem && has(`${stem}.html`) ? { file: `${stem}.html`, path: `/${stem}` } : undefined;
}

/** The nearest 404 page upwards, so that it speaks the language of the address. */
function findMissing(path: string, { has }: ServedSite): Answer {
  const folders = path.split('/').slice(1, -1);
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
    if (prefix && path.startsWith(prefix)) return to.replace(':splat', path.slice(prefix.length)).replace(/^[/\\]+/, '/');
  }
  return undefined;
}

/** A decoded path, or nothing where it is malformed or tries to leave the folder. */
function decodeSafely(rawPath: string): string | undefined {
  try {
    const segments = rawPath.split('/').map(decodeURIComponent);
    const unsafe = segments.some((segment) => segment === '.' || segment === '..' || /[/\\\0]/.test(segment));
    return unsafe ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** `%e4` and `%E4` are the same address. */
function normalizeEscapes(rawPath: string): string {
  return rawPath.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
}
