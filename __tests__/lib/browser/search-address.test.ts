import { jest } from '@jest/globals';
import { followQuery, readAddressQuery, reloadWithQuery } from '@/lib/browser/search-address';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/?q=dts', 'dts'],
  ['/?q=', ''],
  ['/?filter=a&q=%E6%A8%A1%E5%BC%8F#top', '模式'],
  ['/?query=dts', null],
])('the query of %s is %j', (url, expected) => {
  history.replaceState(null, '', url);
  expect(readAddressQuery()).toBe(expected);
});

test.each([
  ['/?q=dts', 'output', '/?q=output'],
  ['/?q=dts', '', '/?q='],
  ['/guide/?q=dts#usage', null, '/guide/#usage'],
  ['/config/?filter=a&q=dts', null, '/config/?filter=a'],
  ['/config/?filter=a%20b', 'output', '/config/?filter=a%20b'],
  ['/config/?filter=a%20b', null, '/config/?filter=a%20b'],
  ['/?q=a%20b', 'a b', '/?q=a%20b'],
])('%s with the query %j becomes %s and keeps its entry', (url, query, expected) => {
  history.replaceState({ tree: 'kept' }, '', url);
  const entries = history.length;
  followQuery(query);
  expect([location.pathname + location.search + location.hash, history.state, history.length]).toEqual([
    expected,
    { tree: 'kept' },
    entries,
  ]);
});

test.each(['/guide/?q=dts', '/guide/?q=dts#usage', '/guide/#usage'])('%s is loaded again with the query', (url) => {
  history.replaceState(null, '', url);
  // jsdom reports that it cannot load a document.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reloadWithQuery('dts');
  expect(log.mock.calls.filter(([reported]) => String(reported).includes('navigation'))).toHaveLength(1);
  log.mockRestore();
});
