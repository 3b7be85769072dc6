import { createRequire } from 'node:module';
import { buildDevRedirects, buildDevRewrites, buildExtraPublicRewrites } from '@/lib/routes/dev-routes';
import { KEPT_START } from '@/lib/routes/kept-path';
import { RULES, VERSIONED } from '../../support/address-cases';

const patterns: { match: <Params>(pattern: string) => (path: string) => false | { params: Params } } = createRequire(import.meta.url)(
  'next/dist/compiled/path-to-regexp',
);
const REST = `:slashes(/*):path(${KEPT_START}.*)`;
const format = ({ source, destination }: { source: string; destination: string }) => `${source} ${destination}`;

test('redirects remove the default language, rewrites add it', () => {
  expect(buildDevRedirects(RULES).map(format)).toEqual(['/en /', `/en/${REST} /:path`]);
  expect(buildDevRewrites(RULES).map(format).slice(5)).toEqual([
    '/ /en',
    '/:path((?!en(?:/|$)|zh(?:/|$)|_next(?:/|$)|.*\\.[^/]*$).*) /en/:path',
  ]);
});

test('versions are before languages in public paths and after them in routes', () => {
  expect(buildDevRedirects(VERSIONED).map(format)).toEqual([
    '/v2/en /',
    `/v2/en/${REST} /:path`,
    '/v2 /',
    `/v2/${REST} /:path`,
    '/en /',
    `/en/${REST} /:path`,
    '/v1/en /v1/',
    `/v1/en/${REST} /v1/:path`,
  ]);
  expect(buildDevRewrites(VERSIONED).map(format).slice(5, 9)).toEqual([
    '/v1/zh /zh/v1',
    '/v1/zh/:path(.*) /zh/v1/:path',
    '/v1 /en/v1',
    '/v1/:path(.*) /en/v1/:path',
  ]);
});

test('text files come from a separate route', () => {
  const rules = buildDevRewrites(VERSIONED)
    .slice(0, 5)
    .map(({ source, destination }) => ({ matches: patterns.match<object>(source), destination }));
  const find = (path: string) => rules.find(({ matches }) => matches(path))?.destination;
  const files = [
    '/guide/a.md',
    '/llms.txt',
    '/zh/llms-full.txt',
    '/sitemap.xml',
    '/zh/opensearch.xml',
    '/rss/blog-feed-zh.json',
    '/search/v1-en.json',
  ];
  files.push('/explorer/v1-zh.json', '/examples/guide-start.json', '/robots.txt');
  expect(files.map(find)).toEqual(files.map(() => '/texts/:path'));
  const others = ['/guide/a', '/examples/', '/examples/a/b.json', '/search-index', '/rss'];
  expect(others.map(find)).toEqual(others.map(() => undefined));
});

test('files of the extra public directory come from a separate server, including those added later', () => {
  const files = ['img/a.svg', 'c++.svg', 'photo(1).png', 'a:b.png'];
  const { before, after } = buildExtraPublicRewrites(files, 'http://localhost:1');
  const findIn = (rewrites: typeof before) => (path: string) =>
    rewrites.flatMap(({ source, destination }) => {
      const match = patterns.match<{ path: string }>(source)(path);
      return match ? destination.replace(':path', match.params.path) : [];
    });
  expect([...files.map((file) => `/${file}`), '/img/b.svg', '/img/aXsvg', '/ccc.svg'].map(findIn(before))).toEqual([
    ...files.map((file) => [`http://localhost:1/${file}`]),
    [],
    [],
    [],
  ]);
  expect(['/b.png', '/img/b.svg', '/guide/a', '/_next/static/a.js', '/texts/guide/a.md', '/'].map(findIn(after))).toEqual([
    ['http://localhost:1/b.png'],
    ['http://localhost:1/img/b.svg'],
    [],
    [],
    [],
    [],
  ]);
  expect(buildExtraPublicRewrites([], '')).toEqual({ before: [], after: [] });
});
