import { jest } from '@jest/globals';
import { announcePage, onEveryPage } from '@/lib/browser/page-change';

test('runs for the page of the document and for every page after it', () => {
  const run = jest.fn();
  onEveryPage(run);
  expect(run).toHaveBeenCalledTimes(1);
  announcePage();
  announcePage();
  expect(run).toHaveBeenCalledTimes(3);
});
