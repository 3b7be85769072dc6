import { findCurrent, findLongestPrefix } from '@/lib/browser/active-match';
import { isSamePage } from '@/lib/routes/nav-match';

test.each([
  ['/guide/start/', '/guide/start/', '/guide/start/', '/guide/', 'page'],
  ['/guide/start/quick-start', '/guide/start/quick-start', '/guide/start/', '/guide/', 'true'],
  ['/zh/guide/basic/cli', '/guide/basic/cli', '/zh/guide/start/', '^/guide/', 'true'],
  ['/zh/v1/config/lib/', '/config/lib/', '/zh/v1/config/', '^/config/lib/$', 'true'],
  ['/config/lib/dts', '/config/lib/dts', '/guide/start/', '/guide/', undefined],
  ['/config/lib/dts', '/config/lib/dts', '/config/', undefined, 'true'],
  ['/config/lib/dts', '/config/lib/dts', '/config/lib', undefined, 'true'],
  ['/config/library', '/config/library', '/config/lib', undefined, undefined],
  ['/guide/', '/guide/', '/', undefined, undefined],
  ['/', '/', '/', undefined, 'page'],
  ['/', '/', 'https://example.com/', undefined, undefined],
  ['/guide/c++/x', '/guide/c++/x', '/guide/c++/', undefined, 'true'],
  ['/config/guide/x', '/config/guide/x', '/guide/start/', '/guide/', undefined],
])('on %s (%s) the entry to %s matching %j is current: %j', (path, contentPath, link, activeMatch, expected) => {
  expect(findCurrent({ path, contentPath }, link, activeMatch)).toBe(expected);
});

test('ignores the hash and query of a link', () => {
  expect(isSamePage({ path: '/a' }, '/a#b')).toBe(true);
  expect(isSamePage({ path: '/a' }, '/a?b=c#d')).toBe(true);
  expect(isSamePage({ path: '/a' }, '/a/')).toBe(false);
});

test.each([
  ['/guide/start/', '/guide/'],
  ['/guide/api/x', '/guide/api/'],
  ['/guide', '/guide/'],
  ['/guidelines', undefined],
  ['/zh/guide/', '/zh/guide/'],
  ['/', undefined],
])('the longest prefix of %s is %s', (path, expected) => {
  expect(findLongestPrefix(path, ['/guide/', '/guide/api/', '/zh/guide/'])).toBe(expected);
});
