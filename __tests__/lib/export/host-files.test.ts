import { writeHostFiles } from '@/lib/export/host-files';
import { listDefaultRules } from '@/lib/export/hosts/rules';
import { relocateMarkdown } from '@/lib/export/relocate-markdown';
import { RULES, VERSIONED } from '../../support/address-cases';
import { createFolder, readFolder } from '../../support/temporary-folder';

const PAGE = '<html><head><meta charset="utf-8"><title>x</title></head></html>';
const REDIRECTS = [
  { from: '/guide/old', to: '/guide/new#section' },
  { from: '/guide/old#part', to: '/guide/new#section' },
  { from: '/gone/', to: 'https://example.com/' },
];

function write(basePath: string, redirects = REDIRECTS): Record<string, string> {
  const outDir = createFolder({ _redirects: '/mine /yours 302\n' });
  writeHostFiles({ outDir, basePath, rules: RULES, redirects }, new Set(['/', '/zh/', '/guide/start/']));
  return readFolder(outDir);
}

test('rules from public/ are kept, and rules for pages are before rules for folders', () => {
  expect(write('')._redirects?.trimEnd().split('\n')).toEqual([
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

test('hashed files are cached forever, and Markdown versions are not indexed', () => {
  const { _headers } = write('/docs');
  expect(_headers).toContain('/docs/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(_headers).toContain('/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n');
});

test('hosts that serve HTML or Markdown set the Vary header', () => {
  const files = write('/docs');
  expect(JSON.parse(files['vercel.json'] ?? '').headers).toContainEqual({
    source: '/docs/(.*)',
    headers: [{ key: 'Vary', value: 'Accept' }],
  });
  expect(files['nginx.conf']?.match(/add_header Vary "Accept" always;/g)).toHaveLength(3);
});

test('all hosts have the same redirects', () => {
  const files = write('/docs', [{ from: '/a', to: '/b' }]);
  const vercel = JSON.parse(files['vercel.json'] ?? '');
  expect(vercel.redirects).toContainEqual({ source: '/docs/zh/a', destination: '/docs/zh/b', statusCode: 301 });
  expect(vercel.redirects).toContainEqual({ source: '/docs/en/:path*', destination: '/docs/:path*', statusCode: 301 });
  expect(files['nginx.conf']).toContain('rewrite "^/docs/zh/a$" "/docs/zh/b" permanent;\n');
  expect(files['nginx.conf']).toContain('rewrite "^/docs/en/(.*)$" "/docs/$1" permanent;\n');
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

test('Markdown versions are relocated next to their pages', () => {
  const folder = createFolder({ 'guide/a.html': PAGE, 'markdown/guide/a.md': '# A\n', 'markdown/index.md': '# Home\n' });
  relocateMarkdown(folder);
  expect(Object.keys(readFolder(folder)).sort()).toEqual(['guide/a.html', 'guide/a.md', 'index.md']);
});

test('a file in public/ with the path of a Markdown version is an error', () => {
  const folder = createFolder({ 'a.md': 'mine', 'markdown/a.md': '# A\n' });
  expect(() => relocateMarkdown(folder)).toThrow("public/a.md has the path of a page's Markdown version. Rename it.");
});
