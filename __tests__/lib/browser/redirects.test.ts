import { jest } from '@jest/globals';
import { followOwnRedirect, followRedirect } from '@/lib/browser/redirects';
import { runAsText } from './run-as-text';

/** Returns the URLs that a page redirects to for this query and hash, and after the hash changes. */
function follow(to: string | null, anchors: Record<string, string>, search: string, ...hashes: string[]) {
  return followFrom('/guide/', '/guide/', to, anchors, search, ...hashes);
}

/** The same if the document was loaded from `first`, and the page changes to `page` before the second hash. */
function followFrom(first: string, page: string, to: string | null, anchors: Record<string, string>, search: string, ...hashes: string[]) {
  const targets: (string | undefined)[] = [];
  const listeners: (() => void)[] = [];
  const location = { pathname: first, search, hash: hashes[0] ?? '', replace: (url: string) => targets.push(url) };
  const addEventListener = (type: string, listener: () => void, options?: { once?: boolean }) => {
    expect([type, options]).toEqual(['hashchange', { once: true }]);
    listeners.push(listener);
  };
  runAsText(followRedirect, [to, anchors], { location, addEventListener });
  location.pathname = page;
  for (const hash of hashes.slice(1)) {
    location.hash = hash;
    for (const listener of listeners.splice(0)) listener();
  }
  return targets;
}

test('a moved page redirects with query and hash', () => {
  expect(follow('/new', {}, '?a=1', '#x')).toEqual(['/new?a=1#x']);
  expect(follow('/new#part', {}, '', '#x')).toEqual(['/new#part']);
  expect(follow('/new#part', {}, '?a=1', '')).toEqual(['/new?a=1#part']);
});

test('only moved headings redirect if the page has not moved', () => {
  const anchors = { before: '/new#after', 中: '/other' };
  expect(follow(null, anchors, '', '#before')).toEqual(['/new#after']);
  expect(follow('/moved', anchors, '?a=1', '#before')).toEqual(['/new?a=1#after']);
  expect(follow('/moved', anchors, '?a=1', '#%E4%B8%AD')).toEqual(['/other?a=1']);
  expect(follow(null, anchors, '', '#%E4%B8%AD')).toEqual(['/other']);
  for (const hash of ['', '#elsewhere', '#%', '#toString']) expect(follow(null, anchors, '', hash)).toEqual([]);
});

test('redirects after every later change of the hash', () => {
  expect(follow(null, { a: '/x', b: '/y' }, '', '', '#a', '#no', '#b')).toEqual(['/x', '/y']);
});

test.each([
  ['/guide/a', '/guide/a.html', ['/x']],
  ['/guide/index.html', '/guide/', ['/x']],
  ['/guide/a', '/guide/b', []],
  ['/guide/', '/', []],
])('loaded from %s, a hash of %s leads to %j', (first, page, expected) => {
  expect(followFrom(first, page, null, { a: '/x' }, '', '', '#a')).toEqual(expected);
});

test('the query is added to that of the new URL', () => {
  expect(follow('https://a.example/issues?q=open#top', {}, '?a=1', '')).toEqual(['https://a.example/issues?q=open&a=1#top']);
  expect(follow('https://a.example/app#/list?b', {}, '?a=1', '')).toEqual(['https://a.example/app?a=1#/list?b']);
});

test.each<[Record<string, string> | undefined, unknown[]]>([
  [{ to: '/new' }, ['/new', {}]],
  [{ anchors: '{"a":"/x"}' }, [null, { a: '/x' }]],
  [{ to: '/new', anchors: '{"a":"/x"}' }, ['/new', { a: '/x' }]],
  [{}, [null, {}]],
  [undefined, [null, {}]],
])('the redirects are in the attributes of the script: %j', (dataset, expected) => {
  const follow = jest.fn();
  runAsText(followOwnRedirect, [follow], { document: { currentScript: dataset ? { dataset } : null } });
  expect(follow.mock.calls).toEqual([expected]);
});
