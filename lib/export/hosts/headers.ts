/** Headers that hosts add to files; `path` ends in `*` or holds one before its ending. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** What a `meta` element cannot say: caching of files whose name holds their hash, who may frame the site, and types that hosts guess. */
export function listHeaderRules(basePath: string): HeaderRule[] {
  return [
    { path: `${basePath}/_next/static/*`, headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    {
      path: `${basePath}/*.md`,
      headers: [
        ['Content-Type', 'text/markdown; charset=utf-8'],
        // The page itself is what people should find.
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
