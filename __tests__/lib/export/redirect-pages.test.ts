import { runInNewContext } from 'node:vm';
import { listElements, parseHtml } from '@/lib/export/html';
import { renderDefaultRedirect, renderRedirectElement, renderRedirectScript, writeRedirectPages } from '@/lib/export/redirect-pages';
import { ADDRESS_CASES, RULES, VERSIONED } from '../../support/address-cases';
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

/** The URL that a script redirects to in a page that the host responded to with 404; `dataset` belongs to its element. */
function run(script: string | undefined, address: string, dataset: Readonly<Record<string, string>> = {}): string | undefined {
  let target: string | undefined;
  const { pathname, search, hash } = new URL(address, 'https://example.com');
  const location = { pathname, search, hash, replace: (url: string) => (target = url) };
  const document = { currentScript: { dataset } };
  const performance = { getEntriesByType: () => [{ responseStatus: 404 }] };
  runInNewContext(script ?? '', { location, document, performance, addEventListener: () => {}, decodeURIComponent });
  return target;
}

/** The URL that the redirect script in a page redirects to. The page loads it from the base path. */
function follow(files: Readonly<Record<string, string>>, page: string, address: string, basePath = ''): string | undefined {
  const [element] = listElements(parseHtml(files[page] ?? '')).filter(({ tagName }) => tagName === 'script');
  const attributes = element?.attrs.map(({ name, value }) => [name, value]) ?? [];
  const { src, ...data } = Object.fromEntries(attributes);
  expect(src).toBe(`${basePath}/redirect.js`);
  const dataset = Object.entries(data).map(([name, value]) => [name.replace('data-', ''), value]);
  return run(files['redirect.js'], address, Object.fromEntries(dataset));
}

/** Paths as a browser reports them: two slashes at the start would be another host. */
const TYPED = ADDRESS_CASES.filter(({ path }) => !path.startsWith('//'));

test.each(TYPED)('the script of 404 pages redirects $path to $clean', ({ path, clean, rules }) => {
  expect(run(renderDefaultRedirect(rules, ''), path)).toBe(path === clean ? undefined : clean);
});

test('only a site with versions has code that keeps the version', () => {
  expect(renderDefaultRedirect(RULES, '')).not.toContain('DOMContentLoaded');
  expect(renderDefaultRedirect(VERSIONED, '')).toContain('DOMContentLoaded');
});

test('the script is first in every 404 page', () => {
  const files = write('/docs');
  for (const name of ['404.html', 'zh/404.html']) {
    expect(files[name]).toMatch(/^<html><head><meta charset="utf-8"><script src="\/docs\/default-redirect\.js"><\/script><title>/);
  }
  expect(run(files['default-redirect.js'], '/docs/en/guide/?a=1#b')).toBe('/docs/guide/?a=1#b');
});

test('redirect pages keep query and hash', () => {
  const files = write('/docs');
  expect(follow(files, 'guide/old.html', '/docs/guide/old?a=1#x', '/docs')).toBe('/docs/guide/new?a=1#x');
  expect(follow(files, 'zh/guide/old.html', '/docs/zh/guide/old#part', '/docs')).toBe('/docs/zh/guide/new#section');
  expect(follow(files, 'gone/index.html', '/docs/gone/', '/docs')).toBe('https://example.com/');
  expect(files['guide/old.html']).toContain('<noscript><meta http-equiv="refresh" content="0; url=/docs/guide/new"></noscript>');
  // Search engines should list the new page.
  expect(files['guide/old.html']).toContain('<meta name="robots" content="noindex"><link rel="canonical" href="/docs/guide/new">');
});

test.each([
  ['/guide/old.html', 'guide/old.html'],
  ['/a%20b', 'a b.html'],
  ['/%E6%97%A7/', '旧/index.html'],
])('the page for %s is the file that hosts look up: %s', (from, file) => {
  const files = write('', [{ from, to: '/guide/new' }]);
  expect(files[file]).toContain('data-to="/guide/new"');
});

test('a page at the URL of a redirect stays as it is', () => {
  const files = write('', [
    { from: '/guide/new.html', to: '/guide/new' },
    { from: '/guide/new/', to: '/guide/other' },
  ]);
  expect(files['guide/new.html']).toBe(PAGE);
});

test('a page and its headings can be written with and without escapes', () => {
  const files = write('', [
    { from: '/%E6%97%A7', to: '/new' },
    { from: '/旧#a', to: '/new#b' },
  ]);
  expect(files['旧.html']?.match(/<script/g)).toHaveLength(1);
  expect(follow(files, '旧.html', '/%E6%97%A7#a')).toBe('/new#b');
});

test.each(['redirect.js', 'default-redirect.js'])('a file public/%s is not replaced', (name) => {
  const outDir = createFolder({ '404.html': PAGE, [name]: 'theirs' });
  expect(() => writeRedirectPages({ outDir, basePath: '', rules: RULES, redirects: REDIRECTS })).toThrow(
    `public/${name} has the path of a file that the build writes. Rename it.`,
  );
});

test('a redirected heading sends readers to its new URL', () => {
  const files = write('');
  expect(files['guide/new.html']).toBe(
    '<html><head><meta charset="utf-8"><script src="/redirect.js" async="" data-anchors="{&quot;before&quot;:&quot;/guide/new#after&quot;}"></script><title>x</title></head></html>',
  );
  expect(follow(files, 'guide/new.html', '/guide/new#before')).toBe('/guide/new#after');
  expect(follow(files, 'guide/new.html', '/guide/new')).toBeUndefined();
});

test('URLs are escaped', () => {
  const files = write('', [{ from: '/old', to: '/new?a="</script><b>&' }]);
  expect(files['old.html']).toContain('<a href="/new?a=&quot;&lt;/script&gt;&lt;b&gt;&amp;">');
  expect(follow(files, 'old.html', '/old')).toBe('/new?a="</script><b>&');
});

test.each(['"', "'", '<', '>', '&', '&quot;', '</script>', '\\', '\u2028', '中'])(
  'attributes contain the exact URLs and headings: %s',
  (text) => {
    const files = write('', [
      { from: '/old', to: `/new?${text}` },
      { from: `/old#${encodeURIComponent(text)}`, to: `/part?${text}` },
    ]);
    expect(follow(files, 'old.html', '/old')).toBe(`/new?${text}`);
    expect(follow(files, 'old.html', `/old#${encodeURIComponent(text)}`)).toBe(`/part?${text}`);
    expect(files['old.html']?.match(/<script/g)).toHaveLength(1);
  },
);

test('the element has only the attributes that the page needs', () => {
  expect(renderRedirectElement({ to: '/new', anchors: {} }, '/docs/redirect.js')).toBe(
    '<script src="/docs/redirect.js" data-to="/new"></script>',
  );
  expect(renderRedirectElement({ anchors: { a: '/x' } }, '/a&b/redirect.js')).toBe(
    '<script src="/a&amp;b/redirect.js" async="" data-anchors="{&quot;a&quot;:&quot;/x&quot;}"></script>',
  );
});

test('there is one redirect script, and none without redirects', () => {
  const files = write('');
  const withCode = Object.keys(files).filter((file) => files[file]?.includes('currentScript'));
  expect(withCode).toEqual(['redirect.js']);
  expect(write('', [])).not.toHaveProperty('redirect.js');
});

test('the redirect script also follows later hash links', () => {
  const targets: string[] = [];
  const listeners: (() => void)[] = [];
  const location = { pathname: '/guide/new', search: '', hash: '', replace: (url: string) => targets.push(url) };
  const document = { currentScript: { dataset: { anchors: '{"before":"/guide/new#after"}' } } };
  const addEventListener = (_: string, listener: () => void) => listeners.push(listener);
  runInNewContext(renderRedirectScript(), { location, document, addEventListener, decodeURIComponent });
  location.hash = '#before';
  // In a listener, no script is the current one.
  Object.assign(document, { currentScript: null });
  listeners[0]?.();
  expect(targets).toEqual(['/guide/new#after']);
});

test('headings cannot be redirected from a page that does not exist', () => {
  expect(() => write('', [{ from: '/nowhere#a', to: '/guide/new' }])).toThrow(
    /redirects headings of .*nowhere\.html, a page that does not exist/,
  );
});
