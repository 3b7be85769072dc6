import {
  buildExplorerPath,
  buildFeedPath,
  buildMarkdownPath,
  buildSearchPath,
  buildSocialImagePath,
  FEED_FORMATS,
  getProjectFile,
} from '@/lib/routes/output-paths';
import { buildPathRules } from '@/lib/routes/path-rules';
import config from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';
import { decodeUrlText } from '@/lib/site/urls';
import { RULES } from '../../support/address-cases';

test('paths of feeds, Markdown versions and images do not change', () => {
  expect(FEED_FORMATS.map(({ format, mime }) => [mime, buildFeedPath(format, 'en', RULES), buildFeedPath(format, 'zh', RULES)])).toEqual([
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

test('data of explorers and of the search is named for version and language', () => {
  const scopes = [
    { version: '', lang: 'zh' },
    { version: 'v1', lang: 'en' },
  ];
  expect(scopes.map(buildExplorerPath)).toEqual(['/explorer/zh.json', '/explorer/v1-en.json']);
  expect(scopes.map(buildSearchPath)).toEqual(['/search/zh.json', '/search/v1-en.json']);
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
