import {
  buildPath,
  buildSlug,
  isExternal,
  isFilePath,
  isPageIn,
  listScopes,
  listVersions,
  localizeLink,
  nameScopeFile,
  type PathRules,
  parsePath,
  splitHref,
  splitSlug,
  stripSlash,
  toFileStem,
  toggleSlash,
  withBasePath,
} from '@/lib/routes/paths';
import { RULES, VERSIONED } from '../../support/address-cases';

test.each([
  [{ version: '', lang: 'en', key: '', isIndex: true }, RULES, '/'],
  [{ version: '', lang: 'zh', key: '', isIndex: true }, RULES, '/zh/'],
  [{ version: '', lang: 'en', key: 'guide/start', isIndex: true }, RULES, '/guide/start/'],
  [{ version: '', lang: 'zh', key: 'config/lib/dts', isIndex: false }, RULES, '/zh/config/lib/dts'],
  [{ version: 'v2', lang: 'zh', key: 'a', isIndex: false }, VERSIONED, '/zh/a'],
  [{ version: 'v1', lang: 'en', key: 'a', isIndex: true }, VERSIONED, '/v1/a/'],
  [{ version: 'v1', lang: 'zh', key: 'a', isIndex: false }, VERSIONED, '/v1/zh/a'],
  [{ version: 'v1', lang: 'zh', key: '', isIndex: true }, VERSIONED, '/v1/zh/'],
])('builds the path of %j', (parts, ownRules, path) => {
  expect(buildPath(parts, ownRules)).toBe(path);
  expect(parsePath(path, ownRules)).toEqual({ ...parts, version: parts.version || ownRules.defaultVersion });
});

test.each<[string, ReturnType<typeof parsePath>, PathRules]>([
  ['/zh', { version: '', lang: 'zh', key: '', isIndex: true }, RULES],
  ['/zh/a/', { version: '', lang: 'zh', key: 'a', isIndex: true }, RULES],
  ['/guide/zh/v1', { version: 'v2', lang: 'en', key: 'guide/zh/v1', isIndex: false }, VERSIONED],
  ['/zh/v1/a', { version: 'v2', lang: 'zh', key: 'v1/a', isIndex: false }, VERSIONED],
  ['/v1/a', { version: '', lang: 'en', key: 'v1/a', isIndex: false }, RULES],
])('the parts of %s are %j', (path, parts, ownRules) => {
  expect(parsePath(path, ownRules)).toEqual(parts);
});

test.each([
  ['/guide/start/#top', '/v1/zh/guide/start/#top'],
  ['/', '/v1/zh/'],
  ['#top', '#top'],
  ['https://example.com/a', 'https://example.com/a'],
])('the link %s of content is %s for readers of a version and language', (link, localized) => {
  expect(localizeLink(link, { version: 'v1', lang: 'zh' }, VERSIONED)).toBe(localized);
});

test('a site without versions has the default one', () => {
  expect(listVersions(RULES)).toEqual(['']);
  expect(listVersions(VERSIONED)).toEqual(['v2', 'v1']);
});

test('the languages of a site without versions have one scope each, others one for each version', () => {
  expect(listScopes(RULES)).toEqual([
    { lang: 'en', version: '' },
    { lang: 'zh', version: '' },
  ]);
  expect(listScopes(VERSIONED).map(nameScopeFile)).toEqual(['v2-en.json', 'v1-en.json', 'v2-zh.json', 'v1-zh.json']);
});

test.each([
  [['guide', 'start'], RULES, { version: '', key: 'guide/start' }],
  [['v1', 'guide'], VERSIONED, { version: 'v1', key: 'guide' }],
  [['v1'], VERSIONED, { version: 'v1', key: '' }],
  [['v1', 'guide'], RULES, { version: '', key: 'v1/guide' }],
  [[], RULES, { version: '', key: '' }],
  [[], VERSIONED, { version: 'v2', key: '' }],
  // The default version has no segment.
  [['v2'], VERSIONED, { version: 'v2', key: 'v2' }],
  [['v2', 'guide'], VERSIONED, { version: 'v2', key: 'v2/guide' }],
])('splits the router segments %j', (slug, ownRules, expected) => {
  expect(splitSlug(slug, ownRules)).toEqual(expected);
});

test.each([
  ['v2', '', []],
  ['v2', 'guide/start', ['guide', 'start']],
  ['v1', '', ['v1']],
  ['v1', 'guide/start', ['v1', 'guide', 'start']],
])('in version %s, the page %j has the segments %j, which lead back to it', (version, key, slug) => {
  expect(buildSlug({ version, key }, VERSIONED)).toEqual(slug);
  expect(splitSlug(slug, VERSIONED)).toEqual({ version, key });
});

test.each([
  ['https://a.b', true],
  ['http://a.b', true],
  ['HTTPS://A.B', true],
  ['mailto:a@b.c', true],
  ['tel:+1', true],
  ['//cdn.example', true],
  ['/guide/', false],
  ['#hash', false],
  ['httpbin', false],
  ['https', false],
  ['xhttps://a.b', false],
  ['httpss://a', false],
  ['/mailto:a', false],
  ['/a//b', false],
])('%s is external: %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});

test.each([
  ['/llms.txt', true],
  ['/guide/a.html', true],
  ['/files/lib-1.0-beta', true],
  ['/.well-known', true],
  ['', false],
  ['/', false],
  ['/guide/a', false],
  ['/v1.0/guide/a', false],
  ['/v1.0/', false],
])('%j is the path of a file: %s', (path, isFile) => {
  expect(isFilePath(path)).toBe(isFile);
});

test.each([
  ['/guide/a?x=1#y', 'en', true],
  ['/zh/guide/a#y', 'en', false],
  ['/zh/', 'zh', true],
  ['/v1/zh/a', 'zh', true],
  ['/v1/zh/a', 'en', false],
  ['/guide/a.md', 'en', false],
  ['#/guide/a', 'en', false],
  ['a', 'en', false],
])('%s is a page in %s: %s', (href, lang, isPage) => {
  expect(isPageIn(lang, href, VERSIONED)).toBe(isPage);
});

test('removes the trailing slash, except from the root', () => {
  expect(['/', '//', '/a/', '/a', '/a//', '/a/b//', ''].map(stripSlash)).toEqual(['/', '/', '/a', '/a', '/a', '/a/b', '']);
});

test('the other form of a path has one slash more or less', () => {
  expect(['/a/', '/a', '/zh/'].map(toggleSlash)).toEqual(['/a', '/a/', '/zh']);
});

test('the files of an index page are in its folder', () => {
  expect(['/', '/guide/', '/guide/start'].map(toFileStem)).toEqual(['/index', '/guide/index', '/guide/start']);
});

test('files with data are named for version and language', () => {
  expect(nameScopeFile({ lang: 'zh', version: '' })).toBe('zh.json');
  expect(nameScopeFile({ lang: 'en', version: 'v1' })).toBe('v1-en.json');
});

test('adds the base path only to paths of the site', () => {
  expect(withBasePath('/a/', '/docs')).toBe('/docs/a/');
  expect(withBasePath('/a/', '')).toBe('/a/');
  expect(withBasePath('https://a.b/', '/docs')).toBe('https://a.b/');
  expect(withBasePath('//a.b/c.svg', '/docs')).toBe('//a.b/c.svg');
  expect(['a/', '#a', ''].map((path) => withBasePath(path, '/docs'))).toEqual(['a/', '#a', '']);
});

test('splits a URL into path, query and hash', () => {
  expect(splitHref('/a?x=1&y#b?c')).toEqual({ path: '/a', query: '?x=1&y', hash: '#b?c' });
  expect(splitHref('#a')).toEqual({ path: '', query: '', hash: '#a' });
  expect(splitHref('/a')).toEqual({ path: '/a', query: '', hash: '' });
  expect(splitHref('')).toEqual({ path: '', query: '', hash: '' });
  expect(splitHref('/a#')).toEqual({ path: '/a', query: '', hash: '#' });
  expect(splitHref('?a#b#c?d')).toEqual({ path: '', query: '?a', hash: '#b#c?d' });
});
