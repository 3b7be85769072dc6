/** Headers for files; `path` ends in `*` or contains one before the file extension. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Browser features that no page uses, denied so that nothing on a page can use them. */
const DENIED_FEATURES = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial'],
  ...['usb', 'xr-spatial-tracking'],
];

const ONE_YEAR = 365 * 24 * 60 * 60;

/** The headers of a site, by kind of file. */
export interface SiteHeaders {
  /** For all files. */
  readonly common: HeaderRule['headers'];
  readonly pages: HeaderRule['headers'];
  /** For files with a hash in their name. */
  readonly hashed: HeaderRule['headers'];
  readonly markdown: HeaderRule['headers'];
  /** MIME types by file extension, for files that hosts serve without a character set. */
  readonly types: readonly (readonly [extension: string, type: string])[];
}

export function buildSiteHeaders(policy: string): SiteHeaders {
  return {
    common: [
      // `meta` elements cannot forbid other sites from showing a page in a frame.
      ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
      ['Strict-Transport-Security', `max-age=${ONE_YEAR}`],
      ['Permissions-Policy', DENIED_FEATURES.map((name) => `${name}=()`).join(', ')],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ],
    pages: [['Cache-Control', 'no-cache']],
    hashed: [['Cache-Control', `public, max-age=${ONE_YEAR}, immutable`]],
    markdown: [
      ['Content-Type', 'text/markdown; charset=utf-8'],
      // Search engines should list the HTML page, not the Markdown version.
      ['X-Robots-Tag', 'noindex'],
    ],
    types: [
      ['js', 'text/javascript; charset=utf-8'],
      ['svg', 'image/svg+xml; charset=utf-8'],
      ['xml', 'application/xml; charset=utf-8'],
    ],
  };
}

/** Lists rules by path; `files` are the pages. No two rules for a file have the same header, because hosts join the values. */
export function listHeaderRules({ common, pages, hashed, markdown, types }: SiteHeaders, files: readonly string[], basePath: string) {
  const rules = [
    ...listPagePatterns(files).map((path) => ({ path, headers: pages })),
    { path: '/_next/static/*', headers: hashed },
    { path: '/*.md', headers: markdown },
    ...types.map(([extension, type]) => ({ path: `/*.${extension}`, headers: [['Content-Type', type]] as const })),
    { path: '/*', headers: common },
  ];
  return rules.map(({ path, headers }) => ({ path: basePath + path, headers }));
}

/** Lists patterns for the URLs of all pages, one for each top-level folder, because hosts limit the number of rules. */
function listPagePatterns(files: readonly string[]): string[] {
  return [
    ...new Set(files.map((file) => (file.includes('/') ? `/${file.split('/')[0]}/*` : `/${file.replace(/(?:^index)?\.html$/, '')}`))),
  ];
}

/** Renders the `_headers` file of Cloudflare Pages and Netlify. */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  return rules.map(({ path, headers }) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`).join('');
}

export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: { path: string; headers: (readonly [string, string])[] }[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([^\s:]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name) rules.at(-1)?.headers.push([name, value ?? '']);
    else if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: [] });
  }
  return rules;
}

/** Lists the headers of all rules that match a path, which has a base path but no query. */
export function listHeaders(rules: readonly HeaderRule[], path: string): HeaderRule['headers'] {
  return rules.filter((rule) => matches(rule.path, path)).flatMap(({ headers }) => headers);
}

function matches(pattern: string, path: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return path === pattern;
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}
