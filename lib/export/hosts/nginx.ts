import { escapeUrl } from '@/lib/export/hosts/escape-url';
import type { HeaderRule } from '@/lib/export/hosts/headers';
import type { RedirectRule } from '@/lib/export/hosts/rules';
import type { PathRules } from '@/lib/routes/paths';

/**
 * Directives for an nginx `server` block whose `root` is the folder that contains the site: redirects, clean URLs, a 404 page in
 * the language of the URL, headers, and Markdown for clients that accept it.
 */
export function renderNginx(
  redirects: readonly RedirectRule[],
  headers: readonly HeaderRule[],
  rules: PathRules,
  basePath: string,
): string {
  const common = headers.find(({ path }) => path === `${basePath}/*`)?.headers ?? [];
  const add = (list: HeaderRule['headers']) => list.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('');
  const markdown = headers.find(({ path }) => path.endsWith('.md'))?.headers ?? [];
  const immutable = headers.find(({ path }) => path.startsWith(`${basePath}/_next/`));
  // HTML and Markdown have the same URL.
  const negotiated = add([...common, ['Vary', 'Accept']]);
  const others = rules.langs.filter((lang) => lang !== rules.defaultLang);
  return `# Include in a server block: root is the folder that holds the site${basePath ? `, whose files lie in ${basePath.slice(1)}/` : ''}.
absolute_redirect off;
charset utf-8;
charset_types text/css application/javascript application/xml application/json;
index index.html;
${redirects.map(renderRule).join('')}
location / {
${negotiated}  # Addresses without a file ending that a program wants as Markdown.
  if ($http_accept ~* "text/markdown") {
    rewrite ^(.*)/$ $1/index.md last;
    rewrite ^(.*/[^/.]+)$ $1.md last;
  }
  try_files $uri.html $uri/index.html $uri =404;
  error_page 404 ${basePath}/404.html;
}
${others.map((lang) => renderLangBlock(`${basePath}/${lang}`, negotiated)).join('')}
location ~ \\.md$ {
  types { text/markdown md; }
  charset_types text/markdown;
${add([...common, ['Vary', 'Accept'], ...markdown.filter(([name]) => name !== 'Content-Type')])}  try_files $uri =404;
}
location ~ \\.webmanifest$ {
  types { application/manifest+json webmanifest; }
${add(common)}  try_files $uri =404;
}
location ^~ ${basePath}/_next/static/ {
${add([...common, ...(immutable?.headers ?? [])])}  try_files $uri =404;
}
`;
}

function renderLangBlock(prefix: string, headers: string): string {
  return `location ${prefix}/ {
${headers}  if ($http_accept ~* "text/markdown") {
    rewrite ^(.*)/$ $1/index.md last;
    rewrite ^(.*/[^/.]+)$ $1.md last;
  }
  try_files $uri.html $uri/index.html $uri =404;
  error_page 404 ${prefix}/404.html;
}
`;
}

/** Uses `rewrite`, because it escapes captured text and `return` does not. */
function renderRule({ from, to }: RedirectRule): string {
  const isPrefix = from.endsWith('*');
  const target = isPrefix ? escapeUrl(to).replace(':splat', '$1') : escapeUrl(to);
  return `rewrite "^${escapePattern(isPrefix ? from.slice(0, -1) : from)}${isPrefix ? '(.*)' : ''}$" "${target}" permanent;\n`;
}

/** nginx reads `\\` and `\"` in quotes itself, so characters other than those of a regular expression are written as `\x22`. */
function escapePattern(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}/_~@,%=&:!-]/gu, (found) =>
    /[.*+?^${}()|[\]]/.test(found) ? `\\${found}` : `\\x${found.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
