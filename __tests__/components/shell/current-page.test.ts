import { buildPagePath, locatePage } from '@/components/hooks/use-current-page';
import { PAGE_MANIFEST, VERSIONED } from './shell-fixture';

const ZH = { ...PAGE_MANIFEST, lang: 'zh' };

test.each([
  [PAGE_MANIFEST, [], '', '', '/'],
  [PAGE_MANIFEST, ['guide', 'start'], '', 'guide/start', '/guide/start/'],
  [PAGE_MANIFEST, ['guide', 'start', 'quick-start'], '', 'guide/start/quick-start', '/guide/start/quick-start'],
  [PAGE_MANIFEST, ['%E6%8C%87%E5%8D%97'], '', '指南', '/指南'],
  [PAGE_MANIFEST, ['100%'], '', '100%', '/100%'],
  [ZH, [], '', '', '/zh/'],
  [ZH, ['guide', 'start'], '', 'guide/start', '/zh/guide/start/'],
  [VERSIONED, ['guide', 'start'], 'v2', 'guide/start', '/guide/start/'],
  [VERSIONED, ['v1'], 'v1', '', '/v1/'],
  [VERSIONED, ['guide', 'old'], 'v2', 'guide/old', '/guide/old'],
  [VERSIONED, ['v1', 'guide', 'old'], 'v1', 'guide/old', '/v1/guide/old/'],
  [{ ...VERSIONED, lang: 'zh' }, ['v1', 'guide', 'start'], 'v1', 'guide/start', '/v1/zh/guide/start/'],
])('case %#: a slug is a page', (pageManifest, slug, version, key, path) => {
  const contentPath = `/${key}${key && path.endsWith('/') ? '/' : ''}`;
  const flags = pageManifest.flags[version === 'v1' ? `v1/${key}` : key] ?? {};
  expect(locatePage(pageManifest, slug)).toEqual({ lang: pageManifest.lang, version, key, path, contentPath, flags });
});

test('a page has a path in every language and version', () => {
  expect(buildPagePath(VERSIONED, { version: 'v1', lang: 'zh', key: 'config' })).toBe('/v1/zh/config');
  expect(buildPagePath(VERSIONED, { version: 'v2', lang: 'zh', key: 'config' })).toBe('/zh/config/');
  expect(buildPagePath(VERSIONED, { version: 'v2', lang: 'en', key: 'config/lib' })).toBe('/config/lib');
});
