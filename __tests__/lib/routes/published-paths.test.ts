import { buildExplorerPath, buildFeedPath, buildMarkdownPath, buildSocialImagePath, FEED_FORMATS } from '@/lib/routes/output-paths';
import { buildPathRules } from '@/lib/routes/path-rules';
import { isExternal, type PathRules, parsePath, splitHref, splitSlug, stripSlash, withBasePath } from '@/lib/routes/paths';
import { getProjectFile } from '@/lib/routes/project-file';
import config from '@/lib/site/config';
import { decodeUrlText } from '@/lib/site/decode-url';
import type { SiteConfig } from '@/lib/site/types';

const rules: PathRules = { defaultLang: 'en', langs: ['en', 'zh'], defaultVersion: '', versions: [] };
const versioned: PathRules = { ...rules, defaultVersion: 'v2', versions: ['v2', 'v1'] };

test('the default version has no segment, so a segment with its name is part of the key', () => {
  expect(splitSlug(['v2', 'guide'], versioned)).toEqual({ version: 'v2', key: 'v2/guide' });
  expect(splitSlug(['v2'], versioned)).toEqual({ version: 'v2', key: 'v2' });
  expect(splitSlug([], versioned)).toEqual({ version: 'v2', key: '' });
  expect(splitSlug([], rules)).toEqual({ version: '', key: '' });
});

test.each<[string, PathRules, ReturnType<typeof parsePath>]>([
  ['/', rules, { version: '', lang: 'en', key: '', isIndex: true }],
  ['/zh', rules, { version: '', lang: 'zh', key: '', isIndex: true }],
  ['/zh/a/', rules, { version: '', lang: 'zh', key: 'a', isIndex: true }],
  ['/guide/zh/v1', versioned, { version: 'v2', lang: 'en', key: 'guide/zh/v1', isIndex: false }],
  ['/zh/v1/a', versioned, { version: 'v2', lang: 'zh', key: 'v1/a', isIndex: false }],
  ['/v1/a', rules, { version: '', lang: 'en', key: 'v1/a', isIndex: false }],
])('the parts of %s', (path, ownRules, parts) => {
  expect(parsePath(path, ownRules)).toEqual(parts);
});

test.each([
  ['xhttps://a.b', false],
  ['/mailto:a', false],
  ['/a//b', false],
  ['https', false],
  ['httpss://a', false],
])('%s is external: %s', (href, external) => {
  expect(isExternal(href)).toBe(external);
});

test.each([
  ['//', '/'],
  ['/a/b//', '/a/b'],
  ['/a/b', '/a/b'],
  ['', ''],
])('%j without its final slash is %j', (path, stripped) => {
  expect(stripSlash(path)).toBe(stripped);
});

test('a path without a leading slash does not get the base path', () => {
  expect(['a/', '#a', ''].map((path) => withBasePath(path, '/docs'))).toEqual(['a/', '#a', '']);
});

test.each([
  ['', { path: '', query: '', hash: '' }],
  ['?a#b#c?d', { path: '', query: '?a', hash: '#b#c?d' }],
  ['/a#', { path: '/a', query: '', hash: '#' }],
])('the parts of the address %j', (href, parts) => {
  expect(splitHref(href)).toEqual(parts);
});

test('paths of feeds, Markdown versions and images do not change', () => {
  expect(FEED_FORMATS.map(({ format, mime }) => [mime, buildFeedPath(format, 'en', rules), buildFeedPath(format, 'zh', rules)])).toEqual([
    ['application/rss+xml', '/rss/blog-rss.xml', '/rss/blog-rss-zh.xml'],
    ['application/atom+xml', '/rss/blog-atom.xml', '/rss/blog-atom-zh.xml'],
    ['application/feed+json', '/rss/blog-feed.json', '/rss/blog-feed-zh.json'],
  ]);
  expect(['/', '/guide/start/', '/config/lib/dts'].map((path) => [buildMarkdownPath(path), buildSocialImagePath(path)])).toEqual([
    ['/index.md', '/social/index.png'],
    ['/guide/start/index.md', '/social/guide/start/index.png'],
    ['/config/lib/dts.md', '/social/config/lib/dts.png'],
  ]);
});

test('examples whose folders start with the same words share a file', () => {
  expect(['guide-css/modules', 'guide-css/tailwind', 'guide/css', 'guide-css-more/x', '指南-样式/甲'].map(getProjectFile)).toEqual([
    'guide-css.json',
    'guide-css.json',
    'guide-css.json',
    'guide-css.json',
    '指南-样式.json',
  ]);
});

test('data of explorers is named for version and language', () => {
  expect([buildExplorerPath({ version: '', lang: 'zh' }), buildExplorerPath({ version: 'v1', lang: 'en' })]).toEqual([
    '/explorer/zh.json',
    '/explorer/v1-en.json',
  ]);
});

test.each([
  ['%E6%8C%87%E5%8D%97', '指南'],
  ['a%20b', 'a b'],
  ['100%', '100%'],
  ['%E6', '%E6'],
])('the segment %s stands for %s', (segment, decoded) => {
  expect(decodeUrlText(segment)).toBe(decoded);
});

test('path rules are built from languages and versions', () => {
  const locales = config.locales.map(({ lang }) => lang);
  const single: SiteConfig = { ...config, multiVersion: undefined };
  expect(buildPathRules(single)).toEqual({ defaultLang: config.defaultLang, langs: locales, defaultVersion: '', versions: [] });
  expect(buildPathRules({ ...single, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } })).toMatchObject({
    defaultVersion: 'v2',
    versions: ['v2', 'v1'],
  });
});
