import { findCurrent, findLongestPrefix, isInNavSection, isSamePage } from '@/lib/routes/nav-match';

test.each([
  ['/a', '/a', true],
  ['/a', '/a#b', true],
  ['/a', '/a?b', true],
  ['/a', '/a?b=c#d', true],
  ['/a', '/a/', false],
  ['/a', '/ab#', false],
])('on %s, a link to %s leads to the same page: %j', (path, link, expected) => {
  expect(isSamePage({ path }, link)).toBe(expected);
});

test.each<[string, string, string, string | undefined, boolean]>([
  ['/zh/guide/a', '/guide/a', '/zh/elsewhere', '/guide/', true],
  ['/zh/guide/a', '/guide/a', '/zh/elsewhere', '^/guide/', true],
  ['/config/guide/a', '/config/guide/a', '/guide/', '/guide/', false],
  ['/guide/a', '/guide/a', '/guide/', '/config/|/guide/', true],
  ['/guide/c++/', '/guide/c++/', '/guide/c++/', undefined, true],
  ['/guide/start', '/guide/start', '/elsewhere', '^/guide/start$', true],
  ['/guide/start/', '/guide/start/', '/elsewhere', '^/guide/start$', false],
  ['/zh/', '/', '/elsewhere', '^/$', true],
  // The pattern takes precedence, even on the page of the entry itself.
  ['/guide/', '/guide/', '/guide/', '/config/', false],
  ['/guide/', '/guide/', '/guide/', undefined, true],
  ['/guide/a', '/guide/a', '/guide/', undefined, true],
  ['/guide/a', '/guide/a', '/guide', undefined, true],
  ['/guide', '/guide', '/guide#part', undefined, true],
  ['/guidelines', '/guidelines', '/guide', undefined, false],
  ['/a/guide/', '/a/guide/', '/guide/', undefined, false],
  // Everything is below a home page, which is therefore a separate area.
  ['/guide/', '/guide/', '/', undefined, false],
  ['/zh/guide/', '/guide/', '/zh/', undefined, false],
  ['/v1/zh/guide/', '/guide/', '/v1/zh/', undefined, false],
  ['/', '/', '/', undefined, true],
  ['/zh/', '/', '/zh/', undefined, true],
  ['//a.example/x', '//a.example/x', '//a.example/', undefined, false],
])('on %s (%s) the entry to %s matching %j is its section: %j', (path, contentPath, link, activeMatch, expected) => {
  expect(isInNavSection({ path, contentPath }, link, activeMatch)).toBe(expected);
});

test.each([
  ['/guide/start/', '/guide/start/', '/guide/start/', '/guide/', 'page'],
  ['/zh/guide/basic/cli', '/guide/basic/cli', '/zh/guide/start/', '^/guide/', 'true'],
  ['/config/lib/dts', '/config/lib/dts', '/config/', undefined, 'true'],
  ['/config/lib/dts', '/config/lib/dts', '/guide/start/', '/guide/', undefined],
  ['/', '/', 'https://example.com/', undefined, undefined],
])('on %s (%s) the entry to %s matching %j is current: %j', (path, contentPath, link, activeMatch, expected) => {
  expect(findCurrent({ path, contentPath }, link, activeMatch)).toBe(expected);
});

test.each([
  ['/guide/start/', '/guide/'],
  ['/guide/api/x', '/guide/api/'],
  ['/guide', '/guide/'],
  ['/guidelines', undefined],
  ['/zh/guide/', '/zh/guide/'],
  ['/', undefined],
])('the longest prefix of %s is %s', (path, expected) => {
  const prefixes = ['/guide/', '/guide/api/', '/zh/guide/'];
  expect(findLongestPrefix(path, prefixes)).toBe(expected);
  expect(findLongestPrefix(path, prefixes.toReversed())).toBe(expected);
});
