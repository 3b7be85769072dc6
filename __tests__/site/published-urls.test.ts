import { checkPublishedUrls } from '@/lib/checks/check-published-urls';
import { readPublishedUrls, readRedirects } from '@/lib/source/site-files';
import { loadOwnSite } from '../support/own-site';

test('every published URL still exists or has a redirect', async () => {
  const site = await loadOwnSite();
  expect(checkPublishedUrls(site, readPublishedUrls('.'), readRedirects('.'))).toEqual([]);
});
