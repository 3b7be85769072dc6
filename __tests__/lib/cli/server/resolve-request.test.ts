import { type Answer, preferMarkdown, resolveRequest } from '@/lib/cli/server/resolve-request';

import { FORM_CASES } from '../../../support/address-cases';

const FILES = new Set([
  'index.html',
  '404.html',
  'zh/index.html',
  'zh/404.html',
  'guide/start/index.html',
  'guide/start/quick-start.html',
  'guide/start/quick-start.txt',
  'guide/中文.html',
  'a b.html',
  'logo.svg',
  '_next/static/a.js',
]);
const SITE = { has: (file: string) => FILES.has(file), basePath: '', redirects: [{ from: '/en/*', to: '/:splat' }], canonical: true };

const file = (name: string, status: 200 | 404 = 200): Answer => ({ kind: 'file', status, file: name });
const to = (location: string, status: 301 | 308 = 308): Answer => ({ kind: 'redirect', status, location });

test.each<[string, Answer]>([
  ['/', file('index.html')],
  ['/index', to('/')],
  ['/index.html', to('/')],
  ['//', to('/')],
  ['/zh/', file('zh/index.html')],
  ['/zh', to('/zh/')],
  ['/guide/start/', file('guide/start/index.html')],
  ['/guide/start', to('/guide/start/')],
  ['/guide/start/index', to('/guide/start/')],
  ['/guide/start/index.html', to('/guide/start/')],
  ['/guide//start/', to('/guide/start/')],
  ['/guide/start/quick-start', file('guide/start/quick-start.html')],
  ['/guide/start/quick-start/', to('/guide/start/quick-start')],
  ['/guide/start/quick-start.html', to('/guide/start/quick-start')],
  ['/guide/start/quick-start/index', to('/guide/start/quick-start')],
  ['/guide/start/quick-start.txt', file('guide/start/quick-start.txt')],
  ['/guide/start/quick%2Dstart', to('/guide/start/quick-start')],
  ['/guide/%E4%B8%AD%E6%96%87', file('guide/中文.html')],
  ['/guide/%e4%b8%ad%e6%96%87', file('guide/中文.html')],
  ['/a%20b', file('a b.html')],
  ['/logo.svg', file('logo.svg')],
  ['/nowhere', file('404.html', 404)],
  ['/nowhere.html', file('404.html', 404)],
  ['/zh/nowhere', file('zh/404.html', 404)],
  ['/zh/guide/nowhere/', file('zh/404.html', 404)],
  ['/404', file('404.html', 404)],
  ['/zh/404', file('zh/404.html', 404)],
  ['/guide', file('404.html', 404)],
  ['/en/guide/start/', to('/guide/start/', 301)],
  ['/en//evil.example', to('/evil.example', 301)],
  ['/en/\\evil.example', to('/evil.example', 301)],
  ['/%2e%2e/%2e%2e/etc/passwd', file('404.html', 404)],
  ['/..%2f..%2fetc/passwd', file('404.html', 404)],
  ['/guide/../logo.svg', file('404.html', 404)],
  ['/%5C..%5Cx', file('404.html', 404)],
  ['/%00', file('404.html', 404)],
  ['/%E4%B8', file('404.html', 404)],
])('the answer to %s is %j', (path, expected) => {
  expect(resolveRequest(path, '', SITE)).toEqual(expected);
});

/** No file name contains an encoded slash or a broken escape. */
const NAMELESS = /%2F|%E6$|%$/;

test.each(FORM_CASES.filter(({ clean }) => !NAMELESS.test(clean)))('$path leads to the page at $clean', ({ path, clean }) => {
  const name = decodeURIComponent(clean.slice(1));
  const own = clean.endsWith('/') ? `${name}index.html` : `${name}.html`;
  const answer = resolveRequest(path, '', { ...SITE, has: (each) => each === own });
  expect(answer).toEqual(path === clean ? file(own) : to(clean));
});

test.each(FORM_CASES.filter(({ clean }) => NAMELESS.test(clean)))('$path leads nowhere', ({ path }) => {
  expect(resolveRequest(path, '', { ...SITE, has: (name) => !name.endsWith('404.html') })).toEqual({ kind: 'none' });
});

test('a rule inserts what it matched unchanged', () => {
  expect(resolveRequest("/en/$&$'", '', SITE)).toEqual(to("/$&$'", 301));
});

test('redirects keep the query', () => {
  expect(resolveRequest('/guide/start', '?a=1', SITE)).toEqual(to('/guide/start/?a=1'));
  expect(resolveRequest('/en/guide/start/', '?a=1', SITE)).toEqual(to('/guide/start/?a=1', 301));
  expect(resolveRequest('/docs', '?a=1', { ...SITE, basePath: '/docs' })).toEqual(to('/docs/?a=1'));
  const redirects = [
    { from: '/a', to: '/guide/start/#part' },
    { from: '/b', to: 'https://b.example/?c=2#d' },
  ];
  expect(resolveRequest('/a', '?a=1', { ...SITE, redirects })).toEqual(to('/guide/start/?a=1#part', 301));
  expect(resolveRequest('/b', '?a=1', { ...SITE, redirects })).toEqual(to('https://b.example/?c=2&a=1#d', 301));
  expect(resolveRequest('/b', '', { ...SITE, redirects })).toEqual(to('https://b.example/?c=2#d', 301));
});

test.each<[string, Answer]>([
  ['/docs', to('/docs/')],
  ['/docs/', file('index.html')],
  ['/docs/zh', to('/docs/zh/')],
  ['/docs/logo.svg', file('logo.svg')],
  ['/docs/zh/nowhere', file('zh/404.html', 404)],
  ['/logo.svg', file('404.html', 404)],
  ['/docsx', file('404.html', 404)],
])('below a base path: %s', (path, expected) => {
  expect(resolveRequest(path, '', { ...SITE, basePath: '/docs' })).toEqual(expected);
});

test.each<[string, Answer]>([
  ['/guide/start', file('guide/start/index.html')],
  ['/guide/start/quick-start.html', file('guide/start/quick-start.html')],
  ['/en/guide/start/', file('404.html', 404)],
])('a plain host: %s', (path, expected) => {
  expect(resolveRequest(path, '', { ...SITE, canonical: false })).toEqual(expected);
});

test.each<[string, string, boolean, Answer]>([
  ['/', 'text/markdown', true, file('index.md')],
  ['/guide/start/', 'text/html, Text/Markdown;q=0.9', true, file('guide/start/index.md')],
  ['/guide/start', 'text/markdown', true, to('/guide/start/')],
  ['/guide/start/quick-start', 'text/markdown', true, file('guide/start/quick-start.html')],
  ['/logo.svg', 'text/markdown', true, file('logo.svg')],
  ['/nowhere', 'text/markdown', true, file('404.html', 404)],
  ['/', 'text/html', true, file('index.html')],
  ['/', 'text/html, text/markdown; Q=0', true, file('index.html')],
  ['/', 'text/markdown;q=0.000,text/html', true, file('index.html')],
  ['/', 'text/markdown;q=0.001', true, file('index.md')],
  ['/', 'text/markdown', false, file('index.html')],
])('%s for a client that accepts %s, canonical: %s', (path, accepts, canonical, expected) => {
  const site = {
    ...SITE,
    canonical,
    has: (name: string) => ['index.md', 'guide/start/index.md', '404.md'].includes(name) || FILES.has(name),
  };
  expect(preferMarkdown(resolveRequest(path, '', site), accepts, site)).toEqual(expected);
});

test('a site without a 404 page has no answer to unknown paths', () => {
  expect(resolveRequest('/x', '', { ...SITE, has: () => false })).toEqual({ kind: 'none' });
});
