import type { HeaderRule, SiteHeaders } from '@/lib/export/hosts/headers';
import { ACCEPTS_MARKDOWN, escapeUrl, type RedirectRule } from '@/lib/export/hosts/rules';
import { KEPT_DECODED_PATH } from '@/lib/routes/kept-path';
import { buildPrefix, listVersions, type PathRules, splitHref } from '@/lib/routes/paths';
import { decodeUrlText } from '@/lib/site/urls';

/** Types to serve with a character set, under all names that lists of MIME types use. nginx always includes HTML. */
const TEXT_TYPES = [
  ...['text/css', 'text/javascript', 'text/plain', 'text/xml', 'application/atom+xml', 'application/javascript', 'application/json'],
  ...['application/rss+xml', 'application/xml', 'image/svg+xml'],
];

/** Renders directives for an nginx `server` block whose `root` is the folder that contains the site. */
export function renderNginx(redirects: readonly RedirectRule[], headers: SiteHeaders, rules: PathRules, basePath: string): string {
  const { common } = headers;
  // HTML and Markdown have the same URL.
  const negotiated: HeaderRule['headers'] = [...common, ['Vary', 'Accept']];
  const pages = addHeaders([...negotiated, ...headers.pages]);
  // The most specific `location` applies.
  const prefixes = listVersions(rules).flatMap((version) => rules.langs.map((lang) => buildPrefix({ version, lang }, rules)));
  return `# Include in a server block: root is the folder that holds the site${basePath ? `, whose files lie in ${basePath.slice(1)}/` : ''}.
absolute_redirect off;
charset utf-8;
charset_types ${TEXT_TYPES.join(' ')};
index index.html;
${redirects.map(renderRule).join('')}${renderSlashRules(basePath)}
${prefixes
  // The first one is for everything else, including paths outside the base path.
  .map((prefix) => renderPages(prefix ? `${basePath}${prefix}/` : '/', `${basePath}${prefix}/404.html`, pages))
  .join('')}
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

function renderPages(location: string, missing: string, headers: string): string {
  return `location ${location} {
${headers}  # URLs without a file extension that a program wants as Markdown.
  if ($http_accept ~* "${ACCEPTS_MARKDOWN}") {
    rewrite ^(.*)/$ $1/index.md last;
    rewrite ^(.*/[^/.]+)$ $1.md last;
  }
  try_files $uri.html $uri/index.html $uri =404;
  error_page 404 ${missing};
}
`;
}

/** Renders a redirect. nginx compares decoded paths. Uses `rewrite`, because it escapes captured text and `return` does not. */
function renderRule({ from, to }: RedirectRule): string {
  const isPrefix = from.endsWith('*');
  const target = isPrefix ? escapeUrl(to).replace(':splat', '$1') : addArguments(escapeUrl(to));
  const pattern = escapeRewrite(decodeUrlText(isPrefix ? from.slice(0, -1) : from)) + (isPrefix ? `(${KEPT_DECODED_PATH})` : '');
  return `rewrite "^${pattern}$" "${target}" permanent;\n`;
}

/** Puts the arguments of the request before the hash. nginx would append them, except for the `?` at the end. */
function addArguments(url: string): string {
  const { path, query, hash } = splitHref(url);
  return hash ? `${path}${query ? `${query}&$args` : '$is_args$args'}${hash}?` : url;
}

/** Renders rules that redirect `/page/` to `/page` and `/folder` to `/folder/`, if there is such a page. */
function renderSlashRules(basePath: string): string {
  const root = escapeRewrite(basePath);
  return `
set $page "";
if ($uri ~ "^(.+)/$") { set $page $1.html; }
if (-f $document_root$page) { rewrite "^(${root}/${KEPT_DECODED_PATH})/$" "$1" permanent; }
if (-f $document_root$uri/index.html) { rewrite "^(${root && `${root}|`}${root}/${KEPT_DECODED_PATH}[^/])$" "$1/" permanent; }
`;
}

/**
 * Escapes text for `rewrite`. nginx itself reads `\\` and `\"` in quotes, so characters outside regular expression syntax are written byte by
 * byte, such as `\x22`.
 */
function escapeRewrite(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}/_~@,%=&:!-]/gu, (found) =>
    /[.*+?^${}()|[\]]/.test(found)
      ? `\\${found}`
      : [...Buffer.from(found)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}
