import { runInNewContext } from 'node:vm';
import { renderDefaultRedirect, writeRedirectPages } from '@/lib/export/redirect-pages';
import { RULES, SEGMENT_CASES } from '../../support/address-cases';
import { createFolder, readFolder } from '../../support/temporary-folder';

const PAGE = '<html><head><meta charset="utf-8"><title>x</title></head></html>';
const REDIRECTS = [
  { from: '/guide/old', to: '/guide/new' },
  { from: '/guide/old#part', to: '/guide/new#section' },
  { from: '/guide/new#before', to: '/guide/new#after' },
  { from: '/gone/', to: 'https://example.com/' },
];

function write(basePath: string, redirects = REDIRECTS): Record<string, string> {
  const outDir = createFolder({ '404.html': PAGE, 'zh/404.html': PAGE, 'guide/new.html': PAGE, 'zh/guide/new.html': PAGE });
  writeRedirectPages({ outDir, basePath, rules: RULES, redirects });
  return readFolder(outDir);
}

/** The URL that a script redirects to. */
function run(script: string | undefined, address: string): string | undefined {
  let target: string | undefined;
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  const location = { pathname, search, hash, replace: (url: string) => (target = url) };
  runInNewContext(script ?? '', { location, addEventListener: () => {}, decodeURIComponent });
  return target;
}

test.each(SEGMENT_CASES)('the script of 404 pages redirects $path to $clean', ({ path, clean, rules }) => {
  expect(run(renderDefaultRedirect(rules, ''), path) ?? path).toBe(clean);
});

test('the script is first in every 404 page', () => {
  const files = write('/docs');
  for (const name of ['404.html', 'zh/404.html']) {
    expect(files[name]).toMatch(/^<html><head><meta charset="utf-8"><script src="\/docs\/default-redirect\.js"><\/script><title>/);
  }
  expect(run(files['default-redirect.js'], '/docs/en/guide/?a=1#b')).toBe('/docs/guide/?a=1#b');
});

const inline = (html: string | undefined) => /<script>([\s\S]*?)<\/script>/.exec(html ?? '')?.[1];

test('redirect pages keep query and hash', () => {
  const files = write('/docs');
  expect(run(inline(files['guide/old.html']), '/docs/guide/old?a=1#x')).toBe('/docs/guide/new?a=1#x');
  expect(run(inline(files['zh/guide/old.html']), '/docs/zh/guide/old#part')).toBe('/docs/zh/guide/new#section');
  expect(run(inline(files['gone/index.html']), '/docs/gone/')).toBe('https://example.com/');
  expect(files['guide/old.html']).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/guide/new"></noscript>');
});

test('a redirected heading sends readers to its new URL', () => {
  const page = write('')['guide/new.html'];
  expect(page?.startsWith('<html><head><meta charset="utf-8"><script>')).toBe(true);
  expect(run(inline(page), '/guide/new#before')).toBe('/guide/new#after');
  expect(run(inline(page), '/guide/new')).toBeUndefined();
});

test('URLs are escaped', () => {
  const page = write('', [{ from: '/old', to: '/new?a="</script><b>&' }])['old.html'];
  expect(page).toContain('<a href="/new?a=&quot;&lt;/script&gt;&lt;b&gt;&amp;">');
  expect(run(inline(page), '/old')).toBe('/new?a="</script><b>&');
});

test('headings cannot be redirected from a page that does not exist', () => {
  expect(() => write('', [{ from: '/nowhere#a', to: '/guide/new' }])).toThrow(
    /redirects headings of .*nowhere\.html, a page that does not exist/,
  );
});
