import { jest } from '@jest/globals';
import { followQuery, readAddressQuery, reloadWithQuery, TYPING_PAUSE_MS } from '@/lib/browser/search-address';

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

test.each(['/guide/?q=dts', '/guide/?q=dts#usage', '/guide/#usage'])('%s is loaded again once no more letters are typed', (url) => {
  jest.useFakeTimers();
  history.replaceState(null, '', url);
  const setParameter = jest.spyOn(URLSearchParams.prototype, 'set');
  // jsdom reports that it cannot load a document.
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const listReloads = () => log.mock.calls.filter(([reported]) => String(reported).includes('navigation'));
  for (const query of ['d', 'dt', 'dts']) {
    reloadWithQuery(query);
    jest.advanceTimersByTime(TYPING_PAUSE_MS - 1);
  }
  expect(listReloads()).toHaveLength(0);
  jest.advanceTimersByTime(1);
  expect([listReloads().length, setParameter.mock.calls]).toEqual([1, [['q', 'dts']]]);
  jest.useRealTimers();
  setParameter.mockRestore();
  log.mockRestore();
});
