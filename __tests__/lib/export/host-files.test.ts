import { runInNewContext } from 'node:vm';
import { writeHostFiles } from '@/lib/export/host-files';
import { relocateMarkdown } from '@/lib/export/relocate-markdown';
import { createFolder, readFolder } from '../../support/temporary-folder';

const RULES = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };
const PAGE = '<html><head><meta charset="utf-8"><title>x</title></head></html>';
const REDIRECTS = [
  { from: '/guide/old', to: '/guide/new' },
  { from: '/guide/old#part', to: '/guide/new#section' },
  { from: '/guide/new#before', to: '/guide/new#after' },
  { from: '/gone/', to: 'https://example.com/' },
];

function write(basePath: string, redirects = REDIRECTS): Record<string, string> {
  const outDir = createFolder({ _redirects: '/mine /yours 302\n', 'guide/new.html': PAGE, 'zh/guide/new.html': PAGE });
  writeHostFiles({ outDir, basePath, rules: RULES, redirects, indexPaths: new Set(['/', '/zh/', '/guide/start/']) });
  return readFolder(outDir);
}

test('rules of public/ stay, single pages come before whole folders', () => {
  expect(write('')._redirects?.trimEnd().split('\n')).toEqual([
    '/mine /yours 302',
    '/guide/old /guide/new 301',
    '/guide/old.md /guide/new.md 301',
    '/gone/ https://example.com/ 301',
    '/zh/guide/old /zh/guide/new 301',
    '/zh/guide/old.md /zh/guide/new.md 301',
    '/zh/gone/ https://example.com/ 301',
    '/zh.md /zh/index.md 301',
    '/guide/start.md /guide/start/index.md 301',
    '/en / 301',
    '/en//* / 301',
    '/en/* /:splat 301',
  ]);
});

test('hashed files are kept for good, translations are Markdown that no search engine lists', () => {
  const { _headers } = write('/docs');
  expect(_headers).toContain('/docs/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  expect(_headers).toContain('/docs/*.md\n  Content-Type: text/markdown; charset=utf-8\n  X-Robots-Tag: noindex\n');
});

test('hosts that choose between a page and its translation say so to caches', () => {
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

/** Where the script of a page sends a reader who comes with this hash. */
function follow(html: string | undefined, search: string, hash: string): string | undefined {
  let target: string | undefined;
  const location = { search, hash, replace: (url: string) => (target = url) };
  runInNewContext(/<script>([\s\S]*?)<\/script>/.exec(html ?? '')?.[1] ?? '', { location, addEventListener: () => {}, decodeURIComponent });
  return target;
}

test('where no host rule does, pages send on, with query and hash', () => {
  const files = write('/docs');
  expect(follow(files['guide/old.html'], '?a=1', '#x')).toBe('/docs/guide/new?a=1#x');
  expect(follow(files['zh/guide/old.html'], '', '#part')).toBe('/docs/zh/guide/new#section');
  expect(follow(files['gone/index.html'], '', '')).toBe('https://example.com/');
  expect(files['guide/old.html']).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/guide/new"></noscript>');
});

test('a heading that moved takes its readers along, others stay', () => {
  const page = write('')['guide/new.html'];
  expect(page?.startsWith('<html><head><meta charset="utf-8"><script>')).toBe(true);
  expect(follow(page, '', '#before')).toBe('/guide/new#after');
  expect(follow(page, '', '#elsewhere')).toBeUndefined();
  expect(follow(page, '', '#%')).toBeUndefined();
  expect(follow(page, '', '')).toBeUndefined();
});

test('headings cannot move from a page that is not there', () => {
  expect(() => write('', [{ from: '/nowhere#a', to: '/guide/new' }])).toThrow('moves headings of a page that is not there');
});

test('Markdown versions come to stand beside their pages', () => {
  const folder = createFolder({ 'guide/a.html': PAGE, 'markdown/guide/a.md': '# A\n', 'markdown/index.md': '# Home\n' });
  relocateMarkdown(folder);
  expect(Object.keys(readFolder(folder)).sort()).toEqual(['guide/a.html', 'guide/a.md', 'index.md']);
});

test('a file of public/ in the place of a translation stops the build', () => {
  const folder = createFolder({ 'a.md': 'mine', 'markdown/a.md': '# A\n' });
  expect(() => relocateMarkdown(folder)).toThrow("public/a.md has the name of a page's Markdown version; rename it.");
});
