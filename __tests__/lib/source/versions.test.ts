import path from 'node:path';
import { findPage, listSlugs } from '@/lib/source/find-page';
import { loadSite } from '@/lib/source/load-site';
import type { Site } from '@/lib/source/types';
import fixtureConfig from '../../fixtures/site/site.config';

let site: Site;
beforeAll(async () => {
  site = await loadSite(path.resolve('__tests__/fixtures/site'), fixtureConfig);
});

test.each([
  ['en', ['guide'], '/guide/'],
  ['en', ['guide', 'code'], '/guide/code'],
  ['zh', ['guide', 'code'], '/zh/guide/code'],
  ['en', ['v1', 'guide'], '/v1/guide/'],
  ['zh', ['v1', 'guide', 'old'], '/v1/zh/guide/old'],
  ['en', ['v1'], '/v1/'],
  ['en', [], '/'],
  // The default version has no segment, so that a page has one address.
  ['en', ['v2', 'guide'], undefined],
  ['en', ['v2'], undefined],
  ['en', ['guide', 'old'], undefined],
  ['fr', ['guide'], undefined],
])('language %s with the segments %j is %s', (lang, slug, expected) => {
  expect(findPage(site, lang, slug)?.path).toBe(expected);
});

test('segments are decoded', () => {
  expect(findPage(site, 'en', ['guide', '%63ode'])?.path).toBe('/guide/code');
});

test('the segments of a page lead to it; no home page of the default version, no segment for that version', () => {
  const slugs = listSlugs(site, 'zh');
  const paths = slugs.map((slug) => findPage(site, 'zh', slug)?.path);
  const own = site.pages.filter(({ lang, path: each }) => lang === 'zh' && each !== '/zh/');
  expect(paths).toEqual(own.map((page) => page.path));
  expect(slugs).toContainEqual(['v1']);
  expect(slugs.flat()).not.toContain('v2');
});
