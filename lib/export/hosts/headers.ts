/** Headers for files; `path` ends in `*` or contains one before the file extension. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Headers without a `meta` equivalent: caching of files with a hash in their name, framing by other sites, and MIME types that hosts guess. */
export function listHeaderRules(basePath: string): HeaderRule[] {
  return [
    { path: `${basePath}/_next/static/*`, headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    {
      path: `${basePath}/*.md`,
      headers: [
        ['Content-Type', 'text/markdown; charset=utf-8'],
        // Search engines should list the HTML page, not the Markdown version.
        ['X-Robots-Tag', 'noindex'],
      ],
    },
    {
      path: `${basePath}/*`,
      headers: [
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ],
    },
  ];
}

/** The `_headers` file of Cloudflare Pages and Netlify. */
export function renderHeadersFile(rules: readonly HeaderRule[]): string {
  return rules.map(({ path, headers }) => `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`).join('');
}
