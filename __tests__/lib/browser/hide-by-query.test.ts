import { hideByQuery, isGlobalUiHidden, removeHiddenFeeds } from '@/lib/browser/hide-by-query';

const listHidden = () => document.documentElement.getAttributeNames().filter((name) => name.startsWith('data-hide-'));

beforeEach(() => {
  document.head.innerHTML = '<link rel="stylesheet"><link data-feed="rss"><link data-feed="atom">';
});
afterEach(() => {
  for (const name of listHidden()) document.documentElement.removeAttribute(name);
});

test.each([
  ['', []],
  ['?navbar=0&outline=0', ['data-hide-navbar', 'data-hide-outline']],
  ['?sidebar=0&footer=0&globalUIComponents=0', ['data-hide-sidebar', 'data-hide-footer', 'data-hide-global-ui']],
  ['?navbar=1&footer=&toString=0', []],
])('the query %j hides %j', (query, hidden) => {
  history.replaceState(null, '', `/${query}`);
  hideByQuery();
  expect(listHidden()).toEqual(hidden);
});

test('what is hidden stays hidden until a query shows it again', () => {
  history.replaceState(null, '', '/?footer=0');
  hideByQuery();
  history.replaceState(null, '', '/next');
  hideByQuery();
  expect(listHidden()).toEqual(['data-hide-footer']);
  history.replaceState(null, '', '/?footer=1');
  hideByQuery();
  expect(listHidden()).toEqual([]);
});

test.each([
  ['/?globalUIComponents=0', true, 0],
  ['/?navbar=0', false, 2],
])('with %s, links to feeds are hidden: %j', (url, isHidden, feeds) => {
  history.replaceState(null, '', url);
  hideByQuery();
  removeHiddenFeeds();
  expect([isGlobalUiHidden(), document.querySelectorAll('link[data-feed]').length]).toEqual([isHidden, feeds]);
  expect(document.querySelectorAll('link[rel="stylesheet"]')).toHaveLength(1);
});
