import { jest } from '@jest/globals';
import { announcePage, onEveryPage } from '@/lib/browser/page-change';

test('runs for the page of the document and for every page after it, until the signal aborts', () => {
  const run = jest.fn();
  const stop = new AbortController();
  onEveryPage(run, stop.signal);
  expect(run).toHaveBeenCalledTimes(1);
  announcePage();
  announcePage();
  expect(run).toHaveBeenCalledTimes(3);
  stop.abort();
  announcePage();
  expect(run).toHaveBeenCalledTimes(3);
});
