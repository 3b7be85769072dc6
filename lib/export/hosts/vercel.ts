import type { HeaderRule } from '@/lib/export/hosts/headers';
import { ACCEPTS_MARKDOWN, escapeUrl, type RedirectRule } from '@/lib/export/hosts/rules';
import { KEPT_START } from '@/lib/routes/kept-path';
import { stripSlash } from '@/lib/routes/paths';
import { escapePattern } from '@/lib/site/escape';

/** Renders `vercel.json`: clean URLs, redirects, headers, and Markdown for clients that accept it. */
export function renderVercelJson(
  redirects: readonly RedirectRule[],
  headers: readonly HeaderRule[],
  indexPaths: ReadonlySet<string>,
  basePath: string,
): string {
  const page = `/:path(${KEPT_START}(?:.*/)?[^/.]+)`;
  const accepts = [{ type: 'header', key: 'accept', value: `.*${ACCEPTS_MARKDOWN}.*` }];
  const config = {
    cleanUrls: true,
    redirects: [
      ...[...redirects.map(renderRule), ...listSlashRules(indexPaths, basePath)].map((rule) => ({ ...rule, statusCode: 301 })),
      // Redirects, because Vercel applies them before it looks for files, but rewrites afterward.
      ...[
        ['/', '/index.md'],
        [`${page}/`, '/:path/index.md'],
        [page, '/:path.md'],
      ].map(([from, to]) => ({ source: basePath + from, has: accepts, destination: basePath + to, permanent: false })),
    ],
    // HTML and Markdown have the same URL.
    headers: [...headers, { path: `${basePath}/*`, headers: [['Vary', 'Accept']] as const }].map(({ path, headers: list }) => ({
      source: escapeSource(path).replace('\\*', '(.*)'),
      headers: list.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function renderRule({ from, to }: RedirectRule) {
  const isPrefix = from.endsWith('*');
  const source = escapeSource(escapeUrl(isPrefix ? from.slice(0, -1) : from));
  const parts = isPrefix ? escapeUrl(to).split(':splat') : [escapeUrl(to)];
  const destination = parts.map(escapeName).join(':path');
  return { source: isPrefix ? `${source}:path(${KEPT_START}.*)` : source, destination };
}

/** Lists rules that redirect `/folder` to `/folder/`, and `/page/` to `/page` for all paths that are not folders. */
function listSlashRules(indexPaths: ReadonlySet<string>, basePath: string): ReturnType<typeof renderRule>[] {
  const folders = [...indexPaths].filter((path) => path !== '/').map((path) => escapeUrl(stripSlash(path)));
  const others = folders.map((path) => `${escapePattern(path.slice(1))}/`);
  return [
    ...folders.map((path) => ({ source: escapeSource(basePath + path), destination: escapeName(`${basePath}${path}/`) })),
    {
      source: `${escapeSource(basePath)}/:path(${KEPT_START}(?!(?:${others.join('|')})$).*[^/])/`,
      destination: `${escapeName(basePath)}/:path`,
    },
  ];
}

/** Escapes characters with a special meaning in Vercel's patterns. */
function escapeSource(path: string): string {
  return path.replace(/[:()*+?!]/g, '\\$&');
}

/** Escapes `:name`, which Vercel would replace in a destination. */
function escapeName(url: string): string {
  return url.replace(/:(?=[A-Za-z_])/g, '\\:');
}
