import { readPendingSearch, setPendingSearch, takePendingSearch } from '@/lib/browser/start/pending-search';

beforeEach(() => setPendingSearch(null));

test.each(['', 'dts', '"<&', '中文 \u{1f600}'])('keeps what was typed: %j', (query) => {
  setPendingSearch(query);
  expect([readPendingSearch(), readPendingSearch()]).toEqual([query, query]);
  expect(document.documentElement.getAttribute('data-pending-search')).toBe(query);
});

test('is taken once', () => {
  setPendingSearch('dts');
  expect([takePendingSearch(), takePendingSearch(), readPendingSearch()]).toEqual(['dts', null, null]);
});

test('an open search without a query is not the same as none', () => {
  expect(readPendingSearch()).toBeNull();
  setPendingSearch('');
  expect(takePendingSearch()).toBe('');
  setPendingSearch('a');
  setPendingSearch(null);
  expect([readPendingSearch(), document.documentElement.hasAttribute('data-pending-search')]).toEqual([null, false]);
});
