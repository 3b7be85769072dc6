import { escapeUrl } from '@/lib/export/hosts/escape-url';
import type { HeaderRule } from '@/lib/export/hosts/headers';
import type { RedirectRule } from '@/lib/export/hosts/rules';

/** `vercel.json`: clean URLs, redirects, headers, and Markdown for clients that accept it. */
export function renderVercelJson(redirects: readonly RedirectRule[], headers: readonly HeaderRule[], basePath: string): string {
  const accepts = [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }];
  const config = {
    cleanUrls: true,
    redirects: [
      ...redirects.map((rule) => ({ ...renderRule(rule), statusCode: 301 })),
      // Redirects, because Vercel applies them before it looks for files, while rewrites come after.
      { source: `${basePath}/`, has: accepts, destination: `${basePath}/index.md`, permanent: false },
      { source: `${basePath}/:path((?:.*/)?[^/.]+)/`, has: accepts, destination: `${basePath}/:path/index.md`, permanent: false },
      { source: `${basePath}/:path((?:.*/)?[^/.]+)`, has: accepts, destination: `${basePath}/:path.md`, permanent: false },
    ],
    // HTML and Markdown have the same URL.
    headers: [...headers, { path: `${basePath}/*`, headers: [['Vary', 'Accept']] as const }].map(({ path, headers: list }) => ({
      source: path.replace('*', '(.*)'),
      headers: list.map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

function renderRule({ from, to }: RedirectRule): { readonly source: string; readonly destination: string } {
  const isPrefix = from.endsWith('*');
  const source = escapePattern(escapeUrl(isPrefix ? from.slice(0, -1) : from));
  const [before = '', after] = isPrefix ? escapeUrl(to).split(':splat') : [escapeUrl(to)];
  const destination = after === undefined ? escapeName(before) : `${escapeName(before)}:path*${escapeName(after)}`;
  return { source: isPrefix ? `${source}:path*` : source, destination };
}

/** Characters with a meaning in the patterns of Vercel. */
function escapePattern(path: string): string {
  return path.replace(/[:()*+?!]/g, '\\$&');
}

/** `:name` is replaced in a destination. */
function escapeName(url: string): string {
  return url.replace(/:(?=[A-Za-z_])/g, '\\:');
}
