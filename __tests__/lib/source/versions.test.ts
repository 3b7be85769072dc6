import { loadFixture } from '@/__tests__/support/fixture-site';
import { buildSlug } from '@/lib/routes/paths';
import type { Site } from '@/lib/source/site';

let site: Site;
beforeAll(async () => {
  site = await loadFixture();
});

test.each([
  ['en', ['guide'], '/guide/'],
  ['en', ['guide', 'code'], '/guide/code'],
  ['zh', ['guide', 'code'], '/zh/guide/code'],
  ['en', ['v1', 'guide'], '/v1/guide/'],
  ['zh', ['v1', 'guide', 'old'], '/v1/zh/guide/old'],
  ['en', ['v1'], '/v1/'],
  ['en', [], '/'],
  // The default version has no segment, so each page has exactly one URL.
  ['en', ['v2', 'guide'], undefined],
  ['en', ['v2'], undefined],
  ['en', ['guide', 'old'], undefined],
  ['fr', ['guide'], undefined],
])('language %s with the segments %j is %s', (lang, slug, expected) => {
  expect(site.findPageBySlug(lang, slug)?.path).toBe(expected);
});

test('percent-encoded segments are decoded', () => {
  expect(site.findPageBySlug('en', ['guide', '%63ode'])?.path).toBe('/guide/code');
});

test('the slug of a page finds the page and never contains the default version', () => {
  const slugs = site.listPages('zh').map((page) => buildSlug(page, site.rules));
  expect(slugs.map((slug) => site.findPageBySlug('zh', slug))).toEqual(site.listPages('zh'));
  expect(slugs).toContainEqual([]);
  expect(slugs).toContainEqual(['v1']);
  expect(slugs.flat()).not.toContain('v2');
});
