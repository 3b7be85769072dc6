import { escapeUrl } from '@/lib/export/hosts/escape-url';
import type { HeaderRule, SiteHeaders } from '@/lib/export/hosts/headers';
import type { RedirectRule } from '@/lib/export/hosts/rules';
import { KEPT_DECODED_PATH } from '@/lib/routes/kept-path';
import type { PathRules } from '@/lib/routes/paths';

/** Types with text, in all forms that lists of MIME types have. HTML is always one. */
const TEXT_TYPES = [
  ...['text/css', 'text/javascript', 'text/plain', 'text/xml', 'application/atom+xml', 'application/javascript', 'application/json'],
  ...['application/rss+xml', 'application/xml', 'image/svg+xml'],
];

/**
 * Directives for an nginx `server` block whose `root` is the folder that contains the site: redirects, clean URLs, a 404 page in
 * the language of the URL, headers, and Markdown for clients that accept it.
 */
export function renderNginx(redirects: readonly RedirectRule[], headers: SiteHeaders, rules: PathRules, basePath: string): string {
  const { common } = headers;
  // HTML and Markdown have the same URL.
  const negotiated: HeaderRule['headers'] = [...common, ['Vary', 'Accept']];
  const others = rules.langs.filter((lang) => lang !== rules.defaultLang);
  const pages = addHeaders([...negotiated, ...headers.pages]);
  return `# Include in a server block: root is the folder that holds the site${basePath ? `, whose files lie in ${basePath.slice(1)}/` : ''}.
absolute_redirect off;
charset utf-8;
charset_types ${TEXT_TYPES.join(' ')};
index index.html;
${redirects.map(renderRule).join('')}${renderSlashRules(basePath)}
location / {
${pages}  # Addresses without a file ending that a program wants as Markdown.
  if ($http_accept ~* "text/markdown") {
    rewrite ^(.*)/$ $1/index.md last;
    rewrite ^(.*/[^/.]+)$ $1.md last;
  }
  try_files $uri.html $uri/index.html $uri =404;
  error_page 404 ${basePath}/404.html;
}
${others.map((lang) => renderLangBlock(`${basePath}/${lang}`, pages)).join('')}
location ~ \\.md$ {
  types { text/markdown md; }
  charset_types text/markdown;
${addHeaders([...negotiated, ...headers.markdown.filter(([name]) => name !== 'Content-Type')])}  try_files $uri =404;
}
location ~ \\.webmanifest$ {
  types { application/manifest+json webmanifest; }
${addHeaders(common)}  try_files $uri =404;
}
location ^~ ${basePath}/_next/static/ {
${addHeaders(common)}${headers.hashed.map(([name, value]) => `  # Not for errors, which may be temporary.\n  add_header ${name} "${value}";\n`).join('')}  try_files $uri =404;
}
# Rules for other hosts.
location = ${basePath}/_headers { return 404; }
location = ${basePath}/_redirects { return 404; }
`;
}

function addHeaders(list: HeaderRule['headers']): string {
  return list.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('');
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
  const pattern = escapePattern(isPrefix ? from.slice(0, -1) : from) + (isPrefix ? `(${KEPT_DECODED_PATH})` : '');
  return `rewrite "^${pattern}$" "${target}" permanent;\n`;
}

/** Redirects `/page/` to `/page` and `/folder` to `/folder/`, if there is such a page. */
function renderSlashRules(basePath: string): string {
  const root = escapePattern(basePath);
  return `
set $page "";
if ($uri ~ "^(.+)/$") { set $page $1.html; }
if (-f $document_root$page) { rewrite "^(${root}/${KEPT_DECODED_PATH})/$" "$1" permanent; }
if (-f $document_root$uri/index.html) { rewrite "^(${root && `${root}|`}${root}/${KEPT_DECODED_PATH}[^/])$" "$1/" permanent; }
`;
}

/** nginx reads `\\` and `\"` in quotes itself, so characters other than those of a regular expression are written as `\x22`. */
function escapePattern(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}/_~@,%=&:!-]/gu, (found) =>
    /[.*+?^${}()|[\]]/.test(found) ? `\\${found}` : `\\x${found.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}
