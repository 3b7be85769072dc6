import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { getHostFolder, writeHostFiles } from '@/lib/export/host-files';
import { listHeaders, parseHeadersFile } from '@/lib/export/hosts/headers';
import { ACCEPTS_MARKDOWN, listDefaultRules } from '@/lib/export/hosts/rules';
import { writeFileWithFolders } from '@/lib/node/files';
import { KEPT_DECODED_PATH, KEPT_START } from '@/lib/routes/kept-path';
import { RULES, VERSIONED } from '../../support/address-cases';
import { createFolder, readFolder } from '../../support/temporary-folder';

/** Interprets the pattern syntax of Vercel. */
const patterns: {
  match(source: string, options: { strict: boolean }): (path: string) => false | { params: Record<string, unknown> };
  compile(destination: string, options: { validate: boolean }): (params: Record<string, unknown>) => string;
} = createRequire(import.meta.url)('next/dist/compiled/path-to-regexp');

const PAGE = '<html><head><meta charset="utf-8"><title>x</title></head></html>';
const REDIRECTS = [
  { from: '/guide/old', to: '/guide/new#section' },
  { from: '/guide/old#part', to: '/guide/new#section' },
  { from: '/gone/', to: 'https://example.com/' },
];

const POLICY = "default-src 'self'";
const PAGES = { 'index.html': PAGE, '404.html': PAGE, 'search-index.html': PAGE, 'guide/start/index.html': PAGE, 'zh/404.html': PAGE };

/** The files in the site and next to it. */
function write(basePath: string, redirects = REDIRECTS): { site: Record<string, string>; hosts: Record<string, string> } {
  const outDir = path.join(createFolder(), 'out');
  for (const [name, text] of Object.entries({ ...PAGES, _redirects: '/mine /yours 302\n', _headers: '/mine\n  X-Mine: yes\n' })) {
    writeFileWithFolders(path.join(outDir, name), text);
  }
  writeHostFiles({ outDir, basePath, rules: RULES, redirects }, new Set(['/', '/zh/', '/guide/start/']), POLICY);
  return { site: readFolder(outDir), hosts: readFolder(getHostFolder(outDir)) };
}

test('the site has only the rules that hosts read there and do not serve', () => {
  const { site, hosts } = write('');
  expect(Object.keys(site).filter((file) => !file.endsWith('.html'))).toEqual(['.nojekyll', '_headers', '_redirects']);
  expect(Object.keys(hosts)).toEqual(['nginx.conf', 'vercel.json']);
});

test('README.md lists exactly the files for hosts', () => {
  const rows = readFileSync('README.md', 'utf8').match(/^\| `out(?:\.hosts)?\/.*$/gm) ?? [];
  const listed = rows.flatMap((row) => [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, file]) => file));
  const { site, hosts } = write('');
  const written = Object.keys(site).filter((file) => !file.endsWith('.html'));
  expect(listed.sort()).toEqual([...written.map((file) => `out/${file}`), ...Object.keys(hosts).map((file) => `out.hosts/${file}`)].sort());
});

test('rules from public/ are kept, and rules for pages are before rules for folders', () => {
  expect(write('').site._redirects?.trimEnd().split('\n')).toEqual([
    '/mine /yours 302',
    '/guide/old /guide/new#section 301',
    '/guide/old.md /guide/new.md 301',
    '/gone/ https://example.com/ 301',
    '/zh/guide/old /zh/guide/new#section 301',
    '/zh/guide/old.md /zh/guide/new.md 301',
    '/zh/gone/ https://example.com/ 301',
    '/zh.md /zh/index.md 301',
    '/guide/start.md /guide/start/index.md 301',
    '/en / 301',
    '/en//* / 301',
    '/en/* /:splat 301',
  ]);
});

test('rules from public/ without a line break at their end stay rules of their own', () => {
  const outDir = createFolder({ 'site/_redirects': '/mine /yours 302', 'site/_headers': '/mine\n  X-Mine: yes' });
  writeHostFiles({ outDir: `${outDir}/site`, basePath: '', rules: RULES, redirects: [{ from: '/a', to: '/b' }] }, new Set(), '');
  const { 'site/_redirects': redirects, 'site/_headers': headers } = readFolder(outDir);
  expect(redirects).toMatch(/^\/mine \/yours 302\n\/a \/b 301\n/);
  expect(headers).toMatch(/^\/mine\n {2}X-Mine: yes\n\//);
});

test('pages are revalidated, hashed files are cached forever, Markdown versions are not indexed, text has a character set', () => {
  const rules = parseHeadersFile(write('/docs').site._headers ?? '');
  expect(rules.slice(0, -1)).toEqual([
    // From public/.
    { path: '/mine', headers: [['X-Mine', 'yes']] },
    ...['/docs/404', '/docs/guide/*', '/docs/', '/docs/search-index', '/docs/zh/*'].map((each) => ({
      path: each,
      headers: [['Cache-Control', 'no-cache']],
    })),
    { path: '/docs/_next/static/*', headers: [['Cache-Control', 'public, max-age=31536000, immutable']] },
    {
      path: '/docs/*.md',
      headers: [
        ['Content-Type', 'text/markdown; charset=utf-8'],
        ['X-Robots-Tag', 'noindex'],
      ],
    },
    { path: '/docs/*.js', headers: [['Content-Type', 'text/javascript; charset=utf-8']] },
    { path: '/docs/*.svg', headers: [['Content-Type', 'image/svg+xml; charset=utf-8']] },
    { path: '/docs/*.xml', headers: [['Content-Type', 'application/xml; charset=utf-8']] },
  ]);
});

test('no file gets the same header twice', () => {
  const rules = parseHeadersFile(write('/docs').site._headers ?? '');
  for (const file of ['/', '/404', '/guide/start/', '/guide/a.md', '/zh/a.svg', '/_next/static/a.js', '/rss/a.xml', '/a.txt']) {
    const names = listHeaders(rules, `/docs${file}`).map(([name]) => name);
    expect([file, new Set(names).size]).toEqual([file, names.length]);
  }
});

test('every host sends the headers of the policy and the others with all files', () => {
  const { site, hosts } = write('');
  const common = Object.fromEntries(listHeaders(parseHeadersFile(site._headers ?? ''), '/logo.png'));
  expect(common).toEqual({
    'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=31536000',
    'Permissions-Policy': expect.stringMatching(/^(?:[a-z-]+=\(\)(?:, |$)){10,}$/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  const nginx = hosts['nginx.conf'] ?? '';
  for (const [name, value] of Object.entries(common)) expect(nginx.split(`add_header ${name} "${value}" always;`)).toHaveLength(6);
  const headers = Object.entries(common).map(([key, value]) => ({ key, value }));
  expect(JSON.parse(hosts['vercel.json'] ?? '').headers).toContainEqual({ source: '/(.*)', headers });
});

test('the rules for Markdown leave out clients that refuse it', () => {
  const { hosts } = write('');
  expect(hosts['nginx.conf']).toContain(`if ($http_accept ~* "${ACCEPTS_MARKDOWN}") {`);
  const { redirects } = JSON.parse(hosts['vercel.json'] ?? '');
  const values = redirects.flatMap(({ has = [] }: { has?: { value: string }[] }) => has.map(({ value }) => value));
  expect(new Set(values)).toEqual(new Set([`.*${ACCEPTS_MARKDOWN}.*`]));
});

test('hosts that serve HTML or Markdown set the Vary header', () => {
  const { hosts } = write('/docs');
  expect(JSON.parse(hosts['vercel.json'] ?? '').headers).toContainEqual({
    source: '/docs/(.*)',
    headers: [{ key: 'Vary', value: 'Accept' }],
  });
  expect(hosts['nginx.conf']?.match(/add_header Vary "Accept" always;/g)).toHaveLength(3);
});

test('all hosts have the same redirects', () => {
  const { hosts } = write('/docs', [{ from: '/a', to: '/b' }]);
  const vercel = JSON.parse(hosts['vercel.json'] ?? '');
  expect(vercel.redirects).toContainEqual({ source: '/docs/zh/a', destination: '/docs/zh/b', statusCode: 301 });
  expect(vercel.redirects).toContainEqual({ source: `/docs/en/:path(${KEPT_START}.*)`, destination: '/docs/:path', statusCode: 301 });
  expect(hosts['nginx.conf']).toContain('rewrite "^/docs/zh/a$" "/docs/zh/b" permanent;\n');
  expect(hosts['nginx.conf']).toContain(`rewrite "^/docs/en/(${KEPT_DECODED_PATH})$" "/docs/$1" permanent;\n`);
});

test('nginx puts the query before the hash', () => {
  const { hosts } = write('', [
    { from: '/a', to: '/b#c' },
    { from: '/d', to: 'https://d.example/?e=1#f' },
  ]);
  expect(hosts['nginx.conf']).toContain('rewrite "^/a$" "/b$is_args$args#c?" permanent;\n');
  expect(hosts['nginx.conf']).toContain('rewrite "^/d$" "https://d.example/?e=1&$args#f?" permanent;\n');
});

test.each([
  ['/docs/guide/start', '/docs/guide/start/'],
  ['/docs/zh', '/docs/zh/'],
  ['/docs/guide/page/', '/docs/guide/page'],
  ['/docs/zh/page/', '/docs/zh/page'],
  ['/docs/guide/start/', undefined],
  ['/docs/zh/', undefined],
  ['/docs/', undefined],
  ['/docs/guide/page', undefined],
  ['/docs//evil.example/', undefined],
  ['/docs/%5Cevil.example/', undefined],
])('Vercel redirects %s to %s', (from, to) => {
  const { redirects } = JSON.parse(write('/docs').hosts['vercel.json'] ?? '');
  const own = redirects.filter(({ has }: { has?: unknown }) => !has);
  const target = own.flatMap(({ source, destination }: { source: string; destination: string }) => {
    const found = patterns.match(source, { strict: true })(from);
    return found ? [patterns.compile(destination, { validate: false })(found.params)] : [];
  })[0];
  expect(target).toBe(to);
});

test.each([
  ['/docs/', '/docs/index.md'],
  ['/docs/guide/start/', '/docs/guide/start/index.md'],
  ['/docs/zh/guide/page', '/docs/zh/guide/page.md'],
  ['/docs/favicon.svg', undefined],
  ['/docs//evil.example/', undefined],
])('a client that wants Markdown is redirected by Vercel from %s to %s, but only this time', (from, to) => {
  const { redirects } = JSON.parse(write('/docs').hosts['vercel.json'] ?? '');
  const targets = redirects
    .filter(({ has }: { has?: unknown }) => has)
    .flatMap(({ source, destination, permanent }: { source: string; destination: string; permanent: boolean }) => {
      const found = patterns.match(source, { strict: true })(from);
      return found ? [[patterns.compile(destination, { validate: false })(found.params), permanent]] : [];
    });
  expect(targets).toEqual(to ? [[to, false]] : []);
});

test('rules for default segments are sorted, longer ones first', () => {
  const format = (list: ReturnType<typeof listDefaultRules>) => list.map(({ from, to }) => `${from} ${to}`);
  expect(format(listDefaultRules(RULES, '/docs'))).toEqual(['/docs/en /docs/', '/docs/en/* /docs/:splat']);
  expect(format(listDefaultRules(VERSIONED, ''))).toEqual([
    '/v2/en /',
    '/v2/en/* /:splat',
    '/v2 /',
    '/v2/* /:splat',
    '/en /',
    '/en/* /:splat',
    '/v1/en /v1/',
    '/v1/en/* /v1/:splat',
  ]);
});
