import { jest } from '@jest/globals';
import { announcePage, onEveryPage } from '@/lib/browser/page-change';

test('runs for the page of the document, when the framework takes it over, and for every page after it, until the signal aborts', () => {
  const run = jest.fn();
  const stop = new AbortController();
  history.replaceState(null, '', '/first');
  onEveryPage(run, stop.signal);
  expect(run.mock.calls).toEqual([[true]]);
  announcePage();
  history.replaceState(null, '', '/second');
  announcePage();
  expect(run.mock.calls).toEqual([[true], [false], [true]]);
  stop.abort();
  announcePage();
  expect(run).toHaveBeenCalledTimes(3);
});
