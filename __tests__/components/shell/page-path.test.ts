import { buildPagePath, locatePage } from '@/components/hooks/use-page-path';
import { PAGE_INDEX, VERSIONED } from './frame';

const ZH = { ...PAGE_INDEX, lang: 'zh' };

test.each([
  [PAGE_INDEX, [], '', '', '/'],
  [PAGE_INDEX, ['guide', 'start'], '', 'guide/start', '/guide/start/'],
  [PAGE_INDEX, ['guide', 'start', 'quick-start'], '', 'guide/start/quick-start', '/guide/start/quick-start'],
  [PAGE_INDEX, ['%E6%8C%87%E5%8D%97'], '', '指南', '/指南'],
  [ZH, [], '', '', '/zh/'],
  [ZH, ['guide', 'start'], '', 'guide/start', '/zh/guide/start/'],
  [VERSIONED, ['guide', 'start'], 'v2', 'guide/start', '/guide/start/'],
  [VERSIONED, ['v1'], 'v1', '', '/v1/'],
  [{ ...VERSIONED, lang: 'zh' }, ['v1', 'guide', 'start'], 'v1', 'guide/start', '/v1/zh/guide/start/'],
])('case %#: a slug is a page', (pageIndex, slug, version, key, path) => {
  expect(locatePage(pageIndex, slug)).toEqual({ lang: pageIndex.lang, version, key, path, flags: pageIndex.flags[key] ?? {} });
});

test('a page has a path in every language and version', () => {
  expect(buildPagePath(VERSIONED, { version: 'v1', lang: 'zh', key: 'config' })).toBe('/v1/zh/config/');
  expect(buildPagePath(VERSIONED, { version: 'v2', lang: 'en', key: 'config/lib' })).toBe('/config/lib');
});
